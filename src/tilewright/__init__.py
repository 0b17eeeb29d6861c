"""Solve, count, prove, draw and design tile puzzles.

>>> import tilewright as tw
>>> puzzle = tw.load("unicorn")
>>> tw.count(puzzle).up_to_symmetry
2

Functions of a puzzle also take its name, or a file: `tw.count("unicorn")`.
"""

from __future__ import annotations

# As in `typing`, whose import would take most of the time.
TYPE_CHECKING = False

# For type checkers, to whom `X as X` says that X is public.
if TYPE_CHECKING:
    from typing import Any

    from .boards import Board as Board
    from .boards import cells_of_picture as cells_of_picture
    from .boards import shape_cells as shape_cells
    from .catalog import load as load
    from .catalog import load_sized as load_sized
    from .design.analyzing.analysis import Analysis as Analysis
    from .design.analyzing.analyze import analyze as analyze
    from .design.assembling.assembly import Assembly as Assembly
    from .design.assembling.assembly import assembly as assembly
    from .design.difficulty.rating import Rating as Rating
    from .design.difficulty.rating import rate as rate
    from .design.no_solution.conflict import Conflict as Conflict
    from .design.no_solution.conflict import why as why
    from .design.uniqueness.offers import Unified as Unified
    from .design.uniqueness.unify import unify as unify
    from .errors import CannotSave as CannotSave
    from .errors import InvalidCertificate as InvalidCertificate
    from .errors import InvalidFile as InvalidFile
    from .errors import InvalidJob as InvalidJob
    from .errors import InvalidPuzzle as InvalidPuzzle
    from .errors import InvalidRequest as InvalidRequest
    from .errors import InvalidSetup as InvalidSetup
    from .errors import InvalidSolution as InvalidSolution
    from .errors import LeftOut as LeftOut
    from .errors import MissingExtra as MissingExtra
    from .errors import NoEngine as NoEngine
    from .errors import OutOfTime as OutOfTime
    from .errors import TilewrightError as TilewrightError
    from .errors import Undecided as Undecided
    from .errors import UnknownPuzzle as UnknownPuzzle
    from .families import Finding as Finding
    from .families import LabelingPuzzle as LabelingPuzzle
    from .families import LabelingSolution as LabelingSolution
    from .families import Puzzle as Puzzle
    from .families import Solution as Solution
    from .families import TilingPuzzle as TilingPuzzle
    from .families import TilingSolution as TilingSolution
    from .families.labeling.regions import PointRegion as PointRegion
    from .families.placements import placements as placements
    from .families.setups import cells_of_date as cells_of_date
    from .families.setups import is_template as is_template
    from .families.setups import roll as roll
    from .families.setups import with_blocked as with_blocked
    from .families.setups import with_pieces as with_pieces
    from .families.setups import with_size as with_size
    from .families.setups import with_target as with_target
    from .families.tiling import Apart as Apart
    from .families.tiling import Fixed as Fixed
    from .families.tiling import GivenValues as GivenValues
    from .families.tiling import Groups as Groups
    from .families.tiling import NoCrossing as NoCrossing
    from .families.tiling import Piece as Piece
    from .families.tiling import PieceGroup as PieceGroup
    from .families.tiling import Placed as Placed
    from .families.tiling import Region as Region
    from .families.tiling import Regions as Regions
    from .families.tiling import Relation as Relation
    from .families.tiling import Rim as Rim
    from .families.tiling import Total as Total
    from .families.tiling import piece as piece
    from .families.tiling import tile as tile
    from .formats import read_solutions as read_solutions
    from .formats import save as save
    from .formats.solutions import solution_from_json as solution_from_json
    from .formats.solutions import solution_to_json as solution_to_json
    from .interchange.to_cpsat import CpSat as CpSat
    from .interchange.to_cpsat import to_cpsat as to_cpsat
    from .interchange.to_exact_cover import ExactCover as ExactCover
    from .interchange.to_exact_cover import to_exact_cover as to_exact_cover
    from .interchange.to_networkx import to_networkx as to_networkx
    from .interchange.to_sage import SageTiling as SageTiling
    from .interchange.to_sage import to_sage as to_sage
    from .interchange.to_sat import Sat as Sat
    from .interchange.to_sat import to_sat as to_sat
    from .inventing import Certificate as Certificate
    from .inventing import Invented as Invented
    from .inventing import Inventions as Inventions
    from .inventing import invent as invent
    from .lattices import LATTICES as LATTICES
    from .lattices import polyforms as polyforms
    from .making import sheet as sheet
    from .models import NumberSet as NumberSet
    from .proving.prove import prove as prove
    from .proving.result import Proved as Proved
    from .rendering import draw as draw
    from .solving import NO_LIMITS as NO_LIMITS
    from .solving import Answer as Answer
    from .solving import Count as Count
    from .solving import Limits as Limits
    from .solving import Progress as Progress
    from .solving import check as check
    from .solving import count as count
    from .solving import lint as lint
    from .solving import solutions as solutions
    from .solving import solve as solve
    from .solving.estimate import Estimate as Estimate
    from .solving.estimate import estimate as estimate
    from .solving.sample import sample as sample
    from .solving.sweep import Sweep as Sweep
    from .solving.sweep import sweep as sweep
    from .strips.series import Recurrence as Recurrence
    from .strips.series import Series as Series
    from .strips.series import series as series
    from .tessellating.label_filling import tessellate_tiles as tessellate_tiles
    from .tessellating.labeled import LabeledTessellated as LabeledTessellated
    from .tessellating.tessellate import Tessellated as Tessellated
    from .tessellating.tessellate import tessellate as tessellate
    from .verifying.result import Verified as Verified
    from .verifying.verify import verify as verify
    from .web.notebook import board as board

