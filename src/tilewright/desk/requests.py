"""The parameters of the page's requests, as tables of their keys; a mistake in one is refused in words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal, Self, TypeVar

from ..errors import is_whole
from ..families.declared import Demand, Fields, WrongValue, given, keys_of
from ..sentences import sentence
from .limits import FASTEST, Refused

_LARGEST = 10**9
_R = TypeVar("_R", bound="_Request")


def _between(least: float, most: float = float("inf")) -> Demand:
    return Demand(lambda value: bool(least <= value <= most))


def _of_length(most: int) -> Demand:
    """Texts of up to this number of characters, without halves of characters."""
    return Demand(lambda value: len(value) <= most and is_whole(value))


_Number = Annotated[int, _between(-_LARGEST, _LARGEST)]
_ShortText = Annotated[str, _of_length(200)]
_CellName = Annotated[str, _of_length(40)]
_PieceName = _ShortText
_Day = Annotated[str, Demand(lambda value: bool(re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", value)))]
_Digits = Annotated[str, Demand(lambda value: bool(re.fullmatch(r"[0-9]{1,400}", value)))]
_PlacementField = tuple[_Number, _Number, _Number]


class _Request(Fields):
    """Takes what is described here and ignores the rest; each description is what a refusal says was expected."""

    @classmethod
    def read(cls, data: Any) -> Self:
        known = data if type(data) is not dict else {key: data[key] for key in keys_of(cls) if key in data}
        return super().read(known)


class PuzzleRequest(_Request):
    """A puzzle: by its name or as a document, with the choices of its setup and the placements on the table."""

    name: _ShortText | None = given(None, "a short text")
    document: dict[str, Any] | None = given(None, "the puzzle file as an object")
    variant: _ShortText | None = given(None, "a short text")
    blocked: list[_CellName] | None = given(None, "names of cells")
    pieces: list[_PieceName] | None = given(None, "names of pieces")
    size: _ShortText | None = given(None, "a short text")
    target: _Number | None = given(None, "a whole number")
    placed: list[_PlacementField] | None = given(None, "[piece, way, cell], three numbers")
    start: list[_PlacementField] | None = given(None, "[piece, way, cell], three numbers")


KEYS = tuple(keys_of(PuzzleRequest))


def puzzle_request(value: object) -> PuzzleRequest:
    """The puzzle that a request names or holds; Refused for a value of another form. This reads no document."""
    if not isinstance(value, Mapping):
        raise Refused(sentence("expected a puzzle"), "puzzle", sentence('an object with "name" or "document"'))
    _refuse_others(value, PuzzleRequest, "a puzzle")
    request = checked(PuzzleRequest, value)
    if (request.document is None) == (not request.name):
        raise Refused(sentence('expected either "name" or "document"'), "puzzle")
    return request


def _refuse_others(value: Mapping[Any, Any], model: type[_Request], what: str) -> None:
    """Refuse a key that a request of this kind does not have."""
    keys = tuple(keys_of(model))
    unknown = sorted(str(key) for key in value if key not in keys)
    if unknown:
        raise Refused(
            sentence("{what} has no {unknown}", what=what, unknown=repr(unknown[0][:40])),
            what.split()[-1],
            sentence("the keys are {names}", names=", ".join(keys)),
        )


class SearchRequest(_Request):
    """A request for a search, without its puzzle."""

    mode: Literal["solve", "count", "watch"] = given("solve", "solve, count or watch")
    different: bool = given(False, "true or false")
    most: Annotated[int, _between(1)] | None = given(None, "a whole number from 1 on")
    speed: Annotated[float, _between(0, FASTEST)] | None = given(None, f"a number from 0 to {FASTEST:,.0f}")


class PieceRequest(_Request):
    """How copies of a piece may lie, besides its lattice and cells."""

    freedom: Literal["free", "one_sided", "fixed"] = given("free", "free, one_sided or fixed")


class HavingRequest(_Request):
    """What is written on a piece to look for, besides its lattice and cells."""

    text: _ShortText = given("", "a short text")


class PlaneRequest(_Request):
    """How far to look for a tiling of the plane."""

    most_pieces: Annotated[int, _between(1, 64)] | None = given(None, "a whole number from 1 to 64")
    most_coronas: Annotated[int, _between(1, 20)] | None = given(None, "a whole number from 1 to 20")


class _FileRequest(_Request):
    name: str
    text: str


class ReadRequest(_Request):
    """The files of a puzzle, each with the name that tells its format."""

    files: list[_FileRequest] = given([], "a file with a name and a text")


class SpritesRequest(_Request):
    """Pictures of pieces, each in one of its ways to lie."""

    wanted: list[tuple[int, int]] | None = given(None, "[piece, way], two numbers")


class ExerciseRequest(_Request):
    """What a link to an exercise says besides the puzzle: a question, and the helps that are not shown."""

    question: Annotated[str, _of_length(500)] | None = given(None, "a text of at most 500 characters")
    without: list[Literal["hint", "solve"]] | None = given(None, "hint or solve")


def exercise_request(value: object) -> ExerciseRequest:
    """The exercise of a link; Refused for a value of another form."""
    return _whole(value, ExerciseRequest, "an exercise", 'an object with "question" or "without"')


class CollectedRequest(_Request):
    """A puzzle of a collection, which is read later, and what is asked about it."""

    puzzle: dict[str, Any] = given(about="a puzzle")
    question: Annotated[str, _of_length(500)] | None = given(None, "a text of at most 500 characters")


class CollectionRequest(_Request):
    """Puzzles that a teacher gives out together, in their order, with words for the class."""

    title: _ShortText | None = given(None, "a short text")
    about: Annotated[str, _of_length(500)] | None = given(None, "a text of at most 500 characters")
    without: list[Literal["hint", "solve"]] | None = given(None, "hint or solve")
    puzzles: list[CollectedRequest] = given([], "a puzzle, and a question of at most 500 characters or none")


def collection_request(value: object) -> CollectionRequest:
    """The collection of a link; Refused for a value of another form."""
    return _whole(value, CollectionRequest, "a collection", 'an object with "puzzles"')


class FoundRequest(_Request):
    """A solution of an album, and the day on which it was found."""

    placed: list[_PlacementField] = given(about="[piece, way, cell], three numbers")
    day: _Day = given(about="a day as 2026-11-27")


class AlbumPageRequest(_Request):
    """The solutions of one puzzle in an album; `total` is the number of all different ones, as digits."""

    puzzle: dict[str, Any] = given(about="a puzzle")
    title: Annotated[str, _of_length(500)] = given(about="a text")
    total: _Digits | None = given(None, "digits")
    found: list[FoundRequest] = given(about="the solutions")


class AlbumRequest(_Request):
    """The pages of an album."""

    pages: list[AlbumPageRequest] = given(about="a puzzle with its title and solutions")


def album_request(value: object) -> AlbumRequest:
    """The album of a link; Refused for a value of another form."""
    return _whole(value, AlbumRequest, "an album", 'an object with "pages"')


Difficulty = Literal["easy", "medium", "hard"]


class DailyRequest(_Request):
    """What the puzzle of a day is taken from, and how hard it is to be."""

    level: Difficulty = given("medium", "easy, medium or hard")
    of: Literal["catalog", "dominoes", "today"] = given("catalog", "catalog, dominoes or today")


class RollRequest(_Request):
    """A roll of the dice; the same seed gives the same roll. With a level, rolls are rated until one is as hard.

    A set of pieces that is drawn has a solution, unless it may be any.
    """

    seed: int | None = given(None, "a whole number")
    level: Literal["easy", "medium", "hard", "any"] | None = given(None, "easy, medium, hard or any")


class HintRequest(_Request):
    """A hint, on a large board about a cell; `besides` has the ones that were given before."""

    only_not: bool | None = given(None, "true or false")
    besides: list[tuple[int, list[int]]] | None = given(None, "[piece, cells], numbers of the puzzle")
    cell: _Number | None = given(None, "the number of a cell")


class DrawRequest(_Request):
    """A picture to keep or to show, of the placements in `placements` if any; or a PDF, to print at true size.

    A small one is for cards.
    """

    kind: Literal["svg", "screen", "small", "png", "pdf"] = given("svg", "svg, screen, small, png or pdf")
    placements: list[Any] | None = given(None, "a list")


def _whole(value: object, model: type[_R], what: str, help: str) -> _R:
    """A request that has no other keys than those of its kind."""
    if not isinstance(value, Mapping):
        raise Refused(sentence("expected {what}", what=what), what.split()[-1], help)
    _refuse_others(value, model, what)
    return checked(model, value)


def checked(model: type[_R], params: Mapping[str, Any]) -> _R:
    """The parameters of a request; Refused, with the place of the first mistake, for anything else."""
    try:
        return model.read(params)
    except WrongValue as error:
        first = error.parts[0]
    name, *inside = first.path
    if not inside and first.detail == "a list":
        raise Refused(sentence("expected a list"), str(name))
    place = f"{name}[{inside[0]}]" if inside else str(name)
    raise Refused(sentence("expected {about}", about=keys_of(model)[str(name)][1].about), place)
