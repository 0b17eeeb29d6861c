"""Files that are no jobs, damaged, or in use: they are refused, and nothing is changed."""

from __future__ import annotations

import errno
import os
import random
import shutil
import sqlite3
from contextlib import nullcontext
from math import nan
from pathlib import Path

import pytest

from tests.jobs.specs import assert_same, begun, change, question
from tilewright.errors import CannotSave, InvalidJob, TilewrightError
from tilewright.jobs.file import JobFile
from tilewright.jobs.journal import resumed
from tilewright.jobs.lock import holder_of, locked
from tilewright.jobs.overview import overview
from tilewright.jobs.run import run_job
from tilewright.jobs.share import split_job
from tilewright.jobs.spec import CountSpec
from tilewright.solving import Limits


@pytest.fixture(scope="module")
def half_done(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("job") / "a.job"
    begun(path, question("ultimate"), 30_000)
    return path


@pytest.fixture
def path(half_done: Path, tmp_path: Path) -> Path:
    """A job that is half done."""
    return shutil.copy(half_done, tmp_path / "a.job")


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


def read(path: Path, asked: CountSpec) -> object:
    """All that decides on the answer of a job."""
    plan = asked.plan()
    with JobFile.open(path) as job:
        assert job.header.spec.digest == asked.digest
        job.header.require_plan(plan, path)
        return job.header.answer or resumed(job, plan), job.n_solutions, job.n_runs


@pytest.mark.parametrize(
    ("first", "step"), [(0, 301), *(pytest.param(first, 8, marks=pytest.mark.slow) for first in range(8))]
)
@pytest.mark.parametrize("nodes", [30_000, None])
def test_no_bit_may_flip_and_no_end_be_cut_off_unnoticed(
    tmp_path: Path, nodes: int | None, first: int, step: int
) -> None:
    """Each bit of a job, open or done: it is the same as before, or refused in words."""
    path, asked = tmp_path / "a.job", question("ultimate", keeps=True)
    run_job(path, asked, limits=Limits(nodes=nodes))
    change(path, "PRAGMA journal_mode = DELETE")
    # Small pages have little free room, where a bit means nothing.
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA page_size = 512")
    connection.execute("VACUUM")
    connection.close()
    sound, data = read(path, asked), path.read_bytes()
    n_refused = 0
    for bit in range(first, 8 * len(data), step):
        spoiled = bytearray(data)
        spoiled[bit // 8] ^= 1 << bit % 8
        for contents in (spoiled, data[: bit // 8]) if bit % 8 == 0 else (spoiled,):
            path.write_bytes(contents)
            try:
                assert read(path, asked) == sound, bit
            except InvalidJob:
                n_refused += 1
    assert n_refused > 8 * len(data) // step // 3


@pytest.mark.parametrize("table", ["part", "subproblem", "solution", "answer", "event", "job"])
def test_a_table_is_missing(path: Path, table: str) -> None:
    change(path, f"DROP TABLE {table}")
    assert_refused(path, f"no table '{table}'")


@pytest.mark.parametrize(
    ("sql", "message"),
    [
        ("ALTER TABLE event RENAME COLUMN note TO remark", "table 'event' is not as it should be"),
        ("CREATE TRIGGER t AFTER UPDATE ON part BEGIN DELETE FROM part; END", "table 't' is not as it should be"),
        ("PRAGMA user_version = 99", "of format 99, and this tilewright reads 3"),
        ("UPDATE job SET version = 'x'", "a row of its table 'job' is not as it was written"),
        ("UPDATE job SET answer = '{}'", "a row of its table 'job' is not as it was written"),
        ("UPDATE subproblem SET counts = replace(counts, '0', '1')", "a row of its table 'subproblem' is not"),
        ("UPDATE subproblem SET status = 'done'", "a row of its table 'subproblem' is not"),
        ("UPDATE part SET weight = '9'", "a row of its table 'part' is not as it was written"),
        ("DELETE FROM subproblem", "its table 'subproblem' has 0 rows of 1"),
        ("DELETE FROM seal", "its table 'subproblem' has 1 rows of 0"),
        ("UPDATE seal SET name = name || 'x'", "the sums of its tables cannot be read"),
        ("UPDATE seal SET total = zeroblob(16)", "has rows that were written before others"),
        ("DELETE FROM event WHERE id = 1", "its table 'event' has 2 rows of 3"),
    ],
)
def test_what_changed_by_itself_is_noticed(path: Path, sql: str, message: str) -> None:
    change(path, sql)
    assert_refused(path, message)


@pytest.mark.parametrize(
    ("sql", "message"),
    [
        ("DELETE FROM job", "it asks nothing"),
        ("UPDATE job SET spec = '{}'", "its specification cannot be read"),
        ("UPDATE job SET spec = '[7]'", "its specification cannot be read"),
        ("UPDATE job SET setup = '{\"blocked\": 7}'", "its specification cannot be read"),
        ("UPDATE job SET spec = replace(spec, 'false', '0')", "its specification cannot be read"),
        ("UPDATE job SET spec = replace(spec, 'false', 'true')", "not the one that it was made for"),
        ("UPDATE job SET answer = '{\"why\": 7}'", "its answer cannot be read"),
        ("UPDATE subproblem SET state = x'00ff'", "state of a search is damaged"),
        ("UPDATE subproblem SET engine = 'sums'", "engine 'sums' does not search this puzzle"),
        ("UPDATE subproblem SET engine = 'none'", "engine 'none' does not search this puzzle"),
        ("UPDATE subproblem SET counts = '{}'", "the counts of a subproblem cannot be read"),
        ("UPDATE subproblem SET counts = replace(counts, '\"raw\": 0', '\"raw\": -1')", "a count is negative"),
        ("UPDATE subproblem SET status = 'done', state = NULL", "marked as done, but was not walked to its end"),
        ("UPDATE subproblem SET walked = 7", "the interval of subproblem 0/ is none"),
        ("UPDATE subproblem SET part = 7", "part 0 of the search is missing"),
        ("UPDATE part SET weight = '9'", "the weights of its parts are others"),
        ("UPDATE part SET weight = 'x'", "the weight of part 0 is none: 'x'"),
        ("DELETE FROM subproblem", "part 0 of the search is missing"),
        ("UPDATE subproblem SET high = 0.5", "a subproblem is missing at 50.0"),
        (
            "INSERT INTO subproblem "
            "SELECT 99, part, 'x', low, high, walked, engine, counts, state, status, digest FROM subproblem",
            "two subproblems overlap",
        ),
        (
            "INSERT INTO subproblem "
            "SELECT 99, 7, path, low, high, walked, engine, counts, state, status, digest FROM subproblem",
            "there is no part 7",
        ),
    ],
)
def test_contents_that_cannot_be_right(path: Path, sql: str, message: str) -> None:
    change(path, sql, forged=True)
    with pytest.raises(InvalidJob, match=message):
        run_job(path)


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


def test_a_reader_is_told_who_is_at_work(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    open_file = os.open

    def open_to_read(path: Path, flags: int, mode: int = 0o777) -> int:
        if flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT):
            raise PermissionError(errno.EACCES, "may only be read")
        return open_file(path, flags, mode)

    def open_nothing(path: Path, flags: int, mode: int = 0o777) -> int:
        raise PermissionError(errno.EACCES, "may not be read")

    with locked(path):
        for instead in (open_to_read, open_nothing):
            monkeypatch.setattr(os, "open", instead)
            holder = holder_of(path)
            assert holder is not None
            assert holder["pid"] == os.getpid()
    monkeypatch.setattr(os, "open", open_to_read)
    assert holder_of(path) is None
    assert holder_of(path.with_name("other.job")) is None


def test_a_wrong_value_is_refused_and_not_left_out(path: Path) -> None:
    with JobFile.open(path, writes=True) as job:
        before = job.parts()
        # A number that is none, and a part that was added before.
        for part, width, refused in ((99, nan, True), (before[0][0], 0.5, False)):
            with pytest.raises(TilewrightError) if refused else nullcontext(), job.transaction():
                job.put_parts([(part, 1, width)])
        assert job.parts() == before


def test_a_reader_cannot_write(path: Path) -> None:
    with JobFile.open(path) as job, pytest.raises(CannotSave), job.transaction():
        job.put_event("made")
    assert overview(path).n_runs == 1
