"""All kernels that engines call."""

from __future__ import annotations

from . import (
    anneal_edges,
    anneal_sums,
    cover,
    edge_breaks,
    edge_domains,
    edge_scan,
    layers,
    lrat,
    memo,
    packing_many,
    packing_words,
    refute,
    scan,
    sums,
    sums_wide,
)
from ._marks import KernelEntry


def entries() -> list[KernelEntry]:
    """All kernels that engines call; those of templates are made for that."""
    return [
        *(packing_words.entry_on(n + 1) for n in range(packing_words.MOST_WORDS)),
        packing_many.KERNEL,
        *(edge_scan.entry_on(is_wide) for is_wide in (False, True)),
        anneal_edges.KERNEL,
        anneal_sums.KERNEL,
        cover.KERNEL,
        edge_breaks.KERNEL,
        edge_domains.KERNEL,
        layers.KERNEL,
        lrat.KERNEL,
        memo.KERNEL,
        memo.MOVE,
        refute.KERNEL,
        scan.KERNEL,
        sums.KERNEL,
        sums_wide.KERNEL,
    ]
