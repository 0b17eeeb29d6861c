"""The rules of a tiling puzzle beside its board and pieces, in words: sides that may touch, the rim, fixed pieces."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...sentences import commas, sentence
from ..closed import ways_round
from ..wording import FEW, first_few, listing, plural
from .matching import Relation, Rim, as_set
from .puzzle import Fixed, Piece, TilingPuzzle


def rules(puzzle: TilingPuzzle) -> list[str]:
    """A line for each rule that the picture of a puzzle does not show."""
    lines = ways_round(puzzle.board)
    lines += [sentence("labels: {names}", names=_label_names(puzzle))] if puzzle.label_names else []
    lines += (
        [sentence("colors: {colors}", colors=_colors(puzzle.pieces))]
        if any(piece.color for piece in puzzle.pieces)
        else []
    )
    lines += [sentence("matching: {rule}", rule=_matching(puzzle.relation))] if puzzle.labels else []
    lines += [sentence("rim: {rule}", rule=_rim(puzzle))] if puzzle.labels and puzzle.board.rim else []
    lines += [line for rule in puzzle.rules for line in rule.words(puzzle)]
    lines += [sentence("fixed: {pieces}", pieces=_fixed(puzzle, fixed)) for fixed in puzzle.fixed[:FEW]]
    if len(puzzle.fixed) > FEW:
        lines.append(sentence("fixed: {pieces}", pieces=plural(len(puzzle.fixed) - FEW, "more piece")))
    if puzzle.optional:
        cells = first_few(puzzle.board.names[cell] for cell in sorted(puzzle.optional))
        lines.append(sentence("may stay empty: {cells}", cells=cells))
    return lines


def facts(puzzle: TilingPuzzle) -> list[str]:
    """The numbers of pieces and cells, and the rules."""
    least = sum(piece.least for piece in puzzle.pieces)
    most = sum(piece.most for piece in puzzle.pieces)
    pieces = plural(most, puzzle.noun)
    if least != most:
        pieces = sentence("{least} to {pieces}", least=least, pieces=pieces)
    cells = plural(len(puzzle.board) - len(puzzle.blocked), "cell")
    return [sentence("{pieces} on {cells}", pieces=pieces, cells=cells), *rules(puzzle)]


def _label_names(puzzle: TilingPuzzle) -> str:
    return commas(f"{label} {name}" for label, name in puzzle.label_names.pairs)


def _colors(pieces: Sequence[Piece]) -> str:
    names_of: dict[str, list[str]] = {}
    for piece in pieces:
        names_of.setdefault(piece.color, []).append(piece.name)
    return first_few(
        sentence("{color} for {pieces}", color=color or sentence("none"), pieces=listing(names))
        for color, names in names_of.items()
    )


def _matching(relation: Relation) -> str:
    if relation.kind == "equal":
        return sentence("sides that touch have the same label")
    pairs = first_few(listing(pair) for pair in sorted({(min(pair), max(pair)) for pair in relation.pairs}))
    if relation.kind == "complementary":
        return sentence("sides that touch complete each other: {pairs}", pairs=pairs)
    return sentence("a table says which sides may touch: {pairs}", pairs=pairs)


def _rim(puzzle: TilingPuzzle) -> str:
    rim: Rim = puzzle.rim
    parts: list[str] = []
    if rim.labels:
        named = sentence("label {labels}", labels=_either(rim.labels))
        if rim.only_there:
            n = 1 if rim.label is not None else 2
            named = sentence("{label}, which {n:lies|lie} nowhere else", label=named, n=n)
        parts.append(named)
    if rim.one_color:
        parts.append(sentence("one label all round, whichever"))
    if rim.forbidden:
        parts.append(sentence("never {labels}", labels=first_few(sorted(rim.forbidden))))
    if rim.sides:
        labels = first_few(
            sentence("{labels} at {cell}", labels=_either(as_set(some)), cell=puzzle.board.names[cell])
            for cell, _, some in rim.sides
        )
        parts.append(sentence("on single sides {labels}", labels=labels))
    return commas(parts, "; ") or sentence("any label")


def _either(labels: Iterable[str]) -> str:
    return listing(sorted(labels), joint="or")


def _fixed(puzzle: TilingPuzzle, fixed: Fixed) -> str:
    where = first_few(puzzle.board.names[cell] for cell in fixed.cells)
    is_tile = puzzle.piece_of_name[fixed.piece].is_tile
    is_turned = fixed.labels is not None or fixed.sides
    if is_turned:
        return sentence("{piece} at {cells}, as drawn", piece=fixed.piece, cells=where)
    if is_tile:
        return sentence("{piece} at {cells}, free to turn", piece=fixed.piece, cells=where)
    return sentence("{piece} at {cells}", piece=fixed.piece, cells=where)
