"""`tilewright show`: what a puzzle is, and what is known about it."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from ...errors import InvalidRequest
from ...families.ranges import numbers_in_words
from ...families.wording import listing, plural, plural_is
from .. import status
from ..parameters import layout
from ..parameters.options import about_output, json_option, puzzle_argument, style_options, variant_option
from ..printing import wording
from ..printing.terminal import TerminalStyle, echo_file

if TYPE_CHECKING:
    from ...families import Puzzle
    from ...families.common import Setup


@layout.command(
    "show",
    examples="""
    tilewright show giants-causeway
    tilewright show genius-star --variant golden-star
    tilewright show unicorn --file > my-puzzle.toml    a file to start from
    tilewright show soma --placements T                all ways in which a piece can lie
""",
)
@puzzle_argument
@variant_option
@about_output("--file", "as_file", is_flag=True, help="Print the puzzle file itself, a good start for your own.")
@about_output("--placements", "piece", metavar="PIECE", help="Show how PIECE can lie on the board.")
@about_output("-n", "n", metavar="N", type=layout.Whole(1), help="Draw up to N placements (12); JSON has all.")
@json_option
@style_options
def command(
    puzzle: tuple[str, ...],
    variant: str | None,
    as_file: bool,
    piece: str | None,
    n: int | None,
    as_json: bool,
    style: TerminalStyle,
) -> int:
    """Show the board and the pieces of a puzzle, and what is known about it."""
    from ...catalog import load
    from ..parameters.sources import only_puzzle, text_of, variants_of, with_example

    if piece is None and n is not None:
        raise InvalidRequest("-n says how many placements to draw; --placements PIECE names the piece")
    if piece is not None and as_file:
        raise InvalidRequest("--file prints the puzzle file, --placements how a piece can lie; take one of them")
    sources = only_puzzle(puzzle)
    if as_file and not variant and len(sources) == 1:
        echo_file(text_of(sources[0]))
        return status.DONE
    shown, size = (variant, "") if as_file or as_json else with_example(sources, variant)
    loaded = load(sources, shown)
    if piece is not None:
        from .placements import show_placements

        show_placements(loaded, piece, n, style, as_json=as_json)
        return status.DONE
    if as_file or as_json:
        from ...formats import FORMATS

        write = FORMATS["json" if as_json else "toml"].write
        assert write is not None
        echo_file(write(loaded))
        return status.DONE
    style.print(loaded.title or loaded.name)
    if loaded.about:
        style.print("\n" + textwrap.fill(" ".join(loaded.about.split()), 80))
    style.print("")
    style.draw(loaded)
    names = variants_of(sources)
    by = [f"maker: {', '.join(loaded.maker)}"] if loaded.maker else []
    for block in (
        by,
        [size] if size else [],
        _rules(loaded),
        _setup(loaded),
        _variants(names, variant),
        _naive(loaded),
        _known(loaded),
        _sources(loaded),
    ):
        if block:
            style.print("\n" + "\n".join(block))
    return status.DONE


def _rules(puzzle: Puzzle) -> list[str]:
    from ...families import family_of

    return _below("rules:", ["  " + line for line in family_of(puzzle).rules(puzzle)])


def _setup(puzzle: Puzzle) -> list[str]:
    setup = puzzle.setup
    if setup is None:
        return []
    how_many = "some" if setup.choose is None else setup.choose
    together = "" if setup.cells is None else f", {plural(setup.cells, 'cell')} together"
    dice = "a die says" if setup.blocked == 1 else f"{setup.blocked} dice say"
    what = {
        "dice": f"before each game {dice} which cells are blocked (--roll, --block):",
        "date": "it goes by the date (--date):",
        "cells": f"any {plural_is(setup.blocked, 'cell')} blocked (--block).",
        "pieces": f"before each game {how_many} of the pieces are chosen{together} (--pieces, --roll).",
        "size": f"a size of the {setup.shape} is chosen (--size): {_sizes(setup)}",
    }[setup.kind]
    among = [f"  from {' '.join(setup.among)}; all others take part"] if setup.among else []
    return [what, *(f"  {' '.join(choice)}" for choice in setup.choices), *among]


def _sizes(setup: Setup) -> str:
    sizes = listing([f"{name} {numbers_in_words(numbers)}" for name, numbers in setup.sizes])
    return sizes + (f", together a multiple of {setup.multiple} cells." if setup.multiple > 1 else ".")


def _variants(names: tuple[str, ...], chosen: str | None) -> list[str]:
    if not names:
        return []
    return [f"variants (--variant): {', '.join(name + ' (this one)' if name == chosen else name for name in names)}"]


# To look at more placements takes longer than a second.
_MOST_WORK = 500_000


def _naive(puzzle: Puzzle) -> list[str]:
    from ...families import family_of

    family = family_of(puzzle)
    if puzzle.setup is not None or family.lint_work(puzzle) > _MOST_WORK:
        return []
    space = family.naive(puzzle)
    if space is None:
        return ["naive space: too many arrangements to count"]
    return [f"naive space: {wording.naive(space)} arrangements, {space.formula}"]


def _known(puzzle: Puzzle) -> list[str]:
    items = (f"{known.count:,} {wording.case(known)}: {known.source}" for known in puzzle.known)
    return _below("known numbers of solutions:", [line for item in items for line in _item(item)])


def _sources(puzzle: Puzzle) -> list[str]:
    license = [f"license: {puzzle.license}"] if puzzle.license else []
    return [*_below("sources:", [line for source in puzzle.sources for line in _item(source)]), *license]


def _item(text: str) -> list[str]:
    return textwrap.wrap(text, 98, initial_indent="  ", subsequent_indent="    ", break_long_words=False)


def _below(heading: str, lines: list[str]) -> list[str]:
    return [heading, *lines] if lines else []
