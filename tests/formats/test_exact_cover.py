"""Knuth's text format for exact cover: what is read, what is refused, and what is written of a puzzle."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tilewright as tw
from tests.contracts.samples import sample
from tilewright.errors import InvalidFile, InvalidRequest
from tilewright.families import TilingPuzzle, family_of
from tilewright.formats.exact_cover import parse_model, write, write_model
from tilewright.models import CoverModel
from tilewright.solving.bare import count_model

# The example in the introduction of Knuth's program DLX3; he says that it has one solution.
EXAMPLE = """\
| A simple example of color controls
A B 2:3|C | X Y
A B X:0 Y:0
A C X:1 Y:1
C X:0
B X:1
C Y:1
"""


def mistakes(text: str) -> list[tuple[int, int, str]]:
    """Line, column and message of every mistake in a file."""
    with pytest.raises(InvalidFile) as caught:
        parse_model(text, "bad")
    return [(one.line, one.column, one.message) for one in caught.value.mistakes]


def test_the_example_of_dlx3() -> None:
    bare = parse_model(EXAMPLE)
    assert bare.items == ("A", "B", "C", "X", "Y")
    assert bare.model == CoverModel(
        (1, 1, 2),
        (1, 1, 3),
        2,
        (
            ((0, 0), (1, 0), (3, 1), (4, 1)),
            ((0, 0), (2, 0), (3, 2), (4, 2)),
            ((2, 0), (3, 1)),
            ((1, 0), (3, 2)),
            ((2, 0), (4, 2)),
        ),
    )
    assert bare.options[1] == "A C X:1 Y:1"
    assert count_model(bare.model).total == 1


def test_the_example_of_dlx1() -> None:
    # The one in the introduction of DLX1, with the blanks and comments that it allows.
    text = "| A simple example\n\n  A B C D E |F G \nC E F\n| in between\nA D G\r\nB C F\n\tA  D\nB G\nD E G"
    bare = parse_model(text)
    assert (bare.model.n_primary, bare.model.n_secondary, len(bare.options)) == (5, 2, 6)
    assert bare.options[3] == "A D"
    assert count_model(bare.model).total == 1


def test_options_that_no_item_asks_for_are_left_out() -> None:
    bare = parse_model("a | x\na\nx:1\na x:2\n")
    assert (bare.options, bare.left_out) == (("a", "a x:2"), (3,))


def test_a_model_may_have_no_options() -> None:
    assert count_model(parse_model("a b").model).total == 0


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a b\na c\n", [(2, 3, "there is no item 'c'")]),
        ("| note\na  b a\na\n", [(2, 6, "the item 'a' is listed twice")]),
        ("a | b a\n", [(1, 7, "the item 'a' is listed twice")]),
        ("a b\n  a b a\n", [(2, 7, "the item 'a' stands twice in this option")]),
        ("a | x\na x:1 x:1\n", [(2, 7, "the item 'x' stands twice in this option")]),
        ("a | x\na:1\n", [(2, 1, "the primary item 'a' has a color; only secondary items may have one")]),
        ("a | x\na x:\n", [(2, 3, "'x:' has no color that can be read")]),
        ("a | x\na x:1:2\n", [(2, 3, "'x:1:2' has no color that can be read")]),
        ("a | x\na :1\n", [(2, 3, "a color without an item")]),
        ("a b:1 | x\n", [(1, 3, "'b:1' is no name of an item")]),
        ("a | x 2|y\n", [(1, 7, "'2|y' is no name of an item")]),
        ("a | x | y\n", [(1, 7, "'|' is no name of an item")]),
        ("0|a\n", [(1, 1, "'a' has the upper bound 0; give at least 1")]),
        ("3:2|a\n", [(1, 1, "'a' has the lower bound 3, above its upper bound 2")]),
        ("x|a 1:|b -1:2|c 1:2:3|d\n", [(1, k, f"the bounds of {w} are no numbers") for k, w in (
            (1, "'x|a'"), (5, "'1:|b'"), (10, "'-1:2|c'"))] + [(1, 17, "'1:2:3|d' is no name of an item")]),
        ("2| b\n", [(1, 1, "an item without a name")]),
        ("| nothing but this\n", [(0, 0, "there is no line of items")]),
    ],
)  # fmt: skip
def test_mistakes_are_told_with_their_places(text: str, expected: list[tuple[int, int, str]]) -> None:
    assert mistakes(text) == expected


def test_all_mistakes_are_told_at_once_but_not_thousands() -> None:
    assert len(mistakes("a b\na c d\nb b\n")) == 3
    assert len(mistakes("a b\n" + "c d e f\n" * 1000)) == 20


def test_a_misspelled_item_is_guessed() -> None:
    with pytest.raises(InvalidFile, match="did you mean 'queen3'"):
        parse_model("queen1 queen2 queen3 king\nqeen3\n")


@st.composite
def models(draw: st.DrawFn) -> CoverModel:
    """Models whose every option has a primary item, colors numbered in order of appearance."""
    bounds = draw(st.lists(st.tuples(st.integers(0, 2), st.integers(1, 3)), min_size=1, max_size=4))
    n_secondary = draw(st.integers(0, 3))
    n_primary, options = len(bounds), []
    numbers: dict[int, int] = {0: 0}
    for _ in range(draw(st.integers(0, 6))):
        items = draw(st.lists(st.integers(0, n_primary + n_secondary - 1), unique=True, max_size=4))
        items = items if any(item < n_primary for item in items) else [*items, 0]
        wanted = [0 if item < n_primary else draw(st.integers(0, 3)) for item in items]
        colors = [numbers.setdefault(color, len(numbers)) for color in wanted]
        options.append(tuple(zip(items, colors, strict=True)))
    lower = tuple(min(pair) for pair in bounds)
    return CoverModel(lower, tuple(max(pair) for pair in bounds), n_secondary, tuple(options))


@given(models())
def test_what_is_written_reads_back_the_same(model: CoverModel) -> None:
    items = [f"i{k}" for k in range(model.n_items)]
    text = write_model(model, items, {1: "red", 2: "2", 3: "c"}, ["a comment"])
    bare = parse_model(text)
    assert bare.model == model
    assert list(bare.items) == items


@pytest.mark.thorough
@pytest.mark.parametrize(
    "name",
    [
        "unicorn",
        "magic-triangle",
        "giants-causeway",
        "tetrahexes-4x7",
        "slothouber-graatsma",
        "genius-star",
        "calendar",
    ],
)
def test_the_exact_cover_of_a_puzzle_has_as_many_solutions(name: str) -> None:
    puzzle = sample(name)
    assert isinstance(puzzle, TilingPuzzle)
    text = write(puzzle)
    bare = parse_model(text)
    model = family_of(puzzle).compilers[CoverModel](puzzle).model
    assert isinstance(model, CoverModel)
    assert (bare.model.lower, bare.model.upper) == (model.lower, model.upper)
    assert [[item for item, _ in option] for option in bare.model.options] == [
        [item for item, _ in option] for option in model.options
    ]
    assert count_model(bare.model).total == tw.count(puzzle).distinct
    # Knuth's programs want names of at most eight characters and colors of one.
    assert all(re.fullmatch(r"[^\s:|]{1,8}", item) for item in bare.items)
    assert all(re.fullmatch(r"[^\s:|]+(:\S)?", word) for option in bare.options for word in option.split())


def test_items_have_readable_names() -> None:
    lines = write(sample("pentominoes-3x20")).splitlines()
    assert lines[0] == "| Pentominoes in 3 x 20"
    assert {"I", "X", "c1", "c60"} <= set(lines[1].split())
    assert "I c1 c2 c3 c4 c5" in lines
    unicorn = write(sample("unicorn")).splitlines()
    assert unicorn[1].startswith("| colors: a = ")
    assert {"p1", "c9", "|", "1-2", "8-9"} <= set(unicorn[2].split())


def test_other_relations_and_one_color_on_the_rim() -> None:
    text = """
        format = 1
        family = "tiling"
        lattice = "square"
        tiles = ["a b c d", "b a d c", "c d a b", "a a b c"]
        board = { shape = "rectangle", columns = 2, rows = 2 }
        rim = { one_color = false, forbidden = ["x"] }
        [matching]
        pairs = [["a", "b"], ["a", "c"], ["d", "d"], ["c", "b"]]
        """
    from tilewright.formats.puzzle_file import read_toml_text

    for one_color in ("false", "true"):
        puzzle = read_toml_text(text.replace("one_color = false", f"one_color = {one_color}"))
        written = write(puzzle)
        assert "y" not in written.splitlines()[0]
        assert count_model(parse_model(written).model).total == tw.count(puzzle).distinct


def test_what_is_no_exact_cover_is_refused() -> None:
    with pytest.raises(InvalidRequest, match="magic-square-3 is no exact cover"):
        write(sample("magic-square-3"))
    with pytest.raises(InvalidRequest, match="template: choose 7 cells"):
        write(tw.load("genius-star"))
