"""Whole numbers in texts from outside: ASCII digits, and not thousands of them.

Python's `int` takes more, such as `1_000` and digits of all scripts; it raises ValueError for texts of thousands of
digits, and `str` does for such numbers.
"""

from __future__ import annotations

import re
from math import log10

MOST_DIGITS = 999
"""The digits of the longest number that is read from a file."""
_TOO_LONG = 10**MOST_DIGITS
_LONG_RUN = rf"[0-9]{{{MOST_DIGITS + 1},}}"


def whole_number(text: str, most_digits: int = MOST_DIGITS, *, signed: bool = False) -> int | None:
    """The whole number that a text is, blanks around it allowed; None if it is none, or longer."""
    digits = text.strip()
    sign = digits[:1] if signed and digits[:1] in ("+", "-") else ""
    digits = digits[len(sign) :]
    if not digits.isascii() or not digits.isdecimal() or len(digits) > most_digits:
        return None
    return int(sign + digits)


def whole_range(text: str, *, signed: bool = False) -> tuple[int, int] | None:
    """The ends of a range such as "0..3"; None if the text is none, or an end is no `whole_number`."""
    first, dots, last = text.partition("..")
    ends = whole_number(first, signed=signed), whole_number(last, signed=signed)
    return None if not dots or ends[0] is None or ends[1] is None else (ends[0], ends[1])


def n_digits_too_long(value: int | str) -> int:
    """The number of digits of a number, or in a text, that is too long to be read; 0 if it is not."""
    if isinstance(value, str):
        run = re.search(_LONG_RUN, value) if len(value) > MOST_DIGITS else None
        return 0 if run is None else len(run[0])
    # The logarithm is known of numbers for which `str` raises; it may be off by one digit of thousands.
    return int(log10(abs(value))) + 1 if abs(value) >= _TOO_LONG else 0
