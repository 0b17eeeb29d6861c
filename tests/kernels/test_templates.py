"""Kernels that are made from templates."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.engines.test_packing import queens
from tests.kernels.test_packing import laid_out
from tilewright.kernels import packing_words
from tilewright.kernels._templates import text
from tilewright.kernels.status import EXHAUSTED


def test_a_template_is_itself_the_kernel_for_one_word() -> None:
    walks = []
    for advance in (packing_words.advance, packing_words.entry_on(1).advance):
        state, arrays = laid_out(queens(6))
        assert advance(state, arrays, 10**6, 100) == EXHAUSTED
        walks.append(state)
    assert walks[0] == walks[1]


def test_a_wide_variable_becomes_one_for_each_word() -> None:
    lines = [line.strip() for line in text(packing_words.entry_on(2).advance).splitlines()]
    assert "def advance_2(state, model, budget, capacity):" in lines
    at = lines.index("a0 = words[j]")
    assert lines[at + 1] == "a1 = words[room + j]"
    assert "if a0 & chosen0 | a1 & chosen1 == 0:" in lines


@pytest.mark.parametrize(("arguments", "code"), [(("--python", "packing_2"), 0), (("--python", "nothing"), 2), ((), 2)])
def test_a_generated_kernel_can_be_printed(arguments: tuple[str, str], code: int) -> None:
    command = [sys.executable, "-m", "tilewright.kernels", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == code
    assert done.stdout == ("" if code else f"{text(packing_words.entry_on(2).advance)}\n")
