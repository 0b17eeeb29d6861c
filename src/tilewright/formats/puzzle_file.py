"""The puzzle file: the one complete format, in TOML or, key for key the same, in JSON.

docs/puzzle-file.md describes it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..errors import InvalidRequest, Mistake
from ..sentences import sentence
from .document import Document, parse_json, parse_toml
from .sizes import EXAMPLE, OPEN, name_and_size, open_sizes, with_open_size, with_size

if TYPE_CHECKING:
    from ..families import Puzzle
    from ..families.base import Variant
    from ..families.fields import FieldPath, FileFault

ADDED = ("tiles", "piece", "polyforms")
"""Keys of a variant that are added to what is there; all others replace it."""


def read_toml_text(text: str, name: str = "puzzle", variant: str | None = None, *, path: str | None = None) -> Puzzle:
    """The puzzle in a TOML text; InvalidFile with all its mistakes if there are any."""
    return puzzle_of(parse_toml(text, path or f"{name}.toml"), name, variant)


def read_json_text(text: str, name: str = "puzzle", variant: str | None = None, *, path: str | None = None) -> Puzzle:
    """The puzzle in a JSON text; InvalidFile with all its mistakes if there are any."""
    return puzzle_of(parse_json(text, path or f"{name}.json"), name, variant)


def variants_of(data: Mapping[str, Any]) -> tuple[str, ...]:
    """The names of the variants in a document."""
    variants = data.get("variant", {})
    return tuple(variants) if isinstance(variants, dict) else ()


def write(puzzle: Puzzle) -> str:
    """The puzzle as a TOML text that a person likes to read."""
    from .toml_text import toml_text

    return toml_text(document_of_puzzle(puzzle))


def document_of_puzzle(puzzle: Puzzle) -> dict[str, Any]:
    """The puzzle as the plain data of its file."""
    from ..families import family_of

    return family_of(puzzle).fields_of_puzzle(puzzle)


def schema() -> dict[str, Any]:
    """The JSON Schema of the puzzle file."""
    from ..families import FAMILIES
    from ..families.schema import schema_of

    return schema_of([family.fields for family in FAMILIES.values()], "family", "Puzzle file")


def puzzle_of(document: Document, name: str, variant: str | None = None, *, open_size: str | None = None) -> Puzzle:
    """The puzzle that the data of a puzzle file describe; InvalidFile with all its mistakes if there are any.

    With `open_size` that size of the board is what the variant chooses, whatever the file says.
    """
    from ..families import FAMILIES
    from ..families.fields import FaultReport, FileFault
    from .validation import validated

    report = FaultReport()
    variant, size = name_and_size(variant)
    data, chosen = _with_variant(document, name, variant, report)
    if open_size is not None:
        data = with_open_size(data, name, open_size)
    data = with_size(data, name, size)
    for variant in variants_of(data):
        if isinstance(data["variant"][variant], dict) and "variant" in data["variant"][variant]:
            path = ("variant", variant, "variant")
            report.faults.append(FileFault(path, sentence("a variant has no variants of its own"), on_key=True))
    family = data.get("family")
    if not isinstance(family, str) or family not in FAMILIES:
        report.faults.append(_wrong_family(data))
        family = data["family"] = likeliest_family(data)
    mistakes: list[Mistake] = []
    row = FAMILIES[family]
    fields = validated(document, data, row.fields, report, mistakes)
    made: Puzzle | None = None if fields is None else row.build(fields, name, report, chosen)
    mistakes.extend(map(document.mistake, report.faults))
    if made is None or mistakes:
        raise document.fail(mistakes)
    return made


def data_of_variant(document: Document, name: str, variant: str | None) -> dict[str, Any]:
    """The data of a puzzle file with a variant put in, right or not; InvalidRequest if there is no such variant."""
    from ..families.fields import FaultReport

    return _with_variant(document, name, variant, FaultReport())[0]


def likeliest_family(data: Mapping[str, Any]) -> str:
    """The family that has most of the keys, so that what else is wrong can be told at once."""
    from ..families import FAMILIES
    from ..families.declared import keys_of

    return max(FAMILIES, key=lambda name: len(data.keys() & keys_of(FAMILIES[name].fields)))


def _wrong_family(data: Mapping[str, Any]) -> FileFault:
    from ..families import FAMILIES
    from ..families.fields import FileFault
    from ..families.wording import found, listing, nearest

    first, *others = FAMILIES.values()
    rest = "".join(f', family = "{row.name}" {row.about}' for row in others)
    help = sentence('family = "{first}" has {about}{rest}', first=first.name, about=first.about, rest=rest)
    if "family" not in data:
        return FileFault((), sentence("`family` is missing"), help, missing=("family",))
    family = data["family"]
    near = nearest(family, FAMILIES) if isinstance(family, str) else None
    message = sentence(
        "expected {families}, found {family}", families=listing(FAMILIES, joint="or"), family=found(family)
    )
    return FileFault(("family",), message, sentence("did you mean {near}?", near=repr(near)) if near else help)


def _with_variant(document: Document, name: str, variant: str | None, report: Any) -> tuple[dict[str, Any], Variant]:
    """The data with one variant put in."""
    from ..families.base import NO_VARIANT, Variant
    from ..families.fields import FileFault
    from ..families.wording import found, suggestion

    data = dict(document.data)
    names = variants_of(data)
    n_before = {key: len(data[key]) for key in ADDED if isinstance(data.get(key), list)}
    if not variant:
        return data, NO_VARIANT
    if variant not in names:
        help = suggestion(variant, names, sentence("it has")) if names else sentence("it has no variants")
        raise InvalidRequest(
            sentence(
                "{name} has no variant {variant} ({size}, or NAME,{size}, chooses its size); {help}",
                name=name,
                variant=repr(variant),
                size=f"{OPEN}={EXAMPLE}",
                help=help,
            )
            if open_sizes(data)
            else sentence("{name} has no variant {variant}; {help}", name=name, variant=repr(variant), help=help)
        )
    changes, here = data["variant"][variant], ("variant", variant)
    if not isinstance(changes, dict):
        return data, Variant(variant)
    for key, value in changes.items():
        path: FieldPath = (*here, key)
        if key == "drop":
            continue
        if key in ADDED and isinstance(value, list) and isinstance(data.get(key, []), list):
            start = n_before.get(key, 0)
            data[key] = [*data.get(key, []), *value]
            document.moved.update({(key, start + k): (*path, k) for k in range(len(value))})
        else:
            data[key] = value
            document.moved[key,] = path
    drop = changes.get("drop", [])
    document.moved["drop",] = (*here, "drop")
    drop = drop.split() if isinstance(drop, str) else drop
    if not isinstance(drop, list) or not all(isinstance(word, str | int) for word in drop):
        report.faults.append(
            FileFault(("drop",), sentence("expected a list of names of pieces, found {drop}", drop=found(drop)))
        )
        drop = []
    return data, Variant(variant, tuple(map(str, drop)), n_before)
