"""From the words and options of a command to a puzzle that can be solved."""

from __future__ import annotations

import datetime
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...catalog import load
from ...errors import InvalidRequest, InvalidSetup
from ...families.wording import plural
from ...values import frozen, replace
from ..printing.terminal import note
from .layout import running_command
from .sources import only_puzzle, variant_of_size

if TYPE_CHECKING:
    from ...answers.base import OpenedJson
    from ...families import Puzzle
    from ...families.setup_kinds import SetupKind
    from .options import SetupChoice


@frozen
class Opened:
    """A puzzle ready to be solved, and the choices that made it so."""

    puzzle: Puzzle
    template: Puzzle
    blocked: tuple[str, ...] = ()
    variant: str = ""
    target: int | None = None
    pieces: tuple[str, ...] = ()
    size: str = ""

    @property
    def setup(self) -> tuple[str, ...]:
        """The names of the cells or pieces that were chosen, or the size."""
        return self.blocked or self.pieces or ((self.size,) if self.size else ())

    @property
    def title(self) -> str:
        """The puzzle's usual name, with its variant and setup."""
        details = [self.variant] if self.variant else []
        details += [f"sum {self.target}"] if self.target is not None else []
        if self.template.setup is not None and self.setup:
            details.append(_kind(self.template).title.format(" ".join(self.setup)))
        name = self.puzzle.title or self.puzzle.name
        return f"{name} ({', '.join(details)})" if details else name

    @property
    def options(self) -> str:
        """The options with which a command takes the same version of the puzzle; "" for one that needs none."""
        words = ["--variant", self.variant] if self.variant else []
        words += ["--block", ",".join(self.blocked)] if self.blocked else []
        words += ["--pieces", ",".join(self.pieces)] if self.pieces else []
        words += ["--size", self.size] if self.size else []
        words += [] if self.target is None else ["--target", str(self.target)]
        from shlex import join

        return join(words)

    def plain(self) -> OpenedJson:
        """The puzzle as plain data."""
        data: OpenedJson = {"puzzle": self.puzzle.name}
        if self.variant:
            data["variant"] = self.variant
        if self.blocked:
            data["blocked"] = list(self.blocked)
            data["again"] = f"--block {','.join(self.blocked)}"
        if self.pieces:
            data["pieces"] = list(self.pieces)
            from shlex import quote

            data["again"] = f"--pieces {quote(','.join(self.pieces))}"
        if self.size:
            data["size"] = self.size
            data["again"] = f"--size {self.size}"
        if self.target is not None:
            data["target"] = self.target
        return data


def open_puzzle(words: Sequence[str], setup: SetupChoice, *, may_roll: bool = True) -> Opened:
    """The puzzle that the words and options of a command mean, ready to be solved.

    Dice without a roll are rolled if they may be, and stderr tells how to get the same again, as it does of pieces
    drawn at random; a calendar shows today.
    """
    from ...families.setups import with_pieces, with_size, with_target

    if not words and setup.roll and not re.fullmatch(r"[\d,\s]+", setup.roll):
        # `--roll genius-star`: the puzzle was taken for what the dice show.
        words, setup = (setup.roll,), replace(setup, roll="")
    sources = only_puzzle(words)
    setup = _with_open_size(sources, setup)
    template = load(sources, setup.variant)
    aimed = template if setup.target is None else with_target(template, setup.target)
    chosen = _chosen(template, setup, sources, may_roll)
    chooses = "" if template.setup is None else _kind(template).chooses
    if setup.size is not None or (chooses == "size" and setup.block is None and setup.pieces is None):
        [size] = chosen
        return Opened(with_size(template, size), template, variant=setup.variant or "", target=setup.target, size=size)
    if setup.pieces is not None or (chooses == "pieces" and setup.block is None):
        return Opened(
            with_pieces(template, chosen), template, variant=setup.variant or "", target=setup.target, pieces=chosen
        )
    puzzle = _with_cells(aimed, chosen, setup) if chosen else aimed
    return Opened(puzzle, template, chosen, setup.variant or "", setup.target)


def setup_of_files(setup: SetupChoice, files: Sequence[str]) -> SetupChoice:
    """The choices of a command, filled up with what files of solutions say about theirs.

    Raises InvalidRequest if two files say different things and no option decides.
    """
    from pathlib import Path

    from ...formats.document import source_of
    from ...formats.setup_in_file import setup_in

    said: dict[str, tuple[Any, str]] = {}
    for file in files:
        found = setup_in(source_of(Path(file)))
        facts = {"variant": found.variant, "block": found.blocked, "pieces": found.pieces, "target": found.target}
        facts["size"] = found.size
        for name, value in facts.items():
            is_open = getattr(setup, name) is None and not (name in ("block", "pieces", "size") and setup.choosing)
            if value is None or not is_open:
                continue
            before, other = said.setdefault(name, (value, file))
            if before != value:
                words = [" ".join(map(str, one)) if isinstance(one, tuple) else str(one) for one in (before, value)]
                raise InvalidRequest(
                    f"{other} and {file} are about different setups, {words[0]} and {words[1]}; --{name} takes one"
                )
    joined: dict[str, Any] = {name: ",".join(one) if isinstance(one, tuple) else one for name, (one, _) in said.items()}
    return replace(setup, **joined)


