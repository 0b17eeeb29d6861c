"""What is asked of the search: the language that families and engines share."""

from __future__ import annotations

from .cover import CoverModel, Option
from .deadline import in_time, within
from .edges import EdgeModel
from .parts import Part
from .sums import SumModel

Model = CoverModel | SumModel | EdgeModel

__all__ = ["CoverModel", "EdgeModel", "Model", "Option", "Part", "SumModel", "in_time", "within"]
