"""What a puzzle is: title, maker, sources, rules, variants, and what the catalog has written down about it."""

from __future__ import annotations

from ... import catalog
from ...families import family_of
from ...families.common import Known
from ...formats.puzzle_file import variants_of
from ..base import AtlasFacts, MadePart, PartRequest


def make_about(request: PartRequest) -> MadePart:
    """Tell what the puzzle says of itself, and which numbers of solutions are recorded for it."""
    entry, puzzle = request.entry, request.puzzle
    family = family_of(puzzle)
    names = _variants(request)
    facts: AtlasFacts = {
        "title": puzzle.title or puzzle.name,
        "about": " ".join(puzzle.about.split()),
        "maker": list(puzzle.maker),
        "sources": list(puzzle.sources),
        "catalog": entry.name or None,
        "family": puzzle.family,
        "lattice": puzzle.lattice.name,
        "n_cells": len(puzzle.board),
        "rules": family.rules(puzzle),
        "setup": puzzle.setup.kind if puzzle.setup is not None else None,
        "variants": {name: " ".join(request.variant(name).about.split()) for name in names},
        "known": [_plain(one) for one in puzzle.known],
    }
    return MadePart(facts)


def _variants(request: PartRequest) -> tuple[str, ...]:
    entry = request.entry
    if entry.name:
        return catalog.variants(entry.name)
    if len(entry.files) > 1:
        return ()
    from pathlib import Path

    from ...formats import format_of_sources
    from ...formats.document import source_of

    source = source_of(Path(entry.files[0]))
    parse = format_of_sources([source]).parse
    return () if parse is None else variants_of(parse(source.text, source.name).data)


def _plain(known: Known) -> AtlasFacts:
    """A known number as plain data."""
    return {
        "count": known.count,
        "counts": known.counts,
        "source": known.source,
        "variant": known.variant,
        "setup": list(known.setup if known.target is None else ()),
        "target": known.target,
        "seconds": known.seconds,
    }
