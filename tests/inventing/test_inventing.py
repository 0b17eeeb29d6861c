"""Puzzles invented to order keep the demands of their briefs, and have as many solutions as they claim."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations, islice, product
from random import Random
from time import process_time
from typing import Any

import pytest

import tilewright as tw
import tilewright.inventing
from tests import reference
from tilewright.families import family_of
from tilewright.families.tiling import TilingPuzzle
from tilewright.formats.puzzle_file import read_toml_text, write
from tilewright.inventing import INVENTIONS, Invented, invent, read_brief
from tilewright.inventing.trials import Trials
from tilewright.lattices import LATTICES
from tilewright.lattices.polyforms import orientations

RECTANGLE = {"shape": "rectangle", "columns": 5, "rows": 4}


def brief(kind: str, lattice: str = "square", **tables: Any) -> dict[str, Any]:
    return {"format": 1, "invent": kind, "lattice": lattice, **tables}


SHAPES = brief("shapes", board=RECTANGLE, pieces={"number": 5, "size": "3..5", "bars": False, "mirror_twins": False})
SIX = {"shape": "rectangle", "columns": 3, "rows": 2}
COMPLETE = brief("tiles", board=SIX, tiles={"complete": True})
TILES = brief("tiles", board=SIX, tiles={"labels": 2, "matching": "halves", "symmetric": False})
SMALL = [{"size": 3, "names": "usual"}, {"size": 4, "names": "usual", "only": "L O S"}]
BOARD = brief("shapes", polyforms=SMALL, outline={"symmetry": "rotation", "holes": False})
CHOICE = brief("shapes", board={**RECTANGLE, "rows": 5}, polyforms=[{"size": 5}], pieces={"number": 5})
SUMS = INVENTIONS["sums"].example
REGIONS = brief(
    "regions",
    board={"shape": "rectangle", "columns": 4, "rows": 2},
    polyforms=[{"size": 2, "values": "0..3"}],
    regions={"largest": 3, "conditions": ["sum", "equal", "different", "less"]},
)


def one(data: dict[str, Any], seed: int = 1) -> Invented:
    [made] = invent(data, seed=seed, seconds=300).invented
    return made


@pytest.mark.parametrize(
    ("data", "wanted"),
    [(SHAPES, 1), (TILES, 1), (TILES, 2), (BOARD, 1), (CHOICE, 1), (CHOICE, 2), (SUMS, 1), (REGIONS, 1), (REGIONS, 2)],
)
def test_an_invented_puzzle_has_the_solutions_that_it_claims(data: dict[str, Any], wanted: int) -> None:
    made = one({**data, "solutions": wanted})
    counted = reference.count(made.puzzle)
    assert counted.up_to_symmetry == wanted == made.certificate.solutions == made.puzzle.known[0].count
    assert counted.distinct == made.certificate.distinct
    assert read_toml_text(write(made.puzzle), made.puzzle.name) == made.puzzle


def test_no_region_can_be_left_out() -> None:
    puzzle = one(REGIONS).puzzle
    assert isinstance(puzzle, TilingPuzzle)
    [rule] = puzzle.rules
    assert isinstance(rule, tw.Regions)
    for region in rule.regions:
        fewer = [other for other in rule.regions if other is not region]
        rules = [tw.Regions(fewer)] if fewer else []
        assert reference.count(replace(puzzle, rules=rules)).distinct > 1


def test_the_same_seed_gives_the_same_puzzles_and_all_are_different() -> None:
    first = invent(SHAPES, 3, seed=4).invented
    assert first == invent(SHAPES, 3, seed=4).invented != invent(SHAPES, 3, seed=5).invented
    # Other names and another order of pieces make no other puzzle.
    sets = [frozenset(_forms(made.puzzle)) for made in first]
    assert len(set(sets)) == 3


def _forms(puzzle: Any) -> list[tuple[tuple[int, ...], ...]]:
    return [orientations(puzzle.lattice, piece.cells, "free")[0] for piece in puzzle.pieces]


@pytest.mark.parametrize(("demanded", "low", "high"), [("easy..medium", 1, 6)])
def test_a_puzzle_is_as_hard_as_demanded(demanded: str, low: float, high: float) -> None:
    made = one({**SHAPES, "difficulty": demanded})
    number = tw.rate(made.puzzle).number
    assert number is not None
    assert low <= number < high
    assert f"The difficulty is {number:g}: {tw.rate(made.puzzle).grade}." in made.puzzle.about


def test_pieces_are_as_demanded() -> None:
    puzzle = one(SHAPES).puzzle
    forms = _forms(puzzle)
    assert len(set(forms)) == len(forms) == 5
    assert all(3 <= len(form) <= 5 for form in forms)
    assert not any(len({x for x, _ in form}) == 1 or len({y for _, y in form}) == 1 for form in forms)


def test_nearly_a_solution_is_none() -> None:
    made = one({**SHAPES, "solutions": 0})
    assert isinstance(made.nearly, tw.TilingSolution)
    assert not tw.solve(made.puzzle, engine="exact-cover").solutions
    laid = {cell for placed in made.nearly.placed for cell in placed.cells}
    assert len(made.nearly.placed) == 4
    last = next(p for p in made.puzzle.pieces if p.name not in {placed.piece for placed in made.nearly.placed})
    assert len(last.cells) == 20 - len(laid)
    assert not tw.solve(one({**TILES, "tiles": {"labels": 5}, "solutions": 0}).puzzle, engine="exact-cover").solutions


def test_of_a_complete_set_no_tile_too_many_lies_from_the_start() -> None:
    puzzle = one(COMPLETE).puzzle
    assert isinstance(puzzle, TilingPuzzle)
    orbits = {frozenset(labels[k:] + labels[:k] for k in range(4)) for labels in product("AB", repeat=4)}
    assert {next(orbit for orbit in orbits if tile.labels[0] in orbit) for tile in puzzle.pieces} == orbits
    assert len(puzzle.pieces) == len(orbits) == 6
    assert reference.count(puzzle).up_to_symmetry == 1
    for fixed in puzzle.fixed:
        assert reference.count(replace(puzzle, fixed=tuple({*puzzle.fixed} - {fixed}))).up_to_symmetry > 1


def test_no_fewer_numbers_will_do() -> None:
    puzzle = one(SUMS).puzzle
    assert isinstance(puzzle, tw.LabelingPuzzle)
    n = len(puzzle.given)
    bare = tw.LabelingPuzzle("bare", puzzle.board, puzzle.values, puzzle.lines, puzzle.targets)
    solutions = [solution.values for solution in tw.solve(bare, None).solutions]
    for points in combinations(range(9), n - 1):
        looks = [tuple(values[point] for point in points) for values in solutions]
        assert all(looks.count(look) > 1 for look in looks)


def test_lines_that_cannot_add_up_are_refused() -> None:
    with pytest.raises(tw.InvalidRequest, match="no values can make these lines add up"):
        invent({**SUMS, "target": 100})


def test_all_ways_to_give_the_fewest_numbers_are_found() -> None:
    square = {"shape": "rectangle", "columns": 2, "rows": 2}
    sums = brief("sums", board=square, values="1..5", lines=["1 2"], target=6, solutions=2)
    answer = invent(sums, 1000)
    puzzles = [made.puzzle for made in answer.invented if isinstance(made.puzzle, tw.LabelingPuzzle)]
    assert answer.exhausted
    size = {len(puzzle.given) for puzzle in puzzles}
    assert len(size) == 1
    bare = replace(puzzles[0], given=(), known=())
    solutions = [solution.values for solution in tw.solve(bare, None).solutions]
    likeness = family_of(bare).likeness
    n_ways = 0
    for points in combinations(range(4), size.pop()):
        looks = Counter(tuple(values[point] for point in points) for values in solutions)
        for look in [look for look, n in looks.items() if n == 2]:
            way = replace(bare, given=tuple(zip(points, look, strict=True)))
            if reference.count(way).up_to_symmetry == 2:
                n_ways += 1
                assert any(likeness.is_same(way, puzzle) for puzzle in puzzles)
    assert n_ways > len(puzzles) > 1


def test_every_roll_of_invented_dice_has_a_solution() -> None:
    data = {**INVENTIONS["dice"].example, "dice": {"rolls": 24}}
    puzzle = one(data).puzzle
    assert isinstance(puzzle, TilingPuzzle)
    assert puzzle.setup is not None
    rolled = tw.sweep(puzzle, "solvable")
    assert len(rolled.setups) == 24
    assert all(answer for _, _, answer in rolled)
    faces = [cell for die in puzzle.setup.choices for cell in die]
    assert len(set(faces)) == len(faces) == 9


def test_a_search_through_everything_ends() -> None:
    nothing = {**CHOICE, "polyforms": [{"size": 5, "names": "usual", "only": "I X Z W T"}]}
    answer = invent(nothing)
    assert answer.exhausted
    assert not answer.invented
    stopped = invent({**SHAPES, "solutions": 10**6}, seconds=0)
    assert stopped.stopped_by == "seconds"
    assert not stopped.invented


TOO_MUCH = [
    ({"pieces": {"number": 5, "size": 5}}, "the board has 20"),
    ({"pieces": {"sizes": [5, 5, 5]}}, "the sizes add up to 15; the board has 20 cells"),
    ({"pieces": {"sizes": [3] * 4 + [4] * 2}}, "4 different pieces of 3 cells are asked for, and only 2 are possible"),
    ({"pieces": {}}, "`number` or `sizes` is missing"),
    ({"pieces": {"number": 10, "size": 2}}, "10 different pieces of 2 cells are asked for, and only 1 is possible"),
    ({"pieces": {"number": 5, "bar": False}}, "there is no key `bar`"),
    ({"board": {**RECTANGLE, "blocked": "3"}}, "no blocked cells"),
    ({"difficulty": "3..easy.."}, "expected a range"),
    ({"difficulty": "hard..easy"}, "no number is from 6 on and below 3"),
    ({"difficulty": "easy", "solutions": 0}, "has no rating"),
    ({"solutions": -1}, "expected at least 0"),
    ({"outline": {}}, "`board` and `outline` both say"),
    ({"lattice": "sqare"}, "sqare"),
    ({"invent": "shape"}, "did you mean 'shapes'?"),
    ({"polyforms": [{"size": 5}]}, "the board has 20"),
    ({"polyforms": [{"size": 5}], "pieces": {"number": 13}}, "cannot be chosen from 12"),
]


@pytest.mark.parametrize(("changes", "message"), TOO_MUCH)
def test_what_cannot_be_is_refused_with_a_reason(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(tw.InvalidFile) as refused:
        invent({**SHAPES, **changes})
    assert message in str(refused.value)
    assert refused.value.mistakes[0].line


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (
            {**TILES, "tiles": {"labels": 1, "matching": "halves", "symmetric": False}},
            "only 3 different tiles of 4 sides have halves of 1 label",
        ),
        ({**TILES, "tiles": {"labels": 99}}, "at most 26 labels"),
        ({**TILES, "board": {**TILES["board"], "wrap": [[4, 0, "mirror"]]}}, "for boards with a front and a back"),
        ({**TILES, "tiles": {"rim": "one"}}, "one label all along the rim is for complete sets"),
        ({**TILES, "tiles": {"labels": 3, "complete": True}}, "a complete set has 24 tiles with 3 labels"),
        ({**TILES, "tiles": {"complete": True, "rim": "own"}}, "a complete set has no label of the rim alone"),
        ({**COMPLETE, "solutions": 0}, "tiles that lie from the start are those of a solution"),
        ({**INVENTIONS["dice"].example, "dice": {"faces": [3, 3]}}, "the pieces leave 3 cells"),
        ({**INVENTIONS["dice"].example, "dice": {"faces": [70, 70, 70]}}, "343,000 rolls are too many to try all"),
        ({**INVENTIONS["dice"].example, "dice": {"rolls": 11}}, "11 is no product of 3 numbers"),
        ({**INVENTIONS["dice"].example, "difficulty": "easy"}, "each with its own rating"),
        ({**SUMS, "solutions": 0}, "no puzzle"),
        ({**REGIONS, "solutions": 0}, "no puzzle"),
        ({**REGIONS, "polyforms": [{"size": 2}]}, "every cell of a piece needs a number"),
        ({**REGIONS, "polyforms": [{"size": 2, "values": "1 2"}]}, "the pieces have 6 cells together"),
        ({**REGIONS, "regions": {"conditions": ["less"]}}, "bounds alone tell too little"),
        ({**BOARD, "polyforms": []}, "there are none"),
        (brief("shapes", "floret", polyforms=[{"size": 2}], outline={"symmetry": "mirror"}), "has no reflections"),
    ],
)
def test_other_kinds_refuse_what_cannot_be(data: dict[str, Any], message: str) -> None:
    with pytest.raises(tw.InvalidFile) as refused:
        invent(data)
    assert message in str(refused.value)


@pytest.mark.parametrize(("name", "size"), [("triangular", 3), ("hexagonal", 2), ("tetrakis", 2), ("cubic", 2)])
def test_any_lattice_will_do(name: str, size: int) -> None:
    lattice = LATTICES[name]
    maker = next(iter(lattice.shape_named.values()))
    board = {"shape": maker.name, **dict.fromkeys(maker.sizes, size)}
    n_cells = len(maker.cells(dict.fromkeys(maker.sizes, size)))
    for data in (
        brief("shapes", name, board=board, pieces={"number": 3, "distinct": False}),
        brief("tiles", name, board=board),
    ):
        made = one(data).puzzle
        assert isinstance(made, TilingPuzzle)
        assert sum(len(piece.cells) for piece in made.pieces) == n_cells


def test_a_large_board_is_cut_in_short_steps() -> None:
    large = {"shape": "rectangle", "columns": 24, "rows": 20}
    cutter = read_brief(brief("shapes", board=large, pieces={"number": 96, "distinct": False})).inventor
    begun = process_time()
    for _ in islice(cutter.steps(Random(1), Trials()), 30):
        assert process_time() - begun < 2
        begun = process_time()
