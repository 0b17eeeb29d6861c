"""The rules of a tiling puzzle beside its board and pieces, in words: sides that may touch, the rim, fixed pieces."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..closed import ways_round
from ..wording import FEW, first_few, listing, plural
from .matching import Relation, Rim, as_set
from .puzzle import Fixed, Piece, TilingPuzzle


def rules(puzzle: TilingPuzzle) -> list[str]:
    """A line for each rule that the picture of a puzzle does not show."""
    lines = ways_round(puzzle.board)
    lines += [f"labels: {_label_names(puzzle)}"] if puzzle.label_names else []
    lines += [f"colors: {_colors(puzzle.pieces)}"] if any(piece.color for piece in puzzle.pieces) else []
    lines += [f"matching: {_matching(puzzle.relation)}"] if puzzle.labels else []
    lines += [f"rim: {_rim(puzzle)}"] if puzzle.labels and puzzle.board.rim else []
    lines += [line for rule in puzzle.rules for line in rule.words(puzzle)]
    lines += [f"fixed: {_fixed(puzzle, fixed)}" for fixed in puzzle.fixed[:FEW]]
    if len(puzzle.fixed) > FEW:
        lines.append(f"fixed: {plural(len(puzzle.fixed) - FEW, 'more piece')}")
    if puzzle.optional:
        lines.append(f"may stay empty: {first_few(puzzle.board.names[cell] for cell in sorted(puzzle.optional))}")
    return lines


def facts(puzzle: TilingPuzzle) -> list[str]:
    """The numbers of pieces and cells, and the rules."""
    least = sum(piece.least for piece in puzzle.pieces)
    most = sum(piece.most for piece in puzzle.pieces)
    pieces = plural(most, puzzle.noun) if least == most else f"{least} to {plural(most, puzzle.noun)}"
    return [f"{pieces} on {plural(len(puzzle.board) - len(puzzle.blocked), 'cell')}", *rules(puzzle)]


def _label_names(puzzle: TilingPuzzle) -> str:
    return ", ".join(f"{label} {name}" for label, name in puzzle.label_names.pairs)


def _colors(pieces: Sequence[Piece]) -> str:
    names_of: dict[str, list[str]] = {}
    for piece in pieces:
        names_of.setdefault(piece.color, []).append(piece.name)
    return first_few(f"{color or 'none'} for {listing(names)}" for color, names in names_of.items())


def _matching(relation: Relation) -> str:
    if relation.kind == "equal":
        return "sides that touch have the same label"
    pairs = sorted({(min(pair), max(pair)) for pair in relation.pairs})
    if relation.kind == "complementary":
        return f"sides that touch complete each other: {first_few(' and '.join(pair) for pair in pairs)}"
    return f"a table says which sides may touch: {first_few(' and '.join(pair) for pair in pairs)}"


def _rim(puzzle: TilingPuzzle) -> str:
    rim: Rim = puzzle.rim
    parts = []
    if rim.labels:
        nowhere = ", which lies nowhere else" if rim.label is not None else ", which lie nowhere else"
        parts.append(f"label {_either(rim.labels)}" + (nowhere if rim.only_there else ""))
    if rim.one_color:
        parts.append("one label all round, whichever")
    if rim.forbidden:
        parts.append(f"never {first_few(sorted(rim.forbidden))}")
    if rim.sides:
        labels = first_few(f"{_either(as_set(some))} at {puzzle.board.names[cell]}" for cell, _, some in rim.sides)
        parts.append(f"on single sides {labels}")
    return "; ".join(parts) or "any label"


def _either(labels: Iterable[str]) -> str:
    return listing(sorted(labels), joint="or")


def _fixed(puzzle: TilingPuzzle, fixed: Fixed) -> str:
    where = first_few(puzzle.board.names[cell] for cell in fixed.cells)
    is_tile = puzzle.piece_of_name[fixed.piece].is_tile
    is_turned = fixed.labels is not None or fixed.sides
    how = ", as drawn" if is_turned else ", free to turn" if is_tile else ""
    return f"{fixed.piece} at {where}{how}"
