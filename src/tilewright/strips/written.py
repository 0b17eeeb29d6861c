"""A series in the forms in which people publish it: formulas, LaTeX, files and lines of the OEIS."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from .recurrence import Rational
from .series import Series


def recurrence_text(function: Rational, first: int) -> str:
    """The recurrence as plain text: "a(n) = a(n-1) + a(n-2) for n >= 2"."""
    if not function.order:
        return f"a(n) = 0 for n >= {first + function.first}"
    terms = _sum(function.coefficients, lambda k: f"a(n-{k + 1})", joint="*")
    return f"a(n) = {terms} for n >= {first + function.first}"


def fraction_text(function: Rational, first: int) -> str:
    """The generating function as plain text: "(1 + x)/(1 - x - x^2)"."""
    numerator = _polynomial((0,) * first + function.numerator)
    return f"({numerator})/({_polynomial(function.denominator)})"


def table(series: Series) -> str:
    """A table of the terms, for people."""
    width = len(str(series.first + len(series.terms)))
    return "\n".join(f"{n:>{width}}  {term:,}" for n, term in enumerate(series.terms, series.first))


def b_file(series: Series, comments: Iterable[str] = ()) -> str:
    """The terms as a b-file of the OEIS: a line for each, its index and the term, below comments of one line each."""
    lines = [f"# {' '.join(comment.split())}" for comment in comments]
    lines += [f"{n} {term}" for n, term in enumerate(series.terms, series.first)]
    return "".join(f"{line}\n" for line in lines)


# The OEIS takes three lines of terms.
_LINES, _WIDTH = ("S", "T", "U"), 80


def oeis(series: Series, name: str) -> str:
    """Lines for an entry of the OEIS in its internal format, with a placeholder for the number."""
    shown = [""]
    for term in map(str, series.terms):
        if shown[-1] and len(shown[-1]) + len(term) > _WIDTH:
            shown.append("")
        shown[-1] += f"{term},"
    last = min(len(shown), len(_LINES)) - 1
    shown[last] = shown[last].removesuffix(",")
    lines = [f"%{key} A000000 {terms}" for key, terms in zip(_LINES, shown, strict=False)]
    lines.append(f"%N A000000 {name}")
    if (found := series.recurrence) is not None:
        function = found.function
        signature = ",".join(map(str, function.coefficients))
        lines += [
            f"%H A000000 Index entries for linear recurrences with constant coefficients, signature ({signature}).",
            f"%F A000000 G.f.: {fraction_text(function, series.first)}.",
            f"%F A000000 {recurrence_text(function, series.first)}.",
        ]
    lines += [f"%K A000000 nonn{',easy' if found else ''}", f"%O A000000 {series.first},{_first_large(series.terms)}"]
    return "\n".join(lines) + "\n"


def _first_large(terms: Sequence[int]) -> int:
    """The number, from 1, of the first term above 1; 1 if there is none."""
    return next((k for k, term in enumerate(terms, 1) if abs(term) > 1), 1)


def latex(series: Series) -> str:
    """The terms, the recurrence and the generating function as LaTeX."""
    rows = " \\\\\n".join(f"{n} & {term}" for n, term in enumerate(series.terms, series.first))
    text = f"\\begin{{tabular}}{{rr}}\n$n$ & $a(n)$ \\\\\n\\hline\n{rows}\n\\end{{tabular}}\n"
    if (found := series.recurrence) is not None:
        function = found.function
        terms = _sum(function.coefficients, lambda k: f"a(n-{k + 1})", joint="\\,") or "0"
        numerator = _polynomial((0,) * series.first + function.numerator, braces=True)
        denominator = _polynomial(function.denominator, braces=True)
        text += (
            f"\\[ a(n) = {terms} \\qquad (n \\ge {series.first + function.first}) \\]\n"
            f"\\[ \\sum_{{n \\ge {series.first}}} a(n)\\, x^n = \\frac{{{numerator}}}{{{denominator}}} \\]\n"
        )
    return text


def _polynomial(coefficients: Sequence[int], *, braces: bool = False) -> str:
    def power(k: int) -> str:
        exponent = f"{{{k}}}" if braces and k > 9 else str(k)
        return "" if k == 0 else "x" if k == 1 else f"x^{exponent}"

    return _sum(coefficients, power, joint="" if braces else "*") or "0"


def _sum(coefficients: Sequence[int], thing: Callable[[int], str], joint: str) -> str:
    """A sum of things with coefficients, those that are 0 left out."""
    text = ""
    for k, coefficient in enumerate(coefficients):
        if not coefficient:
            continue
        what, size = thing(k), abs(coefficient)
        sign = "-" if coefficient < 0 else "+" if text else ""
        term = str(size) if not what else what if size == 1 else f"{size}{joint}{what}"
        text += f" {sign} {term}" if text else f"{sign}{term}"
    return text
