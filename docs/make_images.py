"""The pictures of README.md and of docs, but for those of the page."""

from __future__ import annotations

import re
from pathlib import Path
from tempfile import TemporaryDirectory

import tilewright as tw
from tilewright.families.scenes import Scene
from tilewright.lattices import Lattice
from tilewright.rendering.heat import HeatMap, heat_svg
from tilewright.rendering.svg import draw_svg
from tilewright.tessellating.drawing import scene_of_coronas, scene_of_laid, scene_of_tiling

PLANE = Path(__file__).parent / "plane.md"
IMAGES = Path(__file__).parent / "images"
SAMPLE_ROLL = (9, 10, 28, 33, 34, 39, 47)


def plane_scene(name: str, lattice: Lattice, picture: str, **limits: int) -> Scene:
    """A tiling of the plane by copies of a piece, or the most coronas around it."""
    cells = tuple(tw.cells_of_picture(lattice, picture.replace("/", "\n")))
    found = tw.tessellate(lattice, [cells], **limits)
    if found.tiling is not None:
        return scene_of_tiling(found.tiling, name)
    patch = found.patch if found.heesch is None else found.heesch.patches[0]
    assert patch is not None
    return scene_of_coronas(lattice, patch, name)


def wang_scene() -> Scene:
    """Some of the tiles of the puzzle file in plane.md."""
    block = re.search(
        r'^```toml title="wang.toml"\n(.*?)^```', PLANE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    assert block is not None
    with TemporaryDirectory() as folder:
        file = Path(folder) / "wang.toml"
        file.write_text(block[1], encoding="utf-8")
        puzzle = tw.load(file)
    assert isinstance(puzzle, tw.TilingPuzzle)
    found = tw.tessellate_tiles(puzzle, most_tiles=1, most_coronas=3)
    return scene_of_laid(found.tiles, found.patch, puzzle.title)


def made() -> dict[Path, str]:
    """The first solution of a few puzzles, one puzzle with its pieces, and heat maps of all solutions of one."""
    puzzles = {name: tw.load(name) for name in ("magic-triangle", "magic-hexagon-3", "circus-seven", "soma")}
    puzzles["genius-star"] = tw.with_blocked(tw.load("genius-star"), SAMPLE_ROLL)
    pictures = {name: tw.draw(tw.solve(puzzle).solutions[0]) for name, puzzle in puzzles.items()}
    pictures["magic-triangle-pieces"] = tw.draw(puzzles["magic-triangle"])
    found = tw.analyze(tw.load("pentominoes-6x10"))
    maps = [HeatMap(name, tuple(found.shares(found.names.index(name)))) for name in "IPX"]
    pictures["pentominoes-heat"] = heat_svg(found.puzzle, maps, found.puzzle.title, found.basis_words())
    pictures["plane-f"] = draw_svg(plane_scene("F", tw.LATTICES["square"], ".##/##./.#."))
    hexahex = "  # # #/ #     #/#"
    pictures["plane-hexahex"] = draw_svg(plane_scene("A hexahex", tw.LATTICES["hexagonal"], hexahex))
    hat = plane_scene("The hat", tw.LATTICES["deltoidal-trihexagonal"], " e/a d a/ b f/ c/d", most_pieces=3)
    pictures["plane-hat"] = draw_svg(hat)
    pictures["plane-wang"] = draw_svg(wang_scene())
    return {IMAGES / f"{name}.svg": str(picture) for name, picture in pictures.items()}
