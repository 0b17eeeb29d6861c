"""The table of a sweep in a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...jobs.sweep_rows import SUFFIXES, require_library, table_content
from ...values import frozen
from .write_file import check_writable, suffix_of, write_file

if TYPE_CHECKING:
    from ...solving.sweep import Sweep


@frozen
class SweepTable:
    """A table that was asked for; its kind stands in the name of its file."""

    path: str
    kind: str

    @classmethod
    def at(cls, path: str) -> SweepTable:
        """InvalidRequest for a file that cannot be written, MissingExtra for one that needs a library: both at once."""
        kind = suffix_of(path, SUFFIXES)[1:]
        check_writable(path)
        require_library(kind)
        return cls(path, kind)

    def write(self, swept: Sweep) -> None:
        """Write one row for each setup that was answered."""
        write_file(self.path, table_content(swept, self.kind))
