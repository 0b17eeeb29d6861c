"""The files of a certificate, read with suspicion: InvalidCertificate for what they cannot be."""

from __future__ import annotations

import lzma
import re
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

from ..errors import InvalidCertificate, TilewrightError
from ..families import Puzzle
from ..formats import read_puzzle

PUZZLE, CNF, PROOF, SOLUTIONS, README = "puzzle.toml", "puzzle.cnf", "proof.lrat", "solutions.txt", "README.txt"
OPB, PBP = "puzzle.opb", "proof.pbp"
"""The rules as pseudo-Boolean constraints, and the proof by coloring that nothing satisfies them."""
PACKED = ".xz"
"""The ending of a file that is compressed."""
UNFINISHED = "unfinished.json"
"""What is done of a certificate that can be resumed."""
_PART = re.compile(r"proof-\d{4,}-(part-\d+|end)\.lrat(\.xz)?")
_CHUNK = 1 << 20
_LONGEST_LINE = 1 << 26
_MOST_VARIABLES = 1 << 24
_SOLUTION = re.compile(r"solution (\d+):((?: \d+)*)\s*")


def find(folder: Path, name: str) -> Path:
    """A file of the folder, compressed or not."""
    for path in (folder / name, folder / (name + PACKED)):
        if path.is_file():
            return path
    if (folder / UNFINISHED).is_file():
        raise InvalidCertificate(f"{folder} is not finished; `tilewright prove PUZZLE -o {folder} --resume` goes on")
    raise InvalidCertificate(f"{folder} has no {name}, nor {name}{PACKED}; `tilewright prove` writes such folders")


def part_name(number: int, part: int | None = None) -> str:
    """The name of a file of a proof in parts; of the last file, if no part is given."""
    return f"proof-{number:04}-{'end' if part is None else f'part-{part}'}.lrat"


def proofs_of(folder: Path) -> list[tuple[str, Path]]:
    """The files of the proof in their order, each with the name of its part."""
    found = [(match[1], path) for path in sorted(folder.iterdir()) if (match := _PART.fullmatch(path.name))]
    return found or [("", find(folder, PROOF))]


def parts(path: Path, taken: list[int] | None = None) -> Iterator[bytes]:
    """The bytes of a file, in parts, unpacked if it is packed; `taken[0]` tells how much of the file was read."""
    try:
        with path.open("rb") as raw, lzma.open(raw) if path.suffix == PACKED else nullcontext(raw) as file:
            while part := file.read(_CHUNK):
                if taken is not None:
                    taken[0] = raw.tell()
                yield part
    except (lzma.LZMAError, EOFError):
        raise InvalidCertificate(f"{path.name} is damaged or ends early: it cannot be unpacked") from None
    except OSError as error:
        raise InvalidCertificate(f"{path.name} cannot be read: {error.strerror or error}") from None


def lines(path: Path, taken: list[int] | None = None) -> Iterator[bytes]:
    """The lines of a file."""
    rest = b""
    for part in parts(path, taken):
        whole = (rest + part).split(b"\n")
        rest = whole.pop()
        yield from whole
        if len(rest) > _LONGEST_LINE:
            raise InvalidCertificate(f"{path.name} is damaged: a line does not end")
    if rest:
        yield rest


def shown(line: bytes) -> str:
    """The beginning of a line, quoted for a message."""
    return repr(line[:60].decode("ascii", "replace"))


def puzzle_of(folder: Path) -> Puzzle:
    """The puzzle that the certificate is about."""
    try:
        return read_puzzle([find(folder, PUZZLE)])
    except InvalidCertificate:
        raise
    except TilewrightError as error:
        raise InvalidCertificate(f"{PUZZLE} is no puzzle: {error}") from None


def solutions_of(folder: Path) -> list[tuple[int, ...]]:
    """The solutions of the list: the variables that are true in each, ascending."""
    found: list[tuple[int, ...]] = []
    for line in lines(find(folder, SOLUTIONS)):
        if not line.startswith(b"solution"):
            continue
        match = _SOLUTION.fullmatch(line.decode("ascii", "replace"))
        if match is None or len(line) > _CHUNK or int(match[1]) != len(found) + 1:
            raise InvalidCertificate(f"{SOLUTIONS}: {shown(line)} should be solution {len(found) + 1}: its variables")
        numbers = tuple(int(word) if len(word) < 10 else 0 for word in match[2].split())
        if any(a >= b for a, b in zip((0, *numbers), numbers, strict=False)):
            raise InvalidCertificate(f"{SOLUTIONS}: the variables of solution {match[1]} do not ascend")
        found.append(numbers)
    return found


def clauses_of(folder: Path) -> tuple[int, list[tuple[int, ...]]]:
    """The number of variables of the CNF, and its clauses."""
    path = find(folder, CNF)
    clauses: list[tuple[int, ...]] = []
    numbers: tuple[int, int] | None = None
    for line in lines(path):
        if line.startswith(b"c") or not line.strip():
            continue
        try:
            if numbers is None:
                kind, form, *two = line.split()
                numbers = int(two[0]), int(two[1])
                if (kind, form, len(two)) != (b"p", b"cnf", 2) or not 0 <= numbers[0] <= _MOST_VARIABLES:
                    raise ValueError
                continue
            *clause, end = map(int, line.split())
        except (ValueError, IndexError):
            raise InvalidCertificate(f"{path.name}: {shown(line)} is no line of a CNF, one clause a line") from None
        if end or any(not 0 < abs(literal) <= numbers[0] for literal in clause):
            raise InvalidCertificate(f"{path.name}: {shown(line)} is no clause of {numbers[0]} variables")
        clauses.append(tuple(clause))
    if numbers is None or numbers[1] != len(clauses):
        said = "no" if numbers is None else numbers[1]
        raise InvalidCertificate(f"{path.name} has {len(clauses)} clauses, but says that it has {said}")
    return numbers[0], clauses
