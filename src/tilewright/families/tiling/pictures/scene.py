"""Pictures of tiling puzzles: the board, the pieces on it, and the pieces beside it."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import chain, count
from unicodedata import normalize

from ....errors import letters_of
from ...scenes import CellState, LabelMark, Owner, Scene, SceneCell, ScenePiece, piece_cells, with_seams
from ..labels import SideLabels, in_words, shown_labels, text_of, value_on
from ..laid.mismatches import NO_MISMATCHES, Mismatches, mismatches
from ..pieces.copies import copies_apart
from ..puzzle import Piece, TilingPuzzle, TilingSolution
from ..rules import given_values_of, regions_of

# Pieces are written into single cells.
_LONGEST_CODE = 3
_NOTE_WIDTH = 100
ROWS_OF_TILES = "tiles, and by how many quarter turns clockwise each is turned:"
_CODES = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


def scene_of_puzzle(puzzle: TilingPuzzle) -> Scene:
    """The board before the search, with the pieces that are fixed, and all pieces beside it."""
    at = {
        place: (index, fixed.sides[k] if fixed.sides else fixed.labels or ())
        for index, fixed in enumerate(puzzle.fixed)
        for k, place in enumerate(fixed.cells)
    }
    owners = owners_of(puzzle)
    pieces = tuple(
        ScenePiece(piece.name, piece_cells(piece.cells, piece.labels, owner), owner, _copies(piece))
        for piece, owner in zip(puzzle.pieces, owners.values(), strict=True)
    )
    return replace(_scene(puzzle, owners, [fixed.piece for fixed in puzzle.fixed], at, {}), pieces=pieces)


def scene_of_solution(solution: TilingSolution) -> Scene:
    """The filled board; sides that do not match are marked."""
    puzzle, owners = solution.puzzle, owners_of(solution.puzzle)
    wrong = mismatches(solution) if puzzle.labels else NO_MISMATCHES
    at = {
        place: (index, labels)
        for index, placed in enumerate(solution.placed)
        for place, labels in zip(placed.cells, placed.labels, strict=True)
    }
    scene = _scene(puzzle, owners, [placed.piece for placed in solution.placed], at, wrong.sides)
    return replace(scene, notes=(*_wrong_edges(puzzle, wrong), *copies_apart(solution), *_notes(solution)))


def _scene(
    puzzle: TilingPuzzle,
    owners: Mapping[str, Owner],
    pieces: Iterable[str],
    at: Mapping[int, tuple[int, SideLabels]],
    wrong: Mapping[int, tuple[int, ...]],
) -> Scene:
    """The board with the `pieces` that lie on it: `at` has the number and the labels of what covers a cell."""
    cells, lying = [], [owners[name] for name in pieces]
    regions, given_values = regions_of(puzzle), given_values_of(puzzle)
    for place, cell in enumerate(puzzle.board.cells):
        own = regions.get(place, ())
        if place not in at:
            state, text = _state(puzzle, place), given_values.get(place, "")
            cells.append(SceneCell(cell, state, text=text, name=_name(puzzle, place), regions=own))
            continue
        index, labels = at[place]
        name, given = puzzle.board.names[place], place in puzzle.fixed_cells
        text = text_of(lying[index].code, value_on(labels))
        shown, value = shown_labels(labels), str(value_on(labels) or "")
        is_wrong = wrong.get(place, ())
        cells.append(SceneCell(cell, "filled", index, text, name, shown, given, is_wrong, value=value, regions=own))
    title, marks = puzzle.title or puzzle.name, label_marks(puzzle)
    words = (*puzzle.labels, *puzzle.values, *(word for owner in owners.values() for word in (owner.code, owner.name)))
    return Scene(
        title,
        puzzle.lattice,
        with_seams(puzzle.board, cells),
        tuple(lying),
        marks,
        legend=_legend(lying),
        words=(*words, *puzzle.board.names),
    )


def owners_of(puzzle: TilingPuzzle) -> dict[str, Owner]:
    """For each piece its short code and its color, the same in every picture of the puzzle."""
    codes = _codes([piece.name for piece in puzzle.pieces])
    first: dict[str, int] = {}
    values = tuple(
        LabelMark(value, number, hint=puzzle.label_names.name(value))
        for number, value in enumerate(map(str, puzzle.values))
    )
    return {
        piece.name: Owner(
            piece.name,
            codes[index],
            first.setdefault(piece.color, index) if piece.color else index,
            piece.color,
            values,
        )
        for index, piece in enumerate(puzzle.pieces)
    }


def label_marks(puzzle: TilingPuzzle) -> tuple[LabelMark, ...]:
    """The looks of all labels: a label that has one mate shares its color."""
    marks: dict[str, LabelMark] = {}
    n_colors = 0
    labels = puzzle.labels
    written = Counter(label for piece in puzzle.pieces for labels in piece.labels for label in labels)
    if puzzle.relation.kind == "complementary":
        # All labels, so that a label whose mate is on no piece still gets the half of its kind.
        labels = tuple(dict.fromkeys((*labels, *sorted(puzzle.relation.mates))))
    for label in labels:
        if label in marks:
            continue
        neutral = label == puzzle.rim.label
        mate = _only_mate(puzzle, label)
        if mate is None or mate == label:
            marks[label] = LabelMark(
                label, n_colors, hint=puzzle.label_names.name(label), neutral=neutral, odd=written[label] <= 1
            )
        else:
            odd = written[label] + written[mate] <= 1
            stem, first = _stem_and_first(label, mate)
            marks[label] = LabelMark(label, n_colors, int(first != label), stem, neutral, odd)
            marks[mate] = LabelMark(mate, n_colors, int(first == label), stem, neutral, odd)
        n_colors += not neutral
    return tuple(marks.values())


def _only_mate(puzzle: TilingPuzzle, label: str) -> str | None:
    mates = puzzle.relation.mates.get(label, frozenset()) if puzzle.relation.kind == "complementary" else frozenset()
    return next(iter(mates)) if len(mates) == 1 else None


def _stem_and_first(label: str, mate: str) -> tuple[str, str]:
    """The common part of two mates (P of PH and PT), and the half that is drawn filled."""
    prefix = _common_start(label, mate)
    suffix = _common_start(label[::-1], mate[::-1])[::-1]
    stem = prefix or suffix
    # The halves decide, not the whole labels, so that all heads of a puzzle are drawn alike.
    halves = {text: text[len(prefix) :] if prefix else text[: len(text) - len(suffix)] for text in (label, mate)}
    return stem, min(halves, key=lambda text: (halves[text].startswith("-"), halves[text]))


def _common_start(first: str, second: str) -> str:
    n = next((k for k, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), min(len(first), len(second)))
    return first[:n]


def _codes(names: list[str]) -> list[str]:
    """A short form for every name: the name itself where that is short, else a letter that is no other's name."""
    taken = set(names)
    codes = [name if len(name) <= _LONGEST_CODE else "" for name in names]
    initials = [
        letters_of(normalize("NFC", name))[0].upper() for name, code in zip(names, codes, strict=True) if not code
    ]
    free: Iterator[str] = (code for code in chain(_CODES, map(str, count(1))) if code not in taken)
    if all(map(str.isalnum, initials)) and len({*initials, *taken}) == len(initials) + len(taken):
        # Where they differ, initials are easier to remember than A, B, C.
        free = iter(initials)
    return [code or next(free) for code in codes]


