"""Names for the items of a puzzle's exact cover, for people and other programs that read it.

Pieces keep their names, cell 17 is `c17`, the edge between cells 3 and 4 is `3-4`. Names have no blanks and at most
eight characters, as Knuth's programs want them; a piece or an edge whose name does not suit is numbered.
"""

from __future__ import annotations

import re
import string

from ..rules import EQUAL
from .compile import CompiledTiling

_MOST_CHARACTERS = 8
_COLORS = string.ascii_lowercase + string.ascii_uppercase + string.digits


def names_of_items(compiled: CompiledTiling) -> tuple[str, ...]:
    """A name for each item of the model."""
    items, puzzle = compiled.items, compiled.puzzle
    cell_names = puzzle.board.names
    # The name that a person expects, and the one to use if that does not suit.
    wanted: dict[int, tuple[str, str]] = {}
    for number, group in enumerate(compiled.classes):
        wanted[number] = (f"p{group.name}" if group.name.isdigit() else group.name, f"p{number + 1}")
    for cell, item in items.item_of_cell.items():
        wanted[item] = (f"c{cell_names[cell]}", f"c{cell + 1}")
    for number, ((edge, label), item) in enumerate(items.edge_items.items(), 1):
        ends = puzzle.board.edges[edge]
        between = f"{cell_names[ends.cell]}-{cell_names[ends.other]}"
        wanted[item] = (f"{between}={label}" if label else between, f"e{number}")
    for number, (contact, item) in enumerate(items.contact_items.items(), 1):
        wanted[item] = (f"{'-'.join(cell_names[cell] for cell in contact.cells)}!{contact.name}", f"a{number}")
    for number, (item, rule) in enumerate(items.of_rules.items(), 1):
        wanted[item] = (rule.name, f"r{number}")
    if items.rim_item is not None:
        wanted[items.rim_item] = ("rim", "rim")
    names: dict[str, int] = {}
    for item in sorted(wanted):
        name, spare = (re.sub(r"[\s:|]", "_", text) for text in wanted[item])
        if len(name) > _MOST_CHARACTERS or name in names:
            name = spare
        while name in names:
            name += "'"
        names[name] = item
    return tuple(names)


def names_of_colors(compiled: CompiledTiling) -> dict[int, tuple[str, str]]:
    """For each color a name, of one character as long as there are any, and its meaning: mostly a label.

    Labels of one character keep it.
    """
    items = compiled.items
    used = sorted({color for option in compiled.model.options for _, color in option} - {0})
    meanings: dict[int, str] = {color: label for label, color in items.colors.items()}
    short = all(len(meanings.get(color, "")) == 1 and meanings[color] not in ":|" for color in used)
    if compiled.puzzle.relation.kind not in ("equal", "complementary"):
        # Items stand for labels there, and only the rim still has labels for colors.
        short = False
        for color, meaning in ((1, "has the label"), (2, "must not have it")):
            meanings[color] = f"{meaning} (rim: {meanings[color]})" if color in meanings else meaning
    if any(contact.name == EQUAL for contact in items.contact_items):
        # Where values must be equal they are colors, too.
        short = short and not meanings
        for color, value in enumerate(compiled.puzzle.values, start=1):
            meanings[color] = f"{meanings[color]}, or the value {value}" if color in meanings else f"the value {value}"
    names = iter((*_COLORS, *(f"color{k}" for k in range(len(used)))))
    return {color: (meanings[color] if short else next(names), meanings[color]) for color in used}
