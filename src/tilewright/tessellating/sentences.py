"""What is known about tilings of the plane, in sentences."""

from __future__ import annotations

from ..families.wording import plural
from .coronas import Heesch
from .labeled import LabeledTessellated
from .symmetry import TilingSymmetry
from .tessellate import Tessellated


def answer_in_words(found: Tessellated, stopped: str = "") -> list[str]:
    """The answer as lines; where the question is open, `stopped` says what stopped the search, if anything did."""
    if found.tiling is not None:
        return _about_tiling(found.tiling)
    if found.heesch is not None:
        return _about_coronas(found.heesch, len(found.shapes.shapes))
    tried = f"no tiling has a period of up to {plural(found.most_pieces, 'piece')}"
    tried = tried if found.most_pieces else "no period was searched to its end"
    times = f"Each piece has {plural(found.coronas, 'corona')}." if found.coronas else ""
    return [" ".join(filter(None, (f"Open: {tried}.", times, stopped)))]


def labeled_answer_in_words(found: LabeledTessellated, stopped: str = "") -> list[str]:
    """The same about labeled tiles."""
    if found.tiling is not None:
        shifts = " and ".join(str(list(shift)) for shift in found.tiling.period)
        return [
            "Tiles the plane.",
            f"The smallest period has {plural(len(found.tiling.laid), 'tile')}; "
            f"the tiling repeats itself after the shifts {shifts}.",
        ]
    around = f", one with {plural(found.coronas, 'corona')} around it," if found.coronas else ""
    filled = f"{plural(len(found.patch), 'cell')}{around} can be filled"
    if found.is_none:
        n = len(found.puzzle_without_solution().board)
        if found.coronas < 0:
            return ["Does not tile the plane.", "There are cells on which no tile can lie."]
        return ["Does not tile the plane.", f"{filled}, but {n:,} cells, with one corona more, cannot."]
    tried = f"no tiling has a period of up to {plural(found.most_tiles, 'tile')}"
    tried = tried if found.most_tiles else "no period was searched to its end"
    return [" ".join(filter(None, (f"Open: {tried}.", f"{filled}." if found.patch else "", stopped)))]


def _about_coronas(found: Heesch, n_shapes: int) -> list[str]:
    which = f"Piece {found.shape + 1}" if n_shapes > 1 else "The piece"
    lines = ["Does not tile the plane."]
    if not found.coronas:
        return [*lines, f"{which} cannot be surrounded: no pieces cover all cells around it."]
    lines.append(f"{which} has at most {plural(found.coronas, 'corona')}, whatever holes they leave.")
    if found.without_holes is None:
        return [*lines, "The search ended before its Heesch number was found."]
    lines.append(f"Its Heesch number is {found.without_holes}: so many coronas leave no holes.")
    if found.holes_in_outermost is None:
        lines.append("The search ended before coronas with holes in the outermost one were found.")
    elif found.holes_in_outermost > found.without_holes:
        lines.append(f"If the outermost corona may leave holes, it is {found.holes_in_outermost}.")
    return lines


def _about_tiling(found: TilingSymmetry) -> list[str]:
    tiling = found.tiling
    shifts = " and ".join(str(list(shift)) for shift in tiling.period)
    kind = "isohedral, as its symmetries carry each piece to each other one"
    if not found.is_isohedral:
        kind = f"not isohedral: its symmetries leave {len(found.orbits)} orbits of pieces"
    return [
        "Tiles the plane.",
        f"The smallest period has {plural(len(tiling.copies), 'piece')}, {plural(tiling.n_cells, 'cell')}; "
        f"the tiling repeats itself after the shifts {shifts}.",
        f"Its symmetry group is {found.group}. It is {kind}.",
    ]
