"""Print a kernel that is made from a template.

`python -m tilewright.kernels packing 2` prints that for masks of two words, `edge_scan 1` that with wide rows.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from . import edge_scan, packing_words
from ._marks import KernelEntry
from ._templates import text

_TEMPLATES: dict[str, Callable[[int], KernelEntry]] = {
    "packing": packing_words.entry_on,
    "edge_scan": lambda number: edge_scan.entry_on(bool(number)),
}

if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in _TEMPLATES or not sys.argv[2].isdecimal():
        sys.exit(f"python -m tilewright.kernels {'|'.join(_TEMPLATES)} NUMBER")
    print(text(_TEMPLATES[sys.argv[1]](int(sys.argv[2])).advance))
