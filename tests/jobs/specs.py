"""Jobs, with what an undisturbed search finds."""

from __future__ import annotations

import sqlite3
from functools import cache
from pathlib import Path

import tilewright as tw
from tilewright.jobs.rows import digest_of
from tilewright.jobs.run import JobResult, run_job
from tilewright.jobs.schema import COLUMNS
from tilewright.jobs.spec import CountSpec
from tilewright.solving import Count, Limits, Run

SMALL = ("ultimate", "soma", "magic-square-4", "perimeter-triangle-4", "pentominoes-3x20", "slothouber-graatsma")
"""Puzzles with some ten thousand nodes, for different engines; in several parts, with several sums."""


def question(name: str, *, keeps: bool = False, relabelings: bool = False, engine: str | None = None) -> CountSpec:
    """The question about a puzzle of the catalog."""
    return CountSpec.of(tw.load(name), keeps=keeps, relabelings=relabelings, engine=engine)


@cache
def undisturbed(asked: CountSpec) -> Count:
    """The answer of a search without a job."""
    plan = asked.plan()
    run = Run(plan)
    for _ in run:
        pass
    return plan.count(run.counts, run.effort)


def assert_same(answer: JobResult, asked: CountSpec) -> None:
    """All numbers are those of an undisturbed search, the nodes, too."""
    count, expected = answer.count, undisturbed(asked)
    assert not answer.problem
    assert count.exhausted
    for number in (
        "raw",
        "distinct",
        "up_to_rotation",
        "up_to_symmetry",
        "up_to_relabeling",
        "symmetries",
        "by_target",
    ):
        assert getattr(count, number) == getattr(expected, number), number
    assert count.effort.nodes == expected.effort.nodes
    if asked.keeps:
        assert answer.kept == (count.up_to_relabeling if asked.relabelings else count.up_to_symmetry)


def begun(path: Path, asked: CountSpec, nodes: int = 2000) -> JobResult:
    """A job that was stopped after some nodes."""
    answer = run_job(path, asked, limits=Limits(nodes=nodes))
    assert answer.count.effort.stopped_by == "nodes"
    return answer


def change(path: Path, sql: str, *values: object, forged: bool = False) -> None:
    """Change a file behind the back of the program; `forged`: with the digests that a forger would write."""
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA foreign_keys = OFF")
    with connection:
        connection.execute(sql, values)
        for table in COLUMNS if forged else ():
            rows = [row[:-1] for row in connection.execute(f"SELECT * FROM {table}")]
            digests = [digest_of(table, row) for row in rows]
            key = next(iter(COLUMNS[table]))
            for row, digest in zip(rows, digests, strict=True):
                connection.execute(f"UPDATE {table} SET digest = ? WHERE {key} = ?", (digest, row[0]))
            total = sum(int.from_bytes(digest, "big") for digest in digests) % (1 << 128)
            sealed = table, len(rows), total.to_bytes(16, "big")
            connection.execute("INSERT OR REPLACE INTO seal VALUES (?, ?, ?)", sealed)
    connection.close()
