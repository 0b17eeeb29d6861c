"""Programs of others as whole processes: how each is called, what it reads, and what it says.

A program is looked for in the folder of `--rivals`, then in PATH. One that is not found, or that cannot express a
puzzle, is left out. Of its settings those are listed that were the quickest of all that we tried.
"""

from __future__ import annotations

import itertools
import os
import re
import shutil
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from processes import Command, cpu_seconds, python
from timing import INSTANCES, NotAvailable, WrongCount, puzzle_of

from tilewright.errors import InvalidRequest
from tilewright.formats import FORMATS

Cell = tuple[int, ...]

_TURNS = 3
# A rival that is so many times slower than the quickest does not run again.
_HOPELESS = 1.5


@dataclass(frozen=True)
class Boxes:
    """A packing of squares or cubes in space: the smallest box around the board, what of it is no board, the pieces."""

    size: Cell
    holes: tuple[Cell, ...]
    pieces: tuple[tuple[Cell, ...], ...]


@cache
def boxes_of(source: str) -> Boxes | None:
    """A packing whose pieces are all used, and turned in space as they like; None for other puzzles."""
    if source.endswith(".xc"):
        return None
    # Only puzzles with pieces are given to rivals.
    puzzle: Any = puzzle_of(source)
    lattice = puzzle.lattice
    freedom = "free" if lattice.dimension == 2 else "one_sided"
    if any(one.has_labels or one.freedom != freedom or one.least != one.most for one in puzzle.pieces):
        return None
    is_straight = all(len(kind.sides) == 2 * lattice.dimension for kind in lattice.kinds)
    if puzzle.fixed or puzzle.optional or puzzle.setup or not is_straight:
        return None
    board = _at_origin([cell for k, cell in enumerate(puzzle.board.cells) if k not in puzzle.blocked])
    size = _size(board)
    holes = tuple(sorted(set(itertools.product(*map(range, size))) - set(board)))
    return Boxes(size, holes, tuple(_at_origin(one.cells) for one in puzzle.pieces for _ in range(one.most)))


def _at_origin(cells: Sequence[Cell]) -> tuple[Cell, ...]:
    """These cells, in space, beside the axes."""
    in_space = [(*cell, 0)[:3] for cell in cells]
    least = [min(numbers) for numbers in zip(*in_space, strict=True)]
    return tuple(tuple(a - b for a, b in zip(cell, least, strict=True)) for cell in in_space)


def _size(cells: Sequence[Cell]) -> Cell:
    return tuple(max(numbers) + 1 for numbers in zip(*cells, strict=True))


def exact_cover(source: str) -> str | None:
    """The exact cover of a puzzle, or of a file, in Knuth's notation."""
    if source.endswith(".xc"):
        return (INSTANCES / source).read_text()
    write = FORMATS["xc"].write
    assert write is not None
    return write(puzzle_of(source))


def for_polycube(source: str) -> str | None:
    """A packing as polycube reads it: movable pieces, and a stationary one in place of holes."""
    if (boxes := boxes_of(source)) is None:
        return None
    lines = ["D:xDim={}:yDim={}:zDim={}".format(*boxes.size)]
    shapes = [(f"p{k}", "M", cells) for k, cells in enumerate(boxes.pieces)]
    for name, kind, cells in [*shapes, *([("hole", "S", boxes.holes)] if boxes.holes else [])]:
        layout = ",".join(" ".join(map(str, cell)) for cell in cells)
        lines.append(f"C:name={name}:type={kind}:layout={layout}")
    return "\n".join([*lines, "~D\n"])


def for_burrtools(source: str) -> str | None:
    """A packing as BurrTools reads it: every shape as the voxels of a box."""
    if (boxes := boxes_of(source)) is None:
        return None
    board = tuple(cell for cell in itertools.product(*map(range, boxes.size)) if cell not in boxes.holes)
    voxels = []
    for cells in (*boxes.pieces, board):
        x, y, z = _size(cells)
        body = "".join("#" if (i, j, k) in cells else "_" for k in range(z) for j in range(y) for i in range(x))
        voxels.append(f'<voxel x="{x}" y="{y}" z="{z}" type="0">{body}</voxel>')
    shapes = "".join(f'<shape id="{k}" count="1"/>' for k in range(len(boxes.pieces)))
    return (
        f'<?xml version="1.0"?><puzzle version="2"><gridType type="0"/><colors/><shapes>{"".join(voxels)}</shapes>'
        f'<problems><problem state="0"><shapes>{shapes}</shapes><result id="{len(boxes.pieces)}"/><bitmap/></problem>'
        "</problems></puzzle>\n"
    )


def e2_pieces(source: str) -> str | None:
    """A square framed set as a list of tiles, without comments; None for other puzzles."""
    puzzle: Any = None if source.endswith(".xc") else puzzle_of(source)
    if getattr(puzzle, "rim", None) is None or puzzle.rim.label is None or puzzle.fixed:
        return None
    write = FORMATS["e2-pieces"].write
    assert write is not None
    try:
        text = write(puzzle)
    except InvalidRequest:
        return None
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return "\n".join([*lines, ""]) if len(set(lines[0].split())) == 1 else None


