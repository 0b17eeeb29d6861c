"""What the page shows of a puzzle: its board as a picture with cells, its pieces in all ways, and words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from ..families import Known, LabelingPuzzle, Puzzle, TilingPuzzle
from ..families.base import Finding
from ..families.rules import rules
from ..families.setups import setup_of
from ..models.sums import feasible_targets
from ..rendering import scene_of_puzzle
from ..rendering.sheet import Box, standing
from .artist import Artist, artist, sheet_of
from .opened import Opened, given_placements
from .ways import MOVE_WORDS, pieces_of
from .whole import digits

# So many pictures of pieces are sent with a puzzle; of others those that are wanted are asked for.
_MOST_SPRITES = 400
_MARGIN = 6.0
# So many sums are offered to choose from.
_MOST_TARGETS = 200

COUNT_WORDS = {
    "raw": "Every way to lay the pieces, with pieces that look alike told apart.",
    "distinct": "Finished pictures that look different on a board that stays where it is.",
    "rotation": "Different pictures, where one that can be turned into another does not count again.",
    "symmetry": "Really different pictures: what can be turned or mirrored into another does not count again.",
    "relabeling": "Really different pictures, where renaming the labels (for numbers: exchanging large and small) "
    "makes no difference either.",
}
"""For each kind of count one plain sentence that says what it counts."""

COUNT_NAMES = {
    "raw": "Raw",
    "distinct": "Distinct",
    "rotation": "Up to rotation",
    "symmetry": "Up to symmetry",
    "relabeling": "Up to symmetry and relabeling",
}


def view_of(opened: Opened) -> dict[str, Any]:
    """All that the page shows of a puzzle, as plain data; the contract is described in docs/page-protocol.md."""
    puzzle, template = opened.puzzle, opened.template
    return {
        "name": opened.name,
        "title": puzzle.title or puzzle.name,
        "variant": opened.variant,
        "variants": [{"name": name, "about": _about(opened, name)} for name in opened.variants],
        "about": " ".join(puzzle.about.split()),
        "sources": list(puzzle.sources),
        "family": puzzle.family,
        "lattice": puzzle.lattice.name,
        "missing": None if opened.missing is None else opened.missing.to_json(),
        "known": [_known(known, template, opened.variant) for known in puzzle.known],
        "facts": _facts(puzzle),
        "setup": _setup(opened),
        "target": _target(opened),
        "may_block": isinstance(template, TilingPuzzle) and setup_of(template) is None,
        "board": _board(puzzle, opened),
        "moves": _moves(puzzle),
        "pieces": _pieces(template),
        "given": [list(placement) for placement in given_placements(puzzle)],
        "document": opened.document,
    }


def finding_data(puzzle: Puzzle, finding: Finding) -> dict[str, Any]:
    """A finding of lint as plain data; pieces and cells by number."""
    numbers = {name: k for k, (name, _) in enumerate(pieces_of(puzzle))}
    return {
        "level": finding.level,
        "message": finding.message,
        "help": finding.help,
        "pieces": [numbers[name] for name in finding.pieces if name in numbers],
        "cells": list(finding.cells),
    }


def sprites_of(template: Puzzle, wanted: Iterable[tuple[int, int]]) -> dict[str, str]:
    """The pictures of pieces in some of their ways, by "piece,way"."""
    made = artist(template)
    return {f"{piece},{way}": made.drawing(piece, way).markup for piece, way in wanted}


def standing_of(puzzle: TilingPuzzle) -> dict[str, Any]:
    """The solid that the fixed pieces of a puzzle make in its box, as one sees it."""
    drawing = standing(scene_of_puzzle(puzzle))
    return {
        "svg": drawing.markup,
        "box": _box(drawing.box),
        "defs": "".join(drawing.patterns[name] for name in sorted(drawing.patterns)),
    }


def _about(opened: Opened, variant: str) -> str:
    rows = opened.document.get("variant", {})
    row = rows.get(variant, {}) if isinstance(rows, dict) else {}
    about = row.get("about", "") if isinstance(row, dict) else ""
    return about if isinstance(about, str) else ""


def _known(known: Known, template: Puzzle, variant: str) -> dict[str, Any]:
    setup = setup_of(template)
    cells = " ".join(known.blocked)
    when = [f"variant {known.variant}"] if known.variant else ["without a variant"] if variant else []
    # A date says which cells stay open, though in the puzzle they are blocked as those of dice are.
    when += [f"on {cells}" if setup and setup.kind == "date" else f"with {cells} blocked"] if cells else []
    when += [f"with sum {known.target}"] if known.target is not None else []
    return {
        "count": digits(known.count),
        "what": known.counts,
        "title": COUNT_NAMES[known.counts],
        "words": COUNT_WORDS[known.counts],
        "source": known.source,
        "when": ", ".join(when),
        "variant": known.variant,
        "blocked": list(known.blocked),
        "target": known.target,
    }


def _facts(puzzle: Puzzle) -> list[str]:
    if isinstance(puzzle, LabelingPuzzle):
        return [
            f"{len(puzzle.board)} points, {len(puzzle.lines)} lines",
            f"the values {puzzle.values[0]} to {puzzle.values[-1]}, each once",
            *([scene_of_puzzle(puzzle).caption] if scene_of_puzzle(puzzle).caption else []),
        ]
    least = sum(piece.least for piece in puzzle.pieces)
    most = sum(piece.most for piece in puzzle.pieces)
    n_pieces = f"{least}" if least == most else f"{least} to {most}"
    lines = [line.strip() for line in rules(puzzle)[1:]]
    return [f"{n_pieces} {puzzle.noun}s on {len(puzzle.board) - len(puzzle.blocked)} cells", *lines]


def _setup(opened: Opened) -> dict[str, Any] | None:
    setup = setup_of(opened.template)
    if setup is None:
        return None
    return {
        "kind": setup.kind,
        "n": setup.blocked,
        "choices": [list(names) for names in setup.choices],
        "blocked": list(opened.blocked),
    }


def _target(opened: Opened) -> dict[str, Any] | None:
    puzzle = opened.puzzle
    if not isinstance(puzzle, LabelingPuzzle):
        return None
    from ..families.labeling.compile import compile_sums

    # Which sums there can be does not depend on the one that is chosen.
    model = compile_sums(replace(puzzle, targets=None)).model
    values = list(feasible_targets(model))[:_MOST_TARGETS]
    own = opened.template.targets if isinstance(opened.template, LabelingPuzzle) else None
    words = "any sum, the same for all" if own is None else " or ".join(str(target) for target in own)
    return {"value": puzzle.target, "values": values, "own": None if own is None else list(own), "words": words}


def _moves(puzzle: Puzzle) -> list[dict[str, str]]:
    used = {name for _, ways in pieces_of(puzzle) for way in ways for name in way.to}
    return [{"id": name, "words": words, "key": key} for name, (words, key) in MOVE_WORDS.items() if name in used]


def _board(puzzle: Puzzle, opened: Opened) -> dict[str, Any]:
    sheet = sheet_of(puzzle)
    drawing = sheet.backdrop
    patterns = {**drawing.patterns, **artist(opened.template).patterns}
    blocked = _chosen_so_far(opened)
    cells = []
    for index, cell in enumerate(puzzle.board.cells):
        cells.append(
            {
                "name": puzzle.board.names[index],
                "at": list(cell),
                "center": _point(sheet.centers[index]),
                "points": [_point(corner) for corner in sheet.outlines[index]],
                "state": "blocked" if index in blocked else sheet.scene.cells[index].state,
                "words": _cell_words(puzzle, index),
            }
        )
    return {
        "box": _box(drawing.box),
        "backdrop": drawing.markup,
        "defs": "".join(patterns[name] for name in sorted(patterns)),
        "dimension": puzzle.lattice.dimension,
        "cells": cells,
    }


def _chosen_so_far(opened: Opened) -> set[int]:
    """Cells chosen for a setup that is not complete yet."""
    if opened.is_set_up:
        return set()
    index = opened.puzzle.board.index_of_name
    return {index[name] for name in opened.blocked if name in index}


def _cell_words(puzzle: Puzzle, index: int) -> str:
    what = "point" if isinstance(puzzle, LabelingPuzzle) else "cell"
    words = f"{what} {puzzle.board.names[index]}"
    if puzzle.lattice.dimension > 2:
        words += f", layer {puzzle.lattice.grid(puzzle.board.cells[index])[0] + 1}"
    return words


def _point(point: tuple[float, float]) -> list[float]:
    return [round(point[0], 2), round(point[1], 2)]


def _box(box: Box, margin: float = _MARGIN) -> list[float]:
    left, top, width, height = box
    return [
        round(left - margin, 2),
        round(top - margin, 2),
        round(width + 2 * margin, 2),
        round(height + 2 * margin, 2),
    ]


def _pieces(puzzle: Puzzle) -> list[dict[str, Any]]:
    made = artist(puzzle)
    pieces = pieces_of(puzzle)
    with_all = sum(len(ways) for _, ways in pieces) <= _MOST_SPRITES
    dimension = puzzle.lattice.dimension
    data = []
    for number, (name, ways) in enumerate(pieces):
        data.append(
            {
                "name": name,
                **made.about(number),
                "ways": [
                    {
                        "cells": [list(cell) for cell in way.offsets(dimension)],
                        "to": way.to,
                        "words": way.words,
                        **_picture(made, number, k, with_all),
                    }
                    for k, way in enumerate(ways)
                ],
            }
        )
    return data


def _picture(made: Artist, piece: int, way: int, with_all: bool) -> dict[str, Any]:
    if not with_all and way:
        # Turned tiles are as large as those that lie as listed, near enough for a tray.
        return {"svg": None, "box": _box(made.drawing(piece, 0).box, 1.0), "solid": None}
    drawing, solid = made.drawing(piece, way), made.solid(piece, way)
    return {
        "svg": drawing.markup,
        "box": _box(drawing.box, 1.0),
        "solid": None if solid is None else {"svg": solid.markup, "box": _box(solid.box, 1.0)},
    }


__all__ = ["COUNT_NAMES", "COUNT_WORDS", "finding_data", "sprites_of", "standing_of", "view_of"]
