"""The solutions that a job keeps: one of each orbit, checked before it is shown; and files of them for others."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any

from ..errors import InvalidJob, InvalidRequest, InvalidSolution, MissingExtra
from ..families import Puzzle, Solution, family_of
from ..formats.solutions import solution_to_json
from ..solving.checks import checked
from ..writing import replacing
from .file import JobFile
from .schema import damaged

# Solutions in memory at a time.
_BATCH = 4096


def kept_solutions(path: Path) -> Iterator[Solution]:
    """The solutions in a job file, also while it is worked on; InvalidJob if it keeps none, or one is wrong."""
    with JobFile.open(path) as job:
        spec = job.header.spec
        if not spec.keeps:
            raise InvalidJob(spec.keeps_none.format(path))
        plan = spec.plan()
        job.header.require_order(plan, path, "numbers the moves of this puzzle in another way; read its solutions")
        with job.snapshot():
            for choices in job.solutions():
                try:
                    solution = checked(spec.to_puzzle(), plan.compiled, choices)
                except (InvalidSolution, ValueError, LookupError) as problem:
                    raise damaged(path, f"a solution that it keeps is none: {problem}") from None
                yield solution


def export(path: Path, target: Path, about: Mapping[str, object]) -> int:
    """Write the solutions that a job keeps into a file, by its suffix: lines of JSON, or Parquet; returns how many.

    A line of JSON says `about`, which solution it is, and the solution as `tilewright solve --json` does. Only a
    batch of solutions is in memory; a file that is there is replaced at the end.
    """
    writers = {".jsonl": _json_lines, ".parquet": _parquet}
    if target.suffix.lower() not in writers:
        raise InvalidRequest(f"{target}: solutions are written into files that end in {' or '.join(writers)}")
    with JobFile.open(path) as job:
        puzzle = job.header.spec.to_puzzle()
    n = 0
    with writers[target.suffix.lower()](target, puzzle, about) as write:
        solutions = kept_solutions(path)
        while batch := list(islice(solutions, _BATCH)):
            write(n + 1, batch)
            n += len(batch)
    return n


def arrow_libraries(what: str, instead: str) -> tuple[Any, Any]:
    """The modules pyarrow and pyarrow.parquet; MissingExtra without them says what needs them, and what would do."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise MissingExtra(
            f"{what} needs pyarrow, which is not installed; pip install 'tilewright[export]' brings it, {instead}"
        ) from None
    return pyarrow, pyarrow.parquet


Write = Callable[[int, list[Solution]], None]


@contextmanager
def _json_lines(target: Path, puzzle: Puzzle, about: Mapping[str, object]) -> Iterator[Write]:
    with replacing(target) as draft, draft.open("w", encoding="utf-8") as file:

        def write(first: int, batch: list[Solution]) -> None:
            for number, solution in enumerate(batch, start=first):
                line = {"solution": number, **about, **solution_to_json(solution)}
                file.write(json.dumps(line, ensure_ascii=False) + "\n")

        yield write


@contextmanager
def _parquet(target: Path, puzzle: Puzzle, about: Mapping[str, object]) -> Iterator[Write]:
    """The columns that the family has for its solutions."""
    pa, pq = arrow_libraries("Parquet", "or write lines of JSON (.jsonl)")

    def arrow(plain: Any) -> Any:
        if isinstance(plain, list):
            return pa.list_(arrow(plain[0]))
        if isinstance(plain, dict):
            return pa.struct([(name, arrow(one)) for name, one in plain.items()])
        return pa.type_for_alias(plain)

    solutions = family_of(puzzle).solutions
    columns = [(name, arrow(plain)) for name, plain in solutions.columns(puzzle).items()]
    facts = {key: json.dumps(value) for key, value in about.items()}
    schema = pa.schema([("solution", pa.int64()), *columns], metadata=facts)
    with replacing(target) as draft, pq.ParquetWriter(str(draft), schema) as writer:

        def write(first: int, batch: list[Solution]) -> None:
            rows = [{"solution": k, **solutions.row(one)} for k, one in enumerate(batch, start=first)]
            writer.write_table(pa.Table.from_pylist(rows, schema=schema))

        yield write
