"""`tilewright atlas`: a static site with a page for each puzzle, and all that is known of it."""

from __future__ import annotations

import json
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ...atlas.part_names import PART_NAMES
from ...errors import InvalidRequest
from .. import status
from ..parameters import layout
from ..parameters.options import (
    SearchChoice,
    about_limits,
    about_output,
    json_option,
    search_options,
    workers_option_for,
)
from ..printing import wording
from ..printing.terminal import ProgressLine, echo, note, print_json

if TYPE_CHECKING:
    from ...answers.atlas import AtlasEnd
    from ...atlas.make_atlas import MadeAtlas
    from ...atlas.workers import AtlasNews

_about_atlas = layout.section("What to make")
_MOST_NAMED = 8


@layout.command(
    "atlas",
    examples="""
    tilewright atlas -o public                       all puzzles of the catalog
    tilewright atlas -o public --only soma --only genius-star
    tilewright atlas -o public --without proof,setups
    tilewright atlas my-puzzles -o public            those in a folder, too
    tilewright atlas my-puzzles -o mine --no-catalog
    python -m http.server --directory public         look at it; it can also be opened as files
""",
)
@layout.argument("folders", metavar="[FOLDER]...", nargs=-1, type=click.Path(path_type=Path))
@about_output(
    "-o", "out", metavar="DIR", required=True, type=click.Path(path_type=Path), help="The folder of the atlas."
)
@_about_atlas("--only", metavar="SLUG", multiple=True, help="Make the page of this puzzle alone; may be repeated.")
@_about_atlas(
    "--catalog/--no-catalog",
    "has_catalog",
    default=True,
    help="Take the puzzles of the catalog, too, or not.",
)
@_about_atlas(
    "--without", metavar="PARTS", multiple=True, help=f"Leave parts away, with commas between: {', '.join(PART_NAMES)}."
)
@_about_atlas("--address", metavar="URL", default="", help="Where the atlas will be, for citations.")
@about_limits(
    "--seconds",
    "part_seconds",
    metavar="TIME",
    type=layout.Seconds(0.1),
    default=20.0,
    show_default=False,
    help="The processor time for each count, certificate, heat map and rating of a puzzle (20 s).",
)
@about_limits(
    "--setup-seconds",
    metavar="TIME",
    type=layout.Seconds(0.1),
    default=120.0,
    show_default=False,
    help="The processor time for all setups of a template (2m).",
)
@about_limits(
    "--largest",
    metavar="MB",
    type=layout.Whole(0),
    default=10,
    show_default=False,
    help="The largest certificate that is part of the atlas (10 MB); of others it has the digests.",
)
@about_limits("--limit", metavar="N", type=layout.Whole(1), help="At most N setups of each template.")
@search_options(workers_option_for("Make N puzzles at once, a process each"), json_option)
def command(
    folders: tuple[Path, ...],
    out: Path,
    only: tuple[str, ...],
    has_catalog: bool,
    without: tuple[str, ...],
    address: str,
    part_seconds: float,
    setup_seconds: float,
    largest: int,
    limit: int | None,
    search: SearchChoice,
) -> int:
    """Make a static site of all puzzles: plain pages that any web server can give, and that open as files.

    Each puzzle has a page at DIR/NAME/index.html: what it is, all counts with their sources and what agrees with them,
    a certificate, heat maps, files to print and for other programs, and the same as data.json. What was made before,
    and has not changed, stays as it is, so that the command can be stopped at any time and run again.
    """
    from ...atlas.base import AtlasOptions
    from ...atlas.entries import of_catalog, of_folders
    from ...atlas.make_atlas import make_atlas

    if not (has_catalog or folders):
        raise InvalidRequest("--no-catalog leaves the puzzles of folders, and no folder is named")
    named = tuple(dict.fromkeys(name for words in without for name in words.split(",") if name))
    options = AtlasOptions(part_seconds, setup_seconds, limit, largest * 1_000_000, named, address)
    entries = of_catalog() if has_catalog else []
    entries += of_folders(folders, out, [entry.slug for entry in entries])
    news = make_atlas(out, entries, options, only=only, workers=search.workers)
    with ProgressLine() as line, closing(news):
        shown = _Shown(line, len(set(only)) or len(entries))
        while True:
            try:
                shown.tell(next(news))
            except StopIteration as end:
                made: MadeAtlas = end.value
                break
            except KeyboardInterrupt:
                line.clear()
                note("What is finished is kept; the same command goes on.")
                raise
    return _end(made, [entry.slug for entry in entries if not only or entry.slug in only], as_json=search.as_json)


class _Shown:
    """What is told while an atlas is made: a line for each puzzle that is done, and what is being done."""

    def __init__(self, line: ProgressLine, n: int) -> None:
        self._line, self._n, self._done, self._made = line, n, 0, 0
        self._doing: dict[str, str] = {}
        self._began = time.monotonic()

    def tell(self, news: AtlasNews | None) -> None:
        """Show what happened."""
        from ...solving import Progress

        if news is not None and news.doing:
            # The latest stands at the end.
            self._doing.pop(news.entry.slug, None)
            self._doing[news.entry.slug] = f"; {news.entry.slug}: {news.doing}"
        elif news is not None:
            self._doing.pop(news.entry.slug, None)
            self._done += 1
            self._made += bool(news.made)
            if news.problem or news.made:
                self._line.clear()
                what = news.problem or f"{wording.number_of(len(news.made), 'part')}, {news.seconds:.1f} s"
                note(f"{self._done}/{self._n} {news.entry.slug}: {what}")
        doing = next(reversed(self._doing.values()), "")
        words = (f"of {self._n:,} puzzles", f"made{doing}")
        share = self._done / max(1, self._n)
        self._line.update(Progress(self._done, self._made, share, time.monotonic() - self._began, words=words))


def _end(made: MadeAtlas, slugs: list[str], *, as_json: bool) -> int:
    """Tell what was made; returns the exit status."""
    from ...atlas.puzzle_page import DATA, MADE_BY

    n_broken = sum(bool(row["mistake"]) for row in made.rows)
    differing = [row["slug"] for row in made.rows if row.get("differs")]
    if as_json:
        for slug in slugs:
            if slug not in made.problems:
                print_json(json.loads((made.folder / slug / DATA).read_text(encoding="utf-8")))
        answer: AtlasEnd = {
            "summary": {
                "folder": str(made.folder),
                "made_by": MADE_BY,
                "puzzles": made.rows,
                "made": made.n_made,
                "broken": n_broken,
                "unlisted": [*made.unlisted],
                "bytes": made.size,
            }
        }
        print_json(answer)
    else:
        anew = "nothing has changed" if not made.n_made else f"{made.n_made:,} made or mended now"
        echo(f"{made.folder} has {wording.number_of(len(made.rows), 'puzzle')}, {made.size / 1e6:,.1f} MB; {anew}.")
        if n_broken:
            echo(f"{n_broken:,} cannot be read; their pages say why.")
        if differing:
            echo(f"Numbers DIFFER that should be the same, as their pages say: {', '.join(differing)}.")
        for slug, problem in made.problems.items():
            echo(f"{slug} has no page: {problem}")
        if n_unlisted := len(made.unlisted):
            names = ", ".join(made.unlisted[:_MOST_NAMED]) + ", ..." * (n_unlisted > _MOST_NAMED)
            echo(f"Not in the list, since none of its puzzles has this address: {names}. Delete what you do not want.")
        echo(f"Open {made.folder / 'index.html'}.")
    return status.NO_SOLUTION if n_broken or differing or made.problems else status.DONE
