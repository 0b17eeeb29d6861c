"""A proof in parts that are written side by side: each refutes some cubes, and a last file puts them together.

A cube is a sequence of first decisions. The walk of a cube proves that not all of them are right, with the clauses of
the CNF alone. Where all decisions between which a cube forks are refuted, so is the cube, and at last the empty cube.

All files, one behind the other, are one proof, in which the numbers of clauses must ascend. How many a part needs is
known at its end only, so it takes ranges of numbers, and begins a file with each: of `n` parts the first takes the
ranges 0, n, 2 n, ..., the second 1, n + 1, 2 n + 1, ...: so it does not matter which part is quicker.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing, suppress
from hashlib import sha256
from typing import Any

from ..errors import InvalidRequest
from ..families.wording import listing
from ..solving import NO_LIMITS
from ..solving.executors import Inline, ThreadPool
from ..solving.live import Budget
from ..values import frozen
from ..verifying.folder import PROOF, UNFINISHED, part_name
from ..writing import reason_of, replacing
from .packing import CertificateFiles, LimitReachedError
from .result import ProveOptions
from .text import TextForm, line
from .walk import Cube, ProofWalk

# Parts have cubes from all over the tree, so that they are about as long.
_CUBES_OF_A_PART = 8
_PARTS_OF_A_WALKER = 2
_NODES_OF_ONE_WALKER = 100_000
"""A shorter proof is one file, however many workers there are."""
_STEPS_OF_A_RANGE = 4
_PARTS_TO_RESUME = 16
_RECORDED = ("range", "nodes", "n_clauses", "n_bytes", "share", "written")


@frozen
class Fork:
    """A cube of which one of the literals is true, as the hints show."""

    cube: Cube
    literals: Cube
    hints: tuple[int, ...]


class ProofTree:
    """The beginning of a tree: cubes that are to be refuted, with their weights, and those that forked."""

    def __init__(self, walk: ProofWalk) -> None:
        self._walk = walk
        self.cubes: list[tuple[Cube, float]] = [((), 1.0)]
        self.forks: list[Fork] = []

    def grow(self, n: int) -> Iterator[None]:
        """Let the widest cubes fork until there are `n`, in steps."""
        leaves = set[Cube]()
        while len(self.cubes) < n and len(leaves) < len(self.cubes):
            inner = [pair for pair in self.cubes if pair[0] not in leaves]
            cube, weight = max(inner, key=lambda pair: pair[1])
            forked = self._walk.of_cube(cube, self._walk.last_id).fork()
            if forked is None:
                leaves.add(cube)
            else:
                self.forks.append(Fork(cube, *forked))
                at = self.cubes.index((cube, weight))
                literals = forked[0]
                self.cubes[at : at + 1] = [((*cube, literal), weight / len(literals)) for literal in literals]
            yield

    def put_together(self, proved: dict[Cube, tuple[int, Cube]], last_id: int) -> Iterator[bytes]:
        """The lines that prove the empty clause from those that cubes have proved; they get the next numbers."""
        proved = dict(proved)
        for fork in reversed(self.forks):
            of_literals = [proved[(*fork.cube, literal)] for literal in fork.literals]
            enough = [one for one, literal in zip(of_literals, fork.literals, strict=True) if literal ^ 1 not in one[1]]
            if enough:
                proved[fork.cube] = enough[0]
                continue
            last_id += 1
            clause = tuple(literal ^ 1 for literal in fork.cube)
            proved[fork.cube] = last_id, clause
            *hints, need = fork.hints
            yield line(last_id, clause, (*hints, *(number for number, _ in of_literals), need))


class ProofPart:
    """A sequence of cubes that one worker refutes, or the whole tree; its clauses are numbered from one without end."""

    def __init__(
        self,
        walk: ProofWalk,
        cubes: Sequence[tuple[Cube, float]],
        files: CertificateFiles,
        as_text: bool,
        number: int = 0,
        n_parts: int = 0,
    ) -> None:
        self._root = walk
        self._walk = walk.of_cube((), walk.n_cnf)
        self._cubes = cubes
        self._files = files
        self._as_text = as_text
        self.number, self.n_parts = number, n_parts
        self.range = number
        """The range of numbers that is in use."""
        self.nodes = self.n_clauses = self.n_bytes = 0
        self.share = 0.0
        """The share of the whole tree that is done here."""
        self.written: list[str] = []
        """The names of its files."""
        self.proved: dict[Cube, tuple[int, Cube]] = {}

    def steps(self) -> Generator[int | None]:
        """Write the part; None after each step, and at the end the number of its clauses."""
        lines = self._lines()
        is_done = False
        while not is_done:
            before = last_before(self._root, self.range)
            self._walk.last_id = before
            name = part_name(self.range + 1, self.number + 1) if self.n_parts else PROOF
            with self._files.open(name) as file:
                self.written.append(file.path.name)
                form = TextForm(before) if self._as_text else bytes
                for part in lines:
                    file.write(form(part))
                    self._files.check_size()
                    yield None
                    if self.n_parts and self._is_used_up():
                        self.range += self.n_parts
                        break
                else:
                    is_done = True
        yield self.n_clauses

    def to_json(self) -> dict[str, Any]:
        """A part that is finished, as plain data."""
        proved = [[cube, *clause] for cube, clause in self.proved.items()]
        return {**{name: getattr(self, name) for name in _RECORDED}, "proved": proved}

    def take(self, record: dict[str, Any]) -> None:
        """Take what was recorded of this part."""
        self.proved = {tuple(cube): (number, tuple(clause)) for cube, number, clause in record["proved"]}
        for name in _RECORDED:
            setattr(self, name, record[name])

    def _is_used_up(self) -> bool:
        return self._walk.last_id + self._walk.most_clauses > last_before(self._root, self.range + 1)

    def _lines(self) -> Iterator[bytes]:
        nodes = n_clauses = 0
        share = 0.0
        for cube, weight in self._cubes:
            self._walk = walk = self._root.of_cube(cube, self._walk.last_id)
            for part in walk.steps():
                self.nodes, self.n_clauses = nodes + walk.nodes, n_clauses + walk.n_clauses
                self.share = share + weight * walk.progress
                self.n_bytes += len(part)
                yield part
            self.proved[cube] = walk.proved
            nodes, n_clauses, share = self.nodes, self.n_clauses, self.share
            if self.n_parts:
                rest = walk.rest()
                self.n_bytes += len(rest)
                yield rest


def last_before(walk: ProofWalk, number: int) -> int:
    """The last number of a clause before a range."""
    return walk.n_cnf + number * _STEPS_OF_A_RANGE * walk.most_clauses


class ProofRecord:
    """A file in the folder that says which parts are finished, so that a proof that was stopped can go on.

    `about` tells one proof from another: for each word about what may differ, what it is here.
    """

    def __init__(self, files: CertificateFiles, about: dict[str, str]) -> None:
        self._files = files
        self._path = files.folder / UNFINISHED
        self._data: dict[str, Any] = {"about": about, "n_parts": 0, "done": {}}
        if self._path.exists():
            self._data = self._read()
            others = [what for what, here in about.items() if self._data["about"].get(what) != here]
            if others:
                raise InvalidRequest(
                    f"{files.folder} has parts of a proof that was begun with {listing(others)}; "
                    "take another folder, or go on as it was begun"
                )
        else:
            # After a crash, too, the same command knows the folder again.
            files.begin(UNFINISHED)
            self._write()
        for number, record in list(self.done.items()):
            if not all((files.folder / name).is_file() for name in record["written"]):
                del self.done[number]
        names = [name for record in self.done.values() for name in record["written"]]
        for path in (*files.folder.glob("proof-*.lrat*"), *files.folder.glob("*.part")):
            if path.name not in names:
                with suppress(OSError):
                    path.unlink()
        files.keep((*names, UNFINISHED) if names else ())

    @property
    def n_parts(self) -> int:
        """The number of parts of the proof; 0 if it was not begun."""
        return int(self._data["n_parts"])

    @property
    def done(self) -> dict[str, Any]:
        """The records of the finished parts, by their numbers."""
        found: dict[str, Any] = self._data["done"]
        return found

    def add(self, part: ProofPart) -> None:
        """Record that a part is finished."""
        self._data["n_parts"] = part.n_parts
        self.done[str(part.number)] = part.to_json()
        self._write()
        self._files.keep((*part.written, UNFINISHED))

    def _read(self) -> dict[str, Any]:
        """The record in the file; InvalidRequest unless it is as it was written."""
        try:
            digest, text = self._path.read_text(encoding="utf-8").split("\n", 1)
            if digest == _digest(text) and _is_record(record := json.loads(text)):
                return dict(record)
        except OSError as error:
            raise InvalidRequest(f"{self._path} cannot be read: {reason_of(error)}") from None
        except (ValueError, RecursionError):
            pass
        raise InvalidRequest(
            f"{self._path} is damaged, or was written by another version: it does not say which parts are finished; "
            "take another folder, or empty this one"
        )

    def _write(self) -> None:
        text = json.dumps(self._data)
        with replacing(self._path) as draft:
            draft.write_text(f"{_digest(text)}\n{text}", encoding="utf-8")

    def remove(self) -> None:
        """Forget all: the proof is finished."""
        self._path.unlink(missing_ok=True)


def _is_record(data: Any) -> bool:
    """Tell whether data has all that is read of a record: the file may come from elsewhere."""
    try:
        return isinstance(data["about"], dict) and all(
            0 <= int(number) < data["n_parts"]
            and all(isinstance(part[name], int | float) for name in _RECORDED if name != "written")
            and all(isinstance(name, str) for name in part["written"])
            and all(isinstance(n, int) for cube, number, clause in part["proved"] for n in (*cube, number, *clause))
            for number, part in data["done"].items()
        )
    except (KeyError, TypeError, ValueError, AttributeError):
        return False


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


class ProofWriter:
    """Writes the proof into one file, or in parts, if these are asked for or it is long and several threads write."""

    def __init__(
        self, walk: ProofWalk, files: CertificateFiles, options: ProveOptions, record: ProofRecord | None = None
    ) -> None:
        self._walk = walk
        self._files = files
        self._options = options
        self._record = record
        self.parts: list[ProofPart] = []
        self.written: list[str] = []
        """The names of the files of the proof; all of them only at the end."""
        self._n_put_together = self._n_bytes_put_together = 0

    @property
    def share(self) -> float:
        """The share of the tree that is refuted."""
        return min(1.0, sum(part.share for part in self.parts))

    @property
    def nodes(self) -> int:
        return sum(part.nodes for part in self.parts)

    @property
    def n_clauses(self) -> int:
        """The number of clauses written."""
        return sum(part.n_clauses for part in self.parts) + self._n_put_together

    @property
    def n_bytes(self) -> int:
        """The bytes of the proof, not compressed."""
        return sum(part.n_bytes for part in self.parts) + self._n_bytes_put_together

    def steps(self) -> Iterator[None]:
        """Write all of it, in steps."""
        options, record = self._options, self._record
        # What a thread writes another one compresses, which takes about as long.
        n_walkers = options.workers if options.plain else (options.workers + 1) // 2
        n_parts = options.parts or 1
        if record is not None:
            n_parts = record.n_parts or options.parts or max(_PARTS_TO_RESUME, _PARTS_OF_A_WALKER * n_walkers)
        elif n_parts == 1:
            may_part = options.parts is None and n_walkers > 1
            if (yield from self._in_one(_NODES_OF_ONE_WALKER if may_part else None)):
                return
            n_parts = _PARTS_OF_A_WALKER * n_walkers
        tree = ProofTree(self._walk)
        for _ in tree.grow(_CUBES_OF_A_PART * n_parts):
            yield
        self._walk.compile()
        self.parts = [
            ProofPart(self._walk, tree.cubes[k::n_parts], self._files, options.as_text, k, n_parts)
            for k in range(min(n_parts, len(tree.cubes)))
        ]
        for part in self.parts:
            if record is not None and str(part.number) in record.done:
                part.take(record.done[str(part.number)])
        waiting = [part.number for part in self.parts if not part.proved]
        executor = ThreadPool(n_walkers) if n_walkers > 1 else Inline()
        budget = Budget(NO_LIMITS)
        for answers in executor.map(lambda number: self.parts[number].steps(), waiting, budget):
            if record is not None:
                for number, *_ in answers:
                    record.add(self.parts[number])
            yield
        if budget.stopped_by:
            # A deadline around all this was over first: parts are missing.
            raise LimitReachedError(budget.stopped_by)
        self._put_together(tree)
        if record is not None:
            record.remove()

    def _in_one(self, most_nodes: int | None) -> Generator[None, None, bool]:
        """Write one file; False if it would take more nodes, and is not there then."""
        part = ProofPart(self._walk, [((), 1.0)], self._files, self._options.as_text)
        self.parts = [part]
        with closing(part.steps()) as steps:
            for _ in steps:
                yield
                if most_nodes is not None and part.nodes > most_nodes and part.share < 1:
                    break
            else:
                self.written = part.written
                return True
        self._files.remove(part.written)
        return False

    def _put_together(self, tree: ProofTree) -> None:
        last = max(part.range for part in self.parts) + 1
        before = last_before(self._walk, last)
        lines = list(tree.put_together({cube: one for part in self.parts for cube, one in part.proved.items()}, before))
        self._n_put_together, self._n_bytes_put_together = len(lines), sum(map(len, lines))
        self.written = [name for part in self.parts for name in part.written]
        if lines:
            form = TextForm(before) if self._options.as_text else bytes
            with self._files.open(part_name(last + 1)) as file:
                file.write(form(b"".join(lines)))
            self.written.append(file.path.name)
        self.written.sort()
