"""From the fields of a file to a tiling puzzle."""

from __future__ import annotations

from collections.abc import Collection

from ....boards import Board
from ....lattices import LATTICES
from ....sentences import sentence
from ...base import NO_VARIANT, Variant
from ...board_sizes import most_cells
from ...build_board import build_board
from ...build_parts import build_known, build_puzzle, build_setup
from ...common import Setup
from ...fields import FaultReport, resolve
from ..puzzle import TilingPuzzle
from ..validate import bound_to_cells, unfit_for_glue, unfit_for_mirrors
from .build_fixed import build_fixed
from .build_labels import build_label_names, check_label_names
from .build_pieces import build_pieces, without_open_ends
from .build_rules import build_relation, build_rim, build_rules
from .fields import TilingFields


def build(fields: TilingFields, name: str, report: FaultReport, variant: Variant = NO_VARIANT) -> TilingPuzzle | None:
    """The puzzle that the fields of a file describe, a variant put in; None, with faults, if they make none."""
    lattice = LATTICES[fields.lattice]
    board = build_board(fields.board, lattice, report)
    label_names = build_label_names(fields, report)
    pieces = build_pieces(fields, lattice, report, variant)
    setup = build_setup(fields.setup, board, pieces, report, fields.board)
    if board is not None:
        pieces = without_open_ends(pieces, most_cells(board, setup))
    relation = build_relation(fields, pieces, report)
    check_label_names(fields, label_names, relation, report)
    # A rule may name pieces that the variant takes away.
    others = build_pieces(fields, lattice, FaultReport(), NO_VARIANT) if variant.drop else {}
    rules = build_rules(fields, board, pieces, others, report)
    if setup is None and fields.setup is not None:
        report.broken.add("setup")
    known = tuple(
        build_known(fields.known, fields.variant, variant.name, board, setup, report, has_sums=False, pieces=pieces)
    )
    if board is None:
        return None
    for message in unfit_for_glue(board, pieces.values()):
        report.at("board", "glue").add(message, on_key=True)
    for message in unfit_for_mirrors(board, pieces.values()):
        report.at("board", "wrap").add(message, on_key=True)
    blocked = resolve(fields.board.blocked, board.index_of_name, report.at("board", "blocked"))
    optional = resolve(fields.board.optional, board.index_of_name, report.at("board", "optional"))
    for k, cell in enumerate(fields.board.optional):
        if board.index_of_name.get(cell) in blocked:
            report.at("board", "optional", k).add(sentence("cell {cell} is both blocked and optional", cell=cell))
    order = resolve(fields.board.order, board.index_of_name, report.at("board", "order"))
    if fields.board.order and len(fields.board.order) != len(board):
        message = sentence("the order lists {n} of {n_2} {n_2:cell|cells}", n=len(fields.board.order), n_2=len(board))
        report.at("board", "order").add(message, sentence("list every cell once, or leave `order` out"))
    rim = build_rim(fields.rim, board, report)
    fixed = build_fixed(fields, board, pieces, frozenset(blocked), report)
    if setup is not None and setup.kind == "size":
        for place, message in bound_to_cells(board, setup, blocked, optional, fixed, rim, rules, order):
            report.at(*place).add(message, on_key=True)
    if setup is not None:
        _check_among(setup, {one.piece for one in fixed}, report)
        _check_choices(setup, board, {*blocked, *(cell for one in fixed for cell in one.cells)}, report)
    return build_puzzle(
        TilingPuzzle,
        name,
        fields,
        known,
        report,
        board=board,
        pieces=tuple(pieces.values()),
        relation=relation,
        rim=rim,
        blocked=blocked,
        optional=optional,
        fixed=fixed,
        setup=setup,
        rules=rules,
        label_names=label_names,
        order=order,
    )


def _check_choices(setup: Setup, board: Board, never: Collection[int], report: FaultReport) -> None:
    """Only cells that can be free can be chosen."""
    for k, choice in enumerate(setup.choices):
        for j, name in enumerate(choice):
            if board.index_of_name[name] in never:
                why = sentence("it is always blocked or covered by a fixed piece")
                report.at("setup", "choices", k, j).add(
                    sentence("cell {name} cannot be chosen: {why}", name=name, why=why)
                )


def _check_among(setup: Setup, fixed: Collection[str], report: FaultReport) -> None:
    """Only pieces that are not fixed can be chosen."""
    for k, name in enumerate(setup.among):
        if name in fixed:
            report.at("setup", "among", k).add(
                sentence("piece {name} cannot be chosen: it is fixed, and always takes part", name=name)
            )
