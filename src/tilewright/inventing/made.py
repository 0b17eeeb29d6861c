"""Invent puzzles: from a brief to puzzles with certificates, all different."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from ..design.difficulty.rating import Rater
from ..errors import InvalidRequest, OutOfTime
from ..families import Known, Puzzle, Solution, family_of
from ..families.wording import plural
from ..solving import OnProgress, Progress
from ..solving.telling import Teller
from ..values import frozen
from .brief import Brief, read_brief
from .certify import Certificate, certified, certified_setups
from .trials import Draft, Trials

if TYPE_CHECKING:
    from ..answers.designing import InventedLine

_RATED = 1e6


@frozen
class Invented:
    """A puzzle that was invented.

    Attributes
    ----------
    puzzle
        The puzzle; its `known` has the certified number of solutions.
    certificate
        How many solutions there are, and which engines counted them.
    tries
        How many candidates were counted before it, since the one before.
    nearly
        For a puzzle without a solution: how all but one piece fit.
    remark
        A line about it that its picture does not tell; or "".
    """

    puzzle: Puzzle
    certificate: Certificate
    tries: int
    nearly: Solution | None = None
    remark: str = ""

    def to_json(self) -> InventedLine:
        """The puzzle as the data of its file, with the certificate."""
        from ..formats.puzzle_file import document_of_puzzle

        return {
            "name": self.puzzle.name,
            "tries": self.tries,
            "remark": self.remark or None,
            "certificate": self.certificate.to_json(),
            "puzzle": document_of_puzzle(self.puzzle),
        }


@frozen
class Inventions:
    """The puzzles that were invented, in the order in which they were found.

    Attributes
    ----------
    invented
        The puzzles.
    stopped_by
        "seconds" or "interrupt" if there are fewer than were asked for since the search was stopped; else "".
    exhausted
        Whether all that the brief allows was tried: there are no more.
    tries
        How many candidates were counted.
    nearest
        If it was stopped or exhausted: the candidate nearest to what was wanted; it does not meet the brief.
    nearest_words
        What is known of that one, such as "3 distinct solutions".
    """

    invented: tuple[Invented, ...]
    tries: int
    seconds: float
    stopped_by: str = ""
    exhausted: bool = False
    nearest: Puzzle | None = field(default=None, repr=False)
    nearest_words: str = ""


@dataclass
class Inventing:
    """An invention under way. `slices` gives each puzzle once it is certified, and None after each slice of work."""

    brief: Brief
    many: int = 1
    seed: int = 0
    exhausted: bool = False
    trials: Trials = field(default_factory=Trials)
    invented: list[Invented] = field(default_factory=list)

    def slices(self) -> Iterator[Invented | None]:
        """The puzzles, all different up to symmetry; they depend on the brief and the seed alone."""
        chance = Random(f"{self.seed}")
        self.trials = Trials(self.brief.solutions)
        tries_before = 0
        for draft in self.brief.inventor.steps(chance, self.trials):
            if draft is None:
                yield None
                continue
            if any(_is_same(draft.puzzle, one.puzzle) for one in self.invented):
                continue
            certificate = yield from certified_setups(draft.puzzle) if draft.puzzle.setup else certified(draft.puzzle)
            if certificate is None or (not draft.puzzle.setup and certificate.solutions != self.brief.solutions):
                continue
            if self.brief.difficulty is not None:
                rated = yield from self._rated(draft, certificate)
                if rated is None:
                    continue
                draft = rated
            self.invented.append(self._made(draft, certificate, self.trials.tries - tries_before))
            tries_before = self.trials.tries
            yield self.invented[-1]
            if len(self.invented) == self.many:
                return
        self.exhausted = True

    def _rated(self, draft: Draft, certificate: Certificate) -> Generator[None, None, Draft | None]:
        """The draft with its rating in the remark; None if it is easier or harder than demanded."""
        assert self.brief.difficulty is not None
        low, high = self.brief.difficulty
        rater = Rater(draft.puzzle)
        for _ in rater.slices():
            yield None
        rating = rater.rating()
        number = rating.number or 0.0
        # Nearer than all that have another number of solutions.
        gap = max(low - number, number - high, 0.0) - _RATED
        self.trials.note(
            draft.puzzle,
            gap,
            f"{plural(certificate.solutions, 'solution')} and the difficulty {number:g} ({rating.grade})",
        )
        if not low <= number < high:
            return None
        return replace(draft, remark=f"{draft.remark} The difficulty is {number:g}: {rating.grade}.".strip())

    def _made(self, draft: Draft, certificate: Certificate, tries: int) -> Invented:
        from .. import __version__

        number = f"-{len(self.invented) + 1}" * (self.many > 1)
        name = f"{_slug(self.brief.title or self.brief.name)}-{self.seed}{number}"
        how = f"invented by tilewright {__version__} with seed {self.seed}; {certificate.words}"
        known = [Known(certificate.solutions, "symmetry", how)]
        if certificate.distinct != certificate.solutions:
            known.append(Known(certificate.distinct, "distinct", how))
        # A number of rolls is no number of solutions.
        about, sources = (
            (draft.remark, ()) if draft.puzzle.setup is None else (f"{_sentence(how)} {draft.remark}", (how,))
        )
        title = self.brief.title or self.brief.name
        puzzle: Any = draft.puzzle
        made = replace(
            puzzle,
            name=name,
            title=title,
            about=about.strip(),
            sources=sources,
            known=tuple(known) if draft.puzzle.setup is None else (),
        )
        nearly: Any = draft.nearly
        return Invented(
            made, certificate, tries, None if nearly is None else replace(nearly, puzzle=made), draft.remark
        )


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:] + "."


def _slug(title: str) -> str:
    """A title as the name of a file."""
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-") or "puzzle"


def _is_same(first: Puzzle, second: Puzzle) -> bool:
    likeness = family_of(first).likeness
    return dict(likeness.traits(first)) == dict(likeness.traits(second)) and likeness.is_same(first, second)


def invent(
    brief: str | Path | Mapping[str, Any],
    many: int = 1,
    *,
    seed: int = 0,
    seconds: float | None = None,
    on_progress: OnProgress | None = None,
) -> Inventions:
    """Invent puzzles that meet a brief, each with a certified number of solutions.

    A brief says what is given and what is free; see docs/inventing.md. The same brief, seed and version give the same
    puzzles on every machine. Every puzzle is counted to the end, and counted again by another engine.

    Parameters
    ----------
    brief
        A file in TOML; its contents as plain data; or the name of a kind of puzzle, for the example of its brief.
    many
        How many puzzles to invent, all different up to symmetry.
    seed
        The start of the random numbers.
    seconds
        The seconds after which to stop; None for no limit.
    on_progress
        A function that is called with a `Progress` a few times a second. Its nodes are the candidates counted.

    Returns
    -------
    Inventions
        The puzzles; what stopped the search, and then the nearest candidate.

    Raises
    ------
    InvalidFile
        The brief has mistakes, or cannot be met; each mistake comes with its place.
    InvalidRequest
        There is no such file, or `many` is less than 1.

    See Also
    --------
    count : Count the solutions of a puzzle.
    save : Write a puzzle into a file.

    Examples
    --------
    >>> import tilewright as tw
    >>> [one] = tw.invent("tiles", seed=1).invented
    >>> len(one.puzzle.pieces), one.certificate.solutions
    (9, 1)
    """
    if many < 1:
        raise InvalidRequest(f"{many} puzzles cannot be asked for; give a number from 1 on")
    inventing = Inventing(read_brief(brief), many, seed)
    return run(inventing, seconds, on_progress)


def run(
    inventing: Inventing,
    seconds: float | None = None,
    on_progress: OnProgress | None = None,
    on_invented: Callable[[Invented], None] = lambda one: None,
) -> Inventions:
    """Go on until enough is invented, or until a limit or Ctrl-C."""
    teller = Teller(on_progress)
    stopped_by = ""
    try:
        for one in inventing.slices():
            if one is not None:
                on_invented(one)
            teller.hand_on(_progress(inventing, teller.seconds))
            if seconds is not None and teller.seconds > seconds and len(inventing.invented) < inventing.many:
                stopped_by = "seconds"
                break
    except KeyboardInterrupt:
        stopped_by = "interrupt"
    except OutOfTime:
        stopped_by = "seconds"
    trials = inventing.trials
    is_short = len(inventing.invented) < inventing.many
    return Inventions(
        tuple(inventing.invented),
        trials.tries,
        teller.seconds,
        stopped_by,
        inventing.exhausted,
        trials.nearest if is_short else None,
        trials.words if is_short else "",
    )


def _progress(inventing: Inventing, seconds: float) -> Progress:
    trials = inventing.trials
    best = f"found, nearest so far: {trials.words}" if trials.words else "found"
    speed = trials.tries / max(seconds, 1e-9)
    share = len(inventing.invented) / inventing.many * 0.999
    return Progress(trials.tries, len(inventing.invented), share, seconds, None, speed, words=("tries", best))
