"""Print a generated kernel: `python -m tilewright.kernels packing 2` prints that for masks of two words."""

from __future__ import annotations

import sys
from collections.abc import Callable

from . import packing_words
from ._words import text

_GENERATED: dict[str, Callable[[int], Callable[..., int]]] = {"packing": packing_words.advance_on}

if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in _GENERATED or not sys.argv[2].isdecimal() or sys.argv[2] == "0":
        sys.exit(f"python -m tilewright.kernels {'|'.join(_GENERATED)} WORDS")
    print(text(_GENERATED[sys.argv[1]](int(sys.argv[2]))))
