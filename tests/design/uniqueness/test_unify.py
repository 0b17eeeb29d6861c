"""The least change to a number of solutions, against all changes tried one by one."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from tests import reference
from tests.random_puzzles import (
    labeling_puzzles,
    ruled_puzzles,
    tiling_puzzles,
    valued_puzzles,
    with_rules,
    wrapped_puzzles,
)
from tilewright.boards import Board
from tilewright.catalog import load
from tilewright.design import PlacedValue, with_laid
from tilewright.design.uniqueness.unify import unify
from tilewright.errors import InvalidPuzzle
from tilewright.families import LabelingPuzzle, Puzzle, TilingPuzzle
from tilewright.families.tiling import Fixed, Piece, compile_cover, piece
from tilewright.lattices import FREEDOMS, SQUARE
from tilewright.lattices.polyforms import orientations
from tilewright.solving import Limits, Progress, count, solve

TOO = [HealthCheck.filter_too_much, HealthCheck.too_slow]
EXAMPLES = settings(deadline=None, suppress_health_check=TOO, max_examples=150 if "--slow" in sys.argv else 8)
FEW = 25


def changed_by_one(puzzle: Puzzle) -> Iterator[tuple[str, Puzzle]]:
    """All puzzles that one thing laid, one cell blocked, or two pieces without labels glued make of it."""
    if isinstance(puzzle, LabelingPuzzle):
        for point in range(len(puzzle.board)):
            for value in puzzle.values:
                with suppress(InvalidPuzzle):
                    yield "give", with_laid(puzzle, [PlacedValue(point, value)])
        return
    compiled = compile_cover(puzzle)
    for placement in range(len(compiled.placements)):
        with suppress(InvalidPuzzle):
            yield "lay", with_laid(puzzle, compiled.decode((placement,)).placed)
    for cell in sorted(puzzle.optional - puzzle.fixed_cells):
        yield "block", replace(puzzle, blocked=puzzle.blocked | {cell}, optional=puzzle.optional - {cell})
    yield from (("glue", one) for one in glued(puzzle))


def glued(puzzle: TilingPuzzle) -> Iterator[TilingPuzzle]:
    board, seen = puzzle.board, set()
    near = {(edge.cell, edge.other) for edge in board.edges} | {(edge.other, edge.cell) for edge in board.edges}
    free = {piece.name for piece in puzzle.pieces if piece.least == piece.most == 1 and not piece.has_labels}
    free -= {fixed.piece for fixed in puzzle.fixed}
    for solution in solve(puzzle, None).solutions if all(rule.lets_glue for rule in puzzle.rules) else ():
        for one, other in combinations([placed for placed in solution.placed if placed.piece in free], 2):
            a, b = puzzle.piece_of_name[one.piece], puzzle.piece_of_name[other.piece]
            if a.color == b.color and any((x, y) in near for x in one.cells for y in other.cells):
                cells = tuple(sorted(board.cells[cell] for cell in (*one.cells, *other.cells)))
                blank = tuple((None,) * board.lattice.n_sides_of(cell) for cell in cells)
                union = Piece("union", cells, blank, max(a.freedom, b.freedom, key=FREEDOMS.index), color=a.color)
                pieces = (*(piece for piece in puzzle.pieces if piece not in (a, b)), union)
                key = (a.name, b.name, orientations(board.lattice, cells, union.freedom))
                if key not in seen:
                    seen.add(key)
                    rules = [kept for rule in puzzle.rules if (kept := rule.after_gluing()) is not None]
                    with suppress(InvalidPuzzle):
                        yield replace(puzzle, pieces=pieces, rules=rules)


@pytest.mark.thorough
@EXAMPLES
@given(
    st.one_of(tiling_puzzles(), ruled_puzzles(), valued_puzzles(), labeling_puzzles()), st.integers(1, 2), st.booleans()
)
def test_one_change_is_found_where_there_is_one(puzzle: Puzzle, wanted: int, distinct: bool) -> None:
    before = reference.count(puzzle)
    assume(wanted < before.distinct <= FEW and len(changed := list(changed_by_one(puzzle))) < 150)

    def n(one: Puzzle) -> int:
        found = reference.count(one)
        return found.distinct if distinct else found.up_to_symmetry

    assume(n(puzzle) > wanted)
    found = unify(puzzle, wanted, distinct=distinct, most=1000)
    assert (found.before, found.is_listed) == (n(puzzle), True)
    kinds = {kind for kind, one in changed if n(one) == wanted}
    if found.offers and len(found.offers[0].words) == 1:
        # Pieces with labels may be glued, too.
        assert kinds <= {offer.kinds[0] for offer in found.offers} <= kinds | {"label", "number", "glue"}
    else:
        assert not kinds
    for offer in found.offers[:10]:
        assert n(offer.puzzle) == wanted
        counted = reference.count(offer.puzzle)
        assert (offer.distinct, offer.up_to_symmetry) == (counted.distinct, counted.up_to_symmetry)


@pytest.mark.thorough
@EXAMPLES
@given(with_rules(wrapped_puzzles()))
def test_there_may_be_more_of_a_kind_only_where_not_all_were_tried(puzzle: TilingPuzzle) -> None:
    # The reference may take minutes for such a puzzle.
    assume(1 < count(puzzle).distinct <= FEW)
    some, everything = unify(puzzle, most=2), unify(puzzle, most=1000)
    assert not everything.may_be_more
    of_kind = [Counter(offer.kinds for offer in found.offers) for found in (some, everything)]
    assert of_kind[0].keys() == of_kind[1].keys()
    for kinds, n in of_kind[0].items():
        assert n == of_kind[1][kinds] or (n == 2 and kinds in some.may_be_more)


def test_two_changes_where_one_is_not_enough() -> None:
    found = unify(load("magic-square-3"), distinct=True)
    assert (found.before, found.is_least, {len(offer.words) for offer in found.offers}) == (8, True, {2})


@pytest.mark.thorough
def test_with_too_many_to_list_a_way_is_found_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilewright.design.uniqueness.unify._MOST_LISTED", 0)
    found = unify(load("pentominoes-3x20"), distinct=True)
    assert (found.is_listed, found.is_least) == (False, False)
    assert {offer.distinct for offer in found.offers} == {1}
    assert len({frozenset(offer.words) for offer in found.offers}) == len(found.offers)


@pytest.mark.thorough
def test_it_stops_in_time_and_tells_how_far_it_is() -> None:
    told: list[Progress] = []
    found = unify(load("pentominoes-6x10"), limits=Limits(seconds=2), on_progress=told.append)
    assert (found.stopped_by, found.offers) == ("seconds", ())
    assert told


def test_with_as_many_as_wanted_there_is_nothing_to_do() -> None:
    found = unify(load("unicorn"), 2)
    assert (found.is_so_already, found.offers, found.stopped_by) == (True, (), "")


def test_the_words_for_glued_tiles_say_how_each_is_turned() -> None:
    [words] = [offer.words for offer in unify(load("unicorn"), most=1).offers if offer.kinds == ("glue",)]
    assert words == ("glue tile 1 to tile 3 as they lie on 1 as PT GT RH YH and 2 as PT RT YH GH",)


def strip(*lengths: int, fixed: bool = False) -> TilingPuzzle:
    """Bars that fill a strip, the first of which may be fixed at its end."""
    board = Board.of(SQUARE, [(x, 0) for x in range(sum(lengths))])
    bars = tuple(piece(SQUARE, name, [(x, 0) for x in range(n)]) for name, n in zip("abcd", lengths, strict=False))
    lying = (Fixed("a", tuple(range(lengths[0]))),) if fixed else ()
    return TilingPuzzle("strip", board, bars, fixed=lying)


@pytest.mark.parametrize(
    ("puzzle", "wanted"),
    [(strip(2, 1), 1), (strip(2, 2, 1, fixed=True), 1)],
    ids=["always side by side", "beside a fixed twin"],
)
def test_gluing_is_offered_where_it_helps(puzzle: TilingPuzzle, wanted: int) -> None:
    helps = any(kind == "glue" and reference.count(one).distinct == wanted for kind, one in changed_by_one(puzzle))
    found = unify(puzzle, wanted, distinct=True)
    assert helps
    assert ("glue",) in [offer.kinds for offer in found.offers]
