"""What can be said about a contribution."""

from __future__ import annotations

from typing import Literal

from ..values import frozen

Readiness = Literal["missing", "wrong", "open", "note"]


@frozen
class Remark:
    """A remark about a contribution.

    Attributes
    ----------
    level
        "missing" and "wrong" keep a puzzle out of the catalog; "open" is what a limit left undecided; "note" is merely
        worth knowing.
    about
        The key of the file that it is about, or "name", "file", "puzzle", "picture".
    message
        What is missing, wrong or remarkable, in a sentence without its end.
    help
        What to do, or lines to write into the file; "" if there is no advice.
    """

    level: Readiness
    about: str
    message: str
    help: str = ""
