"""The words of a contribution: its name, title, maker, year, sources and license, as the catalog writes them.

They are read from the data of the file, which may be wrong elsewhere, so that all that is missing is told at once.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from .. import catalog
from ..catalog import PuzzleSummary
from ..families.wording import listing, nearest
from .remarks import Remark

NAME = r"[a-z0-9]+(-[a-z0-9]+)*"
LONGEST_NAME = 40
# Windows has no files of these names, whatever their suffix.
_DEVICES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)")

OWN_WORK = "made for this catalog"
"""The source of a puzzle that nobody has published elsewhere."""
LICENSES = (
    *("CC0-1.0", "public domain", "facts only"),
    *("CC-BY-4.0", "MIT", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "Unlicense"),
)
"""Those under which facts may be passed on in a package under the MIT license, as SPDX or plain words name them."""

_ADDRESS = re.compile(
    r"(?i)https?://\S+|\b(?:[a-z0-9-]{2,}\.)+[a-z]{2,}/\S+|\bwww\.\S+|\bdoi:\s*10\.\S+|\b10\.\d{4,}/\S+"
    r"|\barxiv:\s*\S+|\bisbn[\s:]*[\d -]{9,}[\dx]|\boeis\s+a\d{6}\b"
)
_LONGEST_TEXT = 5000
_YEAR = re.compile(r"\b(?:1\d|20)\d\d\b")


def remarks_on_name(file: str, *, is_toml: bool = True) -> Iterator[Remark]:
    """Whether the catalog can have a puzzle of the name that a file gives it; `is_toml` says what the file holds."""
    name, dot, suffix = file.partition(".")
    if is_toml and f"{dot}{suffix}" != catalog.SUFFIX:
        yield Remark("wrong", "name", f"the catalog keeps files NAME{catalog.SUFFIX}, and this is {file!r}")
    if not re.fullmatch(NAME, name) or len(name) > LONGEST_NAME or _DEVICES.fullmatch(name):
        why = " is kept for devices by Windows" if _DEVICES.fullmatch(name) else ""
        yield Remark(
            "wrong",
            "name",
            f"{name!r}{why or ' is no name for a puzzle of the catalog'}",
            f"call the file by small letters of a to z, digits and single hyphens, at most {LONGEST_NAME}",
        )
    elif catalog.full_name(name) is not None:
        yield Remark(
            "wrong", "name", f"the catalog has a puzzle {name!r} already", f"compare: `tilewright show {name}`"
        )


def remarks_on_words(data: Mapping[str, Any]) -> Iterator[Remark]:
    """What the catalog wants to know of a puzzle and its file does not say."""
    others = catalog.summaries()
    yield from _on_title(data, others)
    if not _texts(data, "about"):
        yield Remark("missing", "about", "no description", "say in a few sentences what is special about the puzzle")
    yield from _on_maker(data, others)
    yield from _on_sources(data)
    yield from _on_license(data)
    for number, known in enumerate(_tables(data, "known"), start=1):
        if not _texts(known, "source"):
            yield Remark("missing", "known", f"count number {number} has no source", "say who counted it, and how")


def _on_title(data: Mapping[str, Any], others: Sequence[PuzzleSummary]) -> Iterator[Remark]:
    titles = _texts(data, "title")
    if not titles:
        yield Remark("missing", "title", "no title", "give the puzzle's usual name")
    taken = {one.title.casefold(): one.name for one in others}
    for name in (taken[title.casefold()] for title in titles if title.casefold() in taken):
        yield Remark("wrong", "title", f"the puzzle {name!r} has this title", "add what tells them apart")


def _on_maker(data: Mapping[str, Any], others: Sequence[PuzzleSummary]) -> Iterator[Remark]:
    makers = _texts(data, "maker")
    if not makers:
        yield Remark(
            "missing",
            "maker",
            "nobody who made it",
            'name the inventor, the company, or both: maker = ["Jane Doe", "Doe Games"]; "traditional" if nobody knows',
        )
    known = {_plain(maker): maker for one in others for maker in one.maker}
    for maker in makers:
        if (usual := known.get(_plain(maker), maker)) != maker:
            yield Remark("wrong", "maker", f"{maker!r} is {usual!r} elsewhere in the catalog", f'maker = "{usual}"')


def _plain(maker: str) -> str:
    return re.sub(r"\W|\bthe\b|\binc\b", "", maker.casefold())


def _on_sources(data: Mapping[str, Any]) -> Iterator[Remark]:
    sources = _texts(data, "sources")
    if not sources:
        yield Remark(
            "missing",
            "sources",
            "no source of the pieces and the board",
            'cite it with its address: sources = ["J. Doe, Nine squares, Cubism 12 (1999), example.org/nine"]; '
            f'"{OWN_WORK}" if it is your own',
        )
    elif not any(_ADDRESS.search(source) or source.startswith(OWN_WORK) for source in sources):
        yield Remark(
            "missing",
            "sources",
            "no address where a source can be looked up",
            "add a web address, a DOI, an ISBN, an arXiv or an OEIS number to the citation",
        )
    said = [
        *sources,
        *_texts(data, "about"),
        *(text for one in _tables(data, "known") for text in _texts(one, "source")),
    ]
    if not any(_YEAR.search(_ADDRESS.sub(" ", text)) for text in said):
        yield Remark(
            "missing", "sources", "no year", "say when it was published, in `sources` or in `about`: J. Doe (1999)"
        )


def _on_license(data: Mapping[str, Any]) -> Iterator[Remark]:
    names = _texts(data, "license")
    if not names:
        yield Remark(
            "missing",
            "license",
            "no license of the facts",
            'license = "facts only" if you took shapes, rules and numbers alone; else the license of the source',
        )
    for name in names:
        if name not in LICENSES:
            near = nearest(name, LICENSES)
            choices = listing([f'"{one}"' for one in LICENSES])
            yield Remark(
                "wrong",
                "license",
                f"{name!r} is none under which the catalog can pass the facts on",
                f'did you mean "{near}"?' if near else f"those that it can are {choices}",
            )


def _texts(data: Mapping[str, Any], key: str) -> list[str]:
    """The texts that say something under a key, be it one or a list; of each as much as a person reads."""
    value = data.get(key)
    found = value if isinstance(value, list) else [value]
    return [text[:_LONGEST_TEXT] for text in found if isinstance(text, str) and text.strip()]


def _tables(data: Mapping[str, Any], key: str) -> list[dict[str, Any]]:
    value = data.get(key)
    return [one for one in value if isinstance(one, dict)] if isinstance(value, list) else []
