"""Numbers of solutions in words, from the data of a puzzle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..families.wording import plural_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..answers.atlas import AtlasCaseJson, AtlasNumberJson, AtlasPuzzleJson

WORDS = {
    "raw": "raw (what looks alike told apart)",
    "distinct": "distinct",
    "rotation": "up to rotation",
    "symmetry": "up to symmetry",
    "relabeling": "up to symmetry and renaming",
}
"""The kinds of counts, in the order in which a page lists them."""
_IN_SHORT = {"symmetry": " up to symmetry", "relabeling": " up to symmetry and renaming", "distinct": "", "raw": ""}
_SETUPS = {
    "dice": "one puzzle for each roll",
    "date": "one puzzle for each date",
    "cells": "one puzzle for each choice of cells",
    "pieces": "one puzzle for each set of pieces",
    "size": "one puzzle for each size",
}


def number_of(n: int, noun: str) -> str:
    """A number with its noun: "1 solution", "1,472 solutions"."""
    return f"{n:,} {noun if n == 1 else plural_of(noun)}"


def value_of(number: AtlasNumberJson) -> int | None:
    """The number that was counted, or the first that is recorded."""
    if number["computed"] is not None:
        return number["computed"]
    return number["known"][0]["count"] if number["known"] else None


def in_short(data: AtlasPuzzleJson) -> str:
    """What most people mean by the number of solutions; "" if nothing is known."""
    if data["setup"]:
        return _SETUPS.get(data["setup"], "")
    case = main_case(data)
    numbers = {one["counts"]: value_of(one) for one in case["numbers"]} if case else {}
    for kind, words in _IN_SHORT.items():
        number = numbers.get(kind)
        if number is not None:
            return f"{number_of(number, 'solution')}{words}" if number else "no solution"
    return ""


def main_case(data: AtlasPuzzleJson) -> AtlasCaseJson | None:
    """The counts of the puzzle as it stands; None if they are left away, or it is a template."""
    return plain_case(data.get("counts", ()))


def plain_case(cases: Iterable[AtlasCaseJson]) -> AtlasCaseJson | None:
    """Of several counts that of the puzzle as it stands; None if there is none."""
    return next((one for one in cases if not one["variant"] and not one["setup"] and one["target"] is None), None)


def case_words(case: AtlasCaseJson) -> str:
    """Which variant, setup and sum the counts are of."""
    words = [f"variant {case['variant']}"] if case["variant"] else []
    words += [f"setup {' '.join(case['setup'])}"] if case["setup"] else []
    words += [f"sum {case['target']}"] if case["target"] is not None else []
    return ", ".join(words) or "the puzzle as it stands"


def certified(data: AtlasPuzzleJson) -> int | None:
    """The distinct solutions of the puzzle as it stands, by a certificate that was checked; None without one."""
    one = data.get("certificate")
    return one["distinct"] if one is not None and one["verified"] else None


def differs(data: AtlasPuzzleJson) -> bool:
    """Whether any two numbers on the page of a puzzle differ that should be the same."""
    main, proved = main_case(data), certified(data)
    return (
        any(number["agrees"] is False for case in data.get("counts", ()) for number in case["numbers"])
        or any(case["second"] is not None and not case["second"]["agrees"] for case in data.get("counts", ()))
        or any(one["differing"] for one in data.get("setups", ()))
        or (main is not None and proved is not None and distinct_of(main) not in (None, proved))
    )


def distinct_of(case: AtlasCaseJson) -> int | None:
    """The distinct solutions that were counted; None if they were not."""
    return next((one["computed"] for one in case["numbers"] if one["counts"] == "distinct"), None)


def ways(case: AtlasCaseJson, proved: int | None = None) -> list[str]:
    """By which ways the numbers were found here, and which agree; `proved` is the number of a certificate."""
    found = []
    search, second = case["search"], case["second"]
    if search is not None:
        found.append(f"counted by engine {search['engine']}, {search['nodes']:,} nodes, {seconds(search['seconds'])}")
    if second is not None:
        verb = "agrees" if second["agrees"] else "DIFFERS"
        found.append(
            f"engine {second['engine']} {verb}: {second['distinct']:,} distinct, {second['nodes']:,} nodes, "
            f"{seconds(second['seconds'])}"
        )
    if proved is not None and search is not None:
        verb = "agrees" if proved == distinct_of(case) else f"DIFFERS, with {proved:,} distinct"
        found.append(f"the certificate {verb}: a proof, checked by a program that shares no code with the search")
    return found


def seconds(time: float) -> str:
    """A time as a person reads it."""
    return f"{time:.2f} s" if time < 10 else f"{time:,.0f} s"


def size(n_bytes: int) -> str:
    """A size as a person reads it."""
    if n_bytes < 1000:
        return f"{n_bytes} bytes"
    return f"{n_bytes / 1000:,.0f} kB" if n_bytes < 1_000_000 else f"{n_bytes / 1e6:,.1f} MB"
