"""The kinds of files that Tilewright reads, for `bench/fuzz.py`: sound ones, and what is done with a changed one.

What is done is what a command does: read it, look for mistakes, draw it, write it and read it again. Some of the time
the command line itself runs.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from click.testing import CliRunner
from mutations import mutate_job

import tilewright as tw
from tilewright import catalog
from tilewright.cli.parameters.clicked import app
from tilewright.desk.asks import answer
from tilewright.desk.limits import DeskLimits, Refused
from tilewright.errors import TilewrightError
from tilewright.families import Puzzle, family_of
from tilewright.families.common import known_alone
from tilewright.formats import FORMATS, read_model, read_puzzle, read_solutions, read_sources
from tilewright.formats.base import FileText
from tilewright.formats.document import source_of
from tilewright.formats.setup_in_file import setup_in
from tilewright.formats.toml_text import toml_text
from tilewright.inventing import INVENTIONS
from tilewright.inventing.brief import read_brief
from tilewright.jobs.kept import kept_solutions
from tilewright.jobs.overview import overview
from tilewright.jobs.run import run_job
from tilewright.jobs.spec import CountSpec, SweepSpec
from tilewright.rendering import RENDERERS, draw_text, scene_of

ROOT = Path(__file__).parents[1]
SMALL = ("genius-star", "giants-causeway", "magic-hexagon-3", "soma", "unicorn", "wheel-9", "calendar", "ultimate")
COVERS = ("tetrominoes-4x5", "soma", "unicorn", "genius-square", "tans-4x4", "tetracubes-2x4x4", "hexiamonds-6x6")
SOLVED = ("unicorn", "tetrominoes-cylinder", "magic-hexagon-2", "slothouber-graatsma", "tetravex-3x3-a", "cubes-3x4")
PROVED = ("unicorn", "tetrominoes-4x5", "tetravex-3x3-a", "dominoes-torus", "magic-triangle", "nine-hats")
_SMALLEST = 100
_LIMITS = DeskLimits(ask_seconds=0.4, search_seconds=0.2, solutions=3)


class Changed(Exception):
    """A puzzle that is another one after it was written and read again."""


@dataclass(frozen=True)
class Sample:
    """Files that belong together, and the puzzle that they are about, if another file has it."""

    files: dict[str, bytes]
    puzzle: str = ""


@dataclass(frozen=True)
class Kind:
    """One kind of file."""

    seeds: Callable[[], list[Sample]]
    use: Callable[[Sample, Path, Random], None]
    """What is done with the files of a sample in a folder."""
    change: Callable[[Path, Random], None] | None = None
    """Another way to change a file, besides those for all files."""


def _run(*arguments: object) -> str:
    """What a command prints; what it raises, unless that is a refusal."""
    result = CliRunner().invoke(app, [str(argument) for argument in arguments])
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.stdout


def _puzzles() -> list[Sample]:
    # Large ones say nothing that others do not, and take long.
    texts = sorted(map(catalog.text_of, catalog.names()), key=len)[:_SMALLEST]
    for page in sorted((ROOT / "docs").rglob("*.md")):
        texts += re.findall(r"```toml\n(format.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    samples = [Sample({"puzzle.toml": text.encode()}) for text in texts if "invent =" not in text]
    write = FORMATS["json"].write
    assert write is not None
    return samples + [Sample({"puzzle.json": write(tw.load(name)).encode()}) for name in SMALL]


def _decks() -> list[Sample]:
    folder = ROOT / "tests" / "data" / "magic-triangle"
    found = [Sample({path.name: path.read_bytes() for path in sorted(folder.iterdir())})]
    cards = ["A+ B- C+ D-", "A- B+ C- D+", "A+ A- B+ B-", "C+ C- D+ D-"]
    deck = "".join(", ".join(f'"{label}"' for label in card.split()) + "\n" for card in cards)
    return [*found, Sample({"cards.csv": deck.encode(), "edges.csv": b"1,2,2\n1,3,3\n3,4,2\n"})]


def _written(name: str, puzzles: tuple[str, ...]) -> Iterator[Sample]:
    """Puzzles of the catalog as our writer of a format writes them."""
    row = FORMATS[name]
    assert row.write is not None
    for one in puzzles:
        with suppress(TilewrightError):
            yield Sample({f"puzzle{row.suffixes[0]}": row.write(tw.load(one)).encode()})


def _foreign() -> list[Sample]:
    names = (*COVERS, "pentominoes-3x20", "tetrahexes-4x7", "soma-figures", "triprisms-3", "tetravex-3x3-a", "ultimate")
    found = [sample for row in ("xmpuzzle", "polysolver", "polycube", "e2-pieces") for sample in _written(row, names)]
    write = FORMATS["e2-pieces"].write
    assert write is not None
    found.append(Sample({"puzzle.e2pieces": write(tw.load(ROOT / "bench" / "instances" / "e6.toml")).encode()}))
    found += [
        Sample({name: gzip.compress(text, mtime=0)})
        for sample in found
        for name, text in sample.files.items()
        if name.endswith(".xmpuzzle")
    ]
    board = (
        "https://e2.bucas.name/#puzzle=x&board_w=2&board_h=2&board_edges=abcaaadcccbaadba&board_pieces=001002003004\n"
    )
    return [*found, Sample({"puzzle.e2board": board.encode()})]


@cache
def _solved() -> list[tuple[str, Any]]:
    return [(name, solution) for name in SOLVED for solution in tw.solve(tw.load(name)).solutions]


def _solutions() -> list[Sample]:
    found = []
    for name in SOLVED:
        for more in ((), ("--json",), ("--all", "--json")):
            text = _run("solve", name, "--seconds", "5", *more)
            found.append(Sample({f"found.{'jsonl' if more else 'txt'}": text.encode()}, name))
    for name, solution in _solved():
        for row in FORMATS.values():
            with suppress(TilewrightError):
                if row.write_solution is not None:
                    found.append(Sample({f"found{row.suffixes[0]}": row.write_solution(solution).encode()}, name))
    for name, *more in (("genius-star", "--roll", "--seed", "1"), ("calendar", "--date", "2026-01-25")):
        for form in ((), ("--json",)):
            text = _run("solve", name, *more, *form)
            found.append(Sample({f"found.{'jsonl' if form else 'txt'}": text.encode()}, name))
    return found


def _models() -> list[Sample]:
    own = b"| comment\n2:3|a b 2|c d | e f\na b e:1\nb c f:2 e:1\nc d\na c d e:2\n"
    return [Sample({"cover.xc": own}), *_written("xc", ("tetrominoes-4x5", "unicorn", "tans-4x4", "calendar-weekday"))]


def _briefs() -> list[Sample]:
    page = (ROOT / "docs" / "inventing.md").read_text(encoding="utf-8")
    texts = [toml_text(row.example) for row in INVENTIONS.values()]
    texts += [text for text in re.findall(r"```toml\n(.*?)```", page, re.DOTALL) if "invent =" in text]
    return [Sample({"brief.toml": text.encode()}) for text in texts]


def _jobs() -> list[Sample]:
    found = [Sample({"old.job": (ROOT / "tests" / "data" / "schema-1.job").read_bytes()})]
    specs: list[Any] = [CountSpec.of(tw.load(name), keeps=name == "soma") for name in ("ultimate", "soma", "wheel-9")]
    with TemporaryDirectory() as folder:
        for k, spec in enumerate([*specs, SweepSpec.of(tw.load("perimeter-triangle-3"))]):
            for nodes in (200, 2000, None):
                path = Path(folder, f"{k}-{nodes}.job")
                run_job(path, spec, limits=tw.Limits(nodes=nodes))
                found.append(Sample({"search.job": path.read_bytes()}))
    return found


def _certificates() -> list[Sample]:
    found = []
    with TemporaryDirectory() as folder:
        for name in PROVED:
            target = Path(folder, name)
            _run("prove", name, "-o", target, "--seconds", "20")
            if target.is_dir():
                found.append(Sample({path.name: path.read_bytes() for path in target.iterdir()}))
    return found


def _use_puzzle(sample: Sample, folder: Path, chance: Random) -> None:
    paths = [folder / name for name in sample.files]
    if chance.random() < 0.06:
        target, kind = folder / "out.toml", chance.choice(("svg", "txt", "pdf", "stl"))
        commands: list[list[object]] = [
            *(["check", *paths], ["show", *paths], ["show", *paths, "--json"], ["convert", *paths, target]),
            *(
                ["solve", *paths, "--seconds", "0.1"],
                ["count", *paths, "--nodes", "1000"],
                ["estimate", *paths, "--seconds", "0.1"],
            ),
            *(["draw", *paths, "-o", folder / f"picture.{kind}"], ["sheet", *paths, "-o", folder / f"sheet.{kind}"]),
            *(
                ["rate", *paths, "--seconds", "0.1"],
                ["check", folder],
                ["identify", *paths],
                ["why", *paths, "--seconds", "0.1"],
            ),
        ]
        _run(*chance.choice(commands))
        return
    if chance.random() < 0.1:
        files = [{"name": path.name, "text": path.read_text(encoding="utf-8", errors="replace")} for path in paths]
        with suppress(Refused):
            answer("read", {"files": files}, _LIMITS)
        return
    puzzle = read_puzzle(paths)
    if len(paths) == 1:
        source = source_of(paths[0])
        names = re.findall(r'variant[."]*"?([\w -]+)', source.text)
        if names and chance.random() < 0.3:
            puzzle = read_puzzle(paths, chance.choice(names))
    _go_on(puzzle, chance)


def _go_on(puzzle: Puzzle, chance: Random) -> None:
    """Some of what commands do with a puzzle."""
    family = family_of(puzzle)
    family.rules(puzzle)
    family.facts(puzzle)
    if chance.random() < 0.5:
        tw.lint(puzzle)
    if chance.random() < 0.3:
        scene = scene_of(puzzle)
        draw_text(scene, ascii=chance.random() < 0.5, color=True)
        RENDERERS["svg"](scene)
    row = chance.choice([FORMATS[name] for name in ("toml", "json")])
    assert row.write is not None
    again = read_sources([FileText(f"{puzzle.name}{row.suffixes[0]}", row.write(puzzle))])
    if replace(again, name=puzzle.name) != replace(puzzle, known=known_alone(puzzle.known, "")):
        raise Changed(f"a puzzle that was written as {row.name} and read again is another one")
    if chance.random() < 0.3:
        row = chance.choice([row for row in FORMATS.values() if row.write is not None])
        assert row.write is not None
        text = row.write(puzzle)
        if row.read is not None:
            read_sources([FileText(f"again{row.suffixes[0]}", text)])


def _use_solutions(sample: Sample, folder: Path, chance: Random) -> None:
    [path] = (folder / name for name in sample.files)
    if chance.random() < 0.1:
        _run(*chance.choice([["check", sample.puzzle, path], ["compare", sample.puzzle, path, path]]))
        return
    puzzle = tw.load(sample.puzzle)
    setup_in(source_of(path))
    for solution in read_solutions(puzzle, path)[:5]:
        with suppress(TilewrightError):
            tw.check(puzzle, solution)
        draw_text(scene_of(solution))
        for row in FORMATS.values():
            with suppress(TilewrightError):
                if row.write_solution is not None:
                    row.write_solution(solution)


def _use_model(sample: Sample, folder: Path, chance: Random) -> None:
    [path] = (folder / name for name in sample.files)
    if chance.random() < 0.1:
        _run(chance.choice(("count", "solve", "estimate")), "--model", path, "--seconds", "0.1")
    else:
        read_model(path)


def _use_brief(sample: Sample, folder: Path, chance: Random) -> None:
    [path] = (folder / name for name in sample.files)
    if chance.random() < 0.03:
        _run("invent", path, "--seconds", "0.1")
    else:
        read_brief(path)


def _use_job(sample: Sample, folder: Path, chance: Random) -> None:
    [path] = (folder / name for name in sample.files)
    overview(path).to_json()
    with suppress(TilewrightError):
        list(kept_solutions(path))
    if chance.random() < 0.2:
        _run(*chance.choice([["job", path], ["resume", path, "--nodes", "2000"], ["job", path, "--json"]]))
    else:
        run_job(path, limits=tw.Limits(nodes=2000))


def _use_certificate(sample: Sample, folder: Path, chance: Random) -> None:
    tw.verify(folder)


KINDS: dict[str, Kind] = {
    "puzzle": Kind(_puzzles, _use_puzzle),
    "deck": Kind(_decks, _use_puzzle),
    "foreign": Kind(_foreign, _use_puzzle),
    "solutions": Kind(_solutions, _use_solutions),
    "model": Kind(_models, _use_model),
    "brief": Kind(_briefs, _use_brief),
    "job": Kind(_jobs, _use_job, mutate_job),
    "certificate": Kind(_certificates, _use_certificate),
}
