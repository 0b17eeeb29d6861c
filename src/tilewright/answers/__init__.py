"""The shapes of what `--json` prints, as types.

The functions that make answers return these types, so a type checker compares them with the code. A type is needed
only by type checkers and by `docs/make_all.py`, which writes the JSON Schema and docs/json-answers.md: import
these modules under `TYPE_CHECKING`.
"""

from __future__ import annotations

from typing import Any

from .atlas import AtlasEnd, AtlasPuzzleJson
from .checks import (
    CheckAnswer,
    CheckSolutionsAnswer,
    CompareAnswer,
    CompareEnginesAnswer,
    CompareFilesAnswer,
    ContributionAnswer,
    FolderEnd,
    FolderLine,
    NotVerifiedAnswer,
    ProveAnswer,
    TyposAnswer,
    UndecidedAnswer,
    VerifiedAnswer,
)
from .counts import CountAnswer, EstimateAnswer, ModelCountAnswer, ModelEstimateAnswer, SeriesAnswer, SweepAnswer
from .designing import (
    AnalyzeAnswer,
    BriefFileJson,
    InventedLine,
    InventEnd,
    PuzzleFileJson,
    RateAnswer,
    RateEnd,
    RateLine,
    UnifyAnswer,
    WhyAnswer,
)
from .files import (
    ConvertAnswer,
    DoctorAnswer,
    DrawAnswer,
    ListedPuzzleJson,
    RelativeJson,
    SheetAnswer,
    SiteAnswer,
)
from .jobs import ExportAnswer, JobAnswer, KeptEnd, MergeAnswer, SplitAnswer
from .solving import (
    LabelingSolutionLine,
    ModelSolutionLine,
    ModelSolveEnd,
    PlacementsAnswer,
    SampleEnd,
    SolveEnd,
    TilingSolutionLine,
)
from .tessellating import PlaneAnswer, PlaneOfTilesAnswer

_SOLUTION = (TilingSolutionLine, LabelingSolutionLine)
_FROM_JOB = (CountAnswer, SweepAnswer)

ANSWERS: dict[str, tuple[Any, ...]] = {
    "list": (list[ListedPuzzleJson],),
    "identify": (list[RelativeJson],),
    "show": (PuzzleFileJson, PlacementsAnswer),
    "solve": (*_SOLUTION, SolveEnd, ModelSolutionLine, ModelSolveEnd),
    "count": (CountAnswer, ModelCountAnswer),
    "resume": _FROM_JOB,
    "job": (JobAnswer, *_SOLUTION, KeptEnd, ExportAnswer, SplitAnswer, MergeAnswer, *_FROM_JOB),
    "sweep": (SweepAnswer,),
    "series": (SeriesAnswer,),
    "estimate": (EstimateAnswer, ModelEstimateAnswer),
    "sample": (*_SOLUTION, SampleEnd),
    "check": (CheckAnswer, CheckSolutionsAnswer, TyposAnswer, ContributionAnswer, FolderLine, FolderEnd),
    "compare": (CompareAnswer, CompareEnginesAnswer, CompareFilesAnswer),
    "prove": (ProveAnswer,),
    "verify": (VerifiedAnswer, NotVerifiedAnswer, UndecidedAnswer),
    "rate": (RateAnswer, RateLine, RateEnd),
    "analyze": (AnalyzeAnswer,),
    "unify": (UnifyAnswer,),
    "why": (WhyAnswer,),
    "plane": (PlaneAnswer, PlaneOfTilesAnswer),
    "invent": (InventedLine, InventEnd, BriefFileJson),
    "draw": (DrawAnswer,),
    "sheet": (SheetAnswer,),
    "convert": (ConvertAnswer,),
    "atlas": (AtlasPuzzleJson, AtlasEnd),
    "site": (SiteAnswer,),
    "doctor": (DoctorAnswer,),
}
"""For each command the types of what it prints: of one answer, or of lines, the last of which is the summary."""

AnswerJson = (
    list[ListedPuzzleJson]
    | list[RelativeJson]
    | TilingSolutionLine
    | LabelingSolutionLine
    | PlacementsAnswer
    | SolveEnd
    | ModelSolutionLine
    | ModelSolveEnd
    | CountAnswer
    | ModelCountAnswer
    | SweepAnswer
    | SeriesAnswer
    | JobAnswer
    | KeptEnd
    | ExportAnswer
    | SplitAnswer
    | MergeAnswer
    | EstimateAnswer
    | ModelEstimateAnswer
    | SampleEnd
    | CheckAnswer
    | CheckSolutionsAnswer
    | TyposAnswer
    | ContributionAnswer
    | FolderLine
    | FolderEnd
    | CompareAnswer
    | CompareEnginesAnswer
    | CompareFilesAnswer
    | ProveAnswer
    | VerifiedAnswer
    | NotVerifiedAnswer
    | UndecidedAnswer
    | RateAnswer
    | RateLine
    | RateEnd
    | AnalyzeAnswer
    | UnifyAnswer
    | WhyAnswer
    | PlaneAnswer
    | PlaneOfTilesAnswer
    | InventedLine
    | InventEnd
    | DrawAnswer
    | SheetAnswer
    | ConvertAnswer
    | AtlasPuzzleJson
    | AtlasEnd
    | SiteAnswer
    | DoctorAnswer
)
"""All that `print_json` prints, but for the files of puzzles and briefs."""

WITHOUT = {
    "serve": "it opens the page, which has [a protocol of its own](page-protocol.md)",
    "lsp": "it answers editors, in the Language Server Protocol",
    "completion": "it prints a script for a shell",
}
"""The commands without `--json`, each with the reason."""