# Reads an exact cover in Knuth's notation, as his programs do, and lists all solutions.
_XCOVER = """
import sys
from xcover import covers
lines = [line.split() for line in sys.stdin if line.strip() and not line.startswith("|")]
names = lines[0]
split = names.index("|") if "|" in names else len(names)
found = sum(1 for _ in covers(lines[1:], primary=names[:split], secondary=names[split + 1:], colored=True))
print(found, "solutions")
"""


@dataclass(frozen=True)
class Rival:
    """A way to call a program, which reads a puzzle as its standard input and says how many solutions it found."""

    program: str
    write: Callable[[str], str | None]
    """The text of a puzzle for it; None if it cannot express that puzzle."""
    says: str
    """A pattern of what it says; its group is the number of solutions."""
    always: str = ""
    setting: str = ""
    """Arguments that are one setting of several: {all}, {but_one} and {but_two} stand for a number of pieces."""
    reduces: bool = False
    """Whether it leaves out solutions that are others, turned."""
    exit_status: int = 0
    """What it ends with when all went well."""
    code: str = ""
    """A program in Python, for which `program` is the package that it needs."""

    def command(self, folder: str | None) -> Command | None:
        """The command without its setting; None if the program is not here."""
        if self.code:
            return python(self.code) if find_spec(self.program) else None
        found = shutil.which(self.program, path=os.pathsep.join(filter(None, [folder, os.environ.get("PATH")])))
        return [os.path.abspath(found), *self.always.split()] if found else None


_KNUTH = r"(\d+) solutions"
_POLYCUBE = r"SOLUTIONS=(\d+)"
RIVALS = (
    Rival("dlx2", exact_cover, _KNUTH),
    Rival("ssxcc", exact_cover, _KNUTH),
    Rival("ssxcc-binary", exact_cover, _KNUTH),
    Rival("xcover", exact_cover, _KNUTH, code=_XCOVER),
    # The first hole for all pieces, or dancing links for the first one or two of them.
    Rival("polycube", for_polycube, _POLYCUBE, "-q -i1", "-b {all}"),
    Rival("polycube", for_polycube, _POLYCUBE, "-q -i1", "-b {but_two} -V{but_two}"),
    Rival("polycube", for_polycube, _POLYCUBE, "-q -i1", "-r# -b {but_one} -V{but_one}", reduces=True),
    Rival("polycube", for_polycube, _POLYCUBE, "-q -i1", "-r# -b {but_two} -V{but_two}", reduces=True),
    Rival("burrTxt", for_burrtools, r"(\d+) assemblies", "-q /dev/stdin", reduces=True),
    # It ends with 1 unless it stopped at its first solution.
    Rival("e2solver", e2_pieces, r"Solutions found: (\d+)", "/dev/stdin", exit_status=1),
)


@dataclass(frozen=True)
class Entrant:
    """A rival that is here, its command, and the puzzle as it reads it."""

    rival: Rival
    name: str
    command: Command
    text: str


def entrants(source: str, wanted: str, folder: str | None, *, xcover: bool, reduce: bool) -> list[Entrant]:
    """The rivals that are here, whose names begin so, and that can express the puzzle."""
    found = []
    for rival in RIVALS:
        if (rival.reduces and not reduce) or (rival.code and not xcover):
            continue
        command, text = rival.command(folder), rival.write(source)
        if command is None or text is None:
            continue
        n = len(boxes.pieces) if (boxes := boxes_of(source)) else 0
        setting = rival.setting.format(all=n, but_one=n - 1, but_two=n - 2)
        name = f"{rival.program} {setting}".strip()
        if name.startswith(wanted):
            found.append(Entrant(rival, name, [*command, *setting.split()], text))
    if not found:
        raise NotAvailable(f"{wanted or 'a rival'}, neither in the folder of --rivals nor in PATH")
    return found


@dataclass(frozen=True)
class Times:
    """Our seconds, theirs, and who they are."""

    ours: float
    theirs: float
    rival: str


def race(ours: Callable[[str], float], against: Sequence[Entrant], raw: int, reduced: Sequence[int] = ()) -> Times:
    """Our seconds and those of the quickest rival, in turns; WrongCount if a rival counts otherwise.

    `ours` is given a folder for its cache. `reduced` are the counts that a rival may find that leaves some out.
    """
    mine: list[float] = []
    times: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        given = Path(folder, "given")
        for _ in range(_TURNS):
            mine.append(ours(folder))
            quickest = min(times.values(), default=float("inf"))
            for one in against:
                if one.name in times and times[one.name] > _HOPELESS * quickest:
                    continue
                given.write_text(one.text)
                took, said = cpu_seconds(one.command, folder, reads=given, exit_status=one.rival.exit_status)
                found = re.search(one.rival.says, said)
                if not found or int(found[1]) not in (reduced if one.rival.reduces else (raw,)):
                    raise WrongCount(f"{one.name} does not find {raw:,} solutions: {said.strip()[-200:]}")
                times[one.name] = min(took, times.get(one.name, took))
    best = min(times, key=times.__getitem__)
    return Times(min(mine), times[best], best)
