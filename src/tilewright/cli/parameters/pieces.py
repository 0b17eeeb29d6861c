"""From words on the command line to the shapes of pieces: names, pictures, pieces of a puzzle."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from ...errors import InvalidPuzzle, InvalidRequest

if TYPE_CHECKING:
    from ...families import Puzzle, TilingPuzzle
    from ...families.tiling import Piece
    from ...lattices import Cell, Lattice

_ROWS = re.compile(r"[#^v./ ]*[#^v][#^v./ ]*")
_LISTED = re.compile(r"(\d+)([a-z]+)")


def lattice_named(name: str) -> Lattice:
    """The lattice of a name."""
    from ...families.wording import suggestion
    from ...lattices import LATTICES

    if name not in LATTICES:
        raise InvalidRequest(f"there is no lattice {name!r}; {suggestion(name, LATTICES, 'the lattices are')}")
    return LATTICES[name]


def shapes_named(
    words: Sequence[str], pictures: Sequence[str], lattice_name: str | None
) -> tuple[Lattice, list[tuple[Cell, ...]]]:
    """The lattice, and the cells of each piece: names of the lattice's pieces, or a puzzle and names of its pieces.

    Pictures are texts whose rows end with "/" or with a line.
    """
    _refuse_pictures(words)
    if words and _is_puzzle(words[0], lattice_name):
        if pictures or lattice_name is not None:
            raise InvalidRequest(f"{words[0]} has a lattice and pieces of its own; leave out --lattice and --picture")
        return _of_puzzle(words[0], words[1:])
    return shapes_of_pieces(words, pictures, lattice_name)


def shapes_of_pieces(
    words: Sequence[str], pictures: Sequence[str], lattice_name: str | None
) -> tuple[Lattice, list[tuple[Cell, ...]]]:
    """The lattice, and the cells of each piece: of usual names, and of pictures."""
    lattice = lattice_named(lattice_name or "square")
    shapes = [_shape(lattice, word) for word in words]
    for picture in pictures:
        shapes.append(_drawn(lattice, picture))
    if not shapes:
        raise InvalidRequest("name a piece, such as P, or draw one with --picture")
    return lattice, shapes


def labeled_puzzle_named(
    words: Sequence[str], pictures: Sequence[str], lattice_name: str | None
) -> TilingPuzzle | None:
    """The puzzle that words name if its pieces, or those of it that they name, are tiles with labels; else None."""
    _refuse_pictures(words)
    if not words or pictures or lattice_name is not None or not _is_puzzle(words[0]):
        return None
    puzzle, chosen = _chosen(words[0], words[1:])
    return cast("TilingPuzzle", puzzle) if any(piece.has_labels for piece in chosen) else None


def _refuse_pictures(words: Sequence[str]) -> None:
    for word in words:
        if "/" in word and _ROWS.fullmatch(word):
            raise InvalidRequest(f"{word!r} is a picture; write --picture '{word}'")


def _is_puzzle(word: str, lattice_name: str | None = None) -> bool:
    """Tell whether a word names a puzzle, and not a piece of the lattice that is given."""
    from ... import catalog
    from ...families.tiling.pieces.usual_names import named_pieces

    if lattice_name is not None and word in named_pieces(lattice_named(lattice_name)):
        return False
    return catalog.is_file(word) or catalog.full_name(word) is not None


def _of_puzzle(source: str, names: Sequence[str]) -> tuple[Lattice, list[tuple[Cell, ...]]]:
    puzzle, chosen = _chosen(source, names)
    for piece in chosen:
        if not piece.is_plain:
            raise InvalidRequest(f"piece {piece.name!r} has labels or values; only shapes without them are tried")
    return puzzle.board.lattice, [piece.cells for piece in chosen]


def _chosen(source: str, names: Sequence[str]) -> tuple[Puzzle, list[Piece]]:
    """A puzzle, and those of its pieces that have these names; all of them without names."""
    from ...catalog import load
    from ...families import family_of
    from ...families.wording import suggestion
    from .sources import with_example

    # Pieces are the same on boards of every size.
    puzzle = load(source, with_example((source,), None)[0])
    family = family_of(puzzle)
    pieces = {piece.name: piece for piece in getattr(puzzle, "pieces", ())}
    if not pieces:
        raise InvalidRequest(f"{puzzle.name} has no pieces, but {family.nouns.piece}s; name a puzzle with pieces")
    for name in names:
        if name not in pieces:
            raise InvalidRequest(f"{puzzle.name} has no piece {name!r}; {suggestion(name, pieces, 'its pieces are')}")
    return puzzle, [pieces[name] for name in names] or list(pieces.values())


def _drawn(lattice: Lattice, picture: str) -> tuple[Cell, ...]:
    from ...boards import cells_of_picture

    try:
        return tuple(cells_of_picture(lattice, picture.replace("/", "\n")))
    except InvalidPuzzle as problem:
        raise InvalidRequest(f"--picture {picture!r}: {problem}") from None


def _shape(lattice: Lattice, word: str) -> tuple[Cell, ...]:
    """The piece of a usual name; with the number of its cells behind it if there are several: I4."""
    from ...families.tiling.pieces.usual_names import named_pieces
    from ...families.wording import suggestion
    from ...lattices import LATTICES

    listed = _LISTED.fullmatch(word)
    if listed is not None:
        return _of_size(lattice, int(listed[1]), listed[2])
    named = named_pieces(lattice)
    if word in named:
        return named[word]
    sizes = [name for name in named if re.fullmatch(re.escape(word) + r"\d+", name)]
    if sizes:
        raise InvalidRequest(f"{word!r} is the name of several pieces; say {' or '.join(sizes)}")
    elsewhere = [other.name for other in LATTICES.values() if other.dimension == 2 and word in named_pieces(other)]
    if elsewhere:
        others = " or ".join(f"--lattice {name}" for name in elsewhere)
        raise InvalidRequest(f"there is no piece {word!r} on the {lattice.name} lattice, but with {others}")
    known = suggestion(word, named, f"the pieces of the {lattice.name} lattice with names are")
    help = f"{known}; 7a is the first {lattice.polyform} of 7 cells, and --picture draws any piece"
    raise InvalidRequest(f"there is no piece {word!r} on the {lattice.name} lattice; {help.lstrip('; ')}")


def _of_size(lattice: Lattice, size: int, letters: str) -> tuple[Cell, ...]:
    """The piece that a set of all pieces of a size calls so: 7a, 7b, ..."""
    from ...families.tiling.file.build_pieces import MOST_IN_A_SET, suffix
    from ...families.wording import plural, plural_of
    from ...lattices import polyforms

    most = MOST_IN_A_SET[lattice.dimension]
    if not 0 < size <= most:
        raise InvalidRequest(f"{size}{letters}: pieces of 1 to {most} cells have such names; draw it with --picture")
    shapes = polyforms(lattice, size)
    names = [suffix(k) for k in range(len(shapes))]
    if letters not in names:
        which = f"{size}a" if len(names) == 1 else f"{size}a to {size}{names[-1]}"
        raise InvalidRequest(
            f"there is no piece {size}{letters}: {plural_of(lattice.polyform)} of {plural(size, 'cell')} are {which}"
        )
    return shapes[names.index(letters)]
