"""Verifies a certificate, without trusting what wrote it: the list, the CNF, the proof."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from os import F_OK, R_OK, X_OK, access
from pathlib import Path
from time import perf_counter

from ..errors import InvalidCertificate, InvalidRequest
from ..families import family_of
from ..families.clauses import Clause, PuzzleClauses, ones
from ..values import frozen
from . import folder as files
from .lrat import ProofCheck, binary_of_text
from .pseudo_boolean import check_pseudo_boolean


@frozen
class Verified:
    """A certificate that holds: the puzzle has these solutions and no others.

    Attributes
    ----------
    name
        The title of the puzzle.
    distinct
        The number of its solutions, as finished pictures on a board that does not move.
    up_to_rotation, up_to_symmetry
        The number of solutions of which none is another one turned, or also turned over.
    n_variables, n_clauses
        The size of the CNF, or of the pseudo-Boolean constraints.
    n_lines
        The number of clauses that the proof adds, or of its steps.
    seconds
        How long the check took.
    is_pseudo_boolean
        Whether the proof is one of no solution from pseudo-Boolean constraints, not from clauses.
    """

    name: str
    distinct: int
    up_to_rotation: int
    up_to_symmetry: int
    n_variables: int
    n_clauses: int
    n_lines: int
    seconds: float
    is_pseudo_boolean: bool = False


@frozen
class VerifyStep:
    """How far a check is: what is being done, the clauses of the proof that were checked, the share of its file."""

    doing: str
    n_lines: int = 0
    share: float = 0.0


def steps_of_verify(path: Path, workers: int = 1) -> Iterator[VerifyStep | Verified]:
    """Verify the certificate in a folder, in steps, the last of which is the result. Raises InvalidCertificate."""
    begun = perf_counter()
    if not (access(path, F_OK) and path.is_dir()):
        raise InvalidCertificate(f"there is no folder {path}; `tilewright prove PUZZLE -o {path}` writes one")
    if not access(path, R_OK | X_OK):
        raise InvalidCertificate(f"the folder {path} may not be read")
    puzzle = files.puzzle_of(path)
    read = family_of(puzzle).reading
    # Its file is called puzzle, whatever the puzzle is called.
    name = " ".join((puzzle.title or puzzle.name).split())
    if read is None:
        raise InvalidCertificate(f"{name}: there is no way yet to verify {family_of(puzzle).about}")
    if puzzle.setup is not None:
        raise InvalidCertificate(f"{name} is a template, so there is nothing to count")
    yield VerifyStep("reading the rules")
    try:
        reading = read().clauses(puzzle)
    except InvalidRequest as refusal:
        raise InvalidCertificate(str(refusal)) from None
    if (path / files.OPB).is_file():
        yield VerifyStep("checking the proof")
        n_constraints, n_lines = check_pseudo_boolean(reading, path)
        seconds = perf_counter() - begun
        yield Verified(name, 0, 0, 0, len(reading.laid), n_constraints, n_lines, seconds, is_pseudo_boolean=True)
        return
    _check_edges(reading)
    yield VerifyStep("reading the solutions")
    solutions = files.solutions_of(path)
    blocking = _checked_list(reading, solutions)
    yield VerifyStep("reading the CNF")
    n_variables, clauses = files.clauses_of(path)
    yield VerifyStep("comparing the CNF with the rules")
    _compare(reading, blocking, n_variables, clauses)
    check = ProofCheck(n_variables, clauses)
    del clauses
    n_lines = 0
    for n_lines, share in _check_proof(check, files.proofs_of(path), workers):
        yield VerifyStep("checking the proof", n_lines, min(0.999, share))
    yield VerifyStep("counting up to symmetry", n_lines)
    motions = list(read().motions(puzzle, reading))
    turned = _orbits(solutions, [carried for reflects, carried in motions if not reflects])
    moved = _orbits(solutions, [carried for _, carried in motions])
    yield Verified(
        name,
        len(solutions),
        turned,
        moved,
        n_variables,
        reading.n_clauses + len(blocking),
        n_lines,
        perf_counter() - begun,
    )


def _check_proof(check: ProofCheck, proofs: Sequence[tuple[str, Path]], workers: int) -> Iterator[tuple[int, float]]:
    """Check all files of a proof, in steps that tell the number of lines so far and the share of the files."""
    size = max(1, sum(path.stat().st_size for _, path in proofs))
    n_lines = done = 0
    lanes = _lanes(proofs[:-1], workers)
    if len(lanes) > 1:
        side = [PartCheck(check.copy(), paths) for paths in lanes]
        with ThreadPoolExecutor(workers) as pool:
            waiting = {pool.submit(one.run) for one in side}
            try:
                while waiting:
                    ended, waiting = wait(waiting, 0.2, FIRST_COMPLETED)
                    for future in ended:
                        future.result()
                    n_lines = sum(one.check.n_lines for one in side)
                    yield n_lines, sum(one.taken for one in side) / size
            finally:
                for one in side:
                    one.is_over = True
        if any(one.check.is_proved for one in side):
            return
        ends = {path: end for one in side for path, end in one.ends.items()}
        in_order = [ends[path] for _, path in proofs if path in ends]
        if in_order != sorted(in_order):
            raise InvalidCertificate("the proof is wrong: its files are not in the order of their clauses")
        for one in side:
            check.adopt(one.check)
        done = sum(one.taken for one in side)
        proofs = proofs[-1:]
    last = PartCheck(check, [path for _, path in proofs])
    for _ in last.steps():
        yield n_lines + check.n_lines, (done + last.taken) / size
    check.finish()


def _lanes(proofs: Sequence[tuple[str, Path]], workers: int) -> list[list[Path]]:
    """The files for each worker, in order: those of a part together, and about as many bytes for each."""
    sizes: Counter[str] = Counter()
    for name, path in proofs:
        sizes[name] += path.stat().st_size
    lanes: list[set[str]] = [set() for _ in range(min(workers, len(sizes)))]
    for name, _ in sizes.most_common():
        min(lanes, key=lambda lane: sum(sizes[one] for one in lane)).add(name)
    return [[path for name, path in proofs if name in lane] for lane in lanes]


class PartCheck:
    """The check of some files of a proof, one behind the other."""

    def __init__(self, check: ProofCheck, paths: Sequence[Path]) -> None:
        self.check = check
        self._paths = paths
        self.taken = 0
        """The bytes of the files that were read."""
        self.is_over = False
        """Whether to stop, as the result does not matter any more."""
        self.ends: dict[Path, int] = {}
        """For each file the number of the last clause that it adds."""

    def steps(self) -> Iterator[None]:
        """Check until the empty clause is there, or the files end."""
        for path in self._paths:
            before, taken, n_lines = self.taken, [0], self.check.n_lines
            for part in _binary(path, taken):
                for _ in self.check.take(part):
                    self.taken = before + taken[0]
                    yield
                if self.check.is_proved:
                    return
            if not self.check.is_between_lines:
                raise InvalidCertificate(f"the proof is not complete: {path.name} ends in the middle of a line")
            if self.check.n_lines > n_lines:
                self.ends[path] = self.check.last_id
            self.taken = before + path.stat().st_size

    def run(self) -> None:
        """Check all, unless it is over."""
        for _ in self.steps():
            if self.is_over:
                return


def _binary(proof: Path, taken: list[int]) -> Iterator[bytes]:
    """The proof in binary form, whatever form it has; `taken` tells how much of the file was read."""
    first = next(files.parts(proof), b"")
    if first[:1] in (b"a", b"d"):
        return files.parts(proof, taken)
    return binary_of_text(files.lines(proof, taken))


def _check_edges(reading: PuzzleClauses) -> None:
    """InvalidCertificate unless the clauses of edges can be satisfied wherever all others are.

    What wrote the certificate and what reads the rules take the clauses of edges from the same code, so this asks how
    they work, not what they mean. Let an edge be true if something laid makes it true. Then its clauses are satisfied
    unless something else that is laid makes it false: so these two must exclude each other.
    """
    first = len(reading.laid) + len(reading.counters) + 1
    inside: dict[int, int] = defaultdict(int)
    across: dict[int, int] = defaultdict(int)
    for thing, edge in reading.edge_clauses():
        (inside if edge > 0 else across)[abs(edge)] |= 1 << -thing - 1
    needed = {-edge: sum(1 << thing - 1 for thing in things) for edge, *things in reading.edge_needs()}
    is_right = needed == inside and min((*inside, *across), default=first) >= first
    for one, other in ((inside, across), (across, inside)):
        for edge, things in one.items():
            for thing in ones(things):
                is_right = is_right and not other.get(edge, 0) & ~reading.excluded[thing] & -1 << thing
    if not is_right:
        raise InvalidCertificate("the clauses of edges exclude more than the rules: a fault of tilewright")


def _checked_list(reading: PuzzleClauses, solutions: Sequence[tuple[int, ...]]) -> list[Clause]:
    """The clause that excludes each solution; InvalidCertificate for one that is none, or stands there twice."""
    n = len(reading.laid)
    holds = _Holding(reading)
    known: dict[tuple[int, ...], int] = {}
    before = [0] * n
    for first, bits in enumerate(reading.excluded):
        for second in ones(bits):
            before[second] |= 1 << first
    found = []
    for number, solution in enumerate(solutions, 1):
        if solution in known:
            raise InvalidCertificate(f"solution {number} is solution {known[solution]} once more")
        known[solution] = number
        if solution and solution[-1] > n:
            raise InvalidCertificate(f"solution {number} has variable {solution[-1]}, but only {n} say what is laid")
        chosen = sum(1 << variable - 1 for variable in solution)
        out = 0
        for variable in solution:
            out |= reading.excluded[variable - 1] | before[variable - 1]
        if out & chosen or not holds(solution):
            raise InvalidCertificate(f"solution {number} breaks the rules of the puzzle")
        besides = [k + 1 for k in ones(((1 << n) - 1) & ~(out | chosen))]
        found.append((*(-variable for variable in solution), *besides))
    return found


class _Holding:
    """Tells whether what is laid satisfies the clauses that are no pairs, with counters that follow.

    A counter is true if a clause demands it: all literals of that clause are false but the counter. All others are
    false. If these values satisfy every clause, so does what is laid.
    """

    def __init__(self, reading: PuzzleClauses) -> None:
        self._n = len(reading.laid)
        self._wants = [{x for x in clause if x > 0} for clause in reading.others]
        self._n_given = [sum(x < 0 for x in set(clause)) for clause in reading.others]
        self._at_once = [k for k, n in enumerate(self._n_given) if not n]
        self._given_by: dict[int, list[int]] = defaultdict(list)
        for k, clause in enumerate(reading.others):
            for x in set(clause):
                if x < 0:
                    self._given_by[-x].append(k)

    def __call__(self, laid: Iterable[int]) -> bool:
        true = set(laid)
        todo = list(true)
        n_left: dict[int, int] = {}
        # The clauses that have no negative literal, or none that is true.
        wanted = list(self._at_once)
        at = 0
        while todo or at < len(wanted):
            if at < len(wanted):
                wants = self._wants[wanted[at]]
                at += 1
                if not wants & true and len(wants) == 1 and min(wants) > self._n:
                    true |= wants
                    todo += wants
                continue
            for k in self._given_by[todo.pop()]:
                n_left[k] = n_left.get(k, self._n_given[k]) - 1
                if not n_left[k]:
                    wanted.append(k)
        return all(self._wants[k] & true for k in wanted)


def _compare(reading: PuzzleClauses, blocking: Sequence[Clause], n_variables: int, clauses: Sequence[Clause]) -> None:
    """InvalidCertificate unless the clauses are those of the rules and of the list, in any order."""
    if n_variables != reading.n_variables:
        raise InvalidCertificate(
            f"the CNF has {n_variables} variables; the rules of the puzzle make {reading.n_variables}"
        )
    pairs = [0] * len(reading.laid)
    wanted_pairs = reading.pairs
    others: Counter[frozenset[int]] = Counter()
    for clause in clauses:
        if len(clause) == 2 and max(clause) < 0:
            first, second = sorted((-clause[0], -clause[1]))
            if second <= len(pairs) and wanted_pairs[first - 1] >> (second - 1) & 1:
                if pairs[first - 1] >> (second - 1) & 1:
                    raise InvalidCertificate(f"the CNF has the clause {_shown(clause)} twice")
                pairs[first - 1] |= 1 << (second - 1)
                continue
        others[frozenset(clause)] += 1
    told = (*reading.others, *blocking, *reading.edge_clauses(), *reading.edge_needs())
    wanted = Counter(frozenset(clause) for clause in told)
    for clause_set, _ in (others - wanted).items():
        raise InvalidCertificate(
            f"the CNF has the clause {_shown(sorted(clause_set, key=abs))}, which neither the rules nor the list have"
        )
    for clause_set, _ in (wanted - others).items():
        raise InvalidCertificate(f"the CNF lacks the clause {_shown(sorted(clause_set, key=abs))}")
    for first, (found, bits) in enumerate(zip(pairs, wanted_pairs, strict=True), 1):
        if found != bits:
            second = next(ones(found ^ bits)) + 1
            raise InvalidCertificate(f"the CNF lacks the clause {_shown((-first, -second))}")


def _shown(clause: Sequence[int]) -> str:
    words = " ".join(map(str, (*clause, 0)))
    return words if len(words) < 60 else words[:56] + " ..."


def _orbits(solutions: Sequence[tuple[int, ...]], motions: Sequence[tuple[int, ...]]) -> int:
    """The number of solutions that are the least of their images."""
    found = 0
    for solution in solutions:
        images = (tuple(sorted(carried[x - 1] + 1 for x in solution)) for carried in motions)
        found += all(solution <= image for image in images)
    return found


def verify(folder: str | Path, *, workers: int = 1) -> Verified:
    """Verify a certificate: that the puzzle in it has the solutions in its list and no others.

    Nothing that wrote it is trusted: the rules are read afresh, by code that shares nothing with the solver.

    Parameters
    ----------
    folder
        The folder that `prove` wrote.
    workers
        How many threads check the parts of the proof side by side.

    Returns
    -------
    Verified
        The number of solutions, also up to rotation and symmetry.

    Raises
    ------
    InvalidCertificate
        The certificate is damaged or incomplete, or it proves something else.

    See Also
    --------
    prove : Write a certificate.
    """
    *_, result = steps_of_verify(Path(folder), workers)
    assert isinstance(result, Verified)
    return result
