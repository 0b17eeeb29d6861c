"""The pages with the table of all setups of a template: so many rows each that every page is small."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence

from ..families import Puzzle
from ..families.setup_kinds import SETUP_KINDS
from ..jobs.sweep_rows import joined_names
from ..solving.sweep import Sweep
from .html import Html, escape, h, page, scrolling, table

# A row has some fifty bytes.
_ROWS = 2500


def setup_pages(swept: Sweep, puzzle: Puzzle, title: str, name: str) -> dict[str, str]:
    """The pages by their names; a date of a month and a day is a cell of one table, all else a row."""
    kind = SETUP_KINDS[swept.kind]
    head = f"{title}: all {kind.many}" if swept.exhausted else f"{title}: {kind.many}"
    asked = "solutions" if swept.question == "count" else "has a solution"
    if puzzle.setup is not None and puzzle.setup.kind == "date" and len(puzzle.setup.choices) == 2:
        return {f"{name}.html": _page(head, NO_NAVIGATION, _year(swept, puzzle.setup.choices))}
    rows = [(joined_names(list(names)), _words(answer, asked)) for names, _, answer in swept]
    starts = range(0, len(rows), _ROWS)
    names = [f"{name}.html" if not start else f"{name}-{number}.html" for number, start in enumerate(starts, 1)]
    pages = {}
    for number, start in enumerate(starts):
        part = rows[start : start + _ROWS]
        pages[names[number]] = _page(head, _navigation(names, number), _table(kind.one, asked, part))
    return pages


NO_NAVIGATION = Html("")


def _page(title: str, navigation: Html, *body: Html) -> str:
    up = f"{os.pardir}/"
    head = h("header", h("nav", h("a", "The puzzle", href="index.html"), aria_label="Atlas"), h("h1", title))
    return page(title, head, h("main", navigation, h("section", *body), navigation), root=up)


def _navigation(names: Sequence[str], here: int) -> Html:
    """The ways to the other pages of a table; NO_NAVIGATION for a single one."""
    if len(names) == 1:
        return NO_NAVIGATION
    links = (
        h("b", f"{number + 1}") if number == here else h("a", f"{number + 1}", href=name)
        for number, name in enumerate(names)
    )
    return h("nav", *links, class_="pages", aria_label="Pages of the table")


def _words(answer: int | None, asked: str) -> str:
    if answer is None:
        return "?"
    return f"{answer:,}" if asked == "solutions" else "yes" if answer else "no"


def _table(one: str, asked: str, rows: Sequence[tuple[str, str]]) -> Html:
    # Written without the ends of rows and cells, which HTML does not need: there are many.
    body = "\n".join(f"<tr><td>{escape(names)}<td>{escape(answer)}" for names, answer in rows)
    head = h("thead", h("tr", h("th", one, scope="col"), h("th", asked, scope="col")))
    return scrolling(h("table", head, Html(f"<tbody>{body}</tbody>"), class_="setups"))


def _year(swept: Sweep, choices: Sequence[Sequence[str]]) -> Html:
    """All dates: a row for each day, a column for each month."""
    months, days = choices
    found = {frozenset(names): answer for names, _, answer in swept}

    def row(day: str) -> Iterator[str]:
        yield day
        for month in months:
            answer = found.get(frozenset((month, day)))
            yield "" if answer is None else f"{answer:,}"

    return table(["day", *months], map(row, days), class_="setups")
