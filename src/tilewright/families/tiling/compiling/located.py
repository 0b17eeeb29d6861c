"""Where the items of a tiling's exact cover lie: for programs that walk a board from one end to the other."""

from __future__ import annotations

from typing import NamedTuple

from .compile import CompiledTiling


class LocatedItem(NamedTuple):
    """An item of the model, and the cells that it is about; none if it is about the board as a whole.

    `kind` and `number` are the same where the board looks the same; items that share them and their cells stand in the
    same order there.
    `words` says in a sentence what is demanded of it.
    """

    cells: tuple[int, ...]
    kind: str
    number: tuple[str | int, ...] = ()
    words: str = ""
    room: int = 1
    """No more options than that can cover it."""


def located_items(compiled: CompiledTiling) -> tuple[LocatedItem | None, ...]:
    """For each item of the model where it lies; None for the classes of pieces, which lie anywhere."""
    items, board = compiled.items, compiled.puzzle.board
    found: list[LocatedItem | None] = [None] * compiled.model.n_items
    for cell, item in items.item_of_cell.items():
        found[item] = LocatedItem((cell,), "cell")
    keys = (key for key, rule in items.rules.items() for _ in rule.items)
    for (item, one), key in zip(items.of_rules.items(), keys, strict=True):
        found[item] = LocatedItem(one.cells, key, (one.least, one.most), one.requirement, one.room)
    for (edge, label), item in items.edge_items.items():
        one_edge = board.edges[edge]
        sides = one_edge.side, one_edge.other_side
        if compiled.puzzle.relation.kind == "equal":
            # Both sides name their own label, so that none comes first, also where a seam turns an edge around.
            sides = min(sides), max(sides)
        found[item] = LocatedItem((one_edge.cell, one_edge.other), "edge", (*sides, label))
    # The numbers of contacts depend on the length of a board, their order does not.
    for contact, item in sorted(items.contact_items.items()):
        found[item] = LocatedItem(contact.cells, f"contact of {contact.name}")
    if items.rim_item is not None:
        found[items.rim_item] = LocatedItem((), "rim", words="the whole rim has one color")
    return tuple(found)
