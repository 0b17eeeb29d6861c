"""Lint for tiling puzzles: likely mistakes, found without a search and told in the owner's words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, product

from ....boards import Board
from ....boards.periods import listed
from ....deadline import in_time
from ....errors import NoEngine, OutOfTime
from ....lattices.polyforms import connected_parts
from ....sentences import NameList, commas, sentence
from ...base import Finding, Severity
from ...setup_kinds import SETUP_KINDS
from ...wording import listing, plural
from ..compiling.compile import CompiledTiling, compile_cover
from ..pieces.piece_sets import piece_sets
from ..pieces.shapes import PieceClass, turned
from ..puzzle import Fixed, TilingPuzzle
from ..rules import bounds_in_all
from ..size_setups import board_sizes
from .lint_labels import about_labels
from .lint_values import about_sums


def lint(puzzle: TilingPuzzle) -> tuple[Finding, ...]:
    """All findings, the likeliest mistake first.

    Mistakes in counting or typing come before their consequences, and so even before proofs that there is no solution:
    one mistyped label makes sides that find no partner, and a tile that fits nowhere.
    """
    found: list[Finding] = []
    try:
        for findings in _looks(puzzle):
            for finding in findings:
                found.append(finding)
    except (OutOfTime, NoEngine) as problem:
        noun, cells = puzzle.noun, plural(len(puzzle.board), "cell")
        ways = sentence(
            "all ways in which {pieces} can lie on {cells}", pieces=plural(len(puzzle.pieces), noun), cells=cells
        )
        why = (
            sentence("the time was over before {ways} were seen", ways=ways)
            if isinstance(problem, OutOfTime)
            else str(problem)
        )
        left_out = sentence(
            "{noun}s that fit nowhere, cells that no {noun} covers, colors like those of a chessboard", noun=noun
        )
        message = sentence("{why}; not looked at: {left_out}", why=why, left_out=left_out)
        found.append(Finding("note", message, is_cut=True))
    return tuple(found)


def _looks(puzzle: TilingPuzzle) -> Iterator[Iterator[Finding] | Sequence[Finding]]:
    yield from (area(puzzle), _number_in_all(puzzle), _in_parts(puzzle), _idle_periods(puzzle.board))
    if puzzle.setup is None:
        # Of a template the cells to be covered, or the pieces to be used, are not known yet.
        yield about_labels(puzzle)
        compiled = compile_cover(puzzle)
        looks = _homeless_pieces, _misplaced_pieces, _bare_cells, about_sums, _coloring, _alike
        yield from (look(compiled) for look in looks)


def area(puzzle: TilingPuzzle) -> Iterator[Finding]:
    """Pieces that have more or fewer cells than the board has room for."""
    if _chooses_pieces(puzzle):
        if not piece_sets(puzzle).n:
            help = sentence(
                "count the {noun}s, their cells and those of the board again; look at `choose` and `cells`",
                noun=puzzle.noun,
            )
            message = sentence("no set of the {noun}s has as many cells as the board has to fill", noun=puzzle.noun)
            yield Finding("impossible", message, help)
        return
    least = sum(piece.least * len(piece.cells) for piece in puzzle.pieces)
    most = sum(piece.most * len(piece.cells) for piece in puzzle.pieces)
    room, needed = _room(puzzle)
    noun = puzzle.noun
    hint = sentence(
        "count the {noun}s and the cells again; is a cell blocked that should not be, or a {noun} missing?", noun=noun
    )
    if least > room:
        message = sentence(
            "the {noun}s have {least} {least:cell|cells}, but the board has room for only {room}",
            noun=noun,
            least=least,
            room=room,
        )
        yield Finding("impossible", message, hint)
    elif most < needed:
        yield Finding(
            "impossible",
            sentence(
                "the {noun}s have only {most} {most:cell|cells}, but {needed} must be covered",
                noun=noun,
                most=most,
                needed=needed,
            ),
            hint,
        )


def _room(puzzle: TilingPuzzle) -> tuple[int, int]:
    """The most cells that pieces may cover, and the fewest that they must: of the largest board and of the smallest."""
    setup = puzzle.setup
    if setup is not None and setup.kind == "size":
        n_cells = board_sizes(puzzle).n_cells.values()
        return max(n_cells), min(n_cells)
    # In a template the choice will block more cells.
    room = len(puzzle.board) - len(puzzle.blocked) - (setup.blocked if setup else 0)
    return room, room - len(puzzle.optional)


def _chooses_pieces(puzzle: TilingPuzzle) -> bool:
    return puzzle.setup is not None and SETUP_KINDS[puzzle.setup.kind].chooses == "pieces"


def _number_in_all(puzzle: TilingPuzzle) -> Iterator[Finding]:
    """More or fewer pieces in all than their copies and their sizes allow."""
    least, most = bounds_in_all(puzzle.rules)
    room, needed = _room(puzzle)
    # The fewest pieces that cover what must be covered are the largest, and the most that have room the smallest.
    chosen = set(piece_sets(puzzle).names) if _chooses_pieces(puzzle) else set()
    always = sum(piece.least for piece in puzzle.pieces if piece.name not in chosen)
    few = max(always, _taken(puzzle, needed, largest=True))
    many = _taken(puzzle, room + 1, largest=False) - 1
    if most is not None and most < few:
        yield Finding(
            "impossible",
            sentence(
                "at most {counted} may be used, but at least {few} are needed",
                counted=plural(most, puzzle.noun),
                few=few,
            ),
        )
    if least > many:
        yield Finding(
            "impossible",
            sentence(
                "at least {counted} must be used, but at most {many} can be",
                counted=plural(least, puzzle.noun),
                many=many,
            ),
        )


def _taken(puzzle: TilingPuzzle, cells: int, *, largest: bool) -> int:
    """The number of pieces, the largest or the smallest first, that have so many cells; one more than all if none."""
    taken = 0
    for piece in sorted(puzzle.pieces, key=lambda piece: len(piece.cells), reverse=largest):
        if cells <= 0:
            break
        used = min(piece.most, -(-cells // len(piece.cells)))
        taken += used
        cells -= used * len(piece.cells)
    return taken if cells <= 0 else taken + 1


def _in_parts(puzzle: TilingPuzzle) -> Iterator[Finding]:
    """A piece whose cells are not connected. Where several are, that is how the puzzle is."""
    parts_of = {piece.name: connected_parts(puzzle.lattice, piece.cells) for piece in puzzle.pieces}
    in_parts = [(name, parts) for name, parts in parts_of.items() if len(parts) > 1]
    if len(in_parts) == 1:
        for name, parts in in_parts:
            shown = listing(["".join(str(list(cell)) for cell in part) for part in parts])
            message = sentence(
                "{noun} {name} is in {n} parts that touch across no side: {shown}",
                noun=puzzle.noun,
                name=name,
                n=len(parts),
                shown=shown,
            )
            help = sentence("look at its cells; if it is meant so, nothing is wrong")
            yield Finding("suspicious", message, help, pieces=(name,))


def _idle_periods(board: Board) -> Iterator[Finding]:
    """Periods without which the same sides of a wrapped board meet."""
    for k, period in enumerate(board.wrap):
        others = board.wrap[:k] + board.wrap[k + 1 :]
        if Board.of(board.lattice, board.cells, board.names, wrap=others).edges == board.edges:
            message = sentence("no sides of the board meet by the period {listed}", listed=listed(period))
            help = sentence("a period is as long as the board: for ten columns it is [10, 0]")
            yield Finding("suspicious", message, help)


def _homeless_pieces(compiled: CompiledTiling) -> Iterator[Finding]:
    housed = {placement.piece_class for placement in compiled.placements}
    # Of a misplaced piece its place is told.
    housed.update(compiled.class_of_piece[fixed.piece] for fixed in _misplaced(compiled))
    homeless = [group for index, group in enumerate(compiled.classes) if index not in housed]
    # A set may have hundreds of them: they are told together.
    levels: dict[Severity, list[PieceClass]] = {"impossible": [], "note": []}
    for group in homeless:
        levels["impossible" if group.least else "note"].append(group)
    for level, groups in levels.items():
        if groups:
            names = listing([group.name for group in groups])
            noun = compiled.puzzle.noun
            few = sentence("{noun} {names} fits nowhere on the board", noun=noun, names=names)
            message = (
                few
                if len(groups) == 1
                else sentence("{n} {noun}s fit nowhere on the board: {names}", n=len(groups), noun=noun, names=names)
            )
            pieces = tuple(piece.name for group in groups for piece in group.members)
            yield Finding(
                level, message, sentence("look at shapes, labels, the rim and the blocked cells"), pieces=pieces
            )


def _misplaced_pieces(compiled: CompiledTiling) -> Iterator[Finding]:
    for fixed in _misplaced(compiled):
        which = _cells(compiled.puzzle, fixed.cells)
        yield Finding(
            "impossible",
            sentence(
                "{noun} {piece} cannot lie on {which}, where it is fixed",
                noun=compiled.puzzle.noun,
                piece=fixed.piece,
                which=which,
            ),
            sentence("look at its shape, its labels, the rim and these cells"),
            pieces=(fixed.piece,),
            cells=fixed.cells,
        )


def _misplaced(compiled: CompiledTiling) -> list[Fixed]:
    """The fixed pieces that no way of lying takes to all cells where they are fixed."""
    wanted = {(compiled.class_of_piece[fixed.piece], fixed.cells): fixed for fixed in compiled.puzzle.fixed}
    if wanted:
        for placement in compiled.placements:
            for piece_class, cells in list(wanted):
                if piece_class == placement.piece_class and set(cells) <= set(placement.cells):
                    del wanted[piece_class, cells]
    return list(wanted.values())


def _bare_cells(compiled: CompiledTiling) -> Iterator[Finding]:
    puzzle = compiled.puzzle
    covered = {cell for placement in compiled.placements for cell in placement.cells}
    covered.update(cell for fixed in _misplaced(compiled) for cell in fixed.cells)
    bare = tuple(
        cell
        for cell in range(len(puzzle.board))
        if cell not in covered and cell not in puzzle.blocked and cell not in puzzle.optional
    )
    if bare:
        help_ = sentence("is there a hole too small for every {noun}?", noun=puzzle.noun)
        yield Finding(
            "impossible",
            sentence("no {noun} can cover {cells}", noun=puzzle.noun, cells=_cells(puzzle, bare)),
            help_,
            cells=bare,
        )


def _cells(puzzle: TilingPuzzle, cells: Sequence[int]) -> str:
    names = [puzzle.board.names[cell] for cell in cells]
    return sentence("{n:cell|cells} {names}", n=len(names), names=commas(names))


def _two_coloring(puzzle: TilingPuzzle) -> list[int] | None:
    """+1 and -1 like a chessboard, 0 for blocked cells; None if the board cannot be colored so (hexagons)."""
    neighbors: dict[int, list[int]] = {}
    for edge in puzzle.board.edges:
        neighbors.setdefault(edge.cell, []).append(edge.other)
        neighbors.setdefault(edge.other, []).append(edge.cell)
    colors = [0] * len(puzzle.board)
    for start in range(len(colors)):
        if colors[start]:
            continue
        colors[start] = 1
        todo = [start]
        while todo:
            cell = todo.pop()
            for other in neighbors.get(cell, ()):
                if not colors[other]:
                    colors[other] = -colors[cell]
                    todo.append(other)
                elif colors[other] == colors[cell]:
                    return None
    return [0 if cell in puzzle.blocked else color for cell, color in enumerate(colors)]


def _coloring(compiled: CompiledTiling) -> Iterator[Finding]:
    """Color the board like a chessboard: the pieces must cover as many cells of each color as the board has."""
    puzzle = compiled.puzzle
    colors = _two_coloring(puzzle)
    if puzzle.optional or puzzle.setup is not None or colors is None:
        return
    balances: list[set[int]] = [set() for _ in compiled.classes]
    for placement in compiled.placements:
        balances[placement.piece_class].add(sum(map(colors.__getitem__, placement.cells)))
    reachable = {0}
    for group, balance in zip(compiled.classes, balances, strict=True):
        if group.least > group.room or (group.least and not balance):
            return  # Lint reports that elsewhere.
        step = {0} if group.least == 0 else set()
        sums = {0}
        for copies in range(1, min(group.most, group.room) + 1):
            in_time()
            sums = {a + b for a in sums for b in balance}
            if copies >= group.least:
                step |= sums
        in_time()
        reachable = {a + b for a in reachable for b in step}
    board = sum(colors)
    if board in reachable:
        return
    rest = {value % 2 for value in reachable}
    if len(rest) == 1 and board % 2 not in rest:
        why = (
            sentence("the {noun}s always cover an odd difference", noun=puzzle.noun)
            if rest == {1}
            else sentence("the {noun}s always cover an even difference", noun=puzzle.noun)
        )
    else:
        nearest_to_board = min(sorted(reachable, key=abs), key=lambda value: abs(value - board))
        why = sentence(
            "the nearest that the {noun}s can cover is a difference of {nearest_to_board}",
            noun=puzzle.noun,
            nearest_to_board=nearest_to_board,
        )
    cells = sentence("as many cells of one color as")
    if board:
        cells = sentence("{n} more {n:cell|cells} of one color than", n=abs(board))
    message = sentence(
        "color the board like a chessboard: it has {cells} of the other, but {why}", cells=cells, why=why
    )
    yield Finding("impossible", message, sentence("this parity argument rules out every arrangement"))


def _alike(compiled: CompiledTiling) -> Iterator[Finding]:
    """Pieces that look the same, and labeled tiles that are mirror images of each other."""
    # Copies that are fixed are not told apart.
    loose = [
        tuple(p.name for p, n_fixed in zip(group.members, group.fixed_of_member, strict=True) if p.most > n_fixed)
        for group in compiled.classes
    ]
    alike = [names for names in loose if len(names) > 1]
    if alike:
        message = sentence(
            "{noun}s {listed} are alike: raw counts tell them apart, distinct ones do not",
            noun=compiled.puzzle.noun,
            listed=_listed(alike),
        )
        yield Finding("note", message, pieces=tuple(chain.from_iterable(alike)))
    class_of_shape = {
        (shape, group.color): k
        for k, group in enumerate(compiled.classes)
        if not group.members[0].is_plain
        for shape in group.orientations
    }
    lattice = compiled.puzzle.lattice
    mirrored = []
    # One reflection stands for all; some lattices have none.
    for mirror, (k, group) in product(lattice.reflections[-1:], enumerate(compiled.classes)):
        mirrored_shape = turned(lattice, mirror, group.orientations[0])
        image = class_of_shape.get((mirrored_shape, group.color))
        if image is not None and image > k:
            mirrored.append((group.name, compiled.classes[image].name))
    if mirrored:
        message = sentence(
            "{noun}s {listed} are mirror images of each other", noun=compiled.puzzle.noun, listed=_listed(mirrored)
        )
        yield Finding("note", message, pieces=tuple(chain.from_iterable(mirrored)))


def _listed(groups: Sequence[tuple[str, ...]]) -> str:
    shown = commas((NameList(" and ".join(names), names, "and") for names in groups[:5]), "; ")
    n_more = len(groups) - 5
    return shown if n_more <= 0 else sentence("{groups}; and {n} more groups", groups=shown, n=n_more)
