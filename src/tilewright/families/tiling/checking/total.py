"""The number of all pieces together, checked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....sentences import sentence
from ...base import BrokenRule
from ...wording import plural_is
from .base import LaidNumber, LaidPieces, ReadPieces, RuleCheck


def _faults(rule: Any, table: LaidPieces, is_partial: bool) -> Iterator[BrokenRule]:
    used = len(table.placed)
    if rule.most is not None and used > rule.most:
        message = sentence("{used} pieces lie there, but at most {most} may be used in all", used=used, most=rule.most)
        yield BrokenRule(message, tuple(table.placed))
    elif not is_partial and used < rule.least:
        message = sentence(
            "only {counted} used, but at least {least} must be", counted=plural_is(used, "piece"), least=rule.least
        )
        yield BrokenRule(message, tuple(table.placed))


def _numbers(rule: Any, reading: ReadPieces) -> Iterator[LaidNumber]:
    copies = [reading.copies(number) for number in range(len(reading.groups))]
    room = max(room for _, _, room, _ in copies)
    least_anyway = sum(least for least, *_ in copies)
    most_anyway = sum(min(most, room_for_it) for _, most, room_for_it, _ in copies)
    most = room + 1 if rule.most is None else min(rule.most, room + 1)
    if rule.least > least_anyway or most < min(room, most_anyway):
        # Of a number for which there is no room one is left that is too large as well.
        least, all_things = min(rule.least, room + 1), (1 << len(reading.laid)) - 1
        yield LaidNumber(least, most, room, (least_anyway, most_anyway), all_things, "all pieces")


CHECK = RuleCheck(_faults, numbers=_numbers)
