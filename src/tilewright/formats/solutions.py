"""Solutions out and in: JSON, one solution a line, and pictures in text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..errors import InvalidFile, InvalidRequest, InvalidSolution, Mistake
from ..families import family_of
from ..families.wording import found
from ..sentences import sentence
from .document import FileText, json_decoder, json_mistake
from .lines import solutions_in_lines
from .solution_table import is_table, solutions_in_table

if TYPE_CHECKING:
    from ..families import Puzzle, Solution

_COLORS = re.compile(r"\x1b\[[0-9;]*m")
_NONE = re.compile(r"^(?:# )?(No solution exists|None found|Interrupted; none found)\b", re.MULTILINE)
"""How `tilewright solve` says that it has no solutions to list."""


def solution_to_json(solution: Solution, *, neighbors: bool = False) -> dict[str, Any]:
    """Turn a solution into plain data, with the names of pieces and cells that the puzzle's file has.

    Parameters
    ----------
    solution
        A solution of any puzzle.
    neighbors
        Say of each piece which others it touches, too: `touches` has their places in `placed`, from 0 on, and how many
        sides of cells both share.

    Returns
    -------
    dict
        Data that `json.dumps` takes. Tiling: `placed`, for each piece its name, its cells, and for pieces with labels
        these as they lie, in reading order (for pieces of several cells a list for each cell), and the clockwise turns
        of a tile. Labeling: `values`, the value of each point.

    Raises
    ------
    InvalidRequest
        Neighbors are asked for, and the solution has no pieces.

    See Also
    --------
    solution_from_json : The way back.
    to_networkx : The pieces that touch as a graph.

    Examples
    --------
    >>> import tilewright as tw
    >>> [solution] = tw.solve("magic-square-3").solutions
    >>> tw.solution_to_json(solution)
    {'values': {'1': 2, '2': 9, '3': 4, '4': 7, '5': 5, '6': 3, '7': 6, '8': 1, '9': 8}}
    """
    own = family_of(solution).solutions
    data = dict(own.to_json(solution))
    if neighbors:
        if own.touching is None:
            raise InvalidRequest(f"{solution.puzzle.name} has no pieces that could touch")
        for entry, shared in zip(data[own.key], own.touching(solution), strict=True):
            entry["touches"] = [{"placed": other, "sides": n} for other, n in shared.items()]
    return data


def solution_from_json(puzzle: Puzzle, data: object) -> Solution:
    """Make a solution from the plain data that `solution_to_json` gives.

    The solution is not checked against the rules; `check` does that.

    Parameters
    ----------
    puzzle
        The puzzle that the solution is of.
    data
        A mapping, e.g. what `json.loads` returned.

    Returns
    -------
    Solution
        A `TilingSolution` or a `LabelingSolution`.

    Raises
    ------
    InvalidSolution
        The data has another form, or names pieces, cells or points that the puzzle does not have.

    See Also
    --------
    solution_to_json : The way there.
    check : Verify the solution.

    Examples
    --------
    >>> import tilewright as tw
    >>> [solution] = tw.solve("unicorn").solutions
    >>> tw.solution_from_json("unicorn", tw.solution_to_json(solution)) == solution
    True
    """
    solutions = family_of(puzzle).solutions
    if not isinstance(data, Mapping) or solutions.key not in data:
        key = solutions.key
        raise InvalidSolution(
            sentence(
                "a solution of {name} is an object with the key {key}, found {data}",
                name=puzzle.name,
                key=repr(key),
                data=found(data),
            )
        )
    read: Solution = solutions.from_json(puzzle, data)
    return read


def solutions_in(puzzle: Puzzle, source: FileText) -> list[Solution]:
    """All solutions in a text of JSON, JSON Lines, CSV, pictures or lines of labels; see `formats.read_solutions`."""
    # Saved from a terminal that was forced to color, a text has escape codes.
    text = _COLORS.sub("", source.text)
    mistakes: list[Mistake] = []
    if is_table(text):
        solutions, says_none = solutions_in_table(puzzle, text, mistakes), True
    elif (in_lines := solutions_in_lines(puzzle, text, mistakes)) is not None:
        solutions, says_none = in_lines, False
    elif text.lstrip().startswith(("{", "[")):
        # If it has none, it is an empty list or only a summary.
        solutions, says_none = _from_json(puzzle, text, mistakes), True
    else:
        from .pictures import solutions_in_pictures

        solutions = solutions_in_pictures(puzzle, text, source.name, mistakes)
        says_none = _NONE.search(text) is not None
    if not solutions and not mistakes and not says_none:
        help = sentence(
            "solutions are read as `tilewright solve --all` prints them: as pictures, with --json, or with "
            "--format csv, which has commas; and from lines of labels"
        )
        mistakes.append(Mistake(sentence("there are no solutions in this file"), help=help))
    if mistakes:
        raise InvalidFile(source.name, mistakes, text)
    return solutions


def _from_json(puzzle: Puzzle, text: str, mistakes: list[Mistake]) -> list[Solution]:
    solutions: list[Solution] = []
    for line, data in _json_values(text, mistakes):
        if isinstance(data, dict) and set(data) == {"summary"}:
            continue  # The last line of `tilewright solve --json`.
        entries = data.get("solutions", data) if isinstance(data, dict) else data
        for k, entry in enumerate(entries if isinstance(entries, list) else [entries]):
            try:
                solutions.append(solution_from_json(puzzle, entry))
            except InvalidSolution as problem:
                words = str(problem)
                if isinstance(entries, list):
                    words = sentence("solution {n}: {problem}", n=k + 1, problem=words)
                mistakes.append(Mistake(words, line, 1))
    return solutions


def _json_values(text: str, mistakes: list[Mistake]) -> list[tuple[int, Any]]:
    """The JSON values of a text, each with the line on which it starts."""
    values: list[tuple[int, Any]] = []
    decoder, offset, line, counted = json_decoder(), 0, 1, 0
    while True:
        while offset < len(text) and text[offset].isspace():
            offset += 1
        if offset == len(text):
            return values
        line += text.count("\n", counted, offset)
        counted = offset
        try:
            data, offset = decoder.raw_decode(text, offset)
        except (ValueError, RecursionError) as problem:
            mistakes.append(json_mistake(problem, text, offset))
            return values
        values.append((line, data))
