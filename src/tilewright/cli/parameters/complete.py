"""Completion of arguments in the shell. Nothing here may be slow."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import click
    from click.shell_completion import CompletionItem


def puzzles(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Names of the catalog, and files."""
    from click.shell_completion import CompletionItem

    from ...catalog import names

    # First "file": the shell then offers files where no name of the catalog fits.
    found = [CompletionItem(incomplete, type="file")]
    return found + [CompletionItem(name) for name in names() if name.startswith(incomplete)]


def variants(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The variants of the puzzle that stands on the command line already."""
    from click.shell_completion import CompletionItem

    from ...errors import TilewrightError
    from .sources import variants_of

    # With its value still missing, the option keeps Click from sorting the words.
    sources = tuple(ctx.params.get("puzzle") or ctx.args)
    try:
        found = variants_of(sources) if sources else ()
    except (OSError, ValueError, TilewrightError):
        found = ()
    return [CompletionItem(name) for name in found if name.startswith(incomplete)]


def engines(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Names of engines."""
    from click.shell_completion import CompletionItem

    from ...engines import ENGINES

    return [
        CompletionItem(engine.name, help=engine.description)
        for engine in ENGINES.values()
        if engine.name.startswith(incomplete)
    ]
