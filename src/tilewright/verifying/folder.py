"""The files of a certificate, read with suspicion: InvalidCertificate for what they cannot be.

Nothing is read that is not a plain file in the folder itself: a link would show another file's content, a pipe would
wait for ever. Nothing is held but the part of a file that is being looked at, however far it unpacks.
"""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterator, Sequence
from io import FileIO
from lzma import FORMAT_XZ, LZMADecompressor, LZMAError
from pathlib import Path
from typing import NamedTuple

from ..errors import InvalidCertificate, InvalidFile, TilewrightError, shortened
from ..families import Puzzle
from ..formats.document import refuse_address
from ..formats.puzzle_file import read_toml_text
from ..values import frozen
from .limits import VerifyLimits

PUZZLE, CNF, PROOF, SOLUTIONS, README = "puzzle.toml", "puzzle.cnf", "proof.lrat", "solutions.txt", "README.txt"
OPB, PBP = "puzzle.opb", "proof.pbp"
"""The rules as pseudo-Boolean constraints, and the proof by coloring that nothing satisfies them."""
GRAPH, COMPLETE, SOUND, CPOG = "count.graph", "complete.lrat", "sound.lrat", "count.cpog"
"""The graph by which solutions are counted that are not listed; proofs that it misses none, and has none too much; and
the same for programs that count, which is not looked at here."""


class CountFiles(NamedTuple):
    """The names of the files of one count."""

    cnf: str
    graph: str
    complete: str
    sound: str


COUNT_FILES = CountFiles(CNF, GRAPH, COMPLETE, SOUND)
_OF_MOTION = re.compile(r"motion-\d+(\.cnf|\.graph|-complete\.lrat|-sound\.lrat)(\.xz)?")


def motion_files(number: int) -> CountFiles:
    """The names of the files of the count of what a motion keeps."""
    begin = f"motion-{number}"
    return CountFiles(f"{begin}.cnf", f"{begin}.graph", f"{begin}-{COMPLETE}", f"{begin}-{SOUND}")


PACKED = ".xz"
"""The ending of a file that is compressed."""
UNFINISHED = "unfinished.json"
"""What is done of a certificate that can be resumed."""
LARGEST_PUZZLE = 1 << 17
"""The most bytes of a puzzle file: the largest of the catalog has a tenth of that."""
MOST_FILES = 10_000
LONGEST_LINE = 1 << 22
"""The most bytes of a line, unless the caller knows better: a clause of 30,000 variables has some 200,000."""
_PART = re.compile(r"proof-\d{4,}-(part-\d+|end)\.lrat(\.xz)?")
_CHUNK = 1 << 20
# `xz -9` needs 65 MiB; what `tilewright prove` writes 17.
_ROOM_TO_UNPACK = 80 << 20
_SHOWN = 60


def part_name(number: int, part: int | None = None) -> str:
    """The name of a file of a proof in parts; of the last file, if no part is given."""
    return f"proof-{number:04}-{'end' if part is None else f'part-{part}'}.lrat"


@frozen
class ProofFile:
    """A file of a proof, with the part that it belongs to, and its bytes on the disk."""

    name: str
    part: str
    size: int


