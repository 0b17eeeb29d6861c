"""Text on every color can be read, and what differs looks different."""

from __future__ import annotations

from itertools import product

import pytest

from tilewright.families.scenes import LabelMark
from tilewright.rendering import palette
from tilewright.rendering.palette import Fill, contrast, label_fills, piece_fill

LEAST = 4.5


def styles() -> list[Fill]:
    named = [Fill(color) for color in palette._NAMED.values()]
    labels = [Fill(color, pattern) for color, pattern in product(palette.LABEL_COLORS, palette.PATTERNS)]
    return [piece_fill(k) for k in range(45)] + labels + named + [Fill(palette.NEUTRAL), Fill(palette.BLOCKED)]


@pytest.mark.parametrize("style", styles(), ids=str)
def test_text_is_legible_on_every_fill(style: Fill) -> None:
    assert contrast(style.color, style.ink) >= LEAST
    assert contrast(style.shade, style.ink) >= LEAST


def test_black_on_white_has_the_greatest_contrast() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#777777") == 1


def test_forty_five_pieces_look_different() -> None:
    assert len({piece_fill(k) for k in range(45)}) == 45


def marks(*hints: str) -> list[LabelMark]:
    return [LabelMark(hint, k, hint=hint) for k, hint in enumerate(hints)]


def test_labels_that_name_colors_get_them() -> None:
    assert label_fills(marks("R", "B"))["B"] == Fill("#0072b2")
    assert label_fills(marks("yellow", "red"))["yellow"] == Fill("#f0e442")


def test_other_labels_get_the_palette() -> None:
    found = label_fills(marks("R", "X", *map(str, range(20))))
    assert found["R"] == Fill(palette.LABEL_COLORS[0])
    assert len(set(found.values())) == 22


def test_an_odd_label_leaves_the_colors_of_the_others() -> None:
    letters = marks("R", "G", "Y")
    found = label_fills([*letters, LabelMark("r", 3, hint="r", odd=True)])
    assert {mark.label: found[mark.label] for mark in letters} == label_fills(letters)
    assert found["r"] not in label_fills(letters).values()
    assert palette.color_word("R", found["R"].color) == "red"
    assert palette.color_word("r", found["r"].color) == ""


def test_p_is_neither_pink_nor_purple() -> None:
    assert palette.color_word("P", label_fills(marks("P", "R"))["P"].color) == ""


def test_halves_of_a_pair_share_a_color() -> None:
    pair = [LabelMark("1", 0, 0, "1"), LabelMark("-1", 0, 1, "1")]
    found = label_fills(pair)
    assert found["1"] == found["-1"]


def test_words_for_colors_get_them_among_other_labels() -> None:
    pairs = [LabelMark("in", 0, 0), LabelMark("out", 0, 1), LabelMark("green", 1, 0), LabelMark("red", 1, 1)]
    found = label_fills(pairs)
    assert (found["green"], found["red"]) == (Fill("#009e73"), Fill("#d55e00"))
    assert found["in"] == found["out"]
    assert found["in"] not in (found["red"], found["green"])
    assert [palette.is_outlined(mark) for mark in pairs] == [False, True, False, False]
