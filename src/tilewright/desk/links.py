"""Share links: a whole puzzle with the pieces on the table, packed into the fragment of the page's address.

A link is `#p=1.` and the base64url, without padding, of the raw deflate of the compact JSON of a puzzle request. A link
to an exercise is `#p=2.` and the same of an object with that `puzzle`, which may have a `start`, and an `exercise`.
`#p=3.` is that of a collection, and `#p=4.` that of an album, as link_contents.py has them. The number is the version
of the packing. Links live longer than the page that made them, so the meaning of a version never changes:
tests/data/links holds old links that must open as they did. A link may come from a stranger, so its size is bounded
while it is unpacked.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Callable, Mapping
from typing import Any

from ..sentences import sentence
from .limits import DeskLimits, Refused, bound, too_large
from .link_contents import album_data, collection_data, exercise_data, puzzle_data, with_keys

_PUZZLE, _EXERCISE, _COLLECTION, _ALBUM = "1", "2", "3", "4"
_OF_EXERCISES = "start"
# An address of this length is taken by all usual browsers; a puzzle of 256 tiles needs about 5,000.
MOST_CHARACTERS = 100_000
_CUT_OFF = "it may have been cut off or changed where it was copied; ask for it again"
_RAW = -zlib.MAX_WBITS


def link_of(puzzle: object, exercise: object, limits: DeskLimits) -> str:
    """The link to a puzzle request; Refused for a value of another form, or one that is too long for a link."""
    request = puzzle_data(puzzle, "puzzle")
    help = sentence("save it as a file and send that")
    too_long = sentence("this puzzle is too large for a link"), "puzzle", help
    if exercise is None and _OF_EXERCISES not in request:
        return _link(_PUZZLE, request, limits, *too_long)
    said = exercise_data({} if exercise is None else exercise, "exercise")
    return _link(_EXERCISE, {"puzzle": request, "exercise": said}, limits, *too_long)


def link_of_collection(collection: object, limits: DeskLimits) -> str:
    """The link to a collection; Refused for a value of another form, or if it is too long for a link."""
    held = collection_data(collection, "collection")
    sizes = [len(_written(one)) for one in held["puzzles"]]
    number = sizes.index(max(sizes)) + 1
    help = sentence(
        "make two collections of it, or leave out the puzzle that takes most: number {number}", number=number
    )
    return _link(_COLLECTION, held, limits, sentence("this collection is too long for a link"), "collection", help)


def link_of_album(album: object, limits: DeskLimits) -> str:
    """The link to an album; Refused for a value of another form, or if it is too long for a link."""
    held = album_data(album, "album")
    help = sentence("save the album as a file, and send that")
    return _link(_ALBUM, held, limits, sentence("this album is too long for a link"), "album", help)


def _link(version: str, held: dict[str, Any], limits: DeskLimits, *too_long: str) -> str:
    data = _written(held)
    words, where, help = too_long
    bound(len(data), limits.characters, words, where, help)
    packer = zlib.compressobj(9, zlib.DEFLATED, _RAW, 9)
    packed = packer.compress(data) + packer.flush()
    link = f"{version}.{base64.urlsafe_b64encode(packed).rstrip(b'=').decode('ascii')}"
    words = sentence(
        "{words}: it would have {n:,} characters, and {most:,} are the most",
        words=words,
        n=len(link),
        most=MOST_CHARACTERS,
    )
    bound(len(link), MOST_CHARACTERS, words, where, help)
    return link


def _written(held: object) -> bytes:
    try:
        return json.dumps(held, ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode("utf-8")
    except (ValueError, RecursionError):
        raise Refused("this puzzle cannot be put into a link: it holds values that are no text or number") from None


def held_by(link: object, limits: DeskLimits) -> dict[str, Any]:
    """What a link, or the address that ends with it, holds.

    It is a `puzzle` request and its `exercise`, None if it has none; or a `collection`; or an `album`. Refused in words
    for any other text.
    """
    if not isinstance(link, str) or not link.strip():
        raise Refused(sentence("expected a link"), "link")
    bound(len(link), MOST_CHARACTERS + 1000, sentence("this link is too long"), "link", _CUT_OFF)
    # People paste whole addresses, writers end sentences behind them, and programs add invisible blanks.
    plain = re.sub(r"[\u200b-\u200f\u2060\ufeff]|%20|%E2%80%8B", " ", link).strip()
    # Behind the link to a collection the page writes the number of one of its puzzles.
    match = re.search(r"(?:^|p=)(\d{1,4})\.([A-Za-z0-9_-]+)(?:/\d{1,4})?[\s.,;:!?)\]>\"']*$", plain)
    if match is None:
        raise Refused(sentence("this is no link to a puzzle"), "link", _CUT_OFF)
    version = match[1]
    if version not in (_PUZZLE, _EXERCISE, _COLLECTION, _ALBUM):
        raise Refused(
            sentence(
                "this link was made by a newer version of the page (it is of kind {version}, this page knows {album})",
                version=version,
                album=_ALBUM,
            ),
            "link",
            sentence("reload the page, or ask the person who runs it for the newest version"),
        )
    found = _unpacked(match[2], limits)
    if version == _COLLECTION:
        return {"collection": collection_data(found, "link")}
    if version == _ALBUM:
        return {"album": album_data(found, "link")}
    if version == _PUZZLE:
        if isinstance(found, dict) and _OF_EXERCISES in found:
            raise Refused(sentence("this link is damaged: only one to an exercise has a start"), "link", _CUT_OFF)
        return {"puzzle": puzzle_data(found, "link"), "exercise": None}
    if not isinstance(found, dict) or sorted(found) != ["exercise", "puzzle"]:
        raise Refused(sentence("this link is damaged: there is no exercise in it"), "link", _CUT_OFF)
    return {"puzzle": puzzle_data(found["puzzle"], "link"), "exercise": exercise_data(found["exercise"], "link")}


def _unpacked(packed: str, limits: DeskLimits) -> object:
    # UTF-8 takes up to four bytes for a character.
    most = 4 * limits.characters
    opener = zlib.decompressobj(_RAW)
    try:
        data = opener.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), most)
    except (binascii.Error, ValueError, zlib.error):
        raise Refused(sentence("this link is damaged"), "link", _CUT_OFF) from None
    if opener.unconsumed_tail or len(data) >= most:
        raise too_large(sentence("the puzzle in this link is too large"), "link")
    if not opener.eof or opener.unused_data:
        raise Refused(sentence("this link is not whole"), "link", _CUT_OFF)
    try:
        text = data.decode("utf-8")
        request = json.loads(text)
        # Half a character, or a number that is none, cannot be written down again.
        json.dumps(request, ensure_ascii=False, allow_nan=False).encode("utf-8")
    except (ValueError, RecursionError):
        raise Refused(sentence("this link is damaged: there is no puzzle in it"), "link", _CUT_OFF) from None
    return request


def _link_to(params: Mapping[str, Any], limits: DeskLimits) -> dict[str, Any]:
    """The link to what a page has: a collection, an album, or a puzzle, which may be an exercise."""
    if "collection" in params:
        return {"link": link_of_collection(params["collection"], limits)}
    if "album" in params:
        return {"link": link_of_album(params["album"], limits)}
    return {"link": link_of(params.get("puzzle"), params.get("exercise"), limits)}


def _unlinked(params: Mapping[str, Any], limits: DeskLimits) -> dict[str, Any]:
    held = held_by(params.get("link"), limits)
    return {"collection": with_keys(held["collection"])} if "collection" in held else held


ASKS: dict[str, Callable[[Mapping[str, Any], DeskLimits], dict[str, Any]]] = {
    "link": _link_to,
    "unlink": _unlinked,
}
"""The requests about links."""
