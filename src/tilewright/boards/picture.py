"""Boards and pieces drawn in text: one character for each cell.

Rows are read from the top. `.` and blank are no cell; any other character is a cell.

- square: characters side by side; a blank between all of them is allowed (`# # .`).
- hexagonal: every row is shifted by one character against the next (`# #` above ` # `).
- triangular: characters side by side; `^` is a triangle pointing up, `v` one pointing down. They
  alternate along rows and columns; another character takes the orientation that its place gives it.
- cubic: layers separated by empty lines, the bottom layer first, each seen from above.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..errors import InvalidPuzzle
from ..lattices import Cell, Lattice

EMPTY = " ."
_ORIENTATIONS = {"^": 0, "v": 1}


def cells_of_picture(lattice: Lattice, picture: str) -> dict[Cell, str]:
    """The cells of a picture with their characters, near the origin: the least row and column are 0.

    Raises InvalidPuzzle, naming row and column of the character that stands where no cell can.
    """
    if lattice.dimension == 2 and lattice.n_sides == 4:
        picture = _without_gaps(picture)
    places = _places(lattice, picture)
    if not places:
        raise InvalidPuzzle("the picture shows no cell; draw cells with any character but '.' and blank")
    for shift in _shifts(lattice, places):
        cells = {}
        for (layer, row, column), char in places.items():
            cell = lattice.cell_on_grid((layer, row, column + shift))
            if cell is None or _contradicts(lattice, cell, char):
                break
            cells[cell] = char
        else:
            return _to_origin(lattice, cells)
    raise InvalidPuzzle(_why_not(lattice, places))


def picture_of_cells(lattice: Lattice, cells: Iterable[Cell] | dict[Cell, str]) -> str:
    """Draw cells as text, with the characters given or `#` (`^` and `v` for triangles)."""
    chars = dict(cells) if isinstance(cells, dict) else {cell: _default_char(lattice, cell) for cell in cells}
    places = {lattice.grid(cell): char for cell, char in chars.items()}
    first_row = min(row for _, row, _ in places)
    last_row = max(row for _, row, _ in places)
    first_column = min(column for _, _, column in places)
    last_column = max(column for _, _, column in places)
    blank = " " if lattice.n_sides == 6 and lattice.dimension == 2 else "."
    layers = []
    for layer in range(min(place[0] for place in places), max(place[0] for place in places) + 1):
        rows = [
            "".join(places.get((layer, row, column), blank) for column in range(first_column, last_column + 1))
            for row in range(first_row, last_row + 1)
        ]
        layers.append("\n".join(row.rstrip() for row in rows))
    return "\n\n".join(layers) + "\n"


def _default_char(lattice: Lattice, cell: Cell) -> str:
    return "#" if len(lattice.kinds) == 1 else "^v"[lattice.kind_index(cell)]


def _places(lattice: Lattice, picture: str) -> dict[tuple[int, int, int], str]:
    places = {}
    lines = picture.expandtabs().split("\n")
    while lines and not lines[0].strip():
        lines.pop(0)
    layer = row = 0
    for line in lines:
        if lattice.dimension == 3 and not line.strip():
            # One empty line or several end a layer.
            if row:
                layer, row = layer + 1, 0
            continue
        for column, char in enumerate(line):
            if char not in EMPTY:
                places[layer, row, column] = char
        row += 1
    return places


def _without_gaps(picture: str) -> str:
    """Squares drawn with a blank after each: `# . #` is the same as `#.#`."""
    lines = [line.rstrip() for line in picture.expandtabs().split("\n")]
    first = min((len(line) - len(line.lstrip()) for line in lines if line), default=0)
    gaps = "".join(line[first + 1 :: 2] for line in lines)
    return "\n".join(line[first::2] for line in lines) if gaps and not gaps.strip() else picture


def _shifts(lattice: Lattice, places: dict[tuple[int, int, int], str]) -> tuple[int, ...]:
    """Triangles and hexagons need the right parity of columns; which one, the picture decides."""
    if len(lattice.kinds) > 1 and not any(char in _ORIENTATIONS for char in places.values()):
        return ()
    return (0, 1)


def _contradicts(lattice: Lattice, cell: Cell, char: str) -> bool:
    return len(lattice.kinds) > 1 and _ORIENTATIONS.get(char, cell[-1]) != cell[-1]


def _to_origin(lattice: Lattice, cells: dict[Cell, str]) -> dict[Cell, str]:
    dimension = lattice.dimension
    least = [min(cell[k] for cell in cells) for k in range(dimension)]
    return {
        (*(x - d for x, d in zip(cell, least, strict=False)), *cell[dimension:]): char for cell, char in cells.items()
    }


def _why_not(lattice: Lattice, places: dict[tuple[int, int, int], str]) -> str:
    if len(lattice.kinds) > 1:
        if not any(char in _ORIENTATIONS for char in places.values()):
            return "the picture does not say which triangles point up: draw at least one as '^' (up) or 'v' (down)"
        wanted: int | None = None
        for (_, row, column), char in sorted(places.items()):
            if char in _ORIENTATIONS:
                parity = (row + column + _ORIENTATIONS[char]) % 2
                wanted = parity if wanted is None else wanted
                if parity != wanted:
                    other = "v" if char == "^" else "^"
                    return (
                        f"row {row + 1}, column {column + 1} of the picture: a triangle here points the other way, "
                        f"{other!r}, since '^' and 'v' alternate along rows and columns"
                    )
    (_, first_row, first_column), *rest = sorted(places)
    for _, row, column in rest:
        if (row + column - first_row - first_column) % 2:
            return (
                f"row {row + 1}, column {column + 1} of the picture: a hexagon cannot stand here; leave one blank "
                f"between the hexagons of a row and shift every row by one character against the next"
            )
    return f"this picture cannot be read on the {lattice.name} lattice"
