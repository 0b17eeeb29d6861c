"""What no certificate is written of, and why."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from ..errors import InvalidRequest
from ..families import Puzzle, family_of
from ..families.clauses import MOST_CLAUSES, MOST_LAID, PuzzleClauses
from ..formats.puzzle_file import write
from ..models import CoverModel, SumModel
from ..verifying.folder import LARGEST_PUZZLE, UNFINISHED


def refuse(puzzle: Puzzle, folder: Path, *, resumes: bool = False) -> None:
    """Raise InvalidRequest for what can be seen at once: no proof of such a puzzle, or none into this folder."""
    if not family_of(puzzle).has_proofs:
        raise InvalidRequest(
            f"{puzzle.name}: there are no proofs about {family_of(puzzle).about} yet; "
            "`tilewright count` with two engines (--engine) is the best check there is"
        )
    if puzzle.setup is not None:
        raise InvalidRequest(f"{puzzle.name} is a template: {puzzle.setup.first_step}")
    if (folder / UNFINISHED).is_file():
        if not resumes:
            raise InvalidRequest(f"the folder {folder} has a proof that was stopped; --resume goes on with it")
    elif folder.exists() and not folder.is_dir():
        raise InvalidRequest(f"{folder} is a file; a certificate gets a folder of its own")
    elif folder.exists() and any(folder.iterdir()):
        raise InvalidRequest(f"the folder {folder} is not empty; a certificate gets a folder of its own")


def compiled_for_proof(puzzle: Puzzle) -> tuple[Callable[[Any], PuzzleClauses], Any]:
    """A compiled puzzle, and what makes clauses of it; InvalidRequest if there are too many ways to lay a piece."""
    family = family_of(puzzle)
    compiled = family.compilers[SumModel if family.has_sums else CoverModel](puzzle)
    if len(compiled.moves) > MOST_LAID:
        raise InvalidRequest(
            f"{puzzle.name} is too large for a proof: there are {len(compiled.moves):,} ways "
            f"to lay a {family.nouns.piece}, and at most {MOST_LAID:,} are possible"
        )
    return family.clauses, compiled


def refuse_what_is_too_large(puzzle: Puzzle, clauses: PuzzleClauses) -> None:
    """Raise InvalidRequest if the file of a puzzle or its clauses are too large."""
    if len(write(puzzle).encode()) > LARGEST_PUZZLE:
        raise InvalidRequest(f"{puzzle.name} is too large for a proof: its file has more than {LARGEST_PUZZLE:,} bytes")
    if clauses.n_clauses > MOST_CLAUSES:
        raise InvalidRequest(
            f"{puzzle.name} is too large for a proof: its rules make {clauses.n_clauses:,} clauses, "
            f"and at most {MOST_CLAUSES:,} are possible"
        )
