"""Sizes of a board that may be any number: `columns = "n"`.

The letter stands for one number wherever it stands in the board: as a size of its shape, or in a period. A variant
"n=8" chooses it, also together with a name: "halves,n=8". A setup that leaves a size to choose lists what it may be;
for boards of every length that size is open, too.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ..errors import InvalidRequest

OPEN = "n"
"""The letter in the place of a number."""
SIZES = ("columns", "rows", "layers", "side")


def open_sizes(data: Mapping[str, Any]) -> tuple[str, ...]:
    """The sizes of the board that the data of a puzzle file leave open."""
    board = data.get("board")
    return tuple(size for size in SIZES if board.get(size) == OPEN) if isinstance(board, dict) else ()


def sizes_to_vary(data: Mapping[str, Any]) -> tuple[str, ...]:
    """The sizes that the data leave open, or else those for which a setup lists several numbers."""
    setup = data.get("setup")
    if (are_open := open_sizes(data)) or not chooses_size(data) or not isinstance(setup, dict):
        return are_open
    return tuple(size for size in SIZES if size in setup and not isinstance(setup[size], int))


def chooses_size(data: Mapping[str, Any]) -> bool:
    """Tell whether the data leave the size of the board to a setup."""
    setup = data.get("setup")
    return isinstance(setup, dict) and setup.get("kind") == "size"


def with_name_and_size(name: str | None, size: int) -> str:
    """The variant that chooses a size, and a name if there is one."""
    return f"{name},{OPEN}={size}" if name else f"{OPEN}={size}"


def name_and_size(variant: str | None) -> tuple[str | None, int | None]:
    """The name of a variant and the number that it chooses, each None if it says nothing of it."""
    found = re.fullmatch(rf"(?:(.*),)?\s*{OPEN}\s*=\s*([0-9]{{1,9}})\s*", variant or "")
    return (variant, None) if found is None else (found[1] or None, int(found[2]))


EXAMPLE = 6
"""The size with which a puzzle is shown and looked at that leaves it open."""


def with_example(data: Mapping[str, Any], variant: str | None) -> tuple[str | None, str]:
    """The variant with the size of the example chosen, and a remark on that; as it is, and "", if nothing is open."""
    are_open = open_sizes(data)
    if not are_open or name_and_size(variant)[1] is not None:
        return variant, ""
    remark = f"size: {' and '.join(are_open)} {OPEN} is left open, here {OPEN}={EXAMPLE} (--size {EXAMPLE + 1}, say)"
    return with_name_and_size(variant, EXAMPLE), remark


def with_size(data: dict[str, Any], name: str, size: int | None) -> dict[str, Any]:
    """The data with the open sizes chosen; InvalidRequest if a size is missing, or none is open."""
    are_open = open_sizes(data)
    if size is None and not are_open:
        return data
    if are_open and chooses_size(data):
        raise InvalidRequest(
            f"{name} leaves sizes of its board open in two ways, {' and '.join(are_open)} as {OPEN} and others in "
            "[setup]; list all of them in [setup], or leave it out"
        )
    if size is None:
        raise InvalidRequest(
            f"{name} leaves a size of its board open, {' and '.join(are_open)} {OPEN}; choose it with "
            f'--size {EXAMPLE}, say, or the variant "{OPEN}={EXAMPLE}", or count for all sizes with `tilewright series`'
        )
    if not are_open:
        instead = "; its size is a setup, chosen with --size" if chooses_size(data) else ""
        raise InvalidRequest(f"{name} leaves no size of its board open; found {OPEN}={size}{instead}")
    board = data["board"]
    chosen: dict[str, Any] = dict.fromkeys(are_open, size)
    if isinstance(board.get("wrap"), list):
        chosen["wrap"] = [
            [size if entry == OPEN else entry for entry in one] if isinstance(one, list) else one
            for one in board["wrap"]
        ]
    return {**data, "board": {**board, **chosen}}


def with_open_size(data: dict[str, Any], name: str, key: str) -> dict[str, Any]:
    """The data with this size of the board left open; InvalidRequest if the board has no such size."""
    board = data.get("board")
    sizes = [size for size in SIZES if isinstance(board, dict) and size in board]
    if key not in sizes:
        has = f"it has {' and '.join(sizes)}" if sizes else "it is no shape with sizes"
        raise InvalidRequest(f"the board of {name} has no size {key!r}; {has}")
    kept = {key: value for key, value in data.items() if key != "setup" or not chooses_size(data)}
    return {**kept, "board": {**data["board"], key: OPEN}}
