"""Find a puzzle in the catalog under other names, puzzles that are like it, and puzzles that have a piece.

Puzzles with equal digests, their *traits*, are compared in full. The traits of the catalog are kept in `traits.json`,
each with a digest of its file: what is missing there, or is older than its file, is worked out anew, so that a wrong
answer never comes from there, only a late one. `python docs/make_all.py` writes it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..sentences import sentence, written
from ..values import frozen
from . import FOLDER, in_short, names, open_puzzle, text_of, variants

if TYPE_CHECKING:
    from ..families import Known, Puzzle
    from ..families.base import SetupNames

TRAITS = Path(FOLDER, "traits.json")
Traits = Mapping[str, str]


@frozen
class Relative:
    """A puzzle of the catalog that is the same as another one, or like it."""

    puzzle: Puzzle
    variant: str = ""
    setup: SetupNames = ()
    """The setup with which it is the same: cells to block, pieces to choose, or a sum to reach."""
    likeness: str = ""
    """The traits that both share, in words; "" if they are the same."""

    @property
    def is_same(self) -> bool:
        return not self.likeness

    @property
    def title(self) -> str:
        """Its title, with the variant and the setup, if it has one."""
        from ..families import family_of
        from ..families.setup_kinds import SETUP_KINDS

        words = written(self.puzzle.title or self.puzzle.name)
        if self.variant:
            words = sentence("{title}, variant {variant}", title=words, variant=self.variant)
        if self.setup:
            kind = SETUP_KINDS[family_of(self.puzzle).setups.kind(self.puzzle)]
            words = sentence("{title} {when}", title=words, when=kind.when(" ".join(self.setup)))
        return words

    @property
    def known(self) -> tuple[Known, ...]:
        """The counts that are known of it, with this setup."""
        return tuple(one for one in self.puzzle.known if one.variant == self.variant and _is_of(one, self.setup))

    @property
    def in_short(self) -> str:
        """The count that says most, in a few words; or ""."""
        return in_short({one.counts: one.count for one in self.known})


def _is_of(known: Known, setup: SetupNames) -> bool:
    from ..families.common import says_more

    if not setup:
        return not says_more(known, "count", "counts", "source", "variant", "seconds")
    return sorted(known.setup) == sorted(setup)


def identify(puzzle: Puzzle) -> list[Relative]:
    """The puzzles of the catalog that are the same as a puzzle, and after them those like it, the likest first.

    Of several variants that are like it in the same way, there is the first.
    """
    from ..families import family_of

    family, likeness = family_of(puzzle), family_of(puzzle).likeness
    own = dict(likeness.traits(puzzle))
    same: list[Relative] = []
    near: dict[str, list[Relative]] = {words: [] for _, words in likeness.near}
    for name, variant, traits in _all_traits(family.name):
        shared = {trait for trait, value in own.items() if traits[trait] == value}
        words = next((words for wanted, words in likeness.near if shared.issuperset(wanted)), None)
        may_be_set_up = any(map(shared.issuperset, likeness.kept_by_setup))
        if words is None and not may_be_set_up:
            continue
        other = open_puzzle(name, variant or None)
        if len(shared) == len(own) and likeness.is_same(puzzle, other):
            same.append(Relative(other, variant))
            continue
        setup = likeness.setup_of(other, puzzle) if may_be_set_up else None
        if setup is not None:
            same.append(Relative(other, variant, setup))
        elif words is not None and not any(one.puzzle.name == name for one in near[words]):
            near[words].append(Relative(other, variant, likeness=words))
    # A puzzle as it stands is a plainer answer than what a setup makes of another.
    same.sort(key=lambda one: bool(one.setup))
    found = {one.puzzle.name for one in same}
    return [*same, *(one for like in near.values() for one in like if one.puzzle.name not in found)]


def _all_traits(family: str) -> Iterator[tuple[str, str, Traits]]:
    """The traits of all puzzles of a family, each with its name and that of its variant."""
    for name, entry in _entries():
        if entry["family"] == family:
            for variant, traits in entry["traits"].items():
                yield name, variant, traits


def _entries() -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The entries of all puzzles in `traits.json`, each with its name; those that are missing or old are made anew."""
    kept = json.loads(TRAITS.read_text(encoding="utf-8")) if TRAITS.exists() else {}
    for name in names():
        entry = kept.get(name)
        if entry is None or entry["file"] != _digest_of_file(name):
            entry = traits_of(name)
        yield name, entry


def puzzles_with(*pieces: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """The puzzles that have all of some pieces, each with those of its variants that do; "" is the puzzle itself.

    A piece is given by its marks, as `families.tiling.pieces.marks` makes them: a puzzle has it if it has one of these.
    """
    found: dict[str, tuple[str, ...]] = {}
    index = _puzzles_of_marks()
    having = [{one for mark in marks for one in index.get(mark, ())} for marks in pieces]
    for name, variant in sorted(set.intersection(*having) if having else ()):
        found[name] = (*found.get(name, ()), variant)
    return found


@cache
def _puzzles_of_marks() -> dict[str, list[tuple[str, str]]]:
    """For each mark the puzzles that have it, and their variants."""
    index: dict[str, list[tuple[str, str]]] = {}
    for name, entry in _entries():
        for variant, marks in entry["marks"].items():
            for mark in marks:
                index.setdefault(mark, []).append((name, variant))
    return index


def _digest_of_file(name: str) -> str:
    from ..families.renaming import digest

    return digest(text_of(name))


def traits_of(name: str) -> dict[str, Any]:
    """The entry of a puzzle in `traits.json`."""
    from ..families import family_of

    puzzles = {variant: open_puzzle(name, variant or None) for variant in ("", *variants(name))}
    return {
        "file": _digest_of_file(name),
        "family": puzzles[""].family,
        "traits": {variant: dict(family_of(one).likeness.traits(one)) for variant, one in puzzles.items()},
        "marks": {variant: sorted(family_of(one).likeness.marks(one)) for variant, one in puzzles.items()},
    }


def traits_text() -> str:
    """The text of `traits.json` as it should be, with a line for each puzzle."""
    lines = [f"{json.dumps(name)}: {json.dumps(traits_of(name))}" for name in names()]
    return "{\n" + ",\n".join(lines) + "\n}\n"
