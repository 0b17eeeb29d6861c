"""Sort the puzzles of the catalog, and rolls of those with dice or sets, by how hard they are for a person.

The result, `catalog/levels.json`, is where the puzzle of the day comes from. To make it anew: `python
bench/rate_catalog.py`, which takes some minutes.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import tilewright as tw
from tilewright import catalog
from tilewright.catalog.daily import LEVELS, LEVELS_FILE, level_of
from tilewright.errors import InvalidSetup, TilewrightError
from tilewright.families import Puzzle
from tilewright.families.setup_kinds import SETUP_KINDS
from tilewright.families.setups import roll, with_blocked, with_pieces

# A puzzle for one day: no more to lay than this, and rated in full within a few seconds.
MOST_THINGS = 40
SECONDS = 20.0
ROLLS = 60
ROLLS_KEPT = 12


def rated(puzzle: Puzzle) -> str | None:
    """The level of a puzzle; None if it has none, or is too long for a day."""
    try:
        rating = tw.rate(puzzle, limits=tw.Limits(seconds=SECONDS))
    except TilewrightError:
        return None
    if rating.stopped_by or rating.things is None or rating.things > MOST_THINGS:
        return None
    return level_of(rating.grade)


def choices_of(template: Puzzle) -> Iterator[tuple[dict[str, Any], Puzzle]]:
    """Rolls of a template, each as part of a request, with its puzzle; the puzzle itself if nothing is to be rolled."""
    setup = template.setup
    if setup is None:
        yield {}, template
        return
    chooses = SETUP_KINDS[setup.kind].chooses
    chance = Random(1)
    for _ in range(ROLLS):
        try:
            drawn = roll(template, chance)
        except InvalidSetup:
            return
        yield {chooses: list(drawn)}, (with_pieces if chooses == "pieces" else with_blocked)(template, drawn)


def main() -> None:
    """Write the file."""
    levels: dict[str, dict[str, list[dict[str, Any]]]] = {level: {} for level in LEVELS}
    for name in catalog.names():
        for variant in ("", *catalog.variants(name)):
            kept = dict.fromkeys(LEVELS, 0)
            for choice, puzzle in choices_of(catalog.open_puzzle(name, variant or None)):
                level = rated(puzzle)
                print(name, variant, *choice.values(), level, file=sys.stderr, flush=True)
                if level is None or kept[level] == ROLLS_KEPT:
                    continue
                entry = {**({"variant": variant} if variant else {}), **choice}
                found = levels[level].setdefault(name, [])
                if entry not in found:
                    kept[level] += 1
                    found.append(entry)
    LEVELS_FILE.write_text(json_text(levels), encoding="utf-8")


def json_text(levels: dict[str, dict[str, list[dict[str, Any]]]]) -> str:
    """The file, with a line for each puzzle."""
    blocks = []
    for level, found in levels.items():
        rows = ",\n".join(f"  {json.dumps(name)}: {json.dumps(entries)}" for name, entries in found.items())
        blocks.append(f"{json.dumps(level)}: {{\n{rows}\n}}")
    return "{\n" + ",\n".join(blocks) + "\n}\n"


if __name__ == "__main__":
    main()
