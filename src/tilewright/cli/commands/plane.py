"""`tilewright plane`: does a piece tile the plane?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
from ..printing.terminal import ProgressLine, TerminalStyle, note, print_json
from .prove import prove_option

if TYPE_CHECKING:
    from ...answers.solving import CertificateJson
    from ...answers.tessellating import PlaneAnswer, PlaneOfTilesAnswer
    from ...families.scenes import Scene
    from ...lattices import Freedom
    from ...tessellating.labeled import LabeledTessellated
    from ...tessellating.tessellate import Tessellated
    from ..saving.picture_files import PictureFile

_FREEDOMS = {"free": "free", "one-sided": "one_sided", "fixed": "fixed"}


@layout.command(
    "plane",
    examples="""
    tilewright plane W                             the W pentomino
    tilewright plane I4 T4                         two tetrominoes together, by their size
    tilewright plane sphinx --lattice triangular
    tilewright plane --picture '##/.#/.##' -o tiling.svg
    tilewright plane --picture '##/#./#./#./##' --prove no-tiling
    tilewright plane F --freedom fixed             neither turned nor flipped
    tilewright plane pentominoes-6x10 X Y          pieces of a puzzle, or of a puzzle file
    tilewright plane tetravex-3x3-a                tiles with labels that must match
""",
)
@layout.argument("pieces", nargs=-1, metavar="PIECE...")
@about_puzzle("--picture", "pictures", metavar="ROWS", multiple=True, help="A piece, drawn in rows that / parts: ##/#.")
@about_puzzle("--lattice", metavar="NAME", help="The lattice, e.g. square (the default), triangular, hexagonal.")
@about_puzzle(
    "--freedom",
    type=layout.OneOf(list(_FREEDOMS)),
    help="Whether pieces may be turned and flipped (free), only turned (one-sided), or neither (fixed).",
)
@about_limits(
    "--pieces",
    "most_pieces",
    metavar="N",
    type=layout.Whole(1),
    help="Try periods of up to N pieces (8, or all).",
)
@about_limits(
    "--coronas", "most_coronas", metavar="N", type=layout.Whole(0), help="Look for up to N coronas around a piece (3)."
)
@search_options(seconds_option, json_option)
@prove_option(about_output)
@about_output(
    "-o",
    "output",
    metavar="FILE",
    multiple=True,
    help="Draw the tiling, or the coronas, into FILE: .svg, .png or .txt.",
)
@style_options
def command(
    pieces: tuple[str, ...],
    pictures: tuple[str, ...],
    lattice: str | None,
    freedom: str | None,
    most_pieces: int | None,
    most_coronas: int | None,
    search: SearchChoice,
    certificate: str | None,
    output: tuple[str, ...],
    style: TerminalStyle,
) -> int:
    """Tell whether copies of a piece fill the plane, without gaps and without overlaps.

    Periods are tried in order of their area. The answer is the tiling with the smallest one, the orbits of its pieces
    under its symmetries, and the name of its symmetry group. If there is none, the answer is how many coronas a piece
    has, pieces all around it and around those, and that it has no more. Several pieces are to tile the plane together,
    each used at least once.

    PIECE is a usual name of a piece, such as P, or I4 where pieces of several sizes have one name; or 7a, 7b, ... for
    the pieces of 7 cells. A puzzle, or a puzzle file, stands for its pieces, or for those of them that follow.

    Tiles with labels, each as often as one likes, are laid so that their labels match, and turned as their puzzle says.
    If the plane cannot be filled, the answer is how many coronas around a cell can be.
    """
    from ...tessellating.label_filling import MOST_CORONAS as MOST_CORONAS_OF_TILES
    from ...tessellating.label_filling import MOST_TILES, tessellate_tiles
    from ...tessellating.tessellate import MOST_CORONAS, tessellate
    from ..parameters.pieces import labeled_puzzle_named, shapes_named
    from ..saving.picture_files import wanted_pictures

    wanted = wanted_pictures(output, None, None)
    chosen = cast("Freedom | None", None if freedom is None else _FREEDOMS[freedom])
    puzzle = labeled_puzzle_named(pieces, pictures, lattice)
    if puzzle is not None:
        with ProgressLine() as line:
            tiled = tessellate_tiles(
                puzzle,
                pieces[1:],
                freedom=chosen,
                most_tiles=MOST_TILES if most_pieces is None else most_pieces,
                most_coronas=MOST_CORONAS_OF_TILES if most_coronas is None else most_coronas,
                seconds=search.seconds,
                on_progress=line.update,
            )
        return _tell_of_tiles(tiled, puzzle.title or puzzle.name, search, certificate, wanted, style)
    named, shapes = shapes_named(pieces, pictures, lattice)
    with ProgressLine() as line:
        found = tessellate(
            named,
            shapes,
            freedom=chosen or "free",
            most_pieces=most_pieces,
            most_coronas=MOST_CORONAS if most_coronas is None else most_coronas,
            seconds=search.seconds,
            on_progress=line.update,
        )
    scenes = list(_scenes(found, " ".join((*pieces, *pictures))))
    _show(_lines(found), scenes, wanted, None if search.as_json else style)
    proved = _prove(found, certificate, as_json=search.as_json)
    if search.as_json:
        answer: PlaneAnswer = {
            "lattice": named.name,
            "freedom": found.shapes.freedom,
            "pieces": [[list(cell) for cell in shape] for shape in found.shapes.shapes],
            **found.to_json(),
            **proved,
        }
        print_json(answer)
    if found.tiles is None:
        return status.of_stop(found.stopped_by)
    return status.DONE if found.tiles else status.NO_SOLUTION


def _tell_of_tiles(
    found: LabeledTessellated,
    title: str,
    search: SearchChoice,
    certificate: str | None,
    wanted: Sequence[PictureFile],
    style: TerminalStyle,
) -> int:
    """Tell whether labeled tiles tile the plane."""
    from ...tessellating.drawing import scene_of_labeled_tiling, scene_of_laid
    from ...tessellating.sentences import labeled_answer_in_words
    from .prove import prove_none

    tiles = found.tiles
    scenes = [scene_of_laid(tiles, found.patch, title)] if found.patch else []
    if found.tiling is not None:
        scenes = [scene_of_labeled_tiling(found.tiling, title)]
    lines = labeled_answer_in_words(found, _stopped(found.stopped_by))
    _show(lines, scenes, wanted, None if search.as_json else style)
    proved: CertificateJson = {}
    if found.is_none and certificate is not None:
        proved = prove_none(found.puzzle_without_solution(), certificate, has_none=True, as_json=search.as_json)
    else:
        _note_on_proof(certificate, has_none=found.is_none)
    if search.as_json:
        answer: PlaneOfTilesAnswer = {
            "lattice": tiles.lattice.name,
            "names": [tile.name for tile in tiles.tiles],
            **found.to_json(),
            **proved,
        }
        print_json(answer)
    if found.tile_the_plane is None:
        return status.of_stop(found.stopped_by)
    return status.DONE if found.tile_the_plane else status.NO_SOLUTION


def _show(
    lines: Sequence[str], scenes: Sequence[Scene], wanted: Sequence[PictureFile], style: TerminalStyle | None
) -> None:
    """Print an answer, and its pictures or into files what is `wanted`; without a style only the latter."""
    if style is not None:
        style.print("\n".join(lines))
        for scene in scenes if not wanted else ():
            style.print("")
            style.draw_scene(scene)
        if scenes and not wanted:
            style.print("")
    for picture in wanted if scenes else ():
        picture.write_scene(scenes[-1])


def _note_on_proof(folder: str | None, *, has_none: bool) -> None:
    """Say that a proof can be had, or why none is written."""
    if has_none:
        note("With --prove FOLDER you get a proof of that, which other people's programs check.")
    elif folder is not None:
        note(f"Nothing written to {folder}: only that there is no tiling can be proved.")


def _scenes(found: Tessellated, title: str) -> Iterator[Scene]:
    from ...tessellating.drawing import scene_of_coronas, scene_of_tiling

    if found.tiling is not None:
        yield scene_of_tiling(found.tiling, title)
    patches = found.heesch.patches if found.heesch is not None else ()
    for patch in patches if found.patch is None else (found.patch,):
        yield scene_of_coronas(found.shapes.lattice, patch, title)


def _prove(found: Tessellated, folder: str | None, *, as_json: bool) -> CertificateJson:
    """Write a certificate that the piece cannot be surrounded once more."""
    from ...tessellating.puzzles import puzzle_without_solution
    from .prove import prove_none

    if found.heesch is None or folder is None:
        _note_on_proof(folder, has_none=found.heesch is not None)
        return {}
    puzzle = puzzle_without_solution(found.shapes, found.heesch)
    if puzzle is None:
        why = "the puzzles that are proved see sides alone, and this depends on pieces that touch at corners"
        note(f"Nothing written to {folder}: {why}.")
        return {}
    return prove_none(puzzle, folder, has_none=True, as_json=as_json)


def _lines(found: Tessellated) -> list[str]:
    from ...tessellating.sentences import answer_in_words

    return answer_in_words(found, _stopped(found.stopped_by))


def _stopped(stopped_by: str) -> str:
    return f"Stopped {wording.STOPPED_BY[stopped_by]}." if stopped_by else ""
