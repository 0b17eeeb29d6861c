"""What was counted of a contribution, compared with what its file says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .remarks import Remark

if TYPE_CHECKING:
    from ..families import Known
    from .twice import CountedCase

UP_TO = {"rotation": "up to rotation", "symmetry": "up to symmetry", "relabeling": "up to symmetry and relabeling"}


def in_words(case: Known) -> str:
    """The variant and the setup of a count, to stand before what is said of it; "" for the puzzle as it stands."""
    said = {
        "variant": case.variant,
        "block": " ".join(case.blocked),
        "pieces": " ".join(case.pieces),
        "size": case.size,
        "target": "" if case.target is None else str(case.target),
    }
    words = ", ".join(f"{key} {value}" for key, value in said.items() if value)
    return f"{words}: " if words else ""


def remarks_on_count(found: CountedCase) -> Iterator[Remark]:
    """Whether the counts of the file are right, or the numbers to write there."""
    where = in_words(found.case)
    if found.differs:
        yield Remark(
            "wrong",
            "known",
            f"{where}two engines differ: {_by_engine(found)}",
            "that is a fault of Tilewright, not of the puzzle; please report it with the file",
        )
        return
    is_exact = len(found.engines) > 0
    for known in found.known:
        number, is_sure = found.number(known.counts)
        given = f"count = {known.count} ({known.counts})"
        if number > known.count or (is_sure and number != known.count):
            said = f"{number:,}" if is_sure else f"at least {number:,}"
            yield Remark("wrong", "known", f"{where}{given} is not what is counted here: {said}", _source_of(found))
    if not is_exact:
        kind, least = next(iter(found.numbers.items()))
        yield Remark(
            "open",
            "known",
            f"{where}no engine came to the end: at least {least:,} {UP_TO.get(kind, kind)}",
            "give it more time with --seconds, or leave the number to a source that counted it",
        )
        return
    if len(found.engines) < 2:
        yield Remark(
            "open",
            "known",
            f"{where}only the engine {found.engines[0]} came to the end: {_numbers(found)}",
            "give the second one more time with --seconds"
            if found.second is not None
            else "no other engine can count it; pip install 'tilewright[cpsat]' brings one more",
        )
    if not found.known:
        is_needed = not found.case.variant
        none = (
            "no solution; if that is meant, the file says so" if not found.number("distinct")[0] else "no known count"
        )
        yield Remark("missing" if is_needed else "note", "known", where + none, found.to_write())


def _source_of(found: CountedCase) -> str:
    by = " and ".join(found.engines)
    return f"counted by {by}: {_numbers(found)}" if by else ""


def _numbers(found: CountedCase) -> str:
    return ", ".join(f"{number:,} {UP_TO.get(kind, kind)}" for kind, number in found.numbers.items())


def _by_engine(found: CountedCase) -> str:
    both = [one for one in (found.first, found.second) if one is not None]
    return " and ".join(
        f"{one.effort.engine} counts {'' if one.exhausted else 'at least '}{one.distinct:,} distinct" for one in both
    )
