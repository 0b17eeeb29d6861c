"""A puzzle as the page shows it: its board as a picture with cells, its pieces in all orientations, and words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from ..design.at_table.fitting import tile_ways
from ..design.table import with_given
from ..families import Finding, Known, Laid, Puzzle, family_of
from ..families.base import Family, RegionState, Thing
from ..families.dates import date_fields
from ..families.scenes import Scene
from ..families.setup_kinds import SETUP_KINDS
from ..families.tiling.labels import SideLabels
from ..families.tiling.pieces.shapes import permuted
from ..lattices import Cell, Lattice, Motion
from ..lattices.hands import axis_of, turns_in_space
from ..models import SumModel
from ..models.sums import feasible_targets
from ..rendering.sheet import Box, Drawing, Sheet
from ..sentences import NameList, commas, sentence, written
from .boards import viewers_of
from .opened import AskedPuzzle, placement_of, things_of
from .outlines import box_with_margin
from .pictures import PiecePictures, about, piece_pictures, sheet_of

MOVE_WORDS = {
    "turn": (sentence("Turn"), "r"),
    "turn_back": (sentence("Turn back"), "e"),
    "tip": (sentence("Tip"), "t"),
    "tip_back": (sentence("Tip back"), "shift+t"),
    "roll": (sentence("Roll"), "w"),
    "roll_back": (sentence("Roll back"), "shift+w"),
    "flip": (sentence("Flip over"), "f"),
}
"""For each move of a hand the text of its button, and its key; those in space are `turns_in_space`, too."""
# The most pictures of pieces to send with a puzzle; the page requests others when it needs them.
_MOST_SPRITES = 400
_MARGIN = 6.0
# The most sums to offer.
_MOST_TARGETS = 200

_COUNTS = {
    "raw": (
        sentence("Raw"),
        sentence("Every way to lay the pieces, with pieces that look alike told apart."),
    ),
    "distinct": (
        sentence("Distinct"),
        sentence("Finished pictures that look different on a board that stays where it is."),
    ),
    "rotation": (
        sentence("Up to rotation"),
        sentence("Different pictures, where one that can be turned into another does not count again."),
    ),
    "symmetry": (
        sentence("Up to symmetry"),
        sentence("Really different pictures: what can be turned or mirrored into another does not count again."),
    ),
    "relabeling": (
        sentence("Up to symmetry and relabeling"),
        sentence(
            "Really different pictures, where renaming the labels (for numbers: exchanging large and small) makes no "
            "difference either."
        ),
    ),
}


def view_of(opened: AskedPuzzle) -> dict[str, Any]:
    """The data with which the page shows a puzzle; docs/page-protocol.md describes the contract."""
    puzzle, template = opened.puzzle, opened.template
    family = family_of(template)
    kind = kind_in(template)
    return {
        "name": opened.name,
        "title": written(puzzle.title or puzzle.name),
        "variant": opened.variant,
        "variants": [{"name": name, "about": _about(opened, name)} for name in opened.variants],
        "about": written(" ".join(puzzle.about.split())),
        "maker": list(puzzle.maker),
        "sources": list(puzzle.sources),
        "family": family.name,
        "kind": kind,
        "nouns": {"piece": kind.removesuffix("s"), "place": family.nouns.place},
        "covers_one": family.table.covers_one,
        "lattice": puzzle.lattice.name,
        "missing": None if opened.missing is None else opened.missing.to_json(),
        "known": [_known(known, template, opened.variant) for known in puzzle.known],
        "facts": family.facts(puzzle),
        "setup": _setup(opened),
        "target": _target(opened),
        "viewers": viewers_of(puzzle),
        "fits": tile_ways(puzzle) is not None,
        "may_block": family.setups.block is not None and template.setup is None,
        "board": _board(puzzle, opened),
        "moves": _moves(puzzle),
        "pieces": _pieces(opened.with_tray),
        # Fixed pieces, if the puzzle says how they lie.
        "given": [list(placement_of(puzzle, one)) for one in with_given(puzzle, ())],
        "document": opened.document,
    }


def count_data(what: str, number: int) -> dict[str, Any]:
    """A count of some kind, with a plain sentence that explains the kind; the page may not round the number."""
    title, words = _COUNTS[what]
    return {"what": what, "title": title, "count": str(number), "words": words}


def kind_of(family: Family, has_tiles: bool) -> str:
    """The page's word for all laid things: "pieces", "tiles" or "numbers"."""
    return "tiles" if has_tiles and not family.table.covers_one else f"{family.nouns.piece}s"


