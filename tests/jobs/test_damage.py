"""Files that are no jobs, damaged, or in use: they are refused, and nothing is changed."""

from __future__ import annotations

import random
import shutil
import sqlite3
from pathlib import Path

import pytest

from tests.jobs.specs import assert_same, begun, question
from tilewright.errors import CannotSave, InvalidJob, TilewrightError
from tilewright.jobs.file import JobFile
from tilewright.jobs.lock import holder_of, locked
from tilewright.jobs.overview import overview
from tilewright.jobs.run import run_job
from tilewright.jobs.share import split_job


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A job that is half done."""
    path = tmp_path / "a.job"
    begun(path, question("ultimate"), 30_000)
    return path


def change(path: Path, sql: str, *values: object) -> None:
    """Change a file behind the back of the program."""
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA foreign_keys = OFF")
    with connection:
        connection.execute(sql, values)
    connection.close()


def test_an_empty_file_is_said_to_be_empty(tmp_path: Path) -> None:
    path = tmp_path / "empty.job"
    path.touch()
    for read in (run_job, overview):
        with pytest.raises(InvalidJob, match=r"is empty; `tilewright count PUZZLE --job .* begins a job in it"):
            read(path)
    assert not path.read_bytes()


def assert_refused(path: Path, message: str) -> None:
    before = path.read_bytes()
    with pytest.raises(InvalidJob, match=message):
        run_job(path)
    with pytest.raises(InvalidJob, match=message):
        run_job(path, question("ultimate"))
    assert path.read_bytes() == before


def test_no_database(tmp_path: Path) -> None:
    path = tmp_path / "puzzle.toml"
    path.write_text("format = 1\n" * 100)
    assert_refused(path, "it is not a database")


def test_another_database(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    change(path, "CREATE TABLE job (x)")
    assert_refused(path, "not a job of tilewright")


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
def test_cut_off(path: Path, share: float) -> None:
    data = path.read_bytes()
    path.write_bytes(data[: int(share * len(data))])
    assert_refused(path, "damaged|no job")


def test_bytes_that_were_changed_never_lead_to_a_wrong_number(path: Path) -> None:
    chance = random.Random(1)
    data = path.read_bytes()
    for _ in range(25):
        spoiled = bytearray(data)
        at = chance.randrange(len(data))
        spoiled[at : at + 40] = chance.randbytes(40)
        path.write_bytes(spoiled)
        try:
            answer = run_job(path)
        except TilewrightError:
            continue
        # What was hit has no meaning, such as the free room of a page, or is the log.
        assert_same(answer, question("ultimate"))


@pytest.mark.parametrize("table", ["part", "subproblem", "solution", "answer", "event", "job"])
def test_a_table_is_missing(path: Path, table: str) -> None:
    change(path, f"DROP TABLE {table}")
    assert_refused(path, f"no table '{table}'")


@pytest.mark.parametrize(
    ("sql", "message"),
    [
        ("ALTER TABLE event RENAME COLUMN note TO remark", "table 'event' is not as it should be"),
        ("PRAGMA user_version = 99", "of format 99, and this tilewright reads 2"),
        ("DELETE FROM job", "it asks nothing"),
        ("UPDATE job SET spec = '{}'", "its specification cannot be read"),
        ("UPDATE job SET spec = replace(spec, 'false', 'true')", "not the one that it was made for"),
        ("UPDATE subproblem SET state = x'00ff'", "state of a search is damaged"),
        ("UPDATE subproblem SET counts = '{}'", "the counts of a subproblem cannot be read"),
        ("DELETE FROM subproblem", "part 0 of the search is missing"),
        ("UPDATE subproblem SET high = 0.5", "a subproblem is missing at 50.0"),
        (
            "INSERT INTO subproblem "
            "SELECT 99, part, 'x', low, high, walked, engine, counts, state, status FROM subproblem",
            "two subproblems overlap",
        ),
    ],
)
def test_contents_that_cannot_be_right(path: Path, sql: str, message: str) -> None:
    change(path, sql)
    assert_refused(path, message)


def test_a_job_of_an_older_tilewright(tmp_path: Path) -> None:
    path = tmp_path / "old.job"
    shutil.copy(Path(__file__).parents[1] / "data" / "schema-1.job", path)
    before = path.read_bytes()
    message = r"old\.job is a job file written by tilewright 0\.1; finish it with that version"
    for look in (run_job, overview):
        with pytest.raises(InvalidJob, match=message):
            look(path)
    with pytest.raises(InvalidJob, match=message):
        split_job(path, tmp_path / "other.job")
    assert path.read_bytes() == before
    assert not (tmp_path / "other.job").exists()


def test_no_file(tmp_path: Path) -> None:
    for look in (run_job, overview):
        with pytest.raises(InvalidJob, match="there is no job file"):
            look(tmp_path / "none.job")
        with pytest.raises(InvalidJob, match="is a folder"):
            look(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_no_folder(tmp_path: Path) -> None:
    with pytest.raises(CannotSave, match="there is no folder"):
        run_job(tmp_path / "none" / "a.job", question("soma"))
    assert list(tmp_path.iterdir()) == []


def test_one_at_a_time(path: Path) -> None:
    before = path.read_bytes()
    assert holder_of(path) is None
    with locked(path):
        with pytest.raises(InvalidJob, match=r"in use by process \d+ on .* since \d\d\d\d-"):
            run_job(path)
        holder = overview(path).holder
        assert holder is not None
        assert holder.keys() == {"pid", "host", "since"}
    assert path.read_bytes() == before
    assert_same(run_job(path), question("ultimate"))


def test_a_reader_cannot_write(path: Path) -> None:
    with JobFile.open(path) as job, pytest.raises(CannotSave), job.transaction():
        job.put_event("made")
    assert overview(path).n_runs == 1
