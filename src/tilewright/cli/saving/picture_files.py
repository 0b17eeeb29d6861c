"""Pictures of puzzles and solutions in files."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from ...errors import InvalidRequest
from ...values import frozen
from .write_file import check_writable, suffix_of, write_file

if TYPE_CHECKING:
    from ...answers.base import WrittenJson
    from ...families import Puzzle, Solution
    from ...families.scenes import Scene

SUFFIXES = (".svg", ".png", ".txt")


@frozen
class PictureFile:
    """A picture that was asked for: its file, "-" for stdout, and its kind, which is a suffix without the dot."""

    path: str
    kind: str
    width: int | None = None

    def __post_init__(self) -> None:
        check_writable(self.path)

    @classmethod
    def at(cls, path: str, width: int | None = None) -> PictureFile:
        """A picture whose kind stands in the name of its file."""
        return cls(path, suffix_of(path, SUFFIXES)[1:], width)

    @classmethod
    def of_kind(cls, path: str, kind: str, width: int | None = None) -> PictureFile:
        """A picture whose kind was asked for; InvalidRequest where the name of its file says another one."""
        suffix = Path(path).suffix.lower()
        if suffix in SUFFIXES and suffix != f".{kind}":
            raise InvalidRequest(f"{path} would hold a picture in {kind}, not in {suffix[1:]}; give one of the two")
        return cls(path, kind, width)

    def write(self, item: Puzzle | Solution, *, pieces: bool = True) -> WrittenJson:
        """Draw a solution, or a board and the pieces beside it, into the file."""
        from ...rendering import scene_of

        return self.write_scene(scene_of(item, pieces=pieces))

    def write_scene(self, scene: Scene) -> WrittenJson:
        """Draw a scene into the file."""
        from ...rendering import RENDERERS

        if self.kind == "png":
            return write_file(self.path, RENDERERS["png"](scene, width=self.width), self.kind)
        return write_file(self.path, RENDERERS["text" if self.kind == "txt" else self.kind](scene), self.kind)


def wanted_pictures(paths: Iterable[str], svg: str | None, png: str | None) -> list[PictureFile]:
    """The pictures that options ask for, by suffix or by kind."""
    wanted = [PictureFile.at(path) for path in paths]
    return wanted + [PictureFile.of_kind(path, kind) for path, kind in ((svg, "svg"), (png, "png")) if path is not None]
