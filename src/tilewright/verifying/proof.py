"""Checks the files of a proof, those of different parts side by side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait

from ..errors import InvalidCertificate
from .folder import PACKED, CertificateFolder, ProofFile
from .lrat import ProofCheck, binary_of_text


class WholeProof:
    """The check of all files of a proof.

    What comes behind the empty clause is checked, too, so that all steps are right, and their number is known.
    """

    def __init__(self, folder: CertificateFolder, check: ProofCheck) -> None:
        self._folder = folder
        self._check = check
        self._files = folder.proofs()
        self._is_proved = False
        self.n_lines = 0
        """The number of clauses that were added, so far."""
        self.forms: set[bool] = set()
        """Whether files are text."""

    @property
    def names(self) -> list[str]:
        """The names of the files in order, as they are when they are not packed."""
        return [file.name.removesuffix(PACKED) for file in self._files]

    def steps(self, workers: int) -> Iterator[float]:
        """Check it, in steps that tell the share of the files so far."""
        size = max(1, sum(file.size for file in self._files))
        files, done, before = self._files, 0, 0
        lanes = _lanes(files[:-1], workers)
        if len(lanes) > 1:
            side = [PartCheck(self._folder, self._check.copy(), lane) for lane in lanes]
            for _ in _side_by_side(side, workers):
                self.n_lines = before = sum(one.check.n_lines for one in side)
                done = sum(one.taken for one in side)
                yield done / size
            self._put_together(side)
            files = files[-1:]
        last = PartCheck(self._folder, self._check, files)
        for _ in last.steps():
            self.n_lines = before + self._check.n_lines
            yield (done + last.taken) / size
        self.forms |= last.forms
        if not (self._is_proved or self._check.is_proved):
            raise InvalidCertificate("the proof is not complete: it ends before the empty clause")
        if len(self.forms) > 1:
            raise InvalidCertificate("some files of the proof are text, and others are not")

    def _put_together(self, side: Sequence[PartCheck]) -> None:
        """Take what parts have proved."""
        ends = {name: end for one in side for name, end in one.ends.items()}
        in_order = [ends[file.name] for file in self._files if file.name in ends]
        if in_order != sorted(in_order):
            raise InvalidCertificate("the proof is wrong: its files are not in the order of their clauses")
        for one in side:
            self._check.adopt(one.check)
            self._is_proved |= one.check.is_proved
            self.forms |= one.forms


def _side_by_side(side: Sequence[PartCheck], workers: int) -> Iterator[None]:
    """Let each worker check some files, in steps."""
    with ThreadPoolExecutor(workers) as pool:
        waiting = {pool.submit(one.run) for one in side}
        try:
            while waiting:
                ended, waiting = wait(waiting, 0.2, FIRST_COMPLETED)
                for future in ended:
                    future.result()
                yield
        finally:
            for one in side:
                one.is_over = True


def _lanes(proofs: Sequence[ProofFile], workers: int) -> list[list[ProofFile]]:
    """The files for each worker, in order: those of a part together, and about as many bytes for each."""
    sizes: Counter[str] = Counter()
    for file in proofs:
        sizes[file.part] += file.size
    lanes: list[list[str]] = [[] for _ in range(min(workers, len(sizes)))]
    loads = [0] * len(lanes)
    for part, size in sizes.most_common():
        lane = loads.index(min(loads))
        lanes[lane].append(part)
        # An empty part is work, too.
        loads[lane] += size + 1
    of_part = {part: k for k, parts in enumerate(lanes) for part in parts}
    return [[file for file in proofs if of_part[file.part] == k] for k in range(len(lanes))]


class PartCheck:
    """The check of some files of a proof, one behind the other."""

    def __init__(self, folder: CertificateFolder, check: ProofCheck, proofs: Sequence[ProofFile]) -> None:
        self.check = check
        self._folder = folder
        self._proofs = proofs
        self.taken = 0
        """The bytes of the files that were read."""
        self.is_over = False
        """Whether to stop, as the result does not matter any more."""
        self.ends: dict[str, int] = {}
        """For each file the number of the last clause that it adds."""
        self.forms: set[bool] = set()
        """Whether files are text."""

    def steps(self) -> Iterator[None]:
        """Check all files."""
        for file in self._proofs:
            before, taken, n_lines = self.taken, [0], self.check.n_lines
            for part in self._binary(file.name, taken):
                for _ in self.check.take(part):
                    self.taken = before + taken[0]
                    yield
            if not self.check.is_between_lines:
                raise InvalidCertificate(f"the proof is not complete: {file.name} ends in the middle of a line")
            if self.check.n_lines > n_lines:
                self.ends[file.name] = self.check.last_id
            self.taken = before + file.size

    def run(self) -> None:
        """Check all, unless it is over."""
        for _ in self.steps():
            if self.is_over:
                return

    def _binary(self, name: str, taken: list[int]) -> Iterator[bytes]:
        """The proof in binary form, whatever form it has; `taken` tells how much of the file was read."""
        first = next(self._folder.parts(name), b"")
        if not first:
            return iter(())
        is_text = first[:1] not in (b"a", b"d")
        self.forms.add(is_text)
        if is_text:
            return binary_of_text(self._folder.lines(name, 3 * self.check.longest_line, taken))
        return self._folder.parts(name, taken)
