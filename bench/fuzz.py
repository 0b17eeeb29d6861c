"""Changes files at random and reads them: each must be read, or refused in words, soon and in little memory.

python bench/fuzz.py --seconds 60 --seed 1                     all kinds of files that are read
python bench/fuzz.py --kinds puzzle,deck -o findings           these kinds; what is found is saved there
python bench/fuzz.py --inputs 200                              so many inputs, however long it takes

A finding is an error that is none of Tilewright's own ("traceback"), more than 10 s of CPU time ("slow") or 500 MB more
memory ("large"). Each is told once for each place in the code, its file cut down to what matters, with the traceback
beside it. While an input is read it lies in the folder `running`; where a process crashed, it is still there.
"""

from __future__ import annotations

import resource
import shutil
import signal
import sys
import traceback
import warnings
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

from file_kinds import KINDS, Kind, Sample
from mutations import mutated

from tilewright.errors import TilewrightError

SECONDS = 10
MEGABYTES = 500
TRIES = 150
"""How often a finding is tried to be made smaller."""


class TooSlow(BaseException):
    """Raised in what takes too long."""


@dataclass(frozen=True)
class Failure:
    """What went wrong: its sort, the error and where it was raised in the package, and the whole traceback."""

    sort: str
    where: str
    text: str

    @property
    def key(self) -> tuple[str, str]:
        return self.sort, self.where


@contextmanager
def limited() -> Iterator[None]:
    """Limit CPU time and memory of what is done inside."""

    def stop(number: int, frame: Any) -> None:
        raise TooSlow

    before = resource.getrlimit(resource.RLIMIT_AS)
    size = Path("/proc/self/statm")
    if size.exists():
        pages = int(size.read_text().split()[0])
        most = pages * resource.getpagesize() + MEGABYTES * 2**20
        resource.setrlimit(resource.RLIMIT_AS, (most, before[1]))
    signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        resource.setrlimit(resource.RLIMIT_AS, before)


