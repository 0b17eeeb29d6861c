"""Certificates with something changed in any file: no traceback, and nothing accepted that is not as it was written."""

from __future__ import annotations

import lzma
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.verifying.test_verify import FEW, SUMS
from tilewright.errors import InvalidCertificate
from tilewright.families import Puzzle
from tilewright.formats import read_puzzle
from tilewright.proving.prove import steps_of_prove
from tilewright.proving.result import ProveOptions
from tilewright.solving import count
from tilewright.verifying.folder import CNF, PUZZLE
from tilewright.verifying.verify import Verified, verify

from .test_pseudo_boolean import no_board

KINDS: dict[str, tuple[Puzzle, ProveOptions]] = {
    "binary": (FEW, ProveOptions(plain=True)),
    "text": (FEW, ProveOptions(plain=True, as_text=True)),
    "packed": (FEW, ProveOptions()),
    "parts": (FEW, ProveOptions(plain=True, parts=3)),
    "sums": (SUMS, ProveOptions(plain=True)),
    "coloring": (no_board(), ProveOptions()),
}


def flip(content: bytes, random: Random) -> bytes:
    at = random.randrange(len(content))
    return content[:at] + bytes([content[at] ^ 1 << random.randrange(8)]) + content[at + 1 :]


def put(content: bytes, random: Random) -> bytes:
    at = random.randrange(len(content) + 1)
    return content[:at] + bytes([random.choice(b"0123456789 -\n\0x\xff")]) + content[at + random.randrange(2) :]


def drop(content: bytes, random: Random) -> bytes:
    at = random.randrange(len(content))
    return content[:at] + content[at + random.choice((1, 2, 9, 300)) :]


def exchange_lines(content: bytes, random: Random) -> bytes:
    lines = content.splitlines(keepends=True)
    one, other = random.randrange(len(lines)), random.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


def repeat_line(content: bytes, random: Random) -> bytes:
    lines = content.splitlines(keepends=True)
    at = random.randrange(len(lines))
    return b"".join((*lines[:at], lines[random.randrange(len(lines))], *lines[at:]))


def longer_number(content: bytes, random: Random) -> bytes:
    at = random.randrange(len(content) + 1)
    return content[:at] + b"9" * random.choice((12, 30, 5000)) + content[at:]


CHANGES: tuple[Callable[[bytes, Random], bytes], ...] = (
    *(flip, put, drop, exchange_lines, repeat_line, longer_number),
)


def matters(name: str, before: bytes, after: bytes) -> bool:
    """Tell whether a change says something else than was written.

    A proof is another proof: each of its steps was checked. A puzzle file is the question, and its answer is counted
    below. The clauses of each kind in a CNF may stand in any order, and so may the literals of a clause.
    """
    if name.startswith("proof.lrat") or name.startswith("proof-") or name == PUZZLE:
        return False
    if name.startswith(CNF):
        texts = [lzma.decompress(one) if name.endswith(".xz") else one for one in (before, after)]
        one, other = ([sorted(set(line.split())) for line in text.splitlines()] for text in texts)
        return sorted(one) != sorted(other)
    return True


@pytest.mark.thorough
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("times", [10, pytest.param(300, marks=pytest.mark.thorough)])
def test_no_change_is_accepted_that_matters(kind: str, times: int, tmp_path: Path) -> None:
    puzzle, options = KINDS[kind]
    list(steps_of_prove(puzzle, tmp_path / kind, options))
    folder = tmp_path / kind
    written = verify(folder)
    contents = {path.name: path.read_bytes() for path in sorted(folder.iterdir())}
    random = Random(times)
    for _ in range(times):
        name = random.choice(list(contents))
        changed = random.choice(CHANGES)(contents[name], random)
        (folder / name).write_bytes(changed)
        try:
            verified = verify(folder, workers=random.choice((1, 2)))
        except InvalidCertificate:
            pass
        else:
            assert changed == contents[name] or not matters(name, contents[name], changed), (name, changed)
            assert _facts(verified) == _facts(written) or name == PUZZLE
            if name == PUZZLE:
                assert count(read_puzzle([folder / PUZZLE])).distinct == verified.distinct
        (folder / name).write_bytes(contents[name])


def _facts(verified: Verified) -> tuple[object, ...]:
    return verified.name, verified.distinct, verified.up_to_symmetry, verified.n_clauses, verified.n_lines


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_that_is_not_there_is_missed_and_one_too_many_is_named(kind: str, tmp_path: Path) -> None:
    puzzle, options = KINDS[kind]
    list(steps_of_prove(puzzle, tmp_path / kind, options))
    for path in sorted((tmp_path / kind).iterdir()):
        content = path.read_bytes()
        path.unlink()
        with pytest.raises(InvalidCertificate):
            verify(tmp_path / kind)
        path.write_bytes(content)
    (tmp_path / kind / "more.txt").touch()
    assert verify(tmp_path / kind).unread == ("more.txt",)