class CertificateFolder:
    """A folder that should hold a certificate."""

    def __init__(self, path: Path, limits: VerifyLimits | None = None) -> None:
        self.path = path
        self.limits = limits or VerifyLimits()
        self._names = _listed(path)
        self._found: set[str] = set()

    @property
    def unread(self) -> tuple[str, ...]:
        """The names of what was not looked at."""
        return tuple(sorted(self._names - self._found))

    def has(self, name: str) -> bool:
        """Tell whether a file, a folder or anything else has that name."""
        return name in self._names

    @property
    def has_motions(self) -> bool:
        """Tell whether it counts what motions keep."""
        return any(map(_OF_MOTION.fullmatch, self._names))

    def find(self, name: str) -> str:
        """The name of a file of the folder, with the ending of a compressed one if it is that."""
        for one in (name, name + PACKED):
            if self.has(one):
                self._found.add(one)
                return one
        if self.has(UNFINISHED):
            raise InvalidCertificate(
                f"{self.path} is not finished; `tilewright prove PUZZLE -o {self.path} --resume` goes on"
            )
        raise InvalidCertificate(
            f"{self.path} has no {name}, nor {name}{PACKED}; `tilewright prove` writes such folders"
        )

    def proofs(self) -> list[ProofFile]:
        """The files of the proof in their order."""
        parts = {name: match[1] for name in sorted(self._names) if (match := _PART.fullmatch(name))}
        self._found |= parts.keys()
        return [ProofFile(name, part, self._size(name)) for name, part in (parts or {self.find(PROOF): ""}).items()]

    def proof(self, name: str) -> ProofFile:
        """The file of that name, with the ending of a compressed one if it is that."""
        found = self.find(name)
        return ProofFile(found, "", self._size(found))

    def _size(self, name: str) -> int:
        with self._open(name) as file:
            return os.fstat(file.fileno()).st_size

    def _open(self, name: str) -> FileIO:
        """A plain file of the folder, open; InvalidCertificate for anything else of that name."""
        path = self.path / name
        try:
            if not stat.S_ISREG(path.lstat().st_mode):
                raise InvalidCertificate(f"{name} is a link, a folder, a pipe or a device, and should be a plain file")
            # It may become something else between two looks at it, and a pipe is not to be waited for.
            flags = os.O_RDONLY | sum(getattr(os, name, 0) for name in ("O_NOFOLLOW", "O_NONBLOCK", "O_BINARY"))
            file = FileIO(os.open(path, flags))
        except OSError as error:
            raise InvalidCertificate(f"{name} cannot be read: {error.strerror or error}") from None
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            file.close()
            raise InvalidCertificate(f"{name} is no plain file")
        return file

    def parts(self, name: str, taken: list[int] | None = None) -> Iterator[bytes]:
        """The bytes of a file, in parts, unpacked if it is packed; `taken[0]` tells how much of the file was read."""
        unpack = LZMADecompressor(FORMAT_XZ, _ROOM_TO_UNPACK) if name.endswith(PACKED) else None
        try:
            with self._open(name) as file:
                while True:
                    self.limits.in_time()
                    if unpack is not None and unpack.eof:
                        if unpack.unused_data or file.read(1):
                            raise InvalidCertificate(f"{name} goes on behind its end")
                        return
                    part = file.read(_CHUNK) if unpack is None or unpack.needs_input else b""
                    if taken is not None:
                        taken[0] = file.tell()
                    if not part and (unpack is None or unpack.needs_input):
                        if unpack is None:
                            return
                        raise EOFError
                    if content := part if unpack is None else unpack.decompress(part, _CHUNK):
                        yield content
        except (LZMAError, EOFError):
            raise InvalidCertificate(
                f"{name} cannot be unpacked: it is damaged, ends early, or takes more than "
                f"{_ROOM_TO_UNPACK >> 20} MiB of memory"
            ) from None
        except OSError as error:
            raise InvalidCertificate(f"{name} cannot be read: {error.strerror or error}") from None

    def lines(self, name: str, longest: int = LONGEST_LINE, taken: list[int] | None = None) -> Iterator[bytes]:
        """The lines of a file, each of them without its end; InvalidCertificate for one that is too long."""
        rest = b""
        number = 0
        for part in self.parts(name, taken):
            *whole, rest = (rest + part).split(b"\n")
            number += len(whole)
            for line in whole:
                if len(line) > longest:
                    break
                yield line
            else:
                if len(rest) <= longest:
                    continue
            raise InvalidCertificate(f"{name}: a line does not end, or is longer than {longest:,} bytes")
        if rest:
            raise InvalidCertificate(f"{name}, line {number + 1}: {shown(rest)} does not end")

    def compare(self, name: str, wanted: Sequence[str]) -> None:
        """InvalidCertificate unless a file has one of these texts; it names the first line that none of them has."""
        most = 2 * max(len(text.encode()) for text in wanted)
        text = self.text(self.find(name), most)
        if text in wanted:
            return
        lines = text.split("\n")
        most_alike = max(wanted, key=lambda one: _first_difference(lines, one.split("\n")))
        right = most_alike.split("\n")
        at = _first_difference(lines, right)
        if at == len(right):
            raise InvalidCertificate(f"{name}, line {at + 1}: {shown(lines[at].encode())} is one line too many")
        demand(name, at + 1, lines[at].encode() if at < len(lines) else None, right[at])

    def text(self, name: str, most: int) -> str:
        """The text of a file of at most so many bytes; InvalidCertificate if it is longer, or no text."""
        found = b""
        for part in self.parts(name):
            found += part
            if len(found) > most:
                raise InvalidCertificate(f"{name} is longer than {most:,} bytes")
        try:
            return found.decode()
        except UnicodeDecodeError:
            raise InvalidCertificate(f"{name} is not text in UTF-8") from None

    def puzzle(self) -> Puzzle:
        """The puzzle that the certificate is about."""
        text = self.text(self.find(PUZZLE), LARGEST_PUZZLE)
        try:
            # In no other format, however the text begins: what a puzzle cannot say is only a warning there.
            return read_toml_text(text, PUZZLE.removesuffix(".toml"), path=PUZZLE)
        except InvalidFile as error:
            raise InvalidCertificate(str(error).splitlines()[0].rstrip(".")) from None
        except TilewrightError as error:
            raise InvalidCertificate(f"{PUZZLE} is no puzzle: {error}") from None


def _listed(path: Path) -> set[str]:
    """The names of all that is in a folder."""
    names: set[str] = set()
    try:
        with os.scandir(path) as entries:
            for entry in entries:
                names.add(entry.name)
                if len(names) > MOST_FILES:
                    raise InvalidCertificate(f"{path} has more than {MOST_FILES:,} files, and no certificate has")
    except NotADirectoryError:
        raise InvalidCertificate(f"{path} is a file; name the folder that it is in") from None
    except FileNotFoundError:
        refuse_address(path)
        raise InvalidCertificate(f"there is no folder {path}; `tilewright prove PUZZLE -o {path}` writes one") from None
    except OSError as error:
        raise InvalidCertificate(f"the folder {path} cannot be read: {error.strerror or error}") from None
    return names


def demand(name: str, number: int, line: bytes | None, wanted: str) -> None:
    """InvalidCertificate unless a line of a file is as wanted."""
    right = wanted.removesuffix("\n").encode()
    if line == right:
        return
    found, at = "there is nothing", 0
    if line is not None:
        at = _first_difference(line, right)
        found = shown(line, at)
    raise InvalidCertificate(f"{name}, line {number}: {found}, where {shown(right, at)} should be")


def shown(line: bytes, at: int = 0) -> str:
    """The beginning of a line, or what is around a place far behind it, quoted for a message."""
    start = max(0, at - _SHOWN // 3) if at > _SHOWN // 2 else 0
    text = line[start : start + 4 * _SHOWN].decode("utf-8", "replace")
    return repr("..." * (start > 0) + shortened(text, _SHOWN))


def _first_difference(one: Sequence[object], other: Sequence[object]) -> int:
    pairs = enumerate(zip(one, other, strict=False))
    return next((k for k, (a, b) in pairs if a != b), min(len(one), len(other)))
