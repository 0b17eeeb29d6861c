"""The table of search times: `python bench/search.py [--only WORDS...] [--quick] [--engine NAME] [--markdown]`.

Each row is measured as CPU time, searches on one thread of this process, and the smallest of several runs counts. The
exit status is 1 if a target is missed, 2 if a search counts wrong or fails.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from measures import Options
from rows import GROUPS, Row
from table import Markdown, Text, cells_of
from timing import GaveUp, NotAvailable, WrongCount


def wanted_rows(only: list[str], *, quick: bool) -> Iterator[tuple[str, tuple[Row, ...]]]:
    """The rows in whose name, or in whose group's, one of the words stands; quickly, without the long ones."""
    for title, rows in GROUPS.items():
        chosen = [
            row for row in rows if not only or any(word.lower() in f"{title} {row.name}".lower() for word in only)
        ]
        chosen = [row for row in chosen if not (quick and row.long)]
        if chosen:
            yield title, tuple(chosen)


def main() -> int:
    """Measure and print, row by row."""
    parser = argparse.ArgumentParser(description="Measure searches against their targets, and against xcover.")
    parser.add_argument("--only", nargs="+", default=[], metavar="WORDS", help="rows with one of these in their name")
    parser.add_argument("--quick", action="store_true", help="leave out long rows; three runs at most")
    parser.add_argument("--engine", help="take this engine in all rows that name none")
    parser.add_argument("--without-xcover", action="store_true", help="measure our own times only")
    parser.add_argument("--most", type=float, default=300, metavar="S", help="give a search up after S seconds (300)")
    parser.add_argument("--rivals", metavar="FOLDER", help="a folder with programs of others: dlx2, polycube ...")
    parser.add_argument("--markdown", action="store_true", help="print a Markdown table")
    parser.add_argument("--list", action="store_true", help="print the names of the rows")
    asked = parser.parse_args()
    groups = list(wanted_rows(asked.only, quick=asked.quick))
    if not groups:
        parser.error("no row has this in its name; --list shows them")
    if asked.list:
        print("\n".join(row.name for _, rows in groups for row in rows))
        return 0
    options = Options(3 if asked.quick else 7, asked.engine, not asked.without_xcover, asked.most, asked.rivals)
    table = Markdown() if asked.markdown else Text()
    missed, wrong = [], []
    for title, rows in groups:
        table.heading(title)
        for row in rows:
            try:
                result = row.measure(options)
            except NotAvailable as problem:
                table.remark(row.name, f"not available: {problem}", row.target, row.rival)
            except GaveUp as problem:
                missed.append(row.name)
                table.remark(row.name, f"MISS: {problem}", row.target, row.rival)
            except WrongCount as problem:
                wrong.append(f"{row.name}: {problem}")
                table.remark(row.name, f"WRONG: {problem}", row.target, row.rival)
            except Exception as problem:  # One row that fails must not take the others with it.
                wrong.append(f"{row.name}: {type(problem).__name__}: {problem}")
                table.remark(row.name, f"FAILED: {wrong[-1]}", row.target, row.rival)
            else:
                table.row(cells_of(row.name, result, row.target, row.rival))
                if not row.target.is_met(result):
                    missed.append(row.name)
    if wrong:
        print("\nWRONG\n  " + "\n  ".join(wrong), file=sys.stderr)
        return 2
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