def opened_or_template(words: Sequence[str], setup: SetupChoice) -> Opened:
    """The puzzle that the words and options mean; a template as it is if they choose no cells."""
    from ...families.setups import with_target

    setup = _with_open_size(only_puzzle(words), setup)
    if setup.choosing:
        return open_puzzle(words, setup)
    loaded = load(only_puzzle(words), setup.variant)
    aimed = loaded if setup.target is None else with_target(loaded, setup.target)
    return Opened(aimed, loaded, variant=setup.variant or "", target=setup.target)


def _with_open_size(sources: Sequence[str], setup: SetupChoice) -> SetupChoice:
    """The choices, with a variant for a size that the file leaves open: `--size 6` where it says `columns = "n"`."""
    variant = None if setup.size is None else variant_of_size(sources, setup.variant, setup.size)
    return setup if variant is None else replace(setup, variant=variant, size=None)


def _kind(template: Puzzle) -> SetupKind:
    from ...families.setup_kinds import SETUP_KINDS

    assert template.setup is not None
    return SETUP_KINDS[template.setup.kind]


def _chosen(template: Puzzle, setup: SetupChoice, sources: Sequence[str], may_roll: bool) -> tuple[str, ...]:
    """The names of the cells to block, or of the pieces."""
    from ...families.board_sizes import as_listed
    from ...families.setups import cells_of_date, roll

    given = setup.choosing
    if len(given) > 1:
        what = "pieces" if setup.pieces is not None else "the board" if setup.size is not None else "cells"
        raise InvalidRequest(f"{given[0]} and {given[1]} both choose {what}; give one of them")
    daily = template.setup
    kind = daily.kind if daily else ""
    if setup.block is not None:
        return _names(setup.block, "--block")
    if setup.size is not None:
        return (as_listed(setup.size),)
    if setup.pieces is not None:
        return _names_of_pieces(setup.pieces)
    if setup.date is not None or (kind == "date" and not given):
        return cells_of_date(template, _date(setup.date))
    if setup.roll:
        if kind != "dice":
            raise InvalidSetup(f"{template.name} has no dice to roll")
        return _names(setup.roll, "--roll")
    if setup.roll == "" or (kind == "dice" and may_roll):
        from random import Random

        cells = roll(template, Random(setup.seed))
        again = ["tilewright", running_command(), *sources]
        again += ["--variant", setup.variant] if setup.variant else []
        again += [_kind(template).option, ",".join(cells)]
        done = "Rolled" if kind == "dice" else "Drew"
        from shlex import join

        note(f"{done} {','.join(cells)}. The same again: {join(again)}")
        return cells
    if daily is not None:
        option = _kind(template).option
        if _kind(template).chooses == "size":
            of = " and ".join(name for name, _ in daily.sizes)
            raise InvalidSetup(
                f"{template.name} needs a size; choose {of} with {option}, e.g. {option} {_first(template)}"
            )
        if _kind(template).chooses == "pieces":
            raise InvalidSetup(f"{template.name} needs a set of pieces; choose it with {option}, or --roll draws one")
        them = "it" if daily.blocked == 1 else "them"
        n_cells = plural(daily.blocked, "cell")
        raise InvalidSetup(f"{template.name} needs {n_cells} to block; choose {them} with {option}")
    return ()


def _first(template: Puzzle) -> str:
    from ...families.all_setups import all_setups

    return " ".join(all_setups(template, 1)[0])


def _with_cells(template: Puzzle, blocked: tuple[str, ...], setup: SetupChoice) -> Puzzle:
    from ...families.setups import with_blocked

    puzzle, daily = with_blocked(template, blocked), template.setup
    if daily is None or daily.is_roll(blocked):
        return puzzle
    what = f"{', '.join(blocked)} cannot come up together on these dice"
    if setup.roll:
        raise InvalidSetup(f"{what}: each shows one of its own cells; --block blocks these cells all the same")
    if daily.kind == "dice":
        note(f"warning: {what}; solved all the same")
    elif daily.kind == "date":
        note(f"warning: {', '.join(blocked)} is no date; solved all the same")
    return puzzle


def _names(text: str, option: str) -> tuple[str, ...]:
    names = tuple(word for word in re.split(r"[,\s]+", text) if word)
    if not names:
        raise InvalidRequest(f"{option} names no cells; separate them with commas, e.g. {option} 9,10,28")
    return names


def _names_of_pieces(text: str) -> tuple[str, ...]:
    """Names between commas, or else between blanks: a name may have blanks itself."""
    names = tuple(name.strip() for name in text.split(",") if name.strip()) if "," in text else tuple(text.split())
    if not names:
        raise InvalidRequest("--pieces names no pieces; separate them with commas, e.g. --pieces L,P,T,U,V")
    return names


def _date(text: str | None) -> datetime.date:
    if text is None:
        today = datetime.date.today()
        note(f"Today is {today.isoformat()}; --date asks for another day.")
        return today
    try:
        return datetime.date.fromisoformat(text)
    except ValueError:
        if re.fullmatch(r"\d{4}-\d\d-\d\d", text):
            raise InvalidRequest(f"there is no such day as {text}; a date is the year, the month and the day") from None
        raise InvalidRequest(f"{text!r} is no date; write it as 2026-01-25") from None
