"""An atlas as a whole: its folder, all its puzzles, and its first page."""

from __future__ import annotations

import os
import shutil
from collections.abc import Generator, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from ..errors import CannotSave, InvalidJob, InvalidRequest
from ..jobs.lock import holder_of, locked
from ..values import frozen
from ..writing import reason_of, write_whole
from .base import AtlasOptions
from .entries import AtlasEntry
from .index_page import index_files
from .one import check_without
from .records import RECORDS, clear_drafts, read_record
from .workers import AtlasNews, make_all

if TYPE_CHECKING:
    from ..answers.atlas import AtlasRowJson

MARK = ".tilewright-atlas"
"""The file by which the folder of an atlas is known; the lock is beside it."""
_WORK = ".work"
_ABOUT_MARK = "This folder is an atlas: `tilewright atlas` writes into it, and may write over what it made.\n"


@frozen
class MadeAtlas:
    """An atlas that was made.

    Attributes
    ----------
    rows
        The puzzles in it, as they stand in its list.
    n_made
        How many pages were made anew, as a whole or in part.
    size
        The bytes of all files.
    problems
        For each puzzle without a page the reason, by its address.
    unlisted
        The addresses of pages that an earlier run made, of puzzles that are none of this run's: they stay, and are not
        in the list.
    """

    folder: Path
    rows: list[AtlasRowJson]
    n_made: int
    size: int
    problems: dict[str, str]
    unlisted: tuple[str, ...] = ()


def make_atlas(
    out: Path,
    entries: Sequence[AtlasEntry],
    options: AtlasOptions,
    *,
    only: Sequence[str] = (),
    workers: int = 1,
) -> Generator[AtlasNews | None, None, MadeAtlas]:
    """Make an atlas in a folder, or go on with it: what is made already, and has not changed, stays.

    It yields what happens, or None, several times a second, and returns the atlas. If it is closed or interrupted, all
    that is finished stays, and nothing is half-written.

    Parameters
    ----------
    out
        A new or empty folder, or one with an atlas.
    entries
        All puzzles of the atlas.
    only
        The addresses of those that are made now; all of them without any. The list has the others that are there.

    Raises InvalidRequest for a folder that holds something else, for an address that no puzzle has, and for an unknown
    part; CannotSave if a file cannot be written.
    """
    check_without(options.without)
    chosen = _chosen(entries, only)
    try:
        _begin(out)
        with locked(out / MARK):
            return (yield from _made(out, entries, chosen, options, workers))
    except InvalidJob:
        holder = holder_of(out / MARK) or {}
        raise InvalidRequest(f"another program (process {holder.get('pid')}) makes the atlas {out} now") from None
    except OSError as problem:
        raise CannotSave(f"{problem.filename or out} cannot be written: {reason_of(problem)}") from None


def _chosen(entries: Sequence[AtlasEntry], only: Sequence[str]) -> list[AtlasEntry]:
    by_slug = {entry.slug: entry for entry in entries}
    for slug in only:
        if slug not in by_slug:
            from ..families.wording import nearest

            near = nearest(slug, by_slug)
            raise InvalidRequest(f"no puzzle has the address {slug!r}" + (f"; did you mean {near!r}?" if near else ""))
    return [by_slug[slug] for slug in dict.fromkeys(only)] or list(entries)


def _begin(out: Path) -> None:
    """Make the folder, if it is not there; InvalidRequest if it holds something else."""
    if out.exists() and not out.is_dir():
        raise InvalidRequest(f"{out} is a file; name a folder for the atlas")
    if out.is_dir() and not (out / MARK).is_file() and any(out.iterdir()):
        raise InvalidRequest(f"{out} has files in it, and no atlas; name a new or an empty folder")
    out.mkdir(parents=True, exist_ok=True)
    if not (out / MARK).is_file():
        write_whole(out / MARK, _ABOUT_MARK)


def _made(
    out: Path, entries: Sequence[AtlasEntry], chosen: Sequence[AtlasEntry], options: AtlasOptions, workers: int
) -> Generator[AtlasNews | None, None, MadeAtlas]:
    work = out / _WORK
    work.mkdir(exist_ok=True)
    clear_drafts(out)
    problems: dict[str, str] = {}
    n_made = 0
    try:
        with closing(cast("Generator[AtlasNews | None]", make_all(chosen, out, options, work, workers))) as news:
            for one in news:
                if one is not None and one.problem:
                    problems[one.entry.slug] = one.problem
                n_made += one is not None and bool(one.made)
                yield one
    except BaseException:
        # The pages that are finished are listed even so; why it ended matters more than a list that cannot be written.
        with suppress(CannotSave, OSError):
            _write_list(out, entries)
        raise
    finally:
        _clear(work)
    rows = _write_list(out, entries)
    known = {entry.slug for entry in entries}
    unlisted = sorted(path.parent.name for path in out.glob(f"*/{RECORDS}") if path.parent.name not in known)
    return MadeAtlas(out, rows, n_made, _size(out), problems, tuple(unlisted))


def _write_list(out: Path, entries: Sequence[AtlasEntry]) -> list[AtlasRowJson]:
    """Write the first page, and what belongs to it, with the puzzles whose pages are there; returns their rows."""
    rows = [cast("AtlasRowJson", row) for entry in entries if (row := _row(out, entry)) is not None]
    for name, content in index_files(rows).items():
        if not (out / name).is_file() or (out / name).read_bytes() != content:
            write_whole(out / name, content)
    return rows


def _row(out: Path, entry: AtlasEntry) -> Any:
    record = read_record(out / entry.slug, "page")
    return None if record is None else record.facts


def _clear(work: Path) -> None:
    """Take away what is not finished, but the files of searches that go on the next time."""
    for path in work.iterdir():
        if path.is_dir():
            shutil.rmtree(path, ignore_errors=True)
    with suppress(OSError):
        work.rmdir()


def _size(out: Path) -> int:
    return sum(Path(folder, name).stat().st_size for folder, _, names in os.walk(out) for name in names)
