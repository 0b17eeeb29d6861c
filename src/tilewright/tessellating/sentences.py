"""What is known about tilings of the plane, in sentences."""

from __future__ import annotations

from ..families.wording import listing, plural
from ..sentences import sentence, together
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
    tried = sentence("Open: no period was searched to its end.")
    if found.most_pieces:
        tried = sentence("Open: no tiling has a period of up to {n} {n:piece|pieces}.", n=found.most_pieces)
    times = sentence("Each piece has {n} {n:corona|coronas}.", n=found.coronas) if found.coronas else ""
    return [together(tried, times, stopped)]


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
    which = sentence("the piece")
    if n_shapes > 1:
        which = sentence("piece {n}", n=found.shape + 1)
    lines: list[str] = [sentence("Does not tile the plane.")]
    if not found.coronas:
        return [
            *lines,
            sentence("{Which} cannot be surrounded: no pieces cover all cells around it.", which=which),
        ]
    lines.append(
        sentence("{Which} has at most {n} {n:corona|coronas}, whatever holes they leave.", which=which, n=found.coronas)
    )
    if found.without_holes is None:
        return [*lines, sentence("The search ended before its Heesch number was found.")]
    lines.append(sentence("Its Heesch number is {n}: so many coronas leave no holes.", n=found.without_holes))
    if found.holes_in_outermost is None:
        lines.append(sentence("The search ended before coronas with holes in the outermost one were found."))
    elif found.holes_in_outermost > found.without_holes:
        lines.append(sentence("If the outermost corona may leave holes, it is {n}.", n=found.holes_in_outermost))
    return lines


def _about_tiling(found: TilingSymmetry) -> list[str]:
    tiling = found.tiling
    kind = sentence("It is isohedral, as its symmetries carry each piece to each other one.")
    if not found.is_isohedral:
        kind = sentence("It is not isohedral: its symmetries leave {n} orbits of pieces.", n=len(found.orbits))
    return [
        sentence("Tiles the plane."),
        sentence(
            "The smallest period has {pieces} {pieces:piece|pieces}, {cells} {cells:cell|cells}; the tiling repeats "
            "itself after the shifts {shifts}.",
            pieces=len(tiling.copies),
            cells=tiling.n_cells,
            shifts=listing(str(list(shift)) for shift in tiling.period),
        ),
        together(sentence("Its symmetry group is {group}.", group=found.group), kind),
    ]
