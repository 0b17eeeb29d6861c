"""Invent dominoes with regions for each day: `python bench/invent_daily_dominoes.py FROM [MANY]` (an hour for 64).

Appends MANY puzzles of each level to `catalog/daily_dominoes.json`, for the days from FROM on, such as 2028-01-01.
What is there for earlier days stays as it is, so no puzzle of a past day ever changes.
"""

from __future__ import annotations

import datetime
import json
import sys
from random import Random
from typing import Any

import tilewright as tw
from tilewright.catalog.daily import LEVELS, level_of
from tilewright.catalog.daily_dominoes import FILE, Batch, batches

# For each level: how many dominoes, the side of the square that holds the board, and the most cells of a region.
PLANS = {"easy": (range(5, 7), 4, 4), "medium": (range(7, 10), 5, 5), "hard": (range(10, 13), 6, 6)}
SECONDS = 60.0
_AROUND = ((0, 1), (1, 0), (0, -1), (-1, 0))
# A domino with one neighbor only makes a thin board; few of them are kept.
_THIN = 0.3


def drawn_board(chance: Random, n_dominoes: int, side: int) -> str:
    """The picture of a board that dominoes cover, grown one domino at a time."""
    cells = {(0, 0), (1, 0)}
    while len(cells) < 2 * n_dominoes:
        x, y = chance.choice(sorted(cells))
        (a, b), (c, d) = chance.choice(_AROUND), chance.choice(_AROUND)
        own = {(x + a, y + b), (x + a + c, y + b + d)}
        grown = cells | own
        extents = [max(axis) - min(axis) + 1 for axis in zip(*grown, strict=True)]
        touches = sum((x + dx, y + dy) in cells for x, y in own for dx, dy in _AROUND)
        if len(grown) == len(cells) + 2 and max(extents) <= side and (touches > 1 or chance.random() < _THIN):
            cells = grown
    columns, rows = (range(min(axis), max(axis) + 1) for axis in zip(*cells, strict=True))
    return "".join("".join(".#"[(x, y) in cells] for x in columns) + "\n" for y in rows)


def invented(level: str, seed: int) -> dict[str, str] | None:
    """A puzzle as it stands in the file; None if it is not as hard as wanted."""
    numbers, side, largest = PLANS[level]
    chance = Random(f"{level} {seed}")
    brief = {
        **{"format": 1, "invent": "regions", "lattice": "square"},
        "board": {"picture": drawn_board(chance, chance.choice(numbers), side)},
        "polyforms": [{"size": 2, "values": "0..6"}],
        "regions": {"largest": largest},
    }
    found = tw.invent(brief, seed=seed, seconds=SECONDS).invented
    if not found:
        return None
    puzzle: Any = found[0].puzzle
    return written(puzzle) if level_of(tw.rate(puzzle).grade) == level else None


def written(puzzle: Any) -> dict[str, str]:
    """A puzzle as it stands in the file."""
    regions = puzzle.rules[0].regions
    letter_of = {cell: chr(ord("A") + k) for k, region in enumerate(regions) for cell in region.cells}
    rows: dict[int, dict[int, str]] = {}
    for number, (x, y) in enumerate(puzzle.board.cells):
        rows.setdefault(-y, {})[x] = letter_of.get(number, "#")
    left, right = (pick(x for row in rows.values() for x in row) for pick in (min, max))
    lines = ["".join(rows[y].get(x, ".") for x in range(left, right + 1)) for y in sorted(rows)]
    return {
        "board": "/".join(lines),
        "regions": " ".join(_condition(region) for region in regions),
        "dominoes": " ".join(piece.name for piece in puzzle.pieces),
    }


def _condition(region: Any) -> str:
    if region.condition != "sum":
        return {"equal": "=", "different": "!"}[region.condition]
    if region.most is None:
        return f">{region.least - 1}"
    return str(region.most) if region.least == region.most else f"<{region.most + 1}"


def text_of(made: list[Batch]) -> str:
    """The file, with a line for each puzzle."""
    blocks = []
    for batch in made:
        levels = [
            f'"{level}": [\n' + ",\n".join("  " + json.dumps(one) for one in batch[level]) + "\n]" for level in LEVELS
        ]
        blocks.append(f'{{"from": {json.dumps(batch["from"])},\n' + ",\n".join(levels) + "}")
    return "[" + ",\n".join(blocks) + "]\n"


def main(begin: str, many: str = "64") -> None:
    """Add puzzles to the file."""
    datetime.date.fromisoformat(begin)
    before = batches() if FILE.exists() else []
    batch: Batch = {"from": begin, **{level: [] for level in LEVELS}}
    for level in LEVELS:
        seed = 1000 * len(before)
        while len(batch[level]) < int(many):
            seed += 1
            one = invented(level, seed)
            if one is not None and one not in batch[level]:
                batch[level].append(one)
                print(level, len(batch[level]), seed, file=sys.stderr, flush=True)
    FILE.write_text(text_of([*before, batch]), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
