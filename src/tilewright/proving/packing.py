"""Files that are written as the walk goes on, compressed in a thread of their own."""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from queue import Queue
from threading import Thread
from types import TracebackType
from typing import BinaryIO

from ..errors import CannotSave
from ..writing import reason_of

# The fastest setting, with room to find what was written a while ago: half the size of gzip, at twice its time.
_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 1, "dict_size": 1 << 24}]
_QUEUED = 16
_TEXT = 1 << 18


class PackedFile:
    """A file that is there under its name when all of it was written; till then it ends in `.part`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._part = path.with_name(path.name + ".part")
        self._queue: Queue[bytes | None] = Queue(_QUEUED)
        self._error: OSError | None = None
        self.is_removed = False
        self.n_bytes = 0
        """The bytes that the file has so far."""
        self._thread = Thread(target=self._work, daemon=True)
        self._thread.start()

    def write(self, part: bytes) -> None:
        """Write some bytes; CannotSave if the disk is full."""
        if part:
            self._queue.put(part)
        if self._error is not None:
            reason = reason_of(self._error)
            raise CannotSave(
                f"{self.path} cannot be written: {reason}; there is no certificate, and nothing else was lost"
            )

    def remove(self) -> None:
        """Let no file be left, at once or when it is closed."""
        self.is_removed = True
        with suppress(OSError):
            self.path.unlink(missing_ok=True)

    def __enter__(self) -> PackedFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._queue.put(None)
        self._thread.join()
        if kind is None and not self.is_removed:
            try:
                self.write(b"")
                self._part.replace(self.path)
                return
            except CannotSave:
                self._part.unlink(missing_ok=True)
                raise
            except OSError as problem:
                raise CannotSave(f"{self.path} cannot be written: {reason_of(problem)}") from None
        self._part.unlink(missing_ok=True)

    def _work(self) -> None:
        is_packed = self.path.suffix == ".xz"
        packer = lzma.LZMACompressor(lzma.FORMAT_XZ, filters=_FILTERS) if is_packed else None
        try:
            with _opened(self._part) as file:
                while (part := self._queue.get()) is not None:
                    self.n_bytes += file.write(part if packer is None else packer.compress(part))
                if packer is not None:
                    self.n_bytes += file.write(packer.flush())
        except OSError as error:
            self._error = error
            # What is still to come is taken and dropped, so that the writer does not wait.
            while self._queue.get() is not None:
                pass


def _opened(path: Path) -> BinaryIO:
    return path.open("wb")


class LimitReachedError(Exception):
    """A limit was reached, of seconds or of the disk, as its text says."""


class CertificateFiles:
    """The files of a certificate: at the end of the block all of them are there, or only those kept if it ends early.

    `most_bytes` limits their size together.
    """

    def __init__(self, folder: Path, ending: str = "", most_bytes: int | None = None) -> None:
        self.folder = folder
        self._ending = ending
        self._most_bytes = most_bytes
        self._files: list[PackedFile] = []
        self._made: list[Path] = []
        self._kept: dict[str, int] = {}
        self._begun = set[str]()

    @property
    def n_bytes(self) -> int:
        """The bytes that all files have so far."""
        return sum(self.sizes().values())

    def sizes(self) -> dict[str, int]:
        """The names of all files, with the bytes that they have so far."""
        return self._kept | {file.path.name: file.n_bytes for file in self._files if not file.is_removed}

    def keep(self, names: Iterable[str]) -> None:
        """Leave these files where they are, even if not all are written."""
        for name in names:
            self._kept[name] = (self.folder / name).stat().st_size

    def begin(self, name: str) -> None:
        """Take away a file that is written elsewhere if the work ends before it is to be kept."""
        self._begun.add(name)

    def open(self, name: str, *, is_packed: bool = True) -> PackedFile:
        """Begin a file; it is packed if the certificate is."""
        file = PackedFile(self.folder / (name + self._ending * is_packed))
        self._files.append(file)
        return file

    def remove(self, names: Iterable[str]) -> None:
        """Take files away that are not needed after all."""
        for file in self._files:
            if file.path.name in names:
                file.remove()

    def write_lines(self, name: str, lines: Iterable[str], *, is_packed: bool = False) -> Iterator[None]:
        """Write a text, in steps."""
        with self.open(name, is_packed=is_packed) as file:
            some: list[str] = []
            n = 0
            for line in lines:
                some.append(line)
                n += len(line)
                if n >= _TEXT:
                    file.write("".join(some).encode())
                    self.check_size()
                    some, n = [], 0
                    yield
            file.write("".join(some).encode())
        self.check_size()
        yield

    def check_size(self) -> None:
        """LimitReachedError if the files are larger than they may be."""
        if self._most_bytes is not None and self.n_bytes > self._most_bytes:
            raise LimitReachedError("disk")

    def __enter__(self) -> CertificateFiles:
        missing = [place for place in (self.folder, *self.folder.parents) if not place.exists()]
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise CannotSave(f"the folder {self.folder} cannot be made: {reason_of(error)}") from None
        self._made = missing
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            return
        for file in self._files:
            if file.path.name not in self._kept:
                file.remove()
        for name in self._begun - self._kept.keys():
            with suppress(OSError):
                (self.folder / name).unlink(missing_ok=True)
        with suppress(OSError):
            for place in self._made:
                place.rmdir()
