"""The engine for thin boards and small pieces: the first hole is covered in every way, with tables of what fits."""

from __future__ import annotations

from typing import Any

from ..kernels import scan
from ..models import CoverModel, Model
from .base import Choices, Engine, KernelEntry, KernelSearch, SavedState, restored, share_walked
from .scan_layout import Layout, layout, plans
from .scan_order import Unfit

WIDE_FIELDS = frozenset({"entries", "mask", "take", "least", "root_stocks", "ahead", "stocks", "window", "rest"})
"""Fields of the layout, and of the states of kernels that walk it, that are words."""
_ENTRY = KernelEntry(scan.advance, wide_fields=WIDE_FIELDS)
_CAPACITY = 512


def _fresh_state(plan: Layout) -> scan.ScanState:
    zeros = [0] * plan.n_levels
    state = scan.ScanState(
        hole=list(zeros),
        window=list(zeros),
        stocks=list(zeros),
        word=list(zeros),
        rest=list(zeros),
        chosen=list(zeros),
        found=[0] * (_CAPACITY * (plan.n_levels + 2)),
        reg=[0] * scan.N_REGISTERS,
    )
    begin(plan.arrays, state)
    return state


def begin(arrays: scan.ScanArrays, state: Any) -> None:
    """Put level 0 of a state at the first root."""
    state.hole[0] = arrays.root_hole[0]
    state.window[0] = arrays.ahead[arrays.root_hole[0]]
    state.stocks[0] = arrays.root_stocks[0]
    state.word[0] = -1


def _read_row(state: scan.ScanState, row: int) -> Choices:
    at = row * (len(state.chosen) + 2)
    return tuple(int(option) for option in state.found[at + 1 : at + 1 + int(state.found[at])])


def _progress(model: scan.ScanArrays, state: scan.ScanState) -> float:
    if state.reg[scan.DONE]:
        return 1.0
    here = progress_of_levels(model, state, int(state.reg[scan.LEVEL]))
    return (int(state.reg[scan.ROOT]) + here) / len(model.root)


def progress_of_levels(model: scan.ScanArrays, state: Any, level: int) -> float:
    """The share of the tree that was walked; `state` has the holes, windows, stocks, words and rests of the levels.

    Of the options tried the last one is under way, but on the last level all are done.
    """
    split = (_split_of_level(model, state, k) for k in range(level + 1))
    return share_walked((tried - (k < level), tried + left) for k, (tried, left) in enumerate(split))


def _split_of_level(model: scan.ScanArrays, state: Any, level: int) -> tuple[int, int]:
    """How many of the options that fit at a level were tried, and how many were not."""
    kind = int(model.class_of[int(state.hole[level])])
    tried, left = 0, 0
    for word in range(int(model.n_words[kind])):
        fitting = scan.fitting(model, kind, word, int(state.window[level]), int(state.stocks[level]))
        here = int(state.word[level])
        rest = int(state.rest[level]) if word == here else fitting if word > here else 0
        tried += int(fitting).bit_count() - rest.bit_count()
        left += rest.bit_count()
    return tried, left


def _search(model: CoverModel, saved: SavedState | None) -> KernelSearch:
    plan = layout(model)
    return KernelSearch(
        _ENTRY,
        plan.arrays,
        _fresh_state(plan) if saved is None else restored(scan.ScanState, saved),
        registers=(scan.NODES, scan.N_FOUND, scan.N_STORED),
        read_row=_read_row,
        progress=lambda state: _progress(plan.arrays, state),
        capacity=_CAPACITY,
    )


def start(model: CoverModel, seed: int = 0) -> KernelSearch:
    """Begin a search; the seed is not used, the walk is always the same."""
    return _search(model, None)


def resume(model: CoverModel, saved: SavedState) -> KernelSearch:
    """Go on from a saved state of the same model."""
    return _search(model, saved)


def unfit(model: Model) -> str:
    """Why a model cannot be walked place by place, or ""."""
    assert isinstance(model, CoverModel)
    try:
        plans(model)
    except Unfit as reason:
        return str(reason)
    return ""


# Compiled, a node takes about so long. Random descents rarely meet the few large branches of such trees, which turn
# out 2 to 11 times as large as estimated.
_SECONDS_PER_NODE = 12e-9
_TAIL = 4


def estimate(model: CoverModel) -> float:
    """About how many seconds the whole tree takes."""
    return plans(model).best.n_nodes * _TAIL * _SECONDS_PER_NODE


SCAN = Engine(
    name="scan",
    description="the first hole is covered in every way",
    model=CoverModel,
    is_exhaustive=True,
    start=start,
    resume=resume,
    unfit=unfit,
    estimate=estimate,
)
