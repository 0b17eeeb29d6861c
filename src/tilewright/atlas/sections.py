"""The sections of a puzzle's page, each a function of the puzzle's data; None where there is nothing to say."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..families.setup_kinds import SETUP_KINDS
from ..jobs.sweep_rows import joined_names
from .html import NOTHING, Child, Html, code, facts, h, joined, table
from .number_words import WORDS, case_words, certified, main_case, number_of, size, value_of, ways

if TYPE_CHECKING:
    from ..answers.atlas import (
        AtlasCaseJson,
        AtlasFileJson,
        AtlasNumberJson,
        AtlasPuzzleJson,
        AtlasSetupsJson,
    )

# More counts than this, of setups and sums, are folded away.
_MOST_OPEN = 4
_MOST_FORCED = 12
# A larger picture is a link, so that the page is quick on a phone.
_LARGEST_SHOWN = 130_000


def _section(title: str, *children: Child, id_: str) -> Html:
    return h("section", h("h2", title), *children, id_=id_)


def about(data: AtlasPuzzleJson) -> Html | None:
    """The picture, what the puzzle is, its rules and its sources."""
    pictures = data.get("pictures")
    picture = h("img", src=pictures[0], alt=f"The board and the pieces of {data['title']}") if pictures else NOTHING
    rules = h("ul", *(h("li", rule) for rule in data["rules"])) if data["rules"] else NOTHING
    sources = h("ul", *(h("li", source) for source in data["sources"])) if data["sources"] else NOTHING
    what = facts(
        [
            ("Maker", ", ".join(data["maker"])),
            ("Board", f"{data['cells']:,} cells of the {data['lattice']} lattice"),
            ("Rules", rules),
            ("Left to choose", SETUP_KINDS[data["setup"]].one if data["setup"] else ""),
            ("Variants", ", ".join(data["variants"])),
            ("Sources", sources),
            ("In the catalog", h("code", data["catalog"]) if data["catalog"] else ""),
        ]
    )
    lead = h("p", data["about"], class_="lead") if data["about"] else None
    figure = h("figure", picture, class_="paper") if pictures else None
    return h("section", figure, lead, what, id_="about")


def counts(data: AtlasPuzzleJson) -> Html | None:
    """All counts, each with its source and with the ways that agree."""
    cases = data.get("counts")
    if not cases:
        return None
    main = main_case(data)
    plain = [one for one in cases if not one["setup"] and one["target"] is None]
    others = [one for one in cases if one not in plain]
    shown = [_case(one, is_only=len(cases) == 1, proved=certified(data) if one is main else None) for one in plain]
    rest = joined(_case(one, is_only=False) for one in others)
    if len(others) > _MOST_OPEN:
        rest = h("details", h("summary", f"{len(others)} single setups of which numbers are recorded"), rest)
    return _section("Solutions", *shown, rest, id_="solutions")


def _case(case: AtlasCaseJson, *, is_only: bool, proved: int | None = None) -> Html:
    numbers = sorted(case["numbers"], key=lambda one: list(WORDS).index(one["counts"]))
    head = None if is_only else h("h3", case_words(case))
    if not numbers:
        return joined([head, h("p", case["remark"] or "Nothing is known.")])
    rows: list[list[Child]] = [[WORDS[one["counts"]], _number(one), _origins(one)] for one in numbers]
    told = ways(case, proved)
    how = h("ul", *(h("li", words) for words in told), class_="ways") if told else None
    remark = h("p", case["remark"], class_="remark") if case["remark"] else None
    return joined([head, table(["what is counted", "number", "recorded by"], rows, class_="numbers"), how, remark])


def _number(number: AtlasNumberJson) -> Html:
    return h("strong", f"{value_of(number):,}")


def _origins(number: AtlasNumberJson) -> Html:
    """Who has published a number, and whether it is the one that was counted."""
    if not number["known"]:
        return h("span", "counted here alone", class_="faint")
    shown, lines = value_of(number), []
    for one in number["known"]:
        is_same = one["count"] == shown
        agrees = "" if number["computed"] is None else "agrees with: " if is_same else "DIFFERS from: "
        lines.append(h("li", agrees, "" if is_same else f"{one['count']:,}, ", one["source"]))
    return h("ul", *lines, class_="bad" if number["agrees"] is False else None)


def setups(data: AtlasPuzzleJson) -> Html | None:
    """The answers to all setups of a template."""
    tables = data.get("setups")
    if not tables:
        return None
    return _section("All setups", *(_setups(one) for one in tables), id_="setups")


def _setups(one: AtlasSetupsJson) -> Html:
    kind = SETUP_KINDS[one["kind"]]
    many, is_counted = kind.many, one["question"] == "count"
    pages = joined(
        h("a", "all in one table" if len(one["pages"]) == 1 else f"{number}", href=page)
        for number, page in enumerate(one["pages"], 1)
    )
    rows = facts(
        [
            (f"{many[0].upper()}{many[1:]}", f"{one['setups']:,}"),
            ("Answered", f"{one['answered']:,}" if one["answered"] < one["setups"] else "all"),
            ("With a solution", f"{one['solvable']:,}"),
            ("Solutions together", f"{one['total']:,}" if one["total"] is not None else ""),
            ("Fewest, median, most", _spread(one) if is_counted and one["answered"] else ""),
            ("Hardest", _extreme(one["hardest"], one["least"], one["n_hardest"], many)),
            ("Easiest", _extreme(one["easiest"], one["most"], one["n_easiest"], many)),
            ("Recorded numbers", _recorded(one)),
            ("Answered by", f"engine {one['engine']}" if one["engine"] else ""),
            ("Table", h("span", pages, class_="pages") if one["pages"] else ""),
            ("For programs", _links(one["files"])),
        ]
    )
    head = h("h3", f"variant {one['variant']}") if one["variant"] else None
    picture = None
    if one["picture"]:
        what = "How many setups have how many solutions" if is_counted else "Which setups have a solution"
        picture = h("figure", h("img", src=one["picture"], alt=what, loading="lazy"), class_="paper")
    remark = h("p", one["remark"], class_="remark") if one["remark"] else None
    return joined([head, picture, rows, remark])


def _spread(one: AtlasSetupsJson) -> str:
    numbers = (one["fewest"], one["median"], one["most"])
    return ", ".join(f"{number:,.0f}" if number is not None else "-" for number in numbers)


def _extreme(names: list[str], number: int | None, n: int, many: str) -> str:
    """One of the setups with the fewest or the most solutions."""
    if not names or number is None:
        return ""
    others = f"; {n:,} {many} have that number" if n > 1 else ""
    return f"{joined_names(names)}: {number_of(number, 'solution')}{others}"


def _recorded(one: AtlasSetupsJson) -> str:
    if not one["agreeing"] and not one["differing"]:
        return ""
    differ = f"; {one['differing']} DIFFER" if one["differing"] else ""
    return f"{one['agreeing']} of single setups agree{differ}"


def certificate(data: AtlasPuzzleJson) -> Html | None:
    """The certificate, or why there is none, with the commands that make and check it."""
    one = data.get("certificate")
    if one is None:
        return None
    if one["state"] == "none":
        return _section("Certificate", h("p", one["remark"]), id_="certificate")
    told: list[Child] = []
    if one["state"] in ("included", "too large"):
        n, up_to = one["distinct"] or 0, one["up_to_symmetry"]
        claim = number_of(n, "solution") if n else "no solution"
        claim += f", {up_to:,} up to symmetry" if up_to else ""
        how = {"list": " They are listed.", "count": " They are counted without a list."}[one["method"]] if n else ""
        told.append(
            h(
                "p",
                "It proves that there " if one["verified"] else "It says, and that was not confirmed here, that there ",
                "is " if n < 2 else "are ",
                "exactly " * bool(n),
                h("strong", claim),
                "." + how,
            )
        )
        checked = "`tilewright verify` accepted it when this page was made." if one["verified"] else one["remark"]
        told.append(h("p", checked.replace("`", "")))
    if one["file"]:
        link = h("a", one["file"], href=one["file"], download=True)
        told.append(h("p", link, f" ({size(one['bytes'])}), SHA-256 ", h("code", one["sha256"], class_="digest")))
    elif one["state"] == "too large":
        told.append(h("p", f"Its files have {size(one['bytes'])}, too much for a page. Made again they are the same."))
    else:
        told.append(h("p", one["remark"]))
    if one["files"]:
        rows: list[list[Child]] = [
            [h("code", f["file"]), size(f["bytes"]), h("code", f["sha256"], class_="digest")] for f in one["files"]
        ]
        listing = table(["file", "size", "SHA-256"], rows)
        told.append(h("details", h("summary", "Its files, with their digests"), listing))
    told.append(h("p", "To make and check it yourself:"))
    told.append(code("\n".join(one["commands"])))
    return _section("Certificate", *told, id_="certificate")


def rating(data: AtlasPuzzleJson) -> Html | None:
    """How hard the puzzle is for a person."""
    one = data.get("rating")
    if one is None:
        return None
    if one["number"] is None:
        return _section("How hard is it?", h("p", one["grade"] or None, one["remark"]), id_="rating")
    where = "as the catalog keeps it" if one["origin"] == "catalog" else "rated here"
    words = h("p", h("strong", f"{one['number']:.1f}, {one['grade']}"), f" ({where}). {one['remark']}")
    return _section("How hard is it?", words, id_="rating")


def heat(data: AtlasPuzzleJson) -> Html | None:
    """The heat map, and what lies in the same place in all solutions."""
    one = data.get("heat")
    if one is None:
        return None
    forced = one["forced"]
    same = "In all solutions the same: " + ", ".join(forced[:_MOST_FORCED]) + (", ..." * (len(forced) > _MOST_FORCED))
    picture = None
    what = "For each piece the share of all solutions in which it covers each cell"
    if one["file"] and one["bytes"] <= _LARGEST_SHOWN:
        picture = h("figure", h("img", src=one["file"], alt=what, loading="lazy"), class_="paper")
    elif one["file"]:
        picture = h("p", h("a", what, href=one["file"]), f" ({size(one['bytes'])}).")
    told = [h("p", one["remark"]) if one["remark"] else None, picture, h("p", same) if forced else None]
    return _section("Where the pieces lie", *told, id_="heat")


def files(data: AtlasPuzzleJson) -> Html | None:
    """Files to print, and the puzzle for other programs."""
    sheets, formats, left_out = data.get("sheets", []), data.get("files", []), data.get("left_out", [])
    if not (sheets or formats or left_out):
        return None
    rows: list[list[Child]] = [
        [h("a", one["file"], href=one["file"], download=True), one.get("about", ""), size(one["bytes"])]
        for one in (*sheets, *formats)
    ]
    others = [
        h("li", f"{one['kind']}: {one['remark']}", *([code(one["command"])] if one["command"] else []))
        for one in left_out
    ]
    rest = h("details", h("summary", "Formats that it is not offered in"), h("ul", *others)) if others else None
    return _section("Files", table(["file", "what it is", "size"], rows) if rows else None, rest, id_="files")


def citation(data: AtlasPuzzleJson) -> Html | None:
    """How to cite the page."""
    bibtex = data.get("bibtex")
    if bibtex is None:
        return None
    links = h("p", h("a", "cite.bib", href="cite.bib"), ", ", h("a", "CITATION.cff", href="CITATION.cff"))
    return _section("How to cite it", code(bibtex), links, id_="citation")


def problems(data: AtlasPuzzleJson) -> Html | None:
    """The parts that could not be made."""
    found = data.get("problems")
    if not found:
        return None
    return _section(
        "What is missing", h("ul", *(h("li", f"{name}: {why}") for name, why in found.items())), id_="missing"
    )


def _links(listed: list[AtlasFileJson]) -> Html:
    return h(
        "ul", *(h("li", h("a", f["file"], href=f["file"], download=True), f" ({size(f['bytes'])})") for f in listed)
    )


SECTIONS: tuple[Callable[[AtlasPuzzleJson], Html | None], ...] = (
    about,
    counts,
    setups,
    certificate,
    rating,
    heat,
    files,
    citation,
    problems,
)
"""The sections of a page, in their order."""
