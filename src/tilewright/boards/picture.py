"""Boards and pieces drawn in text: one character for each cell.

Rows are read from the top. `.` and blank are no cell; any other character is a cell.

A cell stands at the place that its lattice gives it (`Lattice.grid`):

- square: characters side by side; a blank between all of them is allowed (`# # .`).
- hexagonal: every row is shifted by one character against the next (`# #` above ` # `).
- triangular: characters side by side; `^` is a triangle pointing up, `v` one pointing down. They
  alternate along rows and columns; another character takes the orientation that its place gives it.
- in space: layers separated by empty lines, the bottom layer first, each seen from above. A cube stands on the one at
  its place in the layer below. On the lattice `balls` a ball rests on the ball at its place and those to the right,
  below, and below to the right; on `triangular-balls`, whose layers are drawn as hexagons are, on the ball at its place
  and the two below that.

On a lattice with cells of several kinds, one of them at least is drawn with the symbol of its kind.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..deadline import timely
from ..errors import InvalidPuzzle
from ..lattices import Cell, GridPlace, Lattice
from ..sentences import sentence

EMPTY = " ."


def cells_of_picture(lattice: Lattice, picture: str) -> dict[Cell, str]:
    r"""Read the cells of a board or a piece from a drawing.

    Parameters
    ----------
    lattice
        The lattice of the cells, e.g. `LATTICES["square"]`.
    picture
        Lines of text with one character for each cell. `.` and blank are no cell, any other character is one.

    Returns
    -------
    dict
        The character of each cell. The cells lie near the origin: the least row and column are 0.

    Raises
    ------
    InvalidPuzzle
        The picture shows no cell, does not say of which kind its cells are, or has a character where the lattice has
        no such cell; the message names its row and column.

    See Also
    --------
    shape_cells : Cells of a shape with a name and sizes.

    Examples
    --------
    >>> import tilewright as tw
    >>> tw.cells_of_picture(tw.LATTICES["square"], "#.\n##")
    {(0, 1): '#', (0, 0): '#', (1, 0): '#'}
    """
    if lattice.is_boxed and lattice.dimension == 2:
        picture = _without_gaps(picture)
    places = _places(lattice, picture)
    if not places:
        raise InvalidPuzzle(sentence("the picture shows no cell; draw cells with any character but '.' and blank"))
    cells = {}
    for place, (cell, char) in _read(lattice, places).items():
        if cell is None or _contradicts(lattice, cell, char):
            spot = _spot(lattice, picture, place)
            raise InvalidPuzzle(_why_not(lattice, spot, place, cell), spot)
        cells[cell] = char
    return dict(zip(lattice.at_origin(cells), cells.values(), strict=True))


def _read(lattice: Lattice, places: dict[GridPlace, str]) -> dict[GridPlace, tuple[Cell | None, str]]:
    """The cells at the places of a picture, the first that says of which kind it is on its place of the lattice."""
    symbols = [kind.symbol for kind in lattice.kinds]
    if len(symbols) == 1:
        first, kind = min(places), lattice.kinds[0]
    else:
        known = [place for place, char in sorted(places.items()) if char in symbols]
        if not known:
            listed = " or ".join(f"{kind.symbol!r} ({kind.words})" for kind in lattice.kinds)
            raise InvalidPuzzle(
                sentence(
                    "the picture does not say which {noun} are {words}: draw at least one as {listed}",
                    noun=lattice.nouns[1],
                    words=lattice.kinds[0].words,
                    listed=listed,
                )
            )
        first = known[0]
        kind = lattice.kinds[symbols.index(places[first])]
    shift = [a - b for a, b in zip(kind.place, first, strict=True)]
    return {
        (layer, row, column): (lattice.cell_on_grid((layer + shift[0], row + shift[1], column + shift[2])), char)
        for (layer, row, column), char in timely(sorted(places.items()))
    }


def picture_of_cells(lattice: Lattice, cells: Iterable[Cell] | dict[Cell, str]) -> str:
    """Draw cells as text, with the characters given or the symbols of their kinds."""
    chars = dict(cells) if isinstance(cells, dict) else {cell: lattice.kind(cell).symbol for cell in cells}
    places = {lattice.grid(cell): char for cell, char in chars.items()}
    first_row = min(row for _, row, _ in places)
    last_row = max(row for _, row, _ in places)
    first_column = min(column for _, _, column in places)
    last_column = max(column for _, _, column in places)
    # A point would look like a cell that is left out where no cell can stand.
    blank = "." if lattice.cells_per_place == 1 else " "
    layers = []
    for layer in range(min(place[0] for place in places), max(place[0] for place in places) + 1):
        rows = [
            "".join(places.get((layer, row, column), blank) for column in range(first_column, last_column + 1))
            for row in range(first_row, last_row + 1)
        ]
        # An empty line would end the layer.
        layers.append("\n".join(row.rstrip() or "." * (lattice.dimension - 2) for row in rows))
    return "\n\n".join(layers) + "\n"


def _rows(lattice: Lattice, picture: str) -> Iterator[tuple[int, int, int, str]]:
    """The rows of a picture: number among its lines, layer, number in the layer, and text."""
    lines = picture.expandtabs().split("\n")
    while lines and not lines[0].strip():
        lines.pop(0)
    layer = row = 0
    for number, line in enumerate(lines):
        if lattice.dimension == 3 and not line.strip():
            # One empty line or several end a layer.
            if row:
                layer, row = layer + 1, 0
            continue
        yield number, layer, row, line
        row += 1


def _places(lattice: Lattice, picture: str) -> dict[GridPlace, str]:
    return {
        (layer, row, column): char
        for _, layer, row, line in _rows(lattice, picture)
        for column, char in enumerate(line)
        if char not in EMPTY
    }


def _without_gaps(picture: str) -> str:
    """Squares drawn with a blank after each: `# . #` is the same as `#.#`."""
    lines = [line.rstrip() for line in picture.expandtabs().split("\n")]
    first = min((len(line) - len(line.lstrip()) for line in lines if line), default=0)
    gaps = "".join(line[first + 1 :: 2] for line in lines)
    return "\n".join(line[first::2] for line in lines) if gaps and not gaps.strip() else picture


def _contradicts(lattice: Lattice, cell: Cell, char: str) -> bool:
    """Tell whether a character is the symbol of another kind of cells than that which can stand there."""
    is_symbol = len(lattice.kinds) > 1 and any(kind.symbol == char for kind in lattice.kinds)
    return is_symbol and lattice.kind(cell).symbol != char


def _spot(lattice: Lattice, picture: str, place: GridPlace) -> tuple[int, int]:
    """The line of a picture and the column, from 1, of one of its places."""
    [line] = [number for number, *row, _ in _rows(lattice, picture) if tuple(row) == place[:2]]
    return line + 1, place[2] + 1


def _why_not(lattice: Lattice, spot: tuple[int, int], place: GridPlace, cell: Cell | None) -> str:
    where = sentence("row {row}, column {column} of the picture", row=spot[0], column=spot[1])
    noun = lattice.nouns[0]
    if lattice.dimension == 3:
        where = sentence("{where} (layer {n})", where=where, n=place[0] + 1)
    if cell is None:
        what, joint = sentence("a {noun} cannot stand here", noun=noun), "; "
    else:
        kind = lattice.kind(cell)
        what, joint = (
            sentence("a {noun} here is {symbol} ({words})", noun=noun, symbol=repr(kind.symbol), words=kind.words),
            ", since ",
        )
    return f"{where}: {what}" + (joint + lattice.picture_rule if lattice.picture_rule else "")
