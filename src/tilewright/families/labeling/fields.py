"""The fields of a labeling puzzle's file, and the puzzle that they make."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from ...boards import Board
from ...lattices import LATTICES
from ...models import NumberSet
from ...sentences import sentence
from ..base import NO_VARIANT, Variant
from ..build_board import build_board
from ..build_parts import build_known, build_puzzle
from ..declared import ReadBy, WrongValue, given
from ..fields import WORDS_SCHEMA, FaultReport, FileFault, PuzzleFields, WordList
from ..number_sets import number_set
from ..whole_numbers import whole_range
from ..wording import found
from .line_words import SUM_SIGNS, has_sum, has_wrong_sum, points_and_sum
from .puzzle import LabelingPuzzle
from .regions import PointRegionFields, read_regions

MOST_VALUES = 20_000
_TARGET_HELP = "you may leave it out only if every line has a sum of its own"


def _values(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    ends = whole_range(value, signed=True)
    if ends is None:
        raise WrongValue(
            sentence('expected a range such as "1..9" or a list of whole numbers, found {value}', value=found(value))
        )
    first, last = ends
    if not first <= last < first + MOST_VALUES:
        raise WrongValue(
            sentence("{first}..{last} is an empty range", first=first, last=last)
            if last < first
            else sentence("{first}..{last} is too long a range", first=first, last=last)
        )
    return list(range(first, last + 1))


def _target(value: Any) -> Any:
    if value == "common":
        return []
    if isinstance(value, int) and not isinstance(value, bool):
        return [value]
    if isinstance(value, list) and value:
        return value
    raise WrongValue(sentence('expected a number, a list of numbers, or "common", found {value}', value=found(value)))


def _lines(value: Any) -> Any:
    # All straight lines are marked by no line at all; an empty list is refused here.
    if value == "straight":
        return []
    if isinstance(value, list) and value:
        return value
    raise WrongValue(
        sentence('expected a list of lines such as "A B C", or "straight", found {value}', value=found(value))
    )


_INTEGERS: dict[str, Any] = {"type": "array", "items": {"type": "integer"}}
ValuesField = Annotated[
    list[int],
    ReadBy(_values, {"anyOf": [{"type": "string", "pattern": r"^\s*-?[0-9]+\s*\.\.\s*-?[0-9]+\s*$"}, _INTEGERS]}),
]
Target = Annotated[
    list[int],
    ReadBy(_target, {"anyOf": [{"type": "integer"}, {**_INTEGERS, "minItems": 1}, {"const": "common"}]}),
]
LinesField = Annotated[
    list[WordList],
    ReadBy(_lines, {"anyOf": [{"const": "straight"}, {"type": "array", "minItems": 1, "items": WORDS_SCHEMA}]}),
]


class LabelingFields(PuzzleFields):
    """Distinct values on the points of a board, with lines that add up."""

    family: Literal["labeling"]
    values: ValuesField = given(about="the values to place, each at most once")
    lines: LinesField | None = given(
        None, about='the points of every line, or all straight lines; "A B C = 15" and "A B C < 15" have their own sums'
    )
    target: Target | None = given(None, "what every line without its own sum must add up to")
    region: list[PointRegionFields] = given([], "conditions on the values of points")
    given: dict[str, int] = given({}, "values that are fixed")


def build(
    fields: LabelingFields, name: str, report: FaultReport, variant: Variant = NO_VARIANT
) -> LabelingPuzzle | None:
    """The puzzle that the fields of a file describe, a variant put in; None, with faults, if they make none."""
    board = build_board(fields.board, LATTICES[fields.lattice], report)
    known = tuple(build_known(fields.known, fields.variant, variant.name, board, None, report, has_sums=True))
    for key in ("blocked", "optional"):
        if getattr(fields.board, key):
            report.at("board", key).add(
                sentence("every point of a labeling puzzle takes a value; none is {key}", key=key),
                sentence("use `without` for cells that are not there"),
                on_key=True,
            )
    if fields.board.order:
        report.at("board", "order").add(
            sentence("`order` is that of tiles in lines of labels"), sentence("leave it out"), on_key=True
        )
    for k, value in enumerate(fields.values):
        if value in fields.values[:k]:
            report.at("values", k).add(sentence("value {value} is listed twice; all values must differ", value=value))
    if fields.lines is None and not fields.region and not report.broken & {"lines", "region"}:
        help = sentence("say which points add up, or give regions")
        report.faults.append(FileFault((), sentence("`lines` is missing"), help, on_key=True, missing=("lines",)))
    listed = fields.lines or []
    if fields.lines is None or (listed and all(has_sum(words, board) for words in listed)):
        if fields.target:
            has = "there are no lines" if fields.lines is None else "every line has a sum of its own"
            message = sentence("{has}; no line is left for {target}", has=has, target=fields.target[0])
            report.at("target").add(message, sentence("leave out `target`, or the sum of a line"), on_key=True)
    elif (
        fields.target is None
        and "target" not in report.broken
        and not any(has_wrong_sum(words, board) for words in fields.lines)
    ):
        report.faults.append(
            FileFault((), sentence("`target` is missing"), _TARGET_HELP, on_key=True, missing=("target",))
        )
    if board is None:
        return None
    if len(fields.values) < len(board) and "values" not in report.broken:
        words = sentence(
            "{n} {n:value|values} for {n_2} {n_2:point|points}; each point takes one value",
            n=len(fields.values),
            n_2=len(board),
        )
        report.faults.append(FileFault(("values",), words, is_unfinished=True))
    lines = () if fields.lines is None else _build_lines(listed, board, report)
    own = _build_own_targets(listed, board, report)
    regions = read_regions(fields.region, fields.board.picture, board, report.at("region"))
    given = _build_given(fields, board, report)
    rules = {
        "board": board,
        "values": fields.values,
        "lines": lines,
        "targets": fields.target or None,
        "given": given,
        "own_targets": own,
        "regions": regions,
    }
    return build_puzzle(LabelingPuzzle, name, fields, known, report, **rules)


def _build_lines(listed: Sequence[Sequence[str]], board: Board, report: FaultReport) -> tuple[tuple[int, ...], ...]:
    if "lines" in report.broken:
        return ()
    if not listed:
        if len(board.lattice.kinds) > 1:
            message = sentence(
                "cells of the {name} lattice have no straight lines; list the lines", name=board.lattice.name
            )
            report.at("lines").add(message)
            return ()
        if board.is_closed:
            message = sentence("straight lines have no ends on a board that is wrapped or glued; list the lines")
            report.at("lines").add(message)
            return ()
        lines = board.straight_lines()
        if not lines:
            report.at("lines").add(sentence("this board has no straight lines of two cells or more"))
        return lines
    return tuple(_build_line(words, board, report.at("lines", k)) for k, words in enumerate(listed))


_OWN_SUM_HELP = (
    "a line has its own sum behind `=`, `<` or `>` with blanks around it, for example "
    '"A B C = 15", or "A B C = ..15" if it is at most 15'
)


def _build_line(words: Sequence[str], board: Board, report: FaultReport) -> tuple[int, ...]:
    words, _ = points_and_sum(words, board)
    points: list[int] = []
    for k, word in enumerate(words):
        point = board.index_of_name.get(word)
        if point is None:
            is_sum = any(sign in word for sign in SUM_SIGNS)
            report.at(k).add_unknown("point", word, board.names, _OWN_SUM_HELP if is_sum else "")
            if is_sum:
                # What follows belongs to the sum.
                break
        elif point in points:
            report.at(k).add(sentence("this line passes point {word} twice", word=word))
        else:
            points.append(point)
    if not words:
        report.add(sentence("this line has no points"))
    return tuple(points)


def _build_own_targets(
    listed: Sequence[Sequence[str]], board: Board, report: FaultReport
) -> tuple[tuple[int, NumberSet], ...]:
    own: list[tuple[int, NumberSet]] = []
    for k, words in enumerate(listed):
        _, target = points_and_sum(words, board)
        if target is None:
            continue
        try:
            own.append((k, number_set(target)))
        except WrongValue as wrong:
            report.at("lines", k, len(words) - 1).add(str(wrong))
            own.append((k, NumberSet.of(0)))
    return tuple(own)


def _build_given(fields: LabelingFields, board: Board, report: FaultReport) -> tuple[tuple[int, int], ...]:
    given: list[tuple[int, int]] = []
    for name, value in fields.given.items():
        here = report.at("given", name)
        if name not in board.index_of_name:
            here.add_unknown("point", name, board.names, on_key=True)
            continue
        if value not in fields.values and "values" not in report.broken:
            here.add(sentence("value {value} of point {name} is not among the values", value=value, name=name))
        twin = next((point for point, other in given if other == value), None)
        if twin is not None:
            here.add(
                sentence(
                    "value {value} is given to two points, {name} and {name_2}",
                    value=value,
                    name=board.names[twin],
                    name_2=name,
                )
            )
        given.append((board.index_of_name[name], value))
    return tuple(given)
