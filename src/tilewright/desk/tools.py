"""The tools of the workshop: for each its form, its search, and how its answer is shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from ..families import Puzzle, Solution
from ..families.wording import ended, listing
from ..sentences import commas, sentence, together
from .class_sheets import ANSWERS, PAPERS, PER_PAGE, class_sheets
from .files import download_name
from .pictures import on_screen
from .told import Event
from .views import kind_in
from .workshop import Bench, Findings, FormField, Tool, finding, parts_told

if TYPE_CHECKING:
    from ..inventing import Inventing
    from ..making import Maker

_STOPPED = sentence("The search was stopped.")
_STOPPED_BY = {"seconds": sentence("The time is over."), "interrupt": sentence("You stopped it.")}
# Rows of a table that are shown.
_MOST_ROWS = 30
_MOST_MAPS = 24


def _rate(bench: Bench) -> Findings:
    from ..design.difficulty.rating import Rater, grade_words

    rater = Rater(bench.puzzle)
    stopped_by = ""
    for progress in rater.slices():
        bench.on_progress(progress)
        yield None
        if bench.is_over:
            stopped_by = "seconds"
            break
    rating = rater.rating(stopped_by)
    title = grade_words(rating.grade)
    if rating.number is not None:
        title = sentence("{grade}: {number:.1f}", grade=title, number=rating.number)
    yield finding(title, words=rating.reasons)
    return sentence("Each further point doubles what is tried in vain.") if rating.number is not None else ""


def _analyze(bench: Bench) -> Findings:
    from ..design.analyzing.analyze import analysis_steps
    from ..rendering.heat import HeatMap, heat_svg, percent

    found = yield from analysis_steps(bench.puzzle, limits=bench.limits, on_progress=bench.on_progress)
    basis = found.basis_words()
    if not found.has_shares:
        return ended(basis)
    title = bench.puzzle.title or bench.puzzle.name
    kinds = range(min(len(found.alike), _MOST_MAPS))
    maps = [HeatMap(found.names[kind], tuple(found.shares(kind))) for kind in kinds]
    nouns = kind_in(bench.puzzle)
    noun = nouns.removesuffix("s")
    yield finding(
        sentence("In percent of the solutions, where each {noun} lies", noun=noun),
        svg=on_screen(heat_svg(bench.puzzle, maps, title, basis), inverted=True),
    )
    if found.forced:
        yield finding(
            sentence("In every solution"), rows=[[_laid(noun, found.words(move))] for move in found.forced[:_MOST_ROWS]]
        )
    moves = found.first_moves
    for title, chosen in (
        (sentence("First moves that leave most"), moves[:12]),
        (sentence("First moves that leave fewest"), moves[-12:][::-1]),
    ):
        if chosen:
            rows = [[_laid(noun, found.words(move)), f"{n:,}"] for move, n in chosen]
            yield finding(title, head=[sentence("move"), sentence("solutions left")], rows=rows)
    pairs = sorted(found.pairs.items(), key=lambda pair: -pair[1])[:_MOST_ROWS]
    if pairs:
        rows = [
            [_laid(nouns, listing([found.names[a], found.names[b]])), f"{percent(n / found.n_paired)} %"]
            for (a, b), n in pairs
        ]
        yield finding(sentence("Side by side"), head=[sentence("pair"), sentence("of the solutions")], rows=rows)
    return ended(basis)


def _unify(bench: Bench) -> Findings:
    from ..design.uniqueness.unify import Unify

    wanted, distinct = bench.values["solutions"], bench.values["distinct"]
    search = Unify(bench.puzzle, wanted, distinct=distinct, limits=bench.limits, on_progress=bench.on_progress)
    for offer in search.steps():
        yield None
        if offer is not None:
            counts = sentence(
                "{distinct:,} distinct, {different:,} up to symmetry, counted by {engines}.",
                distinct=offer.distinct,
                different=offer.up_to_symmetry,
                engines=listing(offer.engines),
            )
            yield _changed(commas(offer.words, "; "), offer.puzzle, [counts])
    found = search.answer()
    if found.is_so_already:
        return sentence("The puzzle has as many solutions as it is.")
    if found.stopped_by:
        return together(_STOPPED_BY.get(found.stopped_by, _STOPPED), sentence("There may be more changes."))
    if not found.offers:
        return sentence("No such change was found.")
    return sentence("No fewer changes are enough.") if found.is_least else sentence("Fewer changes may be enough.")


def _why(bench: Bench) -> Findings:
    from ..design.no_solution.conflict import Why, scene_of_conflict
    from ..rendering import RENDERERS

    search = Why(bench.puzzle, limits=bench.limits, on_progress=bench.on_progress)
    for _ in search.steps():
        yield None
    found = search.answer()
    if found.has_solution is not False:
        stopped = _STOPPED_BY.get(found.stopped_by, _STOPPED)
        if found.has_solution:
            return sentence("There is a solution.")
        return together(stopped, sentence("It is not known if there is a solution."))
    scene = scene_of_conflict(bench.puzzle, found)
    svg = on_screen(str(RENDERERS["svg"](scene)))
    yield finding(sentence("This cannot be together"), words=[one.words for one in found.requirements], svg=svg)
    if found.is_smallest:
        return sentence("There is no solution, and no smaller reason: that was proved.")
    none = sentence("There is no solution.")
    return together(none, sentence("None of these can be left out.")) if found.is_minimal else none


def _invent(bench: Bench) -> Findings:
    from ..errors import InvalidFile
    from ..formats import FileText
    from ..inventing import Inventing
    from ..inventing.brief import brief_in
    from .opened import refusal_of

    try:
        brief = brief_in(FileText("brief.toml", bench.values["brief"]))
    except InvalidFile as problem:
        raise refusal_of(problem) from None
    # Without a title they are called by their kind.
    brief = replace(brief, name=brief.kind)
    return _inventing(bench, Inventing(brief, bench.values["many"], bench.values["seed"]))


def _inventing(bench: Bench, inventing: Inventing) -> Findings:
    from ..solving import Progress

    for one in inventing.slices():
        share = len(inventing.invented) / inventing.many
        tries, found = inventing.trials.tries, len(inventing.invented)
        told = ("puzzle tried" if tries == 1 else "puzzles tried", "invented")
        bench.on_progress(Progress(tries, found, min(share, 0.999), bench.seconds, words=told))
        yield None
        if one is not None:
            words = [ended(one.certificate.words), one.remark]
            yield _changed(one.puzzle.name, one.puzzle, [line for line in words if line])
        if bench.is_over:
            return sentence("The time is over.")
    return sentence("There are no more.") if inventing.exhausted else ""


def _sheet(bench: Bench) -> Findings:
    from ..making import MAKERS

    values = bench.values
    maker = MAKERS[values["kind"]]
    wanted = int(values["answers"]) if "answers" in maker.options else 0
    if wanted and bench.asked is not None:
        bench.asked.demand_set_up()
    return _making(bench, maker, wanted)


def _making(bench: Bench, maker: Maker, wanted: int) -> Findings:
    from ..making import files_of, made
    from ..solving import solutions

    puzzle, values = bench.puzzle, bench.values
    answers: list[Solution] = []
    if wanted:
        search = solutions(puzzle, up_to="symmetry", limits=bench.limits, on_progress=bench.on_progress)
        for solution in search.slices():
            answers += [] if solution is None else [solution]
            if len(answers) >= wanted:
                break
            yield None
    given = {"paper": values["paper"], "worksheet": values["worksheet"], "tray": values["tray"]}
    if values["cell"]:
        given["cell"] = values["cell"]
    file = download_name(puzzle.name, {}, maker.suffixes[0])
    work = partial(made, maker, puzzle, given, answers)
    product = yield from parts_told(bench, sentence("Making {file}", file=file), lambda tell: work(tell=tell))
    for name, content in files_of(file, product):
        svg = on_screen(content.decode(), inverted=True, is_for_laser=True) if maker.name == "svg" else ""
        yield finding(name, words=product.remarks, svg=svg, file=(name, _MEDIA[maker.name], content))
    return sentence("The files are made.") if product.more else sentence("The file is made.")


_MEDIA = {
    "pdf": "application/pdf",
    "svg": "image/svg+xml",
    "dxf": "image/vnd.dxf",
    "stl": "model/stl",
    "3mf": "model/3mf",
}
_KINDS = (
    ("pdf", sentence("PDF, to print on paper")),
    ("svg", sentence("SVG, for a laser cutter")),
    ("dxf", sentence("DXF, for a laser cutter")),
    ("stl", sentence("STL, for a 3D printer")),
    ("3mf", sentence("3MF, for a 3D printer")),
)
_ANSWERS = (
    ("0", sentence("none")),
    ("1", sentence("one")),
    ("6", sentence("six")),
    ("100", sentence("up to a hundred")),
)


def _changed(title: str, puzzle: Puzzle, words: Sequence[str]) -> Event:
    from ..formats.puzzle_file import document_of_puzzle
    from ..rendering import draw

    return finding(title, words=words, svg=on_screen(str(draw(puzzle, "svg"))), document=document_of_puzzle(puzzle))


def _laid(noun: str, words: str) -> str:
    """A thing, or several, with what is said of it: "piece L on cells 1 to 4"."""
    return sentence("{noun} {words}", noun=noun, words=words)


def _briefs() -> tuple[tuple[str, str], ...]:
    from ..formats.toml_text import toml_text
    from ..inventing import INVENTIONS

    return tuple((toml_text(row.example), f"{name}: {row.about}") for name, row in INVENTIONS.items())


TOOLS = {
    tool.name: tool
    for tool in (
        Tool(
            "rate",
            sentence("Rate"),
            sentence("How hard the puzzle is for a person, told from attempts like those of a person."),
            sentence("Rate it"),
            sentence("Rating"),
            _rate,
        ),
        Tool(
            "analyze",
            sentence("Analyze"),
            sentence(
                "Over all solutions: where each piece lies how often, what is forced, and what each first move leaves."
            ),
            sentence("Analyze it"),
            sentence("Analyzing"),
            _analyze,
        ),
        Tool(
            "unify",
            sentence("Make it unique"),
            sentence(
                "The least change after which the puzzle has as many solutions as you want: a piece laid, "
                "a cell blocked, two pieces glued together, a label changed."
            ),
            sentence("Look for changes"),
            sentence("Looking for changes"),
            _unify,
            (
                FormField("solutions", sentence("Solutions"), "number", 1, most=1000),
                FormField("distinct", sentence("Count turned and mirrored ones as well"), "check", False),
            ),
        ),
        Tool(
            "why-none",
            sentence("Why none?"),
            sentence("The smallest set of pieces and cells that cannot be together, for a puzzle without a solution."),
            sentence("Find the reason"),
            sentence("Looking for the reason"),
            _why,
        ),
        Tool(
            "sheet",
            sentence("Make it real"),
            sentence("Files at true size: paper to cut out, outlines for a laser, solids for a 3D printer."),
            sentence("Make the file"),
            sentence("Making a file"),
            _sheet,
            (
                FormField("kind", sentence("File"), "choice", "pdf", choices=_KINDS),
                FormField(
                    "cell",
                    sentence("Edge of a cell in mm"),
                    "number",
                    0,
                    sentence("0 for the usual size"),
                    least=0,
                    most=1000,
                ),
                FormField("answers", sentence("Solutions on paper"), "choice", "0", choices=_ANSWERS),
                FormField("paper", sentence("Paper"), "choice", "a4", choices=PAPERS),
                FormField("worksheet", sentence("Paper: pages to solve with a pencil"), "check", False),
                FormField("tray", sentence("Laser and solids: a tray, too"), "check", False),
            ),
            needs_setup=False,
        ),
        Tool(
            "class",
            sentence("On paper"),
            sentence("Sheets to solve with a pencil, several puzzles on a page, each page with a line for a name."),
            sentence("Make the sheets"),
            sentence("Making sheets"),
            class_sheets,
            (
                FormField("per_page", sentence("Puzzles on a page"), "choice", "2", choices=PER_PAGE),
                FormField("answers", sentence("Solutions"), "choice", "end", choices=ANSWERS),
                FormField("paper", sentence("Paper"), "choice", "a4", choices=PAPERS),
                FormField("names", sentence("Names of pupils, one in a line"), "text", "", most=20_000),
            ),
            subject="collection",
            needs_setup=False,
        ),
        Tool(
            "invent",
            sentence("Invent"),
            sentence(
                "New puzzles to order, each counted by two engines. The brief says what is given and what is free."
            ),
            sentence("Invent"),
            sentence("Inventing"),
            _invent,
            (
                FormField("brief", sentence("Brief"), "text", "", most=20_000, samples=_briefs),
                FormField("many", sentence("Puzzles"), "number", 1, most=20),
                FormField(
                    "seed", sentence("Seed"), "number", 1, sentence("The same seed invents the same puzzles."), least=0
                ),
            ),
            subject="",
            needs_setup=False,
        ),
    )
}
"""The tools by name, in the order in which the page shows them."""