def kind_in(puzzle: Puzzle) -> str:
    """The page's word for all that is laid in a puzzle."""
    return kind_of(family_of(puzzle), all(thing.orientations[0].cells[1:] == () for thing in things_of(puzzle)))


def finding_data(puzzle: Puzzle, finding: Finding) -> dict[str, Any]:
    """A finding of lint as plain data; pieces and cells by number."""
    numbers = {thing.name: k for k, thing in enumerate(things_of(puzzle))}
    return {
        "level": finding.level,
        "message": finding.message,
        "help": finding.help,
        "pieces": [numbers[name] for name in finding.pieces if name in numbers],
        "cells": list(finding.cells),
        "labels": list(finding.labels),
    }


def sprites_of(template: Puzzle, wanted: Iterable[tuple[int, int]]) -> dict[str, str]:
    """The pictures of pieces in some of their ways, by "piece,way"."""
    made = piece_pictures(template)
    return {f"{piece},{way}": made.drawing(piece, way).markup for piece, way in wanted}


def _about(opened: AskedPuzzle, variant: str) -> str:
    rows = opened.document.get("variant", {})
    row = rows.get(variant, {}) if isinstance(rows, dict) else {}
    about = row.get("about", "") if isinstance(row, dict) else ""
    return about if isinstance(about, str) else ""


def _known(known: Known, template: Puzzle, variant: str) -> dict[str, Any]:
    when: list[str] = []
    if known.variant or variant:
        named = sentence("variant {variant}", variant=known.variant)
        when.append(named if known.variant else sentence("without a variant"))
    if known.setup:
        # Cells of a puzzle without a setup may be blocked by hand.
        kind = "target" if known.target is not None else template.setup.kind if template.setup else "cells"
        when.append(SETUP_KINDS[kind].when(" ".join(known.setup)))
    return {
        **count_data(known.counts, known.count),
        "source": known.source,
        "when": commas(when),
        "variant": known.variant,
        "blocked": list(known.blocked),
        "pieces": list(known.pieces),
        "size": known.size or None,
        "target": known.target,
    }


def _setup(opened: AskedPuzzle) -> dict[str, Any] | None:
    setup = opened.template.setup
    if setup is None:
        return None
    setups = family_of(opened.template).setups
    return {
        "kind": setup.kind,
        "n": setup.blocked,
        "choices": [list(names) for names in setup.choices],
        "fields": [field.name for field in date_fields(setup.choices)] if setup.kind == "date" else [],
        "blocked": list(opened.blocked),
        "pieces": list(opened.pieces),
        "size": opened.size or None,
        "sizes": [name for (name,) in setups.listed(opened.template)] if setup.kind == "size" else [],
        "axes": [name for name, _ in setup.sizes],
        "set": [_choosable(opened, name) for name in setups.pieces(opened.template)],
    }


def _choosable(opened: AskedPuzzle, name: str) -> dict[str, Any]:
    """A piece that may be chosen, in the color that it has on the table."""
    for puzzle in (opened.with_tray, opened.template):
        for number, thing in enumerate(things_of(puzzle)):
            if thing.name == name:
                return {"name": name, "words": thing.words, **_drawn(piece_pictures(puzzle).drawing(number, 0))}
    raise AssertionError(name)


def _target(opened: AskedPuzzle) -> dict[str, Any] | None:
    compile_sums = family_of(opened.puzzle).compilers.get(SumModel)
    puzzle: Any = opened.puzzle
    if compile_sums is None or not puzzle.common_lines:
        return None
    # The possible sums do not depend on the one that is chosen.
    model: Any = compile_sums(replace(puzzle, targets=None)).model
    values = list(feasible_targets(model))[:_MOST_TARGETS]
    own = opened.template.targets
    words: str = sentence("any sum, the same for all")
    if own is not None:
        words = NameList(" or ".join(str(target) for target in own), map(str, own), "or")
    return {"value": puzzle.target, "values": values, "own": None if own is None else list(own), "words": words}


