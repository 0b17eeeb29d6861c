"""What an atlas is made of: its options, the parts of a puzzle's page, and what each part is asked and gives."""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from ..deadline import within
from ..errors import OutOfTime
from ..families import Puzzle
from ..solving import Limits
from ..values import field, frozen
from .entries import AtlasEntry

# On a machine that does much else, what takes a second of its processor takes many seconds.
_PATIENCE = 6.0


class ProcessorLimit:
    """A limit of processor time, which does not depend on what else a machine does: what is in an atlas should not.

    Given to a search as `on_progress`, it stops the search by OutOfTime.
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._until = time.process_time() + seconds

    @property
    def left(self) -> float:
        """The seconds that are left."""
        return max(0.0, self._until - time.process_time())

    def limits(self, memory: int | None = None) -> Limits:
        """Limits far behind this one, for what comes before a search."""
        return Limits(_PATIENCE * self.left + 1.0, memory=memory)

    def __call__(self, progress: object = None) -> None:
        if not self.left:
            raise OutOfTime(f"stopped after {self.seconds:.0f} s of processor time")


@frozen
class AtlasOptions:
    """How an atlas is made.

    Attributes
    ----------
    seconds
        The seconds of processor time for each count, each certificate, each heat map and each rating of a puzzle.
    setup_seconds
        The seconds of processor time for the table of all setups of a template.
    setup_limit
        At most this number of setups of each template; None for all.
    largest
        The most bytes of a certificate that is part of the atlas; of a larger one only the digest is.
    without
        The names of the parts that are left away.
    address
        Where the atlas will be on the web, for citations; "" if that is not known.
    """

    seconds: float = 20.0
    setup_seconds: float = 120.0
    setup_limit: int | None = None
    largest: int = 10_000_000
    without: tuple[str, ...] = ()
    address: str = ""


AtlasFacts = dict[str, Any]
"""What a part found, as plain data."""


@frozen
class MadePart:
    """What a part gives: facts, and the contents of its files by their names in the folder of the puzzle."""

    facts: AtlasFacts
    files: Mapping[str, bytes] = field(default_factory=dict)


@frozen
class PartRequest:
    """What a part is asked: a puzzle, and what the parts before it found.

    Attributes
    ----------
    facts
        For each part that this one reads the facts that it found; nothing for one that is left away.
    work
        A folder for what is not finished; it stays if the work is interrupted.
    tell
        Called now and then with words for what is being done.
    """

    entry: AtlasEntry
    options: AtlasOptions
    facts: Mapping[str, AtlasFacts]
    work: Path
    tell: Callable[[str], None] = field(default=lambda words: None, compare=False)

    @cached_property
    def puzzle(self) -> Puzzle:
        """The puzzle as it stands, without a variant; a TilewrightError if its file is broken."""
        return self.variant("")

    def variant(self, name: str) -> Puzzle:
        """The puzzle, or a variant of it."""
        with warnings.catch_warnings(), within(_PATIENCE * self.options.seconds):
            warnings.simplefilter("ignore")
            return self.entry.load(name)

    @property
    def variants(self) -> tuple[str, ...]:
        """The names of its variants, and before them "" for the puzzle as it stands."""
        return ("", *self.facts["about"]["variants"])


@frozen
class AtlasPart:
    """A row of the table of parts.

    Attributes
    ----------
    name
        The name of the part, which `--without` takes.
    about
        What the part adds to a page, in words.
    make
        The function that makes it.
    reads
        The parts before it whose facts it needs.
    settings
        The options that it depends on: their names.
    seconds
        From the options: about how long it may take. A part that takes much longer is given up.
    is_needed
        Whether a page is nothing without it, so that it cannot be left away.
    """

    name: str
    about: str
    make: Callable[[PartRequest], MadePart]
    reads: tuple[str, ...] = ()
    settings: tuple[str, ...] = ()
    seconds: Callable[[AtlasOptions], float] = lambda options: options.seconds
    is_needed: bool = False
