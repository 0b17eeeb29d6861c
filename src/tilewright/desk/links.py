"""Share links: a whole puzzle with the pieces on the table, packed into the fragment of the page's address.

A link is `#p=1.` and the base64url, without padding, of the raw deflate of the compact JSON of a puzzle request. A link
to an exercise is `#p=2.` and the same of an object with that `puzzle`, which may have a `start`, and an `exercise`. The
number is the version of the packing. Links live longer than the page that made them, so the meaning of a version never
changes: tests/data/links holds old links that must open as they did. A link may come from a stranger, so its size is
bounded while it is unpacked.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Callable, Mapping
from typing import Any

from .limits import DeskLimits, Refused, bound, too_large
from .requests import KEYS, exercise_request, puzzle_request

_PUZZLE, _EXERCISE = "1", "2"
_OF_EXERCISES = "start"
# An address of this length is taken by all usual browsers; a puzzle of 256 tiles needs about 5,000.
MOST_CHARACTERS = 100_000
_TOO_LARGE = ("this puzzle is too large for a link", "puzzle", "save it as a file and send that")
_CUT_OFF = "it may have been cut off or changed where it was copied; ask for it again"
_RAW = -zlib.MAX_WBITS


def link_of(puzzle: object, exercise: object, limits: DeskLimits) -> str:
    """The link to a puzzle request; Refused for a value of another form, or one that is too long for a link."""
    request: dict[str, Any] = _checked(puzzle, "puzzle")
    version = _PUZZLE
    if exercise is not None or _OF_EXERCISES in request:
        said = _checked_exercise({} if exercise is None else exercise, "exercise")
        version, request = _EXERCISE, {"puzzle": request, "exercise": said}
    try:
        data = json.dumps(request, ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode("utf-8")
    except (ValueError, RecursionError):
        raise Refused("this puzzle cannot be put into a link: it holds values that are no text or number") from None
    bound(len(data), limits.characters, *_TOO_LARGE)
    packer = zlib.compressobj(9, zlib.DEFLATED, _RAW, 9)
    packed = packer.compress(data) + packer.flush()
    link = f"{version}.{base64.urlsafe_b64encode(packed).rstrip(b'=').decode('ascii')}"
    bound(len(link), MOST_CHARACTERS, *_TOO_LARGE)
    return link


def request_of(link: object, limits: DeskLimits) -> dict[str, Any]:
    """The `puzzle` request in a link, or in the address that ends with it, and its `exercise`, None if it has none.

    Refused in words for any other text.
    """
    if not isinstance(link, str) or not link.strip():
        raise Refused("expected a link", "link")
    bound(len(link), MOST_CHARACTERS + 1000, "this link is too long", "link", _CUT_OFF)
    # People paste whole addresses, writers end sentences behind them, and programs add invisible blanks.
    plain = re.sub(r"[\u200b-\u200f\u2060\ufeff]|%20|%E2%80%8B", " ", link).strip()
    match = re.search(r"(?:^|p=)(\d{1,4})\.([A-Za-z0-9_-]+)[\s.,;:!?)\]>\"']*$", plain)
    if match is None:
        raise Refused("this is no link to a puzzle", "link", _CUT_OFF)
    if match[1] not in (_PUZZLE, _EXERCISE):
        raise Refused(
            "this link was made by a newer version of the page "
            f"(it is of kind {match[1]}, this page knows {_EXERCISE})",
            "link",
            "reload the page, or ask the person who runs it for the newest version",
        )
    found = _unpacked(match[2], limits)
    if match[1] == _PUZZLE:
        if isinstance(found, dict) and _OF_EXERCISES in found:
            raise Refused("this link is damaged: only one to an exercise has a start", "link", _CUT_OFF)
        return {"puzzle": _checked(found, "link"), "exercise": None}
    if not isinstance(found, dict) or sorted(found) != ["exercise", "puzzle"]:
        raise Refused("this link is damaged: there is no exercise in it", "link", _CUT_OFF)
    return {"puzzle": _checked(found["puzzle"], "link"), "exercise": _checked_exercise(found["exercise"], "link")}


def _unpacked(packed: str, limits: DeskLimits) -> object:
    # UTF-8 takes up to four bytes for a character.
    most = 4 * limits.characters
    opener = zlib.decompressobj(_RAW)
    try:
        data = opener.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), most)
    except (binascii.Error, ValueError, zlib.error):
        raise Refused("this link is damaged", "link", _CUT_OFF) from None
    if opener.unconsumed_tail or len(data) >= most:
        raise too_large("the puzzle in this link is too large", "link")
    if not opener.eof or opener.unused_data:
        raise Refused("this link is not whole", "link", _CUT_OFF)
    try:
        text = data.decode("utf-8")
        request = json.loads(text)
        # Half a character, or a number that is none, cannot be written down again.
        json.dumps(request, ensure_ascii=False, allow_nan=False).encode("utf-8")
    except (ValueError, RecursionError):
        raise Refused("this link is damaged: there is no puzzle in it", "link", _CUT_OFF) from None
    return request


def _checked(value: Any, where: str) -> dict[str, Any]:
    """A request of the right form, without empty parts; this does not check its puzzle."""
    try:
        puzzle_request(value)
    except Refused as refusal:
        raise Refused(refusal.message, where) from None
    return {key: value[key] for key in KEYS if value.get(key) not in (None, "", [])}


def _checked_exercise(value: Any, where: str) -> dict[str, Any]:
    """What an exercise says, without empty parts."""
    try:
        exercise = exercise_request(value)
    except Refused as refusal:
        raise Refused(refusal.message, where) from None
    question = " ".join((exercise.question or "").split())
    return {
        **({"question": question} if question else {}),
        **({"without": sorted(set(exercise.without))} if exercise.without else {}),
    }


ASKS: dict[str, Callable[[Mapping[str, Any], DeskLimits], dict[str, Any]]] = {
    "link": lambda params, limits: {"link": link_of(params.get("puzzle"), params.get("exercise"), limits)},
    "unlink": lambda params, limits: request_of(params.get("link"), limits),
}
"""The requests about links."""
