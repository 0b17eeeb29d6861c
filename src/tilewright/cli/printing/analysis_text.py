"""An analysis as text: boards, a table of pieces, what is forced, first moves, pairs."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING

from ...errors import InvalidRequest
from .terminal import TerminalStyle
from .wording import stopped

if TYPE_CHECKING:
    from ...design.analyzing.analysis import Analysis
    from ...families import Puzzle

# How many of a long list are shown at each of its ends, and how wide a line may be.
_ENDS = 3
_MOST_LISTED = 12
_WIDTH = 100


def check_names(puzzle: Puzzle, names: Sequence[str]) -> None:
    """Raise InvalidRequest for a name that is no piece's, before a long search."""
    from ...families import family_of

    family = family_of(puzzle)
    known = [thing.name for thing in family.table.things(puzzle)]
    for name in names:
        if name not in known:
            close = get_close_matches(name, known, n=1) or [one for one in known if one.lower() == name.lower()]
            hint = f"did you mean {close[0]!r}?" if close else f"there are {textwrap.shorten(', '.join(known), 200)}"
            raise InvalidRequest(f"there is no {family.nouns.piece} {name!r}; {hint}")


def show(style: TerminalStyle, title: str, found: Analysis, kinds: Sequence[int]) -> None:
    """Print an analysis, of some pieces only their boards."""
    from ...families import family_of

    nouns = family_of(found.puzzle).nouns
    style.print(f"{title}\n{_basis(found)}\n")
    if not found.has_shares:
        if found.basis == "part":
            style.print("\n".join(_part(found, nouns.piece)))
        return
    for kind in kinds:
        style.print(f"{nouns.piece} {found.names[kind]}, in percent of the solutions on each {nouns.place}")
        _draw(style, found, [(kind, one.get(kind, 0)) for one in found.cells], named=False)
        style.print("")
    if not kinds:
        # Where the same piece lies everywhere there is nothing to see.
        if any(list(one.values()) != [found.n] for one in found.cells) or len(found.names) > 1:
            _draw(style, found, [next(iter(one.items()), (0, 0)) for one in found.cells], named=True)
            style.print(f"The most frequent {nouns.piece} on each {nouns.place}, in percent of the solutions.\n")
        blocks = (_table(found, nouns.piece, nouns.place), _forced(found), _firsts(found), _pairs(found))
        style.print("\n\n".join("\n".join(block) for block in blocks if block))


def _basis(found: Analysis) -> str:
    if found.total == 0:
        return "There is no solution."
    text = found.basis_words()
    text = text[:1].upper() + text[1:]
    if found.basis == "part":
        return f"{text}."
    if found.basis == "samples":
        text += f", of {found.total:,} solutions"
        if not found.effort.exhausted:
            text += f" (the time for exact numbers was over: stopped {stopped(found.effort)})"
    return f"{text}. Turned and reflected solutions count one by one."


def _part(found: Analysis, piece: str) -> Iterator[str]:
    yield f"Stopped {stopped(found.effort)}."
    if found.n_used:
        yield f"Certain is this: {found.n_used:,} of {len(found.moves):,} ways to lay a {piece} are in some solution."
    yield "Give it more time, or look how much it takes: `tilewright estimate`."


def _draw(style: TerminalStyle, found: Analysis, cells: Sequence[tuple[int, int]], *, named: bool) -> None:
    from ...families import family_of
    from ...rendering.heat import heat_scene, percent

    things = {thing.name: thing for thing in family_of(found.puzzle).table.things(found.puzzle)}
    firsts = [things[alike[0]] for alike in found.alike]
    codes = [thing.owner.code if thing.owner is not None else thing.name for thing in firsts]
    texts = [
        "" if not count else f"{codes[kind]}\n{percent(count / found.n)}%" if named else percent(count / found.n)
        for kind, count in cells
    ]
    scene = heat_scene(found.puzzle, [count / found.n for _, count in cells], texts)
    style.draw_scene(scene)
    legend = [f"{code} = {name}" for code, name in zip(codes, found.names, strict=True) if code != name]
    if named and legend:
        # A code and its name stay on one line.
        lines = textwrap.wrap("  ".join(one.replace(" ", "\xa0") for one in legend), _WIDTH)
        style.print("\n" + "\n".join(lines).replace("\xa0", " "))


