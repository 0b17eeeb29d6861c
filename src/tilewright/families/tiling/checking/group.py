"""Numbers of pieces in groups, checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from ....sentences import sentence
from ...base import BrokenRule
from ...wording import listing
from .base import LaidNumber, LaidPieces, ReadPieces, RuleCheck


def _faults(rule: Any, table: LaidPieces, is_partial: bool) -> Iterator[BrokenRule]:
    for group in rule.groups:
        numbers = tuple(number for number, piece in table.placed.items() if piece.piece in group.pieces)
        too_many = group.most is not None and len(numbers) > group.most
        if too_many or (not is_partial and len(numbers) < group.least):
            cells = tuple(cell for number in numbers for cell in table.placed[number].cells)
            wanted: str = (
                sentence("at least {least}", least=group.least)
                if group.most is None
                else sentence("{least} to {most}", least=group.least, most=group.most)
            )
            wanted = str(group.most) if group.least == group.most else wanted
            message = sentence(
                "{n} of the pieces {pieces} are used instead of {wanted}",
                n=len(numbers),
                pieces=listing(group.pieces),
                wanted=wanted,
            )
            yield BrokenRule(message, numbers, cells)


def _numbers(rule: Any, reading: ReadPieces) -> Iterator[LaidNumber]:
    for group in rule.groups:
        inside = [number for number, pieces in enumerate(reading.groups) if pieces[0].name in group.pieces]
        copies = [reading.copies(number) for number in inside]
        room = sum(min(most, fitting) for _, most, fitting, _ in copies)
        least = min(group.least, room + 1)
        most = room + 1 if group.most is None else min(group.most, room + 1)
        anyway = sum(low for low, _, _, _ in copies), room
        things = 0
        for number in inside:
            things |= reading.of_group[number]
        yield LaidNumber(least, most, room, anyway, things, f"pieces {listing(group.pieces, joint='or')}")


def _carries(rule: Any, reading: ReadPieces, to: Mapping[int, int]) -> bool:
    number_of = {piece.name: number for number, pieces in enumerate(reading.groups) for piece in pieces}
    inside = [[number_of[name] for name in group.pieces if name in number_of] for group in rule.groups]
    bounds = [(group.least, group.most) for group in rule.groups]
    written = Counter((numbers, frozenset(some)) for numbers, some in zip(bounds, inside, strict=True))
    return written == Counter(
        (numbers, frozenset(to.get(number, number) for number in some))
        for numbers, some in zip(bounds, inside, strict=True)
    )


CHECK = RuleCheck(_faults, numbers=_numbers, carries=_carries)