def _legend(owners: Iterable[Owner]) -> tuple[Owner, ...]:
    """The pieces whose code is not their name, each once, in the order of the puzzle."""
    different = {owner.name: owner for owner in owners if owner.code != owner.name}
    return tuple(sorted(different.values(), key=lambda owner: (owner.color, owner.code)))


def _state(puzzle: TilingPuzzle, place: int) -> CellState:
    if place in puzzle.blocked:
        return "blocked"
    return "optional" if place in puzzle.optional else "empty"


def _name(puzzle: TilingPuzzle, place: int) -> str:
    """The name printed on a cell that no piece covers; for a blocked cell only if it has a chosen name."""
    name = puzzle.board.names[place]
    chosen = puzzle.setup is not None or name != str(place + 1)
    return name if chosen or place not in puzzle.blocked else ""


def _copies(piece: Piece) -> str:
    if piece.least == piece.most:
        return "" if piece.most == 1 else f"{piece.most} copies"
    return f"{piece.least} to {piece.most} copies"


def _notes(solution: TilingSolution) -> tuple[str, ...]:
    """Instructions to lay the tiles out by hand: the tile on each place, and how it is turned."""
    puzzle = solution.puzzle
    if not solution.placed or not all(puzzle.piece_of_name[placed.piece].is_tile for placed in solution.placed):
        return ()
    if puzzle.lattice.is_boxed and puzzle.lattice.dimension == 2:
        # The labels of squares are in the picture already.
        return _rows_of_tiles(solution)
    board = puzzle.board
    place = max(len(board.names[placed.cells[0]]) for placed in solution.placed)
    name = max(len(placed.piece) for placed in solution.placed)
    lines = []
    for placed in solution.placed:
        turns = solution.turns(placed)
        how = "" if turns is None else f"  turned {turns}"
        listed = in_words(puzzle.lattice, board.cells[placed.cells[0]], placed.labels[0])
        lines.append(f"place {board.names[placed.cells[0]]:>{place}}: tile {placed.piece:<{name}}  {listed}{how}")
    return tuple(lines)


def _wrong_edges(puzzle: TilingPuzzle, wrong: Mismatches) -> tuple[str, ...]:
    """The pairs of cells whose sides do not match, for people who cannot see them in the picture."""
    names = puzzle.board.names
    pairs = [f"{names[a]}-{names[b]}" for a, _, b, _ in wrong.edges]
    lines = textwrap.wrap(f"do not match: {', '.join(pairs)}", _NOTE_WIDTH, subsequent_indent="  ") if pairs else []
    if wrong.rim:
        cells = ", ".join(dict.fromkeys(names[cell] for cell, _ in wrong.rim))
        lines += textwrap.wrap(f"wrong on the rim: {cells}", _NOTE_WIDTH, subsequent_indent="  ")
    return tuple(lines)


def _rows_of_tiles(solution: TilingSolution) -> tuple[str, ...]:
    puzzle = solution.puzzle
    rows: dict[int, list[str]] = {}
    for placed in solution.placed:
        turns = solution.turns(placed)
        _, row, _ = puzzle.lattice.grid(puzzle.board.cells[placed.cells[0]])
        rows.setdefault(row, []).append(f"{placed.piece} ({'flipped' if turns is None else turns})")
    width = max(len(entry) for row in rows.values() for entry in row)
    return (
        ROWS_OF_TILES,
        *("  " + "  ".join(f"{entry:<{width}}" for entry in rows[row]).rstrip() for row in sorted(rows)),
    )
