"""Answers of the commands that print solutions: solve, sample."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from .base import EffortJson, FindingJson, ModelJson, OpenedJson


class TouchJson(TypedDict):
    """A piece that another one touches."""

    placed: int
    """Its place in `placed`, from 0 on."""
    sides: int
    """How many sides of cells both share."""


class PlacedJson(TypedDict):
    """A piece that lies on the board."""

    piece: str
    """The name of the piece."""
    cells: list[str]
    """The names of its cells."""
    labels: NotRequired[list[str | None] | list[list[str | None]]]
    """The labels as they lie, in reading order; of a piece of several cells a list for each cell."""
    turns: NotRequired[int]
    """By how many steps a tile is turned clockwise."""
    values: NotRequired[list[str | None]]
    """The values of its cells, in their order, if the piece has any."""
    touches: NotRequired[list[TouchJson]]
    """The pieces that it touches, if `--neighbors` asks for them."""


class PlacementJson(TypedDict):
    """A way in which a piece can lie."""

    cells: list[str]
    """The names of its cells."""
    labels: NotRequired[list[str | None] | list[list[str | None]]]
    """The labels as they lie, in reading order; of a piece of several cells a list for each cell."""
    values: NotRequired[list[str | None]]
    """The values of its cells, in their order, if the piece has any."""


class PlacementsAnswer(TypedDict):
    """The ways in which a piece can lie (`--placements`)."""

    puzzle: str
    """The name of the puzzle."""
    piece: str
    """The name of the piece."""
    n: int
    """The number of all ways."""
    placements: list[PlacementJson]
    """The ways, or the first `-n` of them."""


class TilingSolutionJson(TypedDict):
    """A solution of a tiling puzzle."""

    placed: list[PlacedJson]
    """The pieces, as they lie."""


class LabelingSolutionJson(TypedDict):
    """A solution of a labeling puzzle."""

    values: dict[str, int]
    """The value of each point, by its name."""


class ShiftJson(TypedDict):
    """Pieces that must be shifted together."""

    pieces: list[int]
    """The pieces, by their places in `placed`, from 0 on."""
    by: list[int]
    """A vector between centers of cells."""


class JoinJson(TypedDict):
    """A step in which a solid is put together."""

    moving: list[int]
    """The pieces that come in, by their places in `placed`, from 0 on."""
    standing: list[int]
    """The pieces that they join."""
    way: list[int]
    """The direction, as a vector of the lattice."""
    words: str
    """The direction in words."""
    shifts: list[ShiftJson]
    """The shifts that follow, until all lie in their places."""


class AssemblyJson(TypedDict):
    """Whether the pieces of a solution can be put together, and how (`--assembly`)."""

    possible: bool
    """Whether straight moves can put all pieces together."""
    exhausted: bool
    """Whether all sequences of shifts were tried for locked pieces."""
    steps: list[JoinJson]
    """The steps in their order."""
    locked: list[list[int]]
    """The groups of pieces that hold each other."""


class AboutSolution(OpenedJson):
    """The facts beside a solution."""

    assembly: NotRequired[AssemblyJson]
    """The steps in which its pieces go together, if `solve --assembly` asks for them."""


class SolutionLine(AboutSolution):
    """A line for each solution."""

    solution: int
    """The number of the solution, from 1 on."""


class TilingSolutionLine(SolutionLine, TilingSolutionJson):
    """A line for each solution of a tiling puzzle."""


class LabelingSolutionLine(SolutionLine, LabelingSolutionJson):
    """A line for each solution of a labeling puzzle."""


class ScheduleJson(TypedDict):
    """How annealing cools down."""

    schedule: str
    """The schedule: `fast`, `exponential`, `boltzmann` or `linear`."""
    t0: float
    """The temperature at the start."""
    steps: int
    """The steps of a run."""
    factor: float
    """The factor by which the exponential schedule cools in each step."""
    restarts: int | None
    """How often it may start anew."""


class SeedJson(TypedDict):
    """What repeats an annealing run."""

    seed: NotRequired[int]
    """The seed of annealing."""
    annealing: NotRequired[ScheduleJson]
    """The schedule of annealing."""


class BestJson(TilingSolutionJson):
    """The best arrangement of tiles that a search came to."""

    score: int
    """How many pairs of sides match."""
    of: int
    """How many pairs of sides there are."""
    mismatches: list[list[str]]
    """The two cells of each pair that does not match."""
    wrong_on_rim: list[str]
    """The cells with a wrong side on the rim."""


class BestSoFarJson(TypedDict):
    """The best arrangement of a search without a solution."""

    best: NotRequired[BestJson]
    """The best arrangement of tiles, from engines that keep one, if there is no solution."""


class MotionCountJson(TypedDict):
    """How many solutions each motion of a class keeps: it carries them to themselves."""

    motion: str
    """The words for the first motion of the class."""
    n_motions: int
    """The number of motions in the class."""
    n_turns: int
    """How many of them are no reflections."""
    kept: int
    """The number of solutions that each of them keeps."""
    file: str
    """The clauses that say so, a file of the certificate."""


class ProvedJson(TypedDict):
    """A certificate that was written."""

    folder: str
    """The folder with its files."""
    distinct: int
    """The number of distinct solutions that are listed."""
    exhausted: bool
    """Whether the certificate is complete. If not, there is none."""
    nodes: int
    """The nodes of the walk that wrote the proof."""
    n_variables: int
    """The variables of the clauses or constraints."""
    n_clauses: int
    """The number of clauses or constraints."""
    n_lines: int
    """The number of steps of the proof."""
    proof_bytes: int
    """The size of the proof in binary form."""
    packed_bytes: int
    """The size of its file."""
    seconds: float
    """How long it took."""
    stopped_by: str
    """The reason why the work stopped; "" if it was done."""
    modulus: int
    """The modulus of the coloring that proves that there is no solution; 0 if none does."""
    n_graph: int
    """The sums and products by which solutions are counted; 0 if they are listed."""
    up_to_rotation: int | None
    """The number of solutions up to rotation, if that is proved; null if not."""
    up_to_symmetry: int | None
    """The number of solutions up to symmetry, if that is proved; null if not."""
    motions: list[MotionCountJson]
    """How many solutions motions of the board keep, if that is proved; the identity first."""


class CertificateJson(TypedDict):
    """The proof that there is no solution (`--prove`)."""

    certificate: NotRequired[ProvedJson]
    """The proof that there is no solution, if `--prove` asked for it and it was written."""


class EndJson(EffortJson):
    """How a search for solutions ended; it is `exhausted` if there are no others than those that were found."""

    printed: int
    """The number of solutions printed."""
    found: int
    """The number of solutions known of: more than those printed if they could be counted quickly."""


class OutcomeJson(EndJson):
    """All that is known when a search for solutions has ended."""

    passed_over: int
    """Solutions seen that another one stands for (`--up-to`)."""
    up_to: str | None
    """`rotation`, `symmetry` or `relabeling` if the solutions are counted so."""
    up_to_rotation: int | None
    """Those up to rotation, where all were found and differ in that."""
    up_to_symmetry: int | None
    """Those up to symmetry, where all were found and differ in that."""
    closest: int | None
    """The lowest energy that annealing reached, if it found nothing."""
    findings: list[FindingJson]
    """What lint remarks."""


class SolveSummary(OpenedJson, OutcomeJson, SeedJson, BestSoFarJson, CertificateJson):
    """How `solve` ended."""


class SolveEnd(TypedDict):
    """The last line of `solve`."""

    summary: SolveSummary
    """How the search ended."""


class ModelSolutionLine(TypedDict):
    """A line for each solution of a bare exact cover."""

    solution: int
    """The number of the solution, from 1 on."""
    options: list[str]
    """The options chosen, as they stand in the file."""


class ModelSummary(ModelJson, EndJson):
    """How `solve --model` ended."""


class ModelSolveEnd(TypedDict):
    """The last line of `solve --model`."""

    summary: ModelSummary
    """How the search ended."""


class SampleSummary(OpenedJson, EffortJson):
    """How `sample` ended."""

    drawn: int
    """The number of solutions drawn."""
    of: int | None
    """The number of all distinct solutions; null if the count of them was stopped."""
    seed: int
    """The seed that draws the same again."""


class SampleEnd(TypedDict):
    """The last line of `sample`."""

    summary: SampleSummary
    """How it ended."""