def _moves(puzzle: Puzzle) -> list[dict[str, Any]]:
    lattice = puzzle.lattice
    used = {name for thing in things_of(puzzle) for one in thing.orientations for name in one.to}
    turns = turns_in_space(lattice) if lattice.dimension > 2 else {}
    return [
        {
            "id": name,
            "words": words,
            "key": key,
            **(
                {"via": list(turns[name]), "axis": [round(x, 5) + 0.0 for x in axis_of(lattice, turns[name])]}
                if name in turns
                else {}
            ),
        }
        for name, (words, key) in MOVE_WORDS.items()
        if used.issuperset(turns.get(name, (name,)))
    ]


def _board(puzzle: Puzzle, opened: AskedPuzzle) -> dict[str, Any]:
    sheet = sheet_of(puzzle)
    drawing = sheet.backdrop
    patterns = {**drawing.patterns, **piece_pictures(opened.template).patterns}
    if opened.with_tray is not opened.template:
        patterns.update(piece_pictures(opened.with_tray).patterns)
    blocked = _chosen_so_far(opened)
    cells = [
        {
            "name": puzzle.board.names[index],
            "at": list(cell),
            "center": _point(sheet.centers[index]),
            "points": [_point(corner) for corner in sheet.outlines[index]],
            "state": "blocked" if index in blocked else sheet.scene.cells[index].state,
            "words": _cell_words(puzzle, index),
            "about": _about_cell(sheet.scene, index),
        }
        for index, cell in enumerate(puzzle.board.cells)
    ]
    return {
        "box": box_with_margin(_around(drawing.box, *sheet.badges.values()), _MARGIN),
        "backdrop": drawing.markup,
        "defs": "".join(patterns[name] for name in sorted(patterns)),
        "dimension": puzzle.lattice.dimension,
        "wrap": _wrap(puzzle, sheet),
        "over": "" if sheet.regions is None else sheet.regions.markup,
        "regions": _regions(sheet),
        "cells": cells,
    }


def _around(*boxes: Box) -> Box:
    """The least box that holds all of these."""
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, bottom = max(box[0] + box[2] for box in boxes), max(box[1] + box[3] for box in boxes)
    return left, top, right - left, bottom - top


def _regions(sheet: Sheet) -> list[dict[str, Any]]:
    """The regions by their numbers: cells, the condition in words, and the box of the badge; then lines with sums."""
    found: dict[int, dict[str, Any]] = {}
    for index, cell in enumerate(sheet.scene.cells):
        for region in cell.regions:
            row = found.setdefault(region.number, {"cells": [], "words": region.words})
            row["cells"].append(index)
    lines, sums = sheet.scene.lines, sheet.scene.sums
    return [
        *({**found[number], "badge": [round(x, 2) for x in sheet.badges[number]]} for number in sorted(found)),
        *(
            {
                "cells": sorted(lines[k]),
                "words": sentence("the sum is {sum}", sum=sums[k]),
                "badge": [round(x, 2) for x in box],
            }
            for k, box in sheet.sums.items()
        ),
    ]


def region_states(puzzle: Puzzle, lying: Sequence[Laid]) -> list[RegionState]:
    """How far what lies on the table meets the condition of each region, in the order of the view."""
    states = family_of(puzzle).table.regions(puzzle, lying)
    return [states[tuple(row["cells"])] for row in _regions(sheet_of(puzzle))] if states else []


def _wrap(puzzle: Puzzle, sheet: Sheet) -> dict[str, Any] | None:
    """The periods of a wrapped board, each with the first coordinate that it moves, and a step along each axis."""
    board = puzzle.board
    if not board.wrap:
        return None
    return {
        "periods": [{"axis": axis, "shift": list(shift)} for axis, shift in board.periods.rows],
        "steps": [_point(step) for step in sheet.steps],
        "kinds": [_point(center) for center in sheet.centers_of_kinds],
        "turns": [_turn(puzzle, turn, sheet) for turn in board.wrapping.turns[1:]],
    }


