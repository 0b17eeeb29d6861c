"""Models of the search: the language that families and engines share."""

from __future__ import annotations

from .cover import CoverModel, CoverSum, Option
from .edges import EdgeModel
from .number_sets import NumberSet
from .parts import Part
from .room import demand_room, room_for
from .sums import PointCondition, SumModel

Model = CoverModel | SumModel | EdgeModel

Choices = tuple[int, ...]
"""A solution as the model knows it: the options chosen, or the value of every point."""

__all__ = [
    "Choices",
    "CoverModel",
    "CoverSum",
    "EdgeModel",
    "Model",
    "NumberSet",
    "Option",
    "Part",
    "PointCondition",
    "SumModel",
    "demand_room",
    "room_for",
]
