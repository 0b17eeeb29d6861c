"""How to cite a puzzle's page: as BibTeX, and as a citation file."""

from __future__ import annotations

import json
import re

from ... import __version__
from ...errors import visible
from ..base import MadePart, PartRequest

BIBTEX, CFF = "cite.bib", "CITATION.cff"
_SPECIAL = {"\\": r"\textbackslash{}", "~": r"\textasciitilde{}", "^": r"\textasciicircum{}"}
_SPECIAL |= {char: f"\\{char}" for char in "&%$#_{}"}


def make_citation(request: PartRequest) -> MadePart:
    """Write both files. No year stands there that the catalog does not have: its sources, with theirs, are a note."""
    about, slug = request.facts["about"], request.entry.slug
    title = f"{about['title']}, a puzzle of the atlas of Tilewright"
    address = request.options.address.rstrip("/")
    url = f"{address}/{slug}/" if address else ""
    note = "; ".join(about["sources"])
    lines = [f"@misc{{tilewright-{slug},", f"  title = {{{_tex(title)}}},", "  author = {{The Tilewright authors}},"]
    lines.append(f"  howpublished = {{{_tex(f'Tilewright {__version__}, tilewright show {request.entry.argument}')}}},")
    lines += [f"  url = {{{url}}},"] if url else []
    lines += [f"  note = {{{_tex('After: ' + note)}}},"] if note else []
    bibtex = "\n".join([*lines, "}", ""])
    # JSON texts are YAML, whatever they hold.
    cff = {
        "cff-version": "1.2.0",
        "message": "If you use this puzzle, its numbers or its certificate, please cite it with the version.",
        "title": title,
        "type": "dataset",
        "version": __version__,
        "authors": [{"name": "The Tilewright authors"}],
        **({"url": url} if url else {}),
        **({"abstract": about["about"]} if about["about"] else {}),
    }
    text = visible("".join(f"{key}: {json.dumps(value, ensure_ascii=False)}\n" for key, value in cff.items()))
    return MadePart({"bibtex": bibtex, "files": [BIBTEX, CFF]}, {BIBTEX: bibtex.encode(), CFF: text.encode()})


def _tex(text: str) -> str:
    """A text as LaTeX reads it; braces that do not pair would end the field."""
    return re.sub(r"[\\~^&%$#_{}]", lambda found: _SPECIAL[found[0]], " ".join(visible(text).split()))
