"""What may be mistyped in a puzzle without a solution: pictures before and after, and the puzzle once it is right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from ..design.no_solution.proofread import corrections_of, is_correction
from ..design.no_solution.typos import Typo, scene_of_typo, typos
from ..families import Puzzle
from ..families.scenes import Scene, SceneCell, ScenePiece
from ..rendering import RENDERERS, scene_of
from ..rendering.sheet import Sheet
from .limits import DeskLimits
from .opened import AskedPuzzle, thinking
from .outlines import box_with_margin
from .pictures import on_screen
from .repaint import words_of
from .sizes import list_in

_MOST = 30
_MOST_CORRECTIONS = 200
_MOST_TILES = 64


def typos_of(asked: AskedPuzzle, params: Mapping[str, Any], limits: DeskLimits) -> dict[str, Any]:
    """Changes of one label, cell or number with each of which there is a solution, the likeliest of each kind first."""
    asked.demand_set_up()
    found = typos(asked.puzzle, limits=thinking(asked, limits))
    scene = scene_of(asked.puzzle)
    is_shown = (
        scene.lattice.dimension == 2
        and len(scene.pieces) <= _MOST_TILES
        and all(len(piece.cells) == 1 for piece in scene.pieces)
    )
    corrections = corrections_of(asked.puzzle, found) if is_shown else ()
    others = [typo for typo in found.typos if not corrections or not is_correction(typo)]
    number_of_tile = {piece.owner.name: k for k, piece in enumerate(scene.pieces)}
    return {
        "has_solution": found.has_solution,
        "is_all": found.is_all and len(corrections) <= _MOST_CORRECTIONS,
        "n": len(corrections) + len(others),
        "tiles": [_tile(scene, piece) for piece in scene.pieces] if corrections else [],
        "corrections": [
            {
                "tile": number_of_tile[one.tile],
                "side": one.side,
                "label": one.label,
                "chance": one.chance,
                **_change(asked, one.typo, params["puzzle"]),
                "after": _picture(one.typo.puzzle, one.typo),
            }
            for one in corrections[:_MOST_CORRECTIONS]
        ],
        "typos": [_typo(asked, typo, params["puzzle"]) for typo in others[:_MOST]],
    }


def _tile(scene: Scene, piece: ScenePiece) -> dict[str, Any]:
    """The picture of a tile; of each side its words, its label, and the triangle between it and the center."""
    [cell] = piece.cells
    kind, scale = scene.lattice.kind(cell.cell), _sheet(scene).scale
    corners = [(scale * x, -scale * y) for x, y in map(scene.lattice.position, kind.corners)]
    sides = [
        {"words": words, "label": label, "points": [(0.0, 0.0), *(corners[k] for k in ends)]}
        for words, label, ends in zip(
            kind.side_names, cell.labels or (None,) * kind.n_sides, kind.face_corners, strict=True
        )
    ]
    return {"name": piece.owner.name, "sides": sides, **_drawn(scene, piece, piece.cells)}


def _typo(asked: AskedPuzzle, typo: Typo, request: Mapping[str, Any]) -> dict[str, Any]:
    return {"kind": typo.kind, **_change(asked, typo, request), **_pictures(asked.puzzle, typo)}


def _change(asked: AskedPuzzle, typo: Typo, request: Mapping[str, Any]) -> dict[str, Any]:
    """The change in words, and a request for the mended puzzle."""
    document = _with_label(asked, typo)
    if document is None:
        from ..formats.puzzle_file import document_of_puzzle

        # Choices and variants are part of the mended puzzle.
        title: dict[str, Any] = {key: asked.document[key] for key in ("title", "about") if key in asked.document}
        puzzle: dict[str, Any] = {"document": {**document_of_puzzle(typo.puzzle), **title}}
    else:
        kept = {key: request[key] for key in ("variant", "blocked", "pieces", "size", "target") if request.get(key)}
        puzzle = {"document": document, **kept}
    return {"words": typo.words, "puzzle": puzzle}


def _with_label(asked: AskedPuzzle, typo: Typo) -> dict[str, Any] | None:
    """The document with the right label on a tile of its list, all else as it was written; None if it stands elsewhere.

    Tiles of the list are named by their numbers.
    """
    tiles = list_in(asked.document, "tiles")
    if typo.edit.relabel is None or typo.edit.pieces[0] not in map(str, range(1, len(tiles) + 1)):
        return None
    _, side, now, right = typo.edit.relabel
    number = int(typo.edit.pieces[0]) - 1
    [cell] = _shown(scene_of(asked.puzzle), typo).cells
    at = asked.puzzle.lattice.kind(cell.cell).reading_order.index(side)
    words = words_of(tiles[number])
    if words[at : at + 1] != [now]:
        return None
    words[at] = right
    tile = " ".join(words) if isinstance(tiles[number], str) else words
    return {**asked.document, "tiles": [*tiles[:number], tile, *tiles[number + 1 :]]}


def _shown(scene: Scene, typo: Typo) -> ScenePiece:
    return next(piece for piece in scene.pieces if piece.owner.name == typo.edit.pieces[0])


def _pictures(puzzle: Puzzle, typo: Typo) -> dict[str, Any]:
    """The piece `before` and `after`, the changed side marked; or one picture of the board, `svg`; or nothing."""
    if not typo.edit.pieces:
        scene = scene_of_typo(puzzle, typo)
        if scene is None:
            return {"svg": ""}
        return {"svg": on_screen(str(RENDERERS["svg"](replace(scene, caption="", legend=(), pieces=()))))}
    return {"before": _picture(puzzle, typo), "after": _picture(typo.puzzle, typo)}


def _picture(puzzle: Puzzle, typo: Typo) -> dict[str, Any]:
    scene = scene_of(puzzle)
    piece = _shown(scene, typo)
    return _drawn(scene, piece, _marked(piece, typo))


def _drawn(scene: Scene, piece: ScenePiece, cells: Sequence[SceneCell]) -> dict[str, Any]:
    drawing = _sheet(scene).piece(cells, piece.owner, scene.marks)
    patterns = "".join(drawing.patterns[key] for key in sorted(drawing.patterns))
    return {"svg": drawing.markup, "defs": patterns, "box": box_with_margin(drawing.box, 4.0)}


def _sheet(scene: Scene) -> Sheet:
    cells = tuple(SceneCell(one.cell) for one in scene.cells)
    return Sheet(replace(scene, owners=(), legend=(), pieces=(), cells=cells))


def _marked(piece: ScenePiece, typo: Typo) -> tuple[SceneCell, ...]:
    if typo.edit.relabel is None:
        return piece.cells
    cell, side, _, _ = typo.edit.relabel
    return tuple(replace(one, wrong=(side,)) if k == cell else one for k, one in enumerate(piece.cells))