def tried(kind: Kind, sample: Sample, folder: Path, seed: int, change: Callable[[Path], None] | None) -> Failure | None:
    """What goes wrong with the files of a sample, if anything does."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name, data in sample.files.items():
        (folder / name).write_bytes(data)
    try:
        if change is not None:
            change(folder / next(iter(sample.files)))
        with limited():
            kind.use(sample, folder, Random(seed))
    except TilewrightError:
        return None
    except TooSlow as problem:
        return _failure("slow", problem)
    except MemoryError as problem:
        return _failure("large", problem)
    except Exception as problem:
        return _failure("traceback", problem)
    return None


def _failure(sort: str, problem: BaseException) -> Failure:
    frames = [frame for frame in traceback.extract_tb(problem.__traceback__) if "tilewright" in frame.filename]
    # A slow loop is stopped anywhere in it.
    frame = frames[-1] if frames and sort == "traceback" else frames[min(3, len(frames) - 1)] if frames else None
    where = "" if frame is None else f"{Path(frame.filename).name}:{frame.name}"
    lines = "".join(traceback.format_exception(problem)).splitlines()
    shown = lines if len(lines) < 80 else [*lines[:30], "...", *lines[-45:]]
    return Failure(sort, f"{type(problem).__name__} in {where}", "\n".join(line[:1000] for line in shown))


def smaller(sample: Sample, name: str, fails: Callable[[Sample], bool]) -> Sample:
    """A sample that still fails when as many lines, then characters, of one file are left out as a few tries allow."""
    tries = 0
    begun = process_time()
    for unit in (b"\n", b""):
        parts = sample.files[name].split(b"\n") if unit else [bytes([byte]) for byte in sample.files[name]]
        n = max(1, len(parts) // 2)
        while n:
            k = 0
            while k < len(parts):
                tries += 1
                if tries > TRIES or process_time() - begun > 3 * SECONDS:
                    return sample
                shorter = parts[:k] + parts[k + n :]
                candidate = replace(sample, files={**sample.files, name: unit.join(shorter)})
                if fails(candidate):
                    sample, parts = candidate, shorter
                else:
                    k += n
            n //= 2
    return sample


class Fuzzer:
    """Tries changed samples, and keeps what was found."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.running = folder / "running"
        self.found: Counter[tuple[str, str, str]] = Counter()
        self.n_inputs: Counter[str] = Counter()

    def one(self, name: str, samples: list[Sample], chance: Random) -> None:
        """Change a sample of a kind, and try it."""
        kind = KINDS[name]
        seed = chance.randrange(2**32)
        sample = chance.choice(samples)
        file = chance.choice(list(sample.files))
        change: Callable[[Path], None] | None = None
        if kind.change is not None and chance.random() < 0.7:
            own = kind.change
            change = lambda path: own(path, Random(seed))  # noqa: E731
        else:
            other = chance.choice(samples)
            data = mutated(sample.files[file], chance, chance.choice(list(other.files.values())))
            sample = replace(sample, files={**sample.files, file: data})
        self.n_inputs[name] += 1
        failure = tried(kind, sample, self.running, seed, change)
        if failure is not None:
            self._keep(name, sample, file, seed, failure, change)

    def _keep(
        self, name: str, sample: Sample, file: str, seed: int, failure: Failure, change: Callable[[Path], None] | None
    ) -> None:
        self.found[name, *failure.key] += 1
        n = self.found[name, *failure.key]
        if n > 1:
            return
        if change is not None:
            # Later tries begin with the changed file.
            tried(KINDS[name], sample, self.running, seed, change)
            sample = replace(sample, files={file: (self.running / file).read_bytes()})
        elif failure.sort == "traceback":

            def fails(candidate: Sample) -> bool:
                again = tried(KINDS[name], candidate, self.running, seed, None)
                return again is not None and again.key == failure.key

            if fails(sample):
                sample = smaller(sample, file, fails)
        target = self.folder / f"{name}-{sum(self.found.values())}-{failure.sort}"
        shutil.rmtree(target, ignore_errors=True)
        target.mkdir(parents=True)
        for one, data in sample.files.items():
            (target / one).write_bytes(data)
        about = f" (of {sample.puzzle})" if sample.puzzle else ""
        (target / "report.txt").write_text(f"{name}{about}, seed {seed}: {failure.where}\n\n{failure.text}\n")
        print(f"{failure.sort}: {name}: {failure.where}: {target}", flush=True)


def main() -> None:
    parser = ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--seconds", type=float, default=60.0, help="how long, in seconds")
    parser.add_argument("--inputs", type=int, help="how many inputs, instead of how long")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kinds", default=",".join(KINDS), help=f"the kinds of files: {', '.join(KINDS)}")
    parser.add_argument("-o", "--output", type=Path, help="a folder for what is found")
    options = parser.parse_args()
    if unknown := [name for name in options.kinds.split(",") if name not in KINDS]:
        parser.error(f"there is no kind {unknown[0]!r}; there are {', '.join(KINDS)}")
    warnings.simplefilter("ignore")
    with TemporaryDirectory() as scratch:
        sys.exit(run(Fuzzer(options.output or Path(scratch)), options))


def run(fuzzer: Fuzzer, options: Any) -> int:
    """Try inputs until the end; the exit status is 1 if anything was found."""
    chance = Random(options.seed)
    samples = {name: KINDS[name].seeds() for name in options.kinds.split(",")}
    begun = perf_counter()
    with suppress(KeyboardInterrupt):
        while fuzzer.n_inputs.total() < options.inputs if options.inputs else perf_counter() - begun < options.seconds:
            name = chance.choice(list(samples))
            fuzzer.one(name, samples[name], chance)
    shutil.rmtree(fuzzer.running, ignore_errors=True)
    told = ", ".join(f"{n:,} {name}" for name, n in fuzzer.n_inputs.items())
    print(f"{fuzzer.n_inputs.total():,} inputs in {perf_counter() - begun:,.0f} s: {told}")
    for (name, sort, where), n in fuzzer.found.most_common():
        print(f"{n:>6} {sort}: {name}: {where}")
    return 1 if fuzzer.found else 0


if __name__ == "__main__":
    main()
