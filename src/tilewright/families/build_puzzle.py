"""From the parts of a file to the whole puzzle, with what is known about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeVar

from ..boards import Board
from ..errors import InvalidPuzzle
from .common import Known, Setup
from .fields import KnownFields, Path, PuzzleFields, Report, resolve
from .wording import plural, suggestion


def build_known(
    fields: Sequence[KnownFields],
    variants: Iterable[str],
    variant: str,
    board: Board | None,
    setup: Setup | None,
    report: Report,
    *,
    has_sums: bool,
) -> Iterator[Known]:
    """The known counts; of those of another variant than the one that is read only the name is looked at."""
    variants = list(variants)
    for k, known in enumerate(fields):
        path: Path = ("known", k)
        if known.variant and known.variant not in variants:
            report.add(
                (*path, "variant"),
                f"there is no variant {known.variant!r} in this file",
                suggestion(known.variant, variants, "the variants are")
                or f"leave `variant` out, or say under [variant.{known.variant}] what differs",
            )
        elif known.variant == variant:
            if board is not None:
                resolve(known.block, board.index_of_name, (*path, "block"), report)
            # A puzzle that was set up is written without its setup, but with the numbers of all setups.
            if known.block and setup is not None and len(known.block) != setup.blocked:
                words = f"{plural(len(known.block), 'cell')} for a setup that blocks {setup.blocked}"
                report.add((*path, "block"), words)
            if known.target is not None and not has_sums:
                report.add(
                    (*path, "target"),
                    "`target` is a sum of numbers on lines, which pieces do not have",
                    "leave it out",
                    on_key=True,
                )
        yield Known(
            known.count, known.counts, known.source, tuple(known.block), known.variant, known.target, known.seconds
        )


_P = TypeVar("_P")


def build_puzzle(
    make: Callable[..., _P], name: str, fields: PuzzleFields, known: Iterable[Known], report: Report, **rules: Any
) -> _P | None:
    """The puzzle with these rules; None if anything is wrong, which is then in the report."""
    if report.faults or report.broken:
        return None
    about = {"title": fields.title, "about": fields.about, "sources": tuple(fields.sources), "known": tuple(known)}
    try:
        return make(name, **rules, **about)
    except InvalidPuzzle as problem:
        report.add((), str(problem))
        return None