def _turn(puzzle: Puzzle, turn: Motion, sheet: Sheet) -> dict[str, Any]:
    """Where a turn that leads back to the same cells carries them, and what becomes of a drawing and of pieces.

    Each turn is a reflection or half a turn, and undoes itself.
    """
    lattice, ((a, b), (c, d)) = puzzle.lattice, sheet.steps
    images = [
        [sum(row[k] * step[d] for row, step in zip(turn.matrix, sheet.steps, strict=True)) for d in (0, 1)]
        for k in (0, 1)
    ]
    whole = a * d - b * c
    (e, f), (g, h) = images
    drawn = (e * d - g * b) / whole, (f * d - h * b) / whole, (g * a - e * c) / whole, (h * a - f * c) / whole
    ways = [] if family_of(puzzle).table.covers_one else [_ways_turned(lattice, turn, one) for one in things_of(puzzle)]
    cells = [list(lattice.move(turn, cell)) for cell in puzzle.board.cells]
    return {"cells": cells, "drawn": [round(x, 6) for x in drawn], "ways": ways}


def _ways_turned(lattice: Lattice, turn: Motion, thing: Thing) -> list[int]:
    """For each orientation of a piece the one that it becomes, with the same cell as its anchor."""

    def key(cells: Sequence[Cell], labels: Iterable[SideLabels]) -> tuple[Cell, frozenset[tuple[Cell, SideLabels]]]:
        return cells[0], frozenset(zip(cells, labels, strict=True))

    number = {key(one.cells, one.labels): k for k, one in enumerate(thing.orientations)}
    found = []
    for one in thing.orientations:
        images, sides = lattice.turn_all(turn.matrix, one.cells)
        found.append(number[key(lattice.at_origin(images), map(permuted, one.labels, sides))])
    return found


def _chosen_so_far(opened: AskedPuzzle) -> set[int]:
    """Cells chosen for a setup that is not complete yet."""
    if opened.is_set_up:
        return set()
    index = opened.puzzle.board.index_of_name
    return {index[name] for name in opened.blocked if name in index}


def _cell_words(puzzle: Puzzle, index: int) -> str:
    words = sentence("{kind} {name}", kind=family_of(puzzle).nouns.place, name=puzzle.board.names[index])
    if puzzle.lattice.dimension > 2:
        layer = puzzle.lattice.grid(puzzle.board.cells[index])[0] + 1
        words = sentence("{cell}, layer {n}", cell=words, n=layer)
    return words


def _about_cell(scene: Scene, index: int) -> str:
    """The rules for a cell in words: its given value, the conditions of its regions, and the sums of its lines."""
    cell = scene.cells[index]
    given = [sentence("given {value}", value=cell.text)] if cell.text else []
    regions = [sentence("in a region where {condition}", condition=region.words) for region in cell.regions]
    shown = zip(scene.lines, scene.sums, strict=False)
    sums = [sentence("on a line with the sum {sum}", sum=text) for line, text in shown if text and index in line]
    return commas([*given, *regions, *sums], "; ")


def _point(point: tuple[float, float]) -> list[float]:
    return [round(point[0], 2), round(point[1], 2)]


def _pieces(puzzle: Puzzle) -> list[dict[str, Any]]:
    made = piece_pictures(puzzle)
    things = things_of(puzzle)
    with_all = sum(len(thing.orientations) for thing in things) <= _MOST_SPRITES
    dimension = puzzle.lattice.dimension
    return [
        {
            "name": thing.name,
            **about(thing),
            "ways": [
                {
                    "cells": [list(cell) for cell in one.offsets(dimension)],
                    "to": one.to,
                    "words": one.words,
                    **_picture(made, number, k, with_all),
                }
                for k, one in enumerate(thing.orientations)
            ],
        }
        for number, thing in enumerate(things)
    ]


def _picture(made: PiecePictures, piece: int, way: int, with_all: bool) -> dict[str, Any]:
    if not with_all and way:
        # Turned tiles are as large as those that lie as listed, near enough for a tray.
        return {**_drawn(made.drawing(piece, 0)), "svg": None, "solid": None}
    solid = made.solid(piece, way)
    return {**_drawn(made.drawing(piece, way)), "solid": None if solid is None else _drawn(solid)}


def _drawn(drawing: Drawing) -> dict[str, Any]:
    return {"svg": drawing.markup, "box": box_with_margin(drawing.box, 1.0)}
