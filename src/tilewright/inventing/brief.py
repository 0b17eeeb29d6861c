"""A brief: which kind of puzzle to invent, what is given, and what is demanded of it; read from TOML or plain data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import inf
from pathlib import Path
from typing import Any

from ..design.difficulty.rating import GRADES
from ..errors import Mistake
from ..families.fields import FaultReport, FileFault
from ..families.wording import found, listing, nearest
from ..formats import FileText
from ..formats.document import Document, parse_toml, source_of
from ..formats.toml_text import toml_text
from ..formats.validation import validated
from ..sentences import sentence
from ..values import frozen
from . import brief_fields as tables
from .plans import dice_of, regions_of, shapes_of, sums_of, tiles_of
from .trials import Inventor


@frozen
class Invention:
    """One kind of brief: its keys, how to begin, and an example to start from."""

    name: str
    about: str
    fields: type[tables.BriefFields]
    plan: Callable[[Any, str, FaultReport], Inventor | None]
    """From the fields and a title to an inventor; None, with faults, if the demands make no sense."""
    example: Mapping[str, Any]
    is_rated: bool = True
    """Whether one rating tells how hard its puzzle is."""


@frozen
class Brief:
    """A brief that makes sense."""

    name: str
    kind: str
    title: str
    solutions: int
    inventor: Inventor
    text: str = ""
    difficulty: tuple[float, float] | None = None
    """The least number of a rating, and the number that it stays below."""


def read_brief(brief: str | Path | Mapping[str, Any]) -> Brief:
    """The brief in a file, or as plain data; InvalidFile with all its mistakes if there are any."""
    if isinstance(brief, Mapping):
        text = toml_text(brief)
        return brief_of(parse_toml(text, "brief"), str(brief.get("invent", "brief")))
    path = Path(brief)
    if str(brief) in INVENTIONS and not path.exists():
        return read_brief(INVENTIONS[str(brief)].example)
    return brief_in(source_of(path))


def brief_in(source: FileText) -> Brief:
    """The brief in a text."""
    return brief_of(parse_toml(source.text, source.name), source.stem)


def brief_of(document: Document, name: str) -> Brief:
    """The brief that a document describes."""
    data, report = dict(document.data), FaultReport()
    row = INVENTIONS.get(str(data.get("invent")))
    if row is None:
        raise document.fail([document.mistake(_wrong_kind(data))])
    mistakes: list[Mistake] = []
    fields = validated(document, data, row.fields, report, mistakes)
    made = difficulty = None
    if fields is not None and not mistakes:
        difficulty = _difficulty(fields, row, report)
        made = row.plan(fields, fields.title or name, report)
        if not report.faults and made is None:
            report.faults.append(FileFault((), sentence("this brief says too little")))
    mistakes += map(document.mistake, report.faults)
    if mistakes or fields is None or made is None:
        raise document.fail(mistakes)
    return Brief(name, row.name, fields.title, fields.solutions, made, document.text, difficulty)


def _difficulty(fields: tables.BriefFields, row: Invention, report: FaultReport) -> tuple[float, float] | None:
    """The numbers of the ratings that a brief demands; None if it demands none."""
    if fields.difficulty is None:
        return None
    at = report.at("difficulty")
    first, dots, last = (part.strip().lower() for part in fields.difficulty.partition(".."))
    begins = dict(zip([*GRADES, "beyond"], [0.0, *map(float, GRADES.values()), inf], strict=False))
    low = begins.get(first, _number(first))
    high = {**GRADES, "beyond": inf}.get(last if dots else first, _number(last))
    if low is None or high is None:
        grades = listing([f'"{grade}"' for grade in begins], joint="or")
        at.add(
            sentence(
                'expected a range such as "2..4.5" or "easy..medium", found {difficulty}',
                difficulty=repr(fields.difficulty),
            ),
            sentence("a grade is {grades}; a number is that of `tilewright rate`, from 0 to 15", grades=grades),
        )
    elif not low < high:
        at.add(
            sentence("no number is from {low:g} on and below {high:g}", low=low, high=high),
            sentence("write the lower end first"),
        )
    elif not row.is_rated:
        at.add(
            sentence("dice make many puzzles, each with its own rating"),
            sentence("leave it out; `rate --sample` rates rolls"),
            on_key=True,
        )
    elif fields.solutions == 0:
        at.add(
            sentence("a puzzle without a solution has no rating"),
            sentence("leave it out, or demand a solution"),
            on_key=True,
        )
    else:
        return low, high
    return None


def _number(text: str) -> float | None:
    try:
        number = float(text)
    except ValueError:
        return None
    return number if 0 <= number < inf else None


def _wrong_kind(data: Mapping[str, Any]) -> FileFault:
    kinds = listing([f'"{name}"' for name in INVENTIONS], joint="or")
    help = "; ".join(f'invent = "{row.name}": {row.about}' for row in INVENTIONS.values())
    if "invent" not in data:
        return FileFault((), sentence("`invent` is missing"), help)
    near = nearest(data["invent"], INVENTIONS) if isinstance(data["invent"], str) else None
    message = sentence("expected {kinds}, found {data}", kinds=kinds, data=found(data["invent"]))
    return FileFault(("invent",), message, sentence("did you mean {near}?", near=repr(near)) if near else help)


def _example(kind: str, lattice: str = "square", **tables: Any) -> dict[str, Any]:
    return {"format": 1, "invent": kind, "lattice": lattice, **tables}


def _rectangle(columns: int, rows: int) -> dict[str, Any]:
    return {"shape": "rectangle", "columns": columns, "rows": rows}


INVENTIONS: dict[str, Invention] = {
    row.name: row
    for row in (
        Invention(
            "shapes",
            "pieces for a board, some of a set for a board, or a board for pieces",
            tables.ShapesFields,
            shapes_of,
            _example("shapes", board=_rectangle(6, 6), pieces={"number": 7}),
        ),
        Invention(
            "tiles",
            "tiles with labels on their sides",
            tables.TilesFields,
            tiles_of,
            _example("tiles", board=_rectangle(3, 3), tiles={"labels": 4, "matching": "halves", "symmetric": False}),
        ),
        Invention(
            "dice",
            "dice that block cells, so that every roll can be solved",
            tables.DiceBriefFields,
            dice_of,
            _example(
                "dice",
                board=_rectangle(4, 4),
                dice={"rolls": 125},
                polyforms=[{"size": n, "names": "usual"} for n in (1, 2, 3)]
                + [{"size": 4, "names": "usual", "only": "L"}],
            ),
            is_rated=False,
        ),
        Invention(
            "sums",
            "numbers given in the fewest places",
            tables.SumsFields,
            sums_of,
            _example(
                "sums",
                board=_rectangle(3, 3),
                values="1..9",
                lines=["1 2 3", "4 5 6", "7 8 9", "1 4 7", "2 5 8", "3 6 9", "1 5 9", "3 5 7"],
                target=15,
            ),
        ),
        Invention(
            "regions",
            "regions of a board whose values add up, are equal, or differ",
            tables.RegionsBriefFields,
            regions_of,
            _example(
                "regions",
                board=_rectangle(5, 4),
                polyforms=[{"size": 2, "values": "0..6"}],
                regions={"largest": 4, "conditions": ["sum", "equal", "different", "less", "greater"]},
            ),
        ),
    )
}
"""The kinds of puzzles that can be invented."""


def schema() -> dict[str, Any]:
    """The JSON Schema of a brief."""
    from ..families.schema import schema_of

    return schema_of([row.fields for row in INVENTIONS.values()], "invent", "Brief")
