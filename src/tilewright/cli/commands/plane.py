"""`tilewright plane`: does a piece tile the plane?"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from .. import status
from ..parameters import layout
from ..parameters.options import (
    SearchChoice,
    about_limits,
    about_output,
    about_puzzle,
    json_option,
    search_options,
    seconds_option,
    style_options,
)
from ..printing import wording
from ..printing.terminal import ProgressLine, TerminalStyle, print_json

if TYPE_CHECKING:
    from ...answers.tessellating import PlaneAnswer
    from ...lattices import Freedom
    from ...tessellating.symmetry import TilingSymmetry
    from ...tessellating.tessellate import Tessellated

_FREEDOMS = {"free": "free", "one-sided": "one_sided", "fixed": "fixed"}


@layout.command(
    "plane",
    examples="""
    tilewright plane W                             the W pentomino
    tilewright plane I4 T4                         two tetrominoes together, by the number of their cells
    tilewright plane sphinx --lattice triangular
    tilewright plane --picture '##/.#/.##' -o tiling.svg
    tilewright plane F --freedom fixed             neither turned nor flipped
    tilewright plane pentominoes-6x10 X Y          pieces of a puzzle, or of a puzzle file
""",
)
@layout.argument("pieces", nargs=-1, metavar="PIECE...")
@about_puzzle("--picture", "pictures", metavar="ROWS", multiple=True, help="A piece, drawn in rows that / parts: ##/#.")
@about_puzzle("--lattice", metavar="NAME", help="The lattice, e.g. square (the default), triangular, hexagonal.")
@about_puzzle(
    "--freedom",
    type=layout.OneOf(list(_FREEDOMS)),
    default="free",
    help="Whether pieces may be turned and flipped (free), only turned (one-sided), or neither (fixed).",
)
@about_limits("--pieces", "most_pieces", metavar="N", type=layout.Whole(1), help="Try periods of up to N pieces (8).")
@search_options(seconds_option, json_option)
@about_output("-o", "output", metavar="FILE", multiple=True, help="Draw the tiling into FILE: .svg, .png or .txt.")
@style_options
def command(
    pieces: tuple[str, ...],
    pictures: tuple[str, ...],
    lattice: str | None,
    freedom: str,
    most_pieces: int | None,
    search: SearchChoice,
    output: tuple[str, ...],
    style: TerminalStyle,
) -> int:
    """Tell whether copies of a piece fill the plane, without gaps and without overlaps.

    Periods are tried in order of their area. The answer is the tiling with the smallest one, the orbits of its pieces
    under its symmetries, and the name of its symmetry group. Several pieces are to tile the plane together, each used
    at least once.

    PIECE is a usual name of a piece, such as P, or I4 where pieces of several sizes have one name; or 7a, 7b, ... for
    the pieces of 7 cells. A puzzle, or a puzzle file, stands for its pieces, or for those of them that follow.
    """
    from ...tessellating.drawing import scene_of_tiling
    from ...tessellating.tessellate import MOST_PIECES, tessellate
    from ..parameters.pieces import shapes_named
    from ..saving.picture_files import wanted_pictures

    wanted = wanted_pictures(output, None, None)
    named, shapes = shapes_named(pieces, pictures, lattice)
    with ProgressLine() as line:
        found = tessellate(
            named,
            shapes,
            freedom=cast("Freedom", _FREEDOMS[freedom]),
            most_pieces=most_pieces or MOST_PIECES,
            seconds=search.seconds,
            on_progress=line.update,
        )
    scene = None if found.tiling is None else scene_of_tiling(found.tiling, " ".join((*pieces, *pictures)))
    if search.as_json:
        answer: PlaneAnswer = {
            "lattice": named.name,
            "freedom": found.shapes.freedom,
            "pieces": [[list(cell) for cell in shape] for shape in found.shapes.shapes],
            **found.to_json(),
        }
        print_json(answer)
    else:
        style.print("\n".join(_lines(found)))
        if scene is not None and not wanted:
            style.print("")
            style.draw_scene(scene)
    if scene is not None:
        for picture in wanted:
            picture.write_scene(scene)
    if found.tiles:
        return status.DONE
    return status.of_stop(found.stopped_by)


def _lines(found: Tessellated) -> list[str]:
    if found.tiling is not None:
        return _about_tiling(found.tiling)
    stopped = f", stopped {wording.STOPPED_BY[found.stopped_by]}" if found.stopped_by else ""
    return [f"Open: no tiling has a period of up to {found.most_pieces} pieces{stopped}."]


def _about_tiling(found: TilingSymmetry) -> list[str]:
    from ...families.wording import plural

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