__version__ = "0.2.0"

# Names are imported when they are first used, so that `tilewright --help` does not wait for the solver.
_HOMES = {
    "boards": ("Board", "cells_of_picture", "shape_cells"),
    "catalog": ("load", "load_sized"),
    "design.difficulty.rating": ("Rating", "rate"),
    "design.analyzing.analysis": ("Analysis",),
    "design.analyzing.analyze": ("analyze",),
    "design.assembling.assembly": ("Assembly", "assembly"),
    "design.no_solution.conflict": ("Conflict", "why"),
    "design.uniqueness.offers": ("Unified",),
    "design.uniqueness.unify": ("unify",),
    "errors": (
        "CannotSave",
        "InvalidCertificate",
        "InvalidFile",
        "InvalidJob",
        "InvalidPuzzle",
        "InvalidRequest",
        "InvalidSetup",
        "InvalidSolution",
        "LeftOut",
        "MissingExtra",
        "NoEngine",
        "OutOfTime",
        "TilewrightError",
        "Undecided",
        "UnknownPuzzle",
    ),
    "families": (
        "Finding",
        "LabelingPuzzle",
        "LabelingSolution",
        "Puzzle",
        "Solution",
        "TilingPuzzle",
        "TilingSolution",
    ),
    "families.labeling.regions": ("PointRegion",),
    "families.placements": ("placements",),
    "families.setups": (
        "cells_of_date",
        "is_template",
        "roll",
        "with_blocked",
        "with_pieces",
        "with_size",
        "with_target",
    ),
    "families.tiling": (
        "Apart",
        "Fixed",
        "GivenValues",
        "Groups",
        "NoCrossing",
        "Piece",
        "PieceGroup",
        "Placed",
        "Region",
        "Regions",
        "Relation",
        "Rim",
        "Total",
        "piece",
        "tile",
    ),
    "formats": ("read_solutions", "save"),
    "formats.solutions": ("solution_from_json", "solution_to_json"),
    "interchange.to_cpsat": ("CpSat", "to_cpsat"),
    "interchange.to_exact_cover": ("ExactCover", "to_exact_cover"),
    "interchange.to_networkx": ("to_networkx",),
    "interchange.to_sage": ("SageTiling", "to_sage"),
    "interchange.to_sat": ("Sat", "to_sat"),
    "inventing": ("Certificate", "Invented", "Inventions", "invent"),
    "lattices": ("LATTICES", "polyforms"),
    "making": ("sheet",),
    "models": ("NumberSet",),
    "proving.prove": ("prove",),
    "proving.result": ("Proved",),
    "rendering": ("draw",),
    "strips.series": ("Recurrence", "Series", "series"),
    "solving.estimate": ("Estimate", "estimate"),
    "solving.sample": ("sample",),
    "solving.sweep": ("Sweep", "sweep"),
    "tessellating.label_filling": ("tessellate_tiles",),
    "tessellating.labeled": ("LabeledTessellated",),
    "tessellating.tessellate": ("Tessellated", "tessellate"),
    "verifying.result": ("Verified",),
    "verifying.verify": ("verify",),
    "web.notebook": ("board",),
    "solving": (
        "NO_LIMITS",
        "Answer",
        "Count",
        "Limits",
        "Progress",
        "check",
        "count",
        "lint",
        "solutions",
        "solve",
    ),
}
_HOME_OF_NAME = {name: home for home, names in _HOMES.items() for name in names}
__all__ = sorted(_HOME_OF_NAME, key=str.lower)


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF_NAME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    value = getattr(import_module(f"{__name__}.{_HOME_OF_NAME[name]}"), name)
    globals()[name] = value = _taking_names(value)
    return value


def _taking_names(value: Any) -> Any:
    """A function of a puzzle that also takes what `load` takes, its name or its file; anything else as it is."""
    parameter, annotation = next(iter(getattr(value, "__annotations__", {}).items()), ("", ""))
    if isinstance(value, type) or not callable(value) or "Puzzle" not in str(annotation).split(" | "):
        return value
    from functools import wraps
    from os import PathLike

    def opened(item: Any) -> Any:
        return __getattr__("load")(item) if isinstance(item, str | PathLike) else item

    @wraps(value)
    def function(*args: Any, **options: Any) -> Any:
        if args:
            args = (opened(args[0]), *args[1:])
        elif parameter in options:
            options[parameter] = opened(options[parameter])
        return value(*args, **options)

    return function


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