def _table(found: Analysis, piece: str, place: str) -> list[str]:
    """A line for each piece: its moves, and where it lies never, always and most often."""
    from ...rendering.heat import percent

    rows = [(piece, "moves", "in a solution", f"never on {place}s", "most often on")]
    names = found.puzzle.board.names
    for kind, name in enumerate(found.names):
        counts = [count for move, count in zip(found.moves, found.counts, strict=True) if move.kind == kind]
        on = [one.get(kind, 0) for one in found.cells]
        most = max(on)
        where = _some([names[cell] for cell, count in enumerate(on) if count == most]) if most else ""
        often = f"{where} ({percent(most / found.n)} %)" if most else "nowhere: it is in no solution"
        used = sum(count > 0 for count in counts)
        rows.append((name, f"{len(counts):,}", f"{used:,}", f"{on.count(0):,}", often))
    wide = [max(len(row[k]) for row in rows) for k in range(4)]
    return [
        "  ".join((f"{row[0]:<{wide[0]}}", *(f"{row[k]:>{wide[k]}}" for k in (1, 2, 3)), row[4])).rstrip()
        for row in rows
    ]


def _forced(found: Analysis) -> list[str]:
    """The moves in every solution, and the cells that always hold the same piece without one move being forced."""
    every = "every solution" if found.basis == "all" else "every sample"
    besides = " besides those that are given" if found.has_given else ""
    lines = [f"  {found.words(move)}" for move in found.forced[:_MOST_LISTED]]
    if len(found.forced) > _MOST_LISTED:
        lines.append(f"  and {len(found.forced) - _MOST_LISTED:,} more")
    lines = [f"Moves in {every}{besides}:", *lines] if lines else [f"No move is in {every}{besides}."]
    held: dict[int, list[str]] = {}
    laid = {cell for move in found.forced for cell in move.cells}
    for cell, one in enumerate(found.cells):
        kind, count = next(iter(one.items()), (0, 0))
        if count == found.n and cell not in laid:
            held.setdefault(kind, []).append(found.puzzle.board.names[cell])
    if held and len(found.names) > 1:
        listed = [f"{found.names[kind]} on {_some(cells)}" for kind, cells in held.items()]
        lines += textwrap.wrap(f"Always there, in one way or another: {'; '.join(listed)}", _WIDTH)
    return lines


def _firsts(found: Analysis) -> list[str]:
    """The ends of the list of first moves by the solutions that they leave."""
    never = len(found.moves) - found.n_used
    some = "some solution" if found.basis == "all" else "some of the samples"
    lines = [f"Of {len(found.moves):,} moves {found.n_used:,} are in {some} and {never:,} in none."]
    moves = found.first_moves
    if moves:
        about = "" if found.basis == "all" else "about "
        lines.append("Solutions that are left after a first move:")
        wide = len(f"{moves[0][1]:,}")
        shown = [f"  {about}{count:>{wide},}  {found.words(move)}" for move, count in moves]
        lines += shown if len(shown) <= 2 * _ENDS else [*shown[:_ENDS], "  ...", *shown[-_ENDS:]]
    return lines


def _pairs(found: Analysis) -> list[str]:
    """The ends of the list of pairs that lie side by side."""
    from ...families import family_of

    if not found.pairs or len(found.names) < 2:
        return []
    n = found.n_paired
    basis = "" if n == found.n and found.basis == "all" else f" (of {n:,} random solutions)"
    rows = [(f"{found.names[a]} and {found.names[b]}", count / n) for (a, b), count in found.pairs.items()]
    lines = [f"  {share:>7.1%}  {pair}" for pair, share in rows]
    shown = lines if len(lines) <= 2 * _ENDS else [*lines[:_ENDS], "  ...", *lines[-_ENDS:]]
    beside = "next to each other on a line" if family_of(found.puzzle).has_sums else "side by side"
    return [f"Pairs {beside}, of {len(rows):,} that ever are{basis}:", *shown]


def _some(names: Iterable[str]) -> str:
    listed = list(names)
    return " ".join(listed[:_MOST_LISTED]) + (" ..." if len(listed) > _MOST_LISTED else "")
