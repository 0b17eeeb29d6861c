"""Make the pictures of README.md and these pages: `python docs/make_images.py`."""

from __future__ import annotations

from pathlib import Path

import tilewright as tw
from tilewright.rendering.heat import HeatMap, heat_svg

IMAGES = Path(__file__).parent / "images"
SAMPLE_ROLL = (9, 10, 28, 33, 34, 39, 47)


def main() -> None:
    """Draw the first solution of a few puzzles, one puzzle with its pieces, and heat maps of all solutions of one."""
    puzzles = {name: tw.load(name) for name in ("magic-triangle", "magic-hexagon-3", "circus-seven", "soma")}
    puzzles["genius-star"] = tw.with_blocked(tw.load("genius-star"), SAMPLE_ROLL)
    for name, puzzle in puzzles.items():
        solution = tw.solve(puzzle).solutions[0]
        _write(f"{name}.svg", tw.draw(solution))
    _write("magic-triangle-pieces.svg", tw.draw(puzzles["magic-triangle"]))
    found = tw.analyze(tw.load("pentominoes-6x10"))
    maps = [HeatMap(name, tuple(found.shares(found.names.index(name)))) for name in "IPX"]
    _write("pentominoes-heat.svg", heat_svg(found.puzzle, maps, found.puzzle.title, found.basis_words()))


def _write(name: str, picture: str | bytes) -> None:
    assert isinstance(picture, str)
    IMAGES.mkdir(exist_ok=True)
    (IMAGES / name).write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
