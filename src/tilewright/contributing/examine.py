"""Everything that keeps a puzzle out of the catalog, or does not: told at once about one file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Any

from .. import catalog
from ..catalog.identify import identify
from ..deadline import seconds_left, within
from ..errors import InvalidFile, OutOfTime, TilewrightError
from ..formats import format_of_sources, read_puzzle
from ..formats.document import source_of
from ..formats.puzzle_file import document_of_puzzle, variants_of
from ..rendering import draw
from ..rendering.gallery import gallery_svg
from ..solving import lint
from ..values import field, frozen
from .citation import remarks_on_name, remarks_on_words
from .compared import in_words, remarks_on_count
from .remarks import Readiness, Remark
from .twice import CountedCase, cases_of, count_twice

if TYPE_CHECKING:
    from ..families import Puzzle
    from ..solving import OnProgress

LARGEST_PICTURE = 60_000
"""The most characters of the small picture of a puzzle, of which the gallery shows hundreds."""
_LINT_SECONDS = 10.0


@frozen
class Contribution:
    """A file that someone wants to give to the catalog, and what was found out about it.

    Attributes
    ----------
    name
        The name that the file gives the puzzle.
    remarks
        What is missing, wrong, left open or worth knowing.
    counts
        The numbers that were counted.
    mistakes
        The mistakes for which the file is no puzzle; None if it is one.
    stopped_by
        "interrupt" if a person stopped it, else "".
    """

    name: str
    remarks: tuple[Remark, ...]
    counts: tuple[CountedCase, ...] = ()
    mistakes: TilewrightError | None = field(default=None, compare=False)
    stopped_by: str = ""

    def having(self, *levels: str) -> tuple[Remark, ...]:
        """The remarks of some levels."""
        return tuple(remark for remark in self.remarks if remark.level in levels)

    @property
    def is_accepted(self) -> bool:
        """Whether nothing is missing, wrong or left open."""
        return self.mistakes is None and not self.stopped_by and not self.having("missing", "wrong", "open")


def examine(
    path: Path, *, seconds: float | None = None, workers: int = 1, on_progress: OnProgress | None = None
) -> Contribution:
    """Look at a file as the maintainers of the catalog would, for at most so many seconds.

    Parameters
    ----------
    path
        The file, in any format of puzzles.
    seconds
        The limit; what it leaves open is a remark. None for no limit.
    workers
        How many threads share a count.
    on_progress
        A function that is called with the `Progress` of counts.

    Returns
    -------
    Contribution
        All that was found. A file with mistakes is no puzzle; then only its words and mistakes are looked at.

    Raises
    ------
    InvalidRequest
        There is no such file, or its format is none of puzzles.
    """
    source = source_of(path)
    row = format_of_sources([source])
    remarks = [*remarks_on_name(path.name, is_toml=row.name == "toml")]
    if row.name != "toml":
        help = (
            f"`tilewright convert {quote(str(path))} NAME{catalog.SUFFIX}` writes it as TOML; add what is missing there"
        )
        remarks.append(Remark("wrong", "file", f"the catalog keeps TOML, and this is {row.name}", help))
    data: Mapping[str, Any] = {}
    counts: list[CountedCase] = []
    with within(seconds):
        try:
            if row.parse is not None:
                data = row.parse(source.text, source.name).data
            variants = {name: read_puzzle([path], name or None) for name in ("", *variants_of(data))}
        except InvalidFile as mistakes:
            return Contribution(source.stem, (*remarks, *remarks_on_words(data)), mistakes=mistakes)
        try:
            remarks += remarks_on_words(data if row.dump is not None else document_of_puzzle(variants[""]))
            for name, puzzle in variants.items():
                for look in (_likenesses, _pictures, _findings):
                    remarks += look(puzzle, name)
        except OutOfTime:
            remarks.append(Remark("open", "file", "the time was over before all of the file was looked at", _MORE_TIME))
            return Contribution(source.stem, tuple(remarks))
        except TilewrightError as problem:
            remarks.append(Remark("open", "file", f"it cannot be looked at: {problem}"))
            return Contribution(source.stem, tuple(remarks))
        except KeyboardInterrupt:
            return Contribution(source.stem, tuple(remarks), stopped_by="interrupt")
        cases = [case for name, puzzle in variants.items() for case in cases_of(puzzle, name, variants[""].known)]
        for number, (puzzle, case, known) in enumerate(cases):
            # What a count leaves of its share is there for the next ones.
            share = 1 / (2 * (len(cases) - number))
            try:
                found = count_twice(puzzle, case, known, share=share, workers=workers, on_progress=on_progress)
            except TilewrightError as problem:
                remarks.append(Remark("open", "known", f"{in_words(case)}not counted: {problem}"))
                continue
            counts.append(found)
            if found.stopped_by == "interrupt":
                return Contribution(source.stem, tuple(remarks), tuple(counts), stopped_by="interrupt")
            remarks += remarks_on_count(found)
    return Contribution(source.stem, tuple(remarks), tuple(counts))


_MORE_TIME = "give it more with --seconds"


def _likenesses(puzzle: Puzzle, variant: str) -> Iterator[Remark]:
    """The puzzles of the catalog that are the same."""
    for one in identify(puzzle):
        if one.is_same and not variant:
            yield Remark(
                "wrong",
                "puzzle",
                f"the catalog has it already, under other names: {one.title} ({one.puzzle.name})",
                f"`tilewright show {one.puzzle.name}` shows it; what you know of it besides can be added there",
            )
        elif one.is_same:
            yield Remark("note", "variant", f"variant {variant} is {one.title} ({one.puzzle.name})")


def _pictures(puzzle: Puzzle, variant: str) -> Iterator[Remark]:
    """Whether the puzzle can be drawn, small and large."""
    try:
        small = gallery_svg(puzzle)
        for kind in ("svg", "text"):
            draw(puzzle, kind)
    except OutOfTime:
        raise
    except TilewrightError as problem:
        yield Remark("wrong", "picture", f"{_of(variant)}it cannot be drawn: {problem}")
        return
    if len(small) > LARGEST_PICTURE:
        yield Remark(
            "wrong",
            "picture",
            f"{_of(variant)}its small picture has {len(small):,} characters; the gallery shows hundreds at once",
            f"at most {LARGEST_PICTURE:,} would do: a smaller board, or fewer pieces",
        )


def _findings(puzzle: Puzzle, variant: str) -> Iterator[Remark]:
    """The remarks of lint; it is no mistake of a puzzle that is known to have no solution."""
    left = seconds_left()
    has_none = any(one.count == 0 and one.variant == variant and not one.setup for one in puzzle.known)
    for finding in lint(puzzle, seconds=_LINT_SECONDS if left is None else min(_LINT_SECONDS, left / 4)):
        level: Readiness = "wrong" if finding.proves and not has_none else "note"
        yield Remark(level, "puzzle", f"{_of(variant)}{finding.level}: {finding.message}", finding.help)


def _of(variant: str) -> str:
    return f"variant {variant}: " if variant else ""
