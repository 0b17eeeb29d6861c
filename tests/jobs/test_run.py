"""Jobs that are stopped and resumed end with the same numbers as an undisturbed search."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tilewright as tw
from tests.examples import rectangle
from tests.jobs.specs import SMALL, assert_same, begun, change, question, undisturbed
from tilewright.engines import SavedState
from tilewright.errors import InvalidJob, NoEngine
from tilewright.families.tiling import compile_cover
from tilewright.jobs import spec
from tilewright.jobs.file import JobFile
from tilewright.jobs.overview import overview
from tilewright.jobs.run import run_job
from tilewright.jobs.share import merge_job, split_job
from tilewright.jobs.spec import CountSpec
from tilewright.lattices import SQUARE
from tilewright.models import room
from tilewright.solving import Limits, choice
from tilewright.solving.executors import Inline, ThreadPool


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "a.job"


@pytest.mark.parametrize("keeps", [False, True])
@pytest.mark.parametrize("name", SMALL)
def test_in_one_go(path: Path, name: str, keeps: bool) -> None:
    asked = question(name, keeps=keeps)
    answer = run_job(path, asked)
    assert_same(answer, asked)
    assert answer.n_runs == 1


@pytest.mark.thorough
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from(SMALL), st.booleans(), st.booleans(), st.data())
def test_stopped_again_and_again(
    tmp_path_factory: pytest.TempPathFactory, name: str, keeps: bool, eager: bool, data: st.DataObject
) -> None:
    path = tmp_path_factory.mktemp("job") / "a.job"
    asked = question(name, keeps=keeps)
    nodes = undisturbed(asked).effort.nodes
    share = -1.0
    for _ in range(data.draw(st.integers(1, 6))):
        limit = data.draw(st.integers(1, nodes // 3 + 1))
        executor = ThreadPool(3, eager=True) if eager else Inline()
        run_job(path, asked, limits=Limits(nodes=limit), executor=executor, seconds_between_states=0.0)
        seen = overview(path)
        assert seen.share >= share - 1e-9
        share = seen.share
    assert_same(run_job(path), asked)


def test_relabelings(path: Path) -> None:
    asked = question("magic-square-4", keeps=True, relabelings=True)
    begun(path, asked, 500)
    assert_same(run_job(path), asked)


def test_the_second_phase_is_resumed(path: Path) -> None:
    # Behind the solutions it is counted what each symmetry leaves in place: parts of their own.
    asked = question("slothouber-graatsma")
    n_parts = len(asked.plan().first())
    seen = set()
    while not (answer := run_job(path, asked, limits=Limits(nodes=50))).count.exhausted:
        rows = _rows(path)
        seen.add((len(rows) > n_parts, any(row.status == "open" for row in rows[:n_parts])))
    assert seen == {(False, True), (True, False)}
    assert_same(answer, asked)


def _rows(path: Path) -> list[Any]:
    with JobFile.open(path) as job:
        return list(job.subproblems())


def test_an_engine_on_trial_begins_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choice, "_trial_nodes", lambda engine, seconds: 30)
    for moderate in ("SOON", "_ASKING"):
        monkeypatch.setattr(choice, moderate, 0)
    dominoes = (tw.piece(SQUARE, "domino", [(0, 0), (1, 0)], least=18),)
    asked = CountSpec.of(tw.TilingPuzzle("dominoes", rectangle(6, 6), dominoes))
    pick = asked.plan().choice
    assert pick.second is not None
    assert (pick.engine.name, pick.trial_nodes) == ("layers", 30)
    run_job(path, asked, limits=Limits(nodes=10))
    assert overview(path).nodes == 0, "the trial cannot be saved"
    run_job(path, asked, limits=Limits(nodes=1000))
    assert [row.engine for row in _rows(path)] == [pick.second.name]
    assert overview(path).nodes == 1000
    answer = run_job(path)
    assert answer.count.distinct == 6728
    assert_same(answer, asked)


def test_a_search_that_cannot_be_saved_begins_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tilewright.engines import KernelSearch

    asked = question("ultimate")

    def never(search: KernelSearch) -> SavedState | None:
        return None

    with monkeypatch.context() as patched:
        patched.setattr(KernelSearch, "save", never)
        begun(path, asked, 3000)
    assert overview(path).nodes == 0
    assert_same(run_job(path), asked)


def test_a_job_that_is_done_knows_its_answer(path: Path) -> None:
    asked = question("soma", keeps=True)
    first = run_job(path, asked)
    told: list[Any] = []
    again = run_job(path, asked, on_begun=lambda header, is_new, share: told.append((header.answer, is_new, share)))
    assert told == [(first.found.to_json() | first.effort.to_json() | {"why": first.effort.why}, False, 1.0)]
    assert (again.kept, again.n_runs) == (240, 1)
    assert replace(again.count, effort=first.count.effort) == first.count
    assert again.count.effort.nodes == first.count.effort.nodes


def test_an_answer_outlives_the_kernels(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = run_job(path, question("soma"))
    monkeypatch.setattr("tilewright.jobs.file.search_digest", lambda: "others")
    assert run_job(path).count.raw == answer.count.raw


@pytest.mark.parametrize(
    ("other", "message"),
    [
        (question("unicorn"), "about ultimate, not unicorn"),
        (question("ultimate", keeps=True), "counts keeping no solutions, not keeping the solutions"),
        (question("ultimate", engine="exact-cover"), "with engine exact-cover"),
        (question("ultimate", relabelings=True), "up to symmetry only, not up to relabeling"),
    ],
    ids=["puzzle", "keeps", "engine", "relabelings"],
)
def test_another_question_is_refused(path: Path, other: CountSpec, message: str) -> None:
    begun(path, question("ultimate"))
    before = path.read_bytes()
    with pytest.raises(InvalidJob, match=message):
        run_job(path, other)
    assert path.read_bytes() == before


def test_other_kernels_are_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun(path, question("ultimate"))
    before = path.read_bytes()
    with monkeypatch.context() as patched:
        patched.setattr("tilewright.jobs.file.search_digest", lambda: "others")
        with pytest.raises(InvalidJob, match="other kernels"):
            run_job(path)
    with monkeypatch.context() as patched:
        patched.setattr("tilewright.jobs.file.digest_of_plan", lambda plan: "another")
        with pytest.raises(InvalidJob, match="in another way"):
            run_job(path)
    assert path.read_bytes() == before


def test_a_solution_too_few_is_told(path: Path) -> None:
    asked = question("soma", keeps=True)
    begun(path, asked, 14000)
    change(path, "DELETE FROM solution WHERE choices = (SELECT min(choices) FROM solution)", forged=True)
    answer = run_job(path)
    assert (answer.kept, answer.count.up_to_symmetry) == (239, 240)
    assert "239 solutions, but there are 240" in answer.problem
    assert overview(path).header.answer is None


def test_the_log_tells_what_happened(path: Path) -> None:
    asked = question("ultimate")
    begun(path, asked)
    run_job(path, workers=2)
    seen = overview(path)
    assert [event["what"] for event in seen.events] == ["made", "started", "stopped", "resumed", "finished"]
    assert [event["workers"] for event in seen.events] == [0, 1, 0, 2, 0]
    assert seen.events[2]["note"] == "nodes"
    assert seen.n_runs == 2
    assert seen.seconds > 0
    assert seen.holder is None
    assert (seen.n_open, seen.n_elsewhere) == (0, 0)
    assert seen.nodes == undisturbed(asked).effort.nodes
    assert seen.found == undisturbed(asked).distinct
    assert seen.share == pytest.approx(1.0)


def test_an_empty_file_is_taken_for_a_new_one(path: Path) -> None:
    path.touch()
    assert_same(run_job(path, question("soma")), question("soma"))


def test_what_an_old_job_of_this_name_left_behind_is_not_read(path: Path) -> None:
    run_job(path, question("soma"))
    path.with_name("a.job-wal").write_bytes(b"nonsense" * 100)
    path.unlink()
    assert_same(run_job(path, question("soma")), question("soma"))


def test_the_digest_of_what_searches_covers_engines_and_models() -> None:
    """A state means nothing where the same model is laid out in another order."""
    from pathlib import Path

    import tilewright.engines as engines

    read: list[str] = []
    original = Path.read_bytes

    def reads(path: Path) -> bytes:
        read.append(f"{path.parent.name}/{path.name}")
        return original(path)

    engines.search_digest.cache_clear()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Path, "read_bytes", reads)
        assert engines.search_digest() == engines.search_digest()
    assert {"engines/scan_order.py", "engines/edge_layout.py", "kernels/scan.py", "models/orbits.py"} <= set(read)


def test_a_large_job_needs_its_memory_named_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = replace(question("soma"), memory=1 << 32)

    def as_new_process() -> None:
        compile_cover.cache_clear()
        spec._plan_of.cache_clear()

    as_new_process()
    monkeypatch.setattr(room, "_BYTES_OF_PAIR", 1 << 20)
    with pytest.raises(NoEngine, match="512 MiB may be taken"):
        replace(asked, memory=None).plan()
    # A limit of memory reaches what another thread compiles, too.
    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(tw.count, tw.load("soma"), limits=Limits(nodes=1, memory=1 << 32)).result()
    as_new_process()
    begun(path, asked, 100)
    as_new_process()
    assert split_job(path, path.with_suffix(".other"))[0]
    as_new_process()
    assert merge_job(path, path.with_suffix(".other"))
    as_new_process()
    assert run_job(path, limits=Limits(nodes=100)).count.effort.stopped_by == "nodes"
    as_new_process()
