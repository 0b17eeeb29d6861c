"""The parameters of the page's requests as pydantic models; a mistake in one is refused in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, Strict, ValidationError

from .limits import FASTEST, Refused

_LARGEST = 10**9

_Number = Annotated[int, Field(ge=-_LARGEST, le=_LARGEST)]
_ShortText = Annotated[str, Field(max_length=200)]
_CellName = Annotated[str, Field(max_length=40)]
_PieceName = _ShortText
# JSON has lists alone.
_PlacementField = Annotated[tuple[_Number, _Number, _Number], Strict(False)]
_PieceOrientation = Annotated[tuple[int, int], Strict(False)]
_PieceOnCells = Annotated[tuple[int, list[int]], Strict(False)]


class _Request(BaseModel):
    """Takes what is described here and ignores the rest; each description is what a refusal says was expected."""

    model_config = ConfigDict(strict=True, frozen=True, allow_inf_nan=False)


class PuzzleRequest(_Request):
    """A puzzle: by its name or as a document, with the choices of its setup and the placements on the table."""

    name: _ShortText | None = Field(None, description="a short text")
    document: dict[str, Any] | None = Field(None, description="the puzzle file as an object")
    variant: _ShortText | None = Field(None, description="a short text")
    blocked: list[_CellName] | None = Field(None, description="names of cells")
    pieces: list[_PieceName] | None = Field(None, description="names of pieces")
    target: _Number | None = Field(None, description="a whole number")
    placed: list[_PlacementField] | None = Field(None, description="[piece, way, cell], three numbers")


KEYS = tuple(PuzzleRequest.model_fields)


def puzzle_request(value: object) -> PuzzleRequest:
    """The puzzle that a request names or holds; Refused for a value of another form. This reads no document."""
    if not isinstance(value, Mapping):
        raise Refused("expected a puzzle", "puzzle", 'an object with "name" or "document"')
    unknown = sorted(str(key) for key in value if key not in KEYS)
    if unknown:
        raise Refused(f"a puzzle has no {unknown[0][:40]!r}", "puzzle", f"the keys are {', '.join(KEYS)}")
    request = checked(PuzzleRequest, value)
    if (request.document is None) == (not request.name):
        raise Refused('expected either "name" or "document"', "puzzle")
    return request


class SearchRequest(_Request):
    """A request for a search, without its puzzle."""

    mode: Literal["solve", "count", "watch"] = Field("solve", description="solve, count or watch")
    different: bool = Field(False, description="true or false")
    most: int | None = Field(None, ge=1, description="a whole number from 1 on")
    speed: float | None = Field(None, ge=0, le=FASTEST, description=f"a number from 0 to {FASTEST:,.0f}")


class _FileRequest(_Request):
    name: str
    text: str


class ReadRequest(_Request):
    """The files of a puzzle, each with the name that tells its format."""

    files: list[_FileRequest] = Field([], description="a file with a name and a text")


class SpritesRequest(_Request):
    """Pictures of pieces, each in one of its ways to lie."""

    wanted: list[_PieceOrientation] | None = Field(None, description="[piece, way], two numbers")


class RollRequest(_Request):
    """A roll of the dice; the same seed gives the same roll."""

    seed: int | None = Field(None, description="a whole number")


class HintRequest(_Request):
    """A hint; `besides` has the ones that were given before."""

    only_not: bool | None = Field(None, description="true or false")
    besides: list[_PieceOnCells] | None = Field(None, description="[piece, cells], numbers of the puzzle")


class DrawRequest(_Request):
    """A picture to keep, of the placements in `placements` if there are any."""

    kind: Literal["svg", "png"] = Field("svg", description="svg or png")
    placements: list[Any] | None = Field(None, description="a list")


_R = TypeVar("_R", bound=_Request)


def checked(model: type[_R], params: Mapping[str, Any]) -> _R:
    """The parameters of a request; Refused, with the place of the first mistake, for anything else."""
    try:
        return model.model_validate(params)
    except ValidationError as problem:
        error = problem.errors(include_url=False, include_context=False, include_input=False)[0]
    name, *inner = error["loc"]
    is_no_list = error["type"] == "list_type" and not inner
    expected = "a list" if is_no_list else model.model_fields[str(name)].description
    raise Refused(f"expected {expected}", f"{name}[{inner[0]}]" if inner else str(name))
