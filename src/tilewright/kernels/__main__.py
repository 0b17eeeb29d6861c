"""Kernels as others can use them: in C, with all that a file needs, and those of templates in Python."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ._expressions import OutsideLanguage
from ._templates import text
from .entries import entries


def main() -> None:
    """Do what the arguments say."""
    parser = argparse.ArgumentParser(prog="python -m tilewright.kernels", description=__doc__)
    does = parser.add_mutually_exclusive_group(required=True)
    does.add_argument("--c", metavar="FOLDER", type=Path, help="write NAME.c and NAME.h of each kernel")
    does.add_argument("--library", metavar="FOLDER", type=Path, help="compile all kernels, for TILEWRIGHT_KERNELS")
    does.add_argument("--python", metavar="NAME", choices=[entry.name for entry in entries()], help="print a kernel")
    parser.add_argument("--sanitize", metavar="NAMES", default="", help="such as undefined,address, by gcc or clang")
    parser.add_argument("--checked", action="store_true", help="end the program at an index that is out of range")
    given = parser.parse_args()
    if given.python:
        [entry] = [entry for entry in entries() if entry.name == given.python]
        print(text(entry.advance))
        return
    from ._build import build_libraries, find_compiler, systems_of
    from ._c import CFile
    from ._targets import BuildError

    try:
        if given.c:
            given.c.mkdir(parents=True, exist_ok=True)
            for entry in entries():
                CFile(entry, is_checked=given.checked).write(given.c)
        else:
            compiler = find_compiler()
            if given.sanitize and compiler.is_zig:
                sys.exit("sanitizers are those of gcc and clang: name one of them in CC")
            checks = {"is_checked": given.checked, "sanitizers": given.sanitize}
            build_libraries(given.library, compiler, systems_of(compiler), **checks)
    except (BuildError, OutsideLanguage, OSError) as problem:
        sys.exit(str(problem))


if __name__ == "__main__":
    main()
