"""`--json` of all commands: what they print is what the published schema says, and nothing else goes to stdout."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, get_args

import click
import pytest
from jsonschema import Draft202012Validator

import tilewright
from tilewright.answers import ANSWERS, WITHOUT, AnswerJson, BriefFileJson, PuzzleFileJson
from tilewright.cli.app import COMMANDS
from tilewright.cli.parameters.clicked import app

from .commands.test_bare import QUEENS_4
from .commands.test_typos import DRAFT
from .running import run

MAKER = Path(__file__).parents[2] / "docs" / "make_json_answers.py"
PICTURED = "format = 1\nfamily = 'tiling'\nlattice = 'square'\nboard = {shape = 'rectangle', columns = 2, rows = 1}\n"

# For each command what is run before, and then what is looked at, each with its exit status.
BEFORE = {
    "resume": ["count magic-triangle --job c.job", "sweep calendar --limit 1 --job s.job"],
    "job": [
        "count pentominoes-6x10 --engine exact-cover --job open.job --nodes 20000",
        "count magic-triangle --job c.job --keep-solutions",
        "count magic-square-3 --job l.job --keep-solutions",
        "count pentominoes-3x20 --engine exact-cover --job first.job --nodes 20000",
        "job first.job --split second.job",
        "resume first.job",
        "resume second.job",
        "sweep calendar --limit 2 --job s.job",
        "sweep calendar --limit 2 --job one.job --seconds 0",
        "job one.job --split two.job",
        "resume one.job",
        "resume two.job",
    ],
    "check": ["solve unicorn -n 2 --json > some.jsonl"],
    "compare": ["solve unicorn --all --json > all.jsonl", "solve unicorn -n 2 --json > some.jsonl"],
    "verify": ["prove magic-triangle -o proof", "prove magic-triangle -o broken"],
    "draw": ["solve magic-square-3 --json > found.jsonl"],
    "convert": ["solve unicorn --json > found.jsonl", "convert unicorn unicorn.toml"],
}
RUNS = {
    "list": [("magic", 0), ("no-such-word", 0)],
    "identify": [("tetrominoes-4x5", 0), ("draft.toml", 1), ("no-such-puzzle", 2)],
    "show": [("genius-star", 0), ("katamino --variant 5x3", 0), ("unicorn --placements 3", 0)],
    "solve": [
        ("unicorn", 0),
        ("ultimate -n 2 --up-to rotation", 0),
        ("genius-star --roll --seed 1", 0),
        ("calendar --date 2026-01-25", 0),
        ("katamino --variant 5x3 --pieces L,P,V", 0),
        ("magic-square-3", 0),
        ("magic-square-3 --target 14", 1),
        ("soma --neighbors", 0),
        ("magic-19 --nodes 1 --engine sums", 3),
        ("tetrominoes-4x5 --prove none", 1),
        ("soma --assembly -o soma.svg", 0),
        ("magic-triangle --engine annealing --seed 1", 0),
        ("magic-19 --engine annealing --restarts 0 --steps 2", 3),
        ("magic-triangle --engine annealing --restarts 0 --steps 2", 3),
        ("--model queens.xc --all", 0),
        ("--model queens.xc -n 9", 0),
        ("unicorn --svg -", 2),
    ],
    "count": [
        ("ultimate", 0),
        ("magic-triangle --relabelings", 0),
        ("magic-19 --nodes 1 --engine sums", 3),
        ("tetrominoes-4x5", 1),
        ("pentominoes-6x10 --engine exact-cover --nodes 10000", 3),
        ("katamino --variant 5x3 --pieces L,P,V", 0),
        ("--model queens.xc", 0),
        ("unicorn --variant none", 2),
    ],
    "resume": [("c.job", 0), ("s.job", 0)],
    "job": [
        ("open.job", 0),
        ("c.job", 0),
        ("s.job", 0),
        ("c.job --solutions", 0),
        ("l.job --solutions", 0),
        ("c.job --export out.jsonl", 0),
        ("s.job --export out.csv", 0),
        ("open.job --split other.job", 0),
        ("open.job --merge other.job", 0),
        ("first.job --merge second.job", 0),
        ("one.job --merge two.job", 0),
    ],
    "sweep": [
        ("genius-star --sample 2 --seed 1", 0),
        ("magic-square-3 --solvable", 0),
        ("calendar --seconds 0", 3),
        ("calendar --limit 1 --job new.job", 0),
    ],
    "series": [("tatami --open columns --any-copies", 0), ("tatami --open columns -n 3", 0), ("tatami", 2)],
    "estimate": [("unicorn", 0), ("pentominoes-6x10 --engine exact-cover --seconds 0.1", 0), ("--model queens.xc", 0)],
    "sample": [("magic-square-3 -n 2", 0), ("unicorn", 0), ("tetrominoes-4x5", 1)],
    "check": [
        ("draft.toml", 0),
        ("genius-star", 0),
        ("tetrominoes-4x5 --prove none", 1),
        ("unicorn some.jsonl", 0),
        ("draft.toml --typos", 1),
        ("levels --unique --seconds 1", 1),
        ("levels --junit -", 2),
        (f"--contribution {MAKER.parents[1]}/contrib/four-on-the-stairs.toml", 0),
        ("--contribution levels/right.toml", 1),
        ("--contribution levels/cut.toml", 2),
    ],
    "compare": [
        ("unicorn", 0),
        ("unicorn some.jsonl", 1),
        ("unicorn all.jsonl some.jsonl", 1),
        ("pentominoes-6x10 --nodes 100", 3),
    ],
    "prove": [
        ("magic-triangle -o right", 0),
        ("tetrominoes-4x5 -o none", 1),
        ("pentominoes-6x10 -o late --seconds 0", 3),
    ],
    "verify": [("proof", 0), ("broken", 1), ("no-folder", 1), ("proof --seconds 0", 3)],
    "rate": [("unicorn", 0), ("tetrominoes-4x5", 1), ("calendar --sample 2 --seed 1", 0)],
    "analyze": [
        ("unicorn", 0),
        ("magic-square-3", 0),
        ("katamino --variant 5x3 --pieces L,P,V", 0),
        ("tetrominoes-4x5", 1),
    ],
    "unify": [("magic-square-3 --distinct -n 1 -o new --save 1", 0), ("unicorn --seconds 0", 3)],
    "why": [("tetrominoes-4x5", 1), ("unicorn", 0), ("magic-square-3 --target 14", 1)],
    "plane": [
        ("W", 0),
        ("F --freedom fixed --prove no-tiling", 1),
        ("F --pieces 1 --coronas 1", 3),
        ("unicorn", 0),
        ("tetravex-3x3-a --prove none", 1),
        ("unicorn --pieces 1 --coronas 0", 3),
    ],
    "invent": [
        ("shapes --board 4x4 --pieces 4 --seed 2", 0),
        ("shapes --solutions 100000 --seconds 0", 3),
        ("tiles --labels 7 --brief", 0),
    ],
    "draw": [
        ("genius-star -o a.svg -o b.txt", 0),
        ("unicorn --blank -o a.svg", 0),
        ("magic-square-3 --solutions found.jsonl -o a.svg", 0),
        ("tetrominoes-4x5 --solved -o none.svg", 1),
        ("unicorn --solved -o a.svg", 0),
        ("unicorn", 2),
        ("unicorn -o -", 2),
    ],
    "sheet": [
        ("magic-triangle --answers 1 -o a.pdf", 0),
        ("pentominoes-6x10 -o a.svg --tray --kerf 0.15", 0),
        ("tetrominoes-4x5 --answers all -o none.pdf", 1),
    ],
    "convert": [
        ("unicorn new.json", 0),
        ("genius-star new.toml", 0),
        ("unicorn new.e2board --solution found.jsonl", None),
        ("soma new.psv", None),
        ("unicorn - --to toml", 2),
    ],
    "atlas": [
        ("-o atlas --only magic-square-3 --workers 1", 0),
        ("levels -o mine --no-catalog --without proof,heat,counts,files --workers 1", 1),
        ("-o atlas --only none", 2),
    ],
    "site": [("public", 0)],
    "doctor": [("", None)],
}


@cache
def schema() -> Any:
    return json.loads((MAKER.parent / "schemas" / "answers.schema.json").read_text(encoding="utf-8"))


def _validator(part: dict[str, Any]) -> Draft202012Validator:
    return Draft202012Validator({"$defs": schema()["$defs"], **part})


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(schema())


def test_every_command_has_a_row() -> None:
    context = click.Context(app)
    commands = {name: app.get_command(context, name) for name in COMMANDS}
    with_json = {name for name, one in commands.items() if one and any(p.name == "as_json" for p in one.params)}
    assert with_json == set(ANSWERS) == set(RUNS)
    assert set(COMMANDS) - with_json == set(WITHOUT)
    printed = {
        str(one) for answers in ANSWERS.values() for one in answers if one not in (PuzzleFileJson, BriefFileJson)
    }
    assert printed == set(map(str, get_args(AnswerJson)))


@pytest.mark.parametrize("command", RUNS)
def test_answers_are_as_the_schema_says(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    _write_files()
    if command == "site":
        _write_no_site(monkeypatch)
    for line in BEFORE.get(command, []):
        words, _, file = line.partition(" > ")
        result = run(*words.split(), status=None)
        if file:
            Path(file).write_text(result.stdout)
    if command == "verify":
        Path("broken/puzzle.toml").write_text(PICTURED)
    kinds = {json.dumps(one): _validator(one) for one in schema()["$defs"][command]["anyOf"]}
    valid = _validator({"$ref": f"#/$defs/{command}"})
    seen: set[str] = set()
    for words, status in RUNS[command]:
        result = run(command, *words.split(), "--json", status=status)
        assert (result.exit_code == 2) == (not result.stdout), words
        # Lists, and the file of a puzzle, are printed for people to read.
        is_whole = result.stdout.startswith(("[\n", "{\n"))
        for text in [result.stdout] if is_whole else result.stdout.splitlines():
            answer = json.loads(text, parse_constant=pytest.fail)
            problems = sorted(valid.iter_errors(answer), key=lambda one: one.json_path)
            assert not problems, f"{command} {words} prints {text[:300]}: {_words(problems[0])}"
            seen |= {kind for kind in kinds if kinds[kind].is_valid(answer)}
    assert not kinds.keys() - seen, "let a run of this command print one of these"


def _words(problem: Any) -> str:
    inner = sorted(problem.context or [problem], key=lambda one: -len(one.absolute_path))
    return "; ".join(dict.fromkeys(one.message[:200] for one in inner))


def _write_files() -> None:
    Path("queens.xc").write_text(QUEENS_4)
    Path("draft.toml").write_text(DRAFT)
    Path("levels").mkdir()
    Path("levels/draft.toml").write_text(DRAFT)
    Path("levels/cut.toml").write_text(DRAFT[:60])
    run("convert", "magic-triangle", "levels/right.toml")
    run("convert", "calendar", "levels/template.toml")


def _write_no_site(monkeypatch: pytest.MonkeyPatch) -> None:
    from tilewright.web import site
    from tilewright.web.pyodide import Pyodide

    written = site.Site(Path("public"), 3, 1234, Pyodide("0.29.0"))
    monkeypatch.setattr(site, "write_site", lambda out, **options: written)


def test_puzzles_in_answers_are_files_of_puzzles() -> None:
    published = Path(tilewright.formats.__file__).with_name("puzzle.schema.json")
    of_puzzles = Draft202012Validator(json.loads(published.read_text(encoding="utf-8")))
    of_puzzles.validate(json.loads(run("show", "genius-star", "--json").stdout))
    first, _ = map(json.loads, run("invent", "shapes", "--board", "4x4", "--pieces", 4, "--json").stdout.splitlines())
    of_puzzles.validate(first["puzzle"])
