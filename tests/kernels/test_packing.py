"""What the packing kernels seldom do: counting exactly, islands, items with copies, full buffers."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.engines.test_packing import padded, plain_options, queens
from tilewright.engines import packing as engine
from tilewright.kernels import packing, packing_words
from tilewright.kernels.status import EXHAUSTED, FULL, N_FOUND, N_STORED, RUNNING
from tilewright.models import CoverModel


def laid_out(model: CoverModel) -> tuple[packing.PackingState, packing.PackingArrays]:
    layout = engine.lay_out(model)
    return engine._fresh_state(layout), engine._arrays(layout)


def exact(n_items: int, *options: tuple[int, ...]) -> CoverModel:
    return CoverModel((1,) * n_items, (1,) * n_items, 0, plain_options(*options))


@given(st.lists(st.integers(1, 40), min_size=1, max_size=6), st.sampled_from((0, 30)))
def test_the_rarest_item_is_found_however_many_options_there_are(counts: list[int], n_more: int) -> None:
    options = [(item,) for item, count in enumerate(counts) for _ in range(count)]
    model = padded(exact(len(counts), *options), n_more)
    layout = engine.lay_out(model)
    state, arrays = engine._fresh_state(layout), engine._arrays(layout)
    if n_more:
        # The items between have one option each, and the first of them is the lowest.
        assert packing.rarest(state, arrays, 0, len(layout.masks), 0) == 0
        state.level_need[: layout.n_words] = engine.words_of(
            sum(1 << (item * (n_more + 1) + n_more) for item in range(len(counts))), layout.n_words
        )
    item = packing.rarest(state, arrays, 0, len(layout.masks), 0)
    assert item == counts.index(min(counts)) * (n_more + 1) + n_more


def test_an_island_is_as_large_as_options_join_it() -> None:
    """Eight cells in a row and dominoes on them: without the one over two neighbors the row falls in two."""
    dominoes = [(cell, cell + 1) for cell in range(7)]
    for n_more in (0, 30):
        model = padded(exact(8, *dominoes), n_more)
        layout = engine.lay_out(model)
        for cut in (1, 2, 3, 4):
            state, arrays = engine._fresh_state(layout), engine._arrays(layout)
            arrays.shape[packing.MODULUS] = 2
            masks = [sum(1 << cell * (n_more + 1) + n_more for cell in bar) for bar in dominoes if bar[0] + 1 != cut]
            room = len(state.option)
            for number, mask in enumerate(masks):
                for w, word in enumerate(engine.words_of(mask, layout.n_words)):
                    state.words[w * room + number] = word
            needed = sum(1 << cell * (n_more + 1) + n_more for cell in range(8))
            state.level_need[: layout.n_words] = engine.words_of(needed, layout.n_words)
            bad = packing.has_bad_island(state, arrays, 0, len(masks), 0)
            assert bad == (cut % 2 == 1)


def test_copies_are_counted_and_the_last_one_excludes_what_is_too_much() -> None:
    """An item for four uses; options use it once, twice or three times."""
    model = CoverModel((4,), (4,), 0, plain_options((0,), (0, 0), (0, 0, 0)))
    state, arrays = laid_out(model)
    assert state.words[:3] == [0b1, 0b11, 0b111]
    packing.use_copies(state, arrays, 0, 1)
    assert state.level_used[1] == 2
    assert (state.blocked[0], state.filled[0]) == (0b100, 0)
    packing.use_copies(state, arrays, 1, 1)
    assert state.level_used[2] == 4
    assert (state.blocked[0], state.filled[0]) == (0b1, 0b1)


def test_an_item_that_needs_two_more_says_so() -> None:
    model = CoverModel((3, 1), (3, 1), 0, plain_options((0, 1), (0,), (0,), (0,)))
    state, arrays = laid_out(model)
    packing.use_copies(state, arrays, 0, 0)
    assert state.lacking == [0b1]
    packing.use_copies(state, arrays, 1, 1)
    assert state.lacking == [0]


def test_a_full_buffer_holds_the_walk_until_it_is_emptied() -> None:
    state, arrays = laid_out(queens(6))
    assert packing_words.entry_on(1).advance(state, arrays, 10**6, 3) == FULL
    assert packing_words.entry_on(1).advance(state, arrays, 10**6, 3) == FULL
    assert (state.reg[N_STORED], state.reg[N_FOUND]) == (3, 3)
    state.reg[N_STORED] = 0
    while packing_words.entry_on(1).advance(state, arrays, 1, 3) == RUNNING:
        pass
    assert packing_words.entry_on(1).advance(state, arrays, 10, 3) == EXHAUSTED
    assert state.reg[N_FOUND] == 4
