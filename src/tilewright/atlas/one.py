"""One puzzle of an atlas: its parts are made in their order, as far as they are not made already."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path

from ..errors import CannotSave, InvalidRequest, TilewrightError
from ..families.wording import listing, nearest
from ..values import frozen
from .base import AtlasOptions, AtlasPart, MadePart, PartRequest
from .entries import AtlasEntry
from .parts.about import make_about
from .parts.all_setups import make_setups
from .parts.board_pictures import make_pictures
from .parts.citation import make_citation
from .parts.counts import make_counts
from .parts.heat import make_heat
from .parts.proof import make_proof
from .parts.puzzle_files import make_files
from .parts.rating import make_rating
from .parts.sheets import make_sheets
from .puzzle_page import make_page
from .records import PartRecord, key_of, read_record, remove_part, write_part

_TIMED = ("seconds",)

PARTS = {
    part.name: part
    for part in (
        AtlasPart("about", "what it is", make_about, is_needed=True),
        AtlasPart("pictures", "pictures", make_pictures, is_needed=True),
        AtlasPart(
            "counts",
            "all counts, a second engine's too",
            make_counts,
            reads=("about",),
            settings=_TIMED,
            seconds=lambda options: 4 * options.seconds,
        ),
        AtlasPart(
            "proof",
            "a certificate",
            make_proof,
            reads=("counts",),
            settings=("seconds", "largest"),
            seconds=lambda options: 6 * options.seconds,
        ),
        AtlasPart(
            "setups",
            "all setups of a template",
            make_setups,
            reads=("about",),
            settings=("setup_seconds", "setup_limit"),
            seconds=lambda options: options.setup_seconds,
        ),
        AtlasPart("rating", "how hard it is", make_rating, settings=_TIMED),
        AtlasPart("heat", "heat maps", make_heat, reads=("counts",), settings=_TIMED),
        AtlasPart("sheets", "PDFs to print", make_sheets),
        AtlasPart("files", "the puzzle in other formats", make_files, settings=_TIMED),
        AtlasPart("citation", "how to cite it", make_citation, reads=("about",), settings=("address",)),
    )
}
"""The parts of a page, in the order in which they are made: a part reads those before it."""

PAGE = AtlasPart("page", "the page itself", make_page, reads=tuple(PARTS), settings=("without",), is_needed=True)
BROKEN, PROBLEM = "broken", "problem"
"""The facts of what cannot be made: that the puzzle cannot be read, and why a part is missing."""


@frozen
class MadeEntry:
    """A puzzle whose page is there.

    Attributes
    ----------
    records
        For each part that is not left away its record.
    made
        The names of the parts that were made anew.
    """

    entry: AtlasEntry
    records: dict[str, PartRecord]
    made: tuple[str, ...] = ()


def check_without(names: tuple[str, ...]) -> None:
    """Raise InvalidRequest for a name that is none of a part which can be left away."""
    can = [part.name for part in PARTS.values() if not part.is_needed]
    for name in names:
        if name not in can:
            near = nearest(name, can)
            hint = f"did you mean {near!r}?" if near else f"there are {listing(can)}"
            raise InvalidRequest(f"no part {name!r} can be left away; {hint}")


def wanted_parts(options: AtlasOptions) -> Iterator[AtlasPart]:
    """The parts that are not left away, the page last."""
    for part in PARTS.values():
        if part.name not in options.without:
            yield part
    yield PAGE


def make_entry(
    entry: AtlasEntry,
    out: Path,
    options: AtlasOptions | None = None,
    *,
    work: Path | None = None,
    given_up: Mapping[str, str] = {},
    tell: Callable[[str, str], None] = lambda part, doing: None,
) -> MadeEntry:
    """Make the page of one puzzle in the folder `out`, `out/SLUG/index.html`, with all that belongs to it.

    Parts that were made before, of the same puzzle by the same program, stay as they are. A part that cannot be made
    says why on the page; a puzzle whose file is broken has a page that says what is wrong.

    `given_up` has the reasons for parts that are not tried. `work` is a folder for what is not finished. `tell` is
    called with the name of a part and words for what is done. Raises CannotSave if a file cannot be written.
    """
    folder, options = out / entry.slug, options or AtlasOptions()
    if work is None:
        with tempfile.TemporaryDirectory(prefix="tilewright-atlas-") as temporary:
            return make_entry(entry, out, options, work=Path(temporary), given_up=given_up, tell=tell)
    try:
        text = entry.text
    except TilewrightError as problem:
        text = f"{problem}"
    records: dict[str, PartRecord] = {}
    made = []
    for part in wanted_parts(options):
        if part is not PAGE and "about" in records and BROKEN in records["about"].facts:
            # Nothing else can be made of what cannot be read.
            remove_part(folder, part.name)
            continue
        read = {name: records[name] for name in part.reads if name in records}
        key = key_of(part, text, options, read)
        record = read_record(folder, part.name)
        if record is None or record.key != key:
            tell(part.name, part.about)
            facts = {name: one.facts for name, one in read.items()}
            request = PartRequest(entry, options, facts, work, partial(tell, part.name))
            if part.name in given_up:
                record = write_part(folder, part.name, key, _missing(part, given_up[part.name]))
            else:
                record = _made(part, request, folder, key)
            made.append(part.name)
        records[part.name] = record
    for name in options.without:
        remove_part(folder, name)
    return MadeEntry(entry, records, tuple(made))


def _made(part: AtlasPart, request: PartRequest, folder: Path, key: str) -> PartRecord:
    """Make a part and keep it; one that cannot be made keeps the reason."""
    try:
        made = part.make(request)
    except CannotSave:
        raise
    except TilewrightError as problem:
        made = _missing(part, f"{problem}")
    except Exception as problem:
        if part is PAGE:
            raise
        # A fault of ours, or no memory: the other parts shall be made all the same, and this one the next time.
        key = ""
        made = _missing(part, f"this cannot be made, a fault of tilewright: {type(problem).__name__}: {problem}")
    return write_part(folder, part.name, key, made)


def _missing(part: AtlasPart, reason: str) -> MadePart:
    """What there is of a part that cannot be made: the reason."""
    return MadePart({BROKEN if part.name == "about" else PROBLEM: reason})
