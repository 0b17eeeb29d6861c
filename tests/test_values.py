"""Frozen values behave as frozen dataclasses do."""

from __future__ import annotations

import pickle
from copy import deepcopy
from dataclasses import FrozenInstanceError, dataclass, field, fields, is_dataclass, replace
from functools import cached_property
from inspect import signature
from typing import Any

import pytest

from tilewright import values
from tilewright.values import frozen


@frozen
class Ours:
    """A value."""

    a: int
    b: tuple[int, ...] = ()
    c: list[int] = field(default_factory=list, compare=False)
    d: str = field(default="d", repr=False)

    def __post_init__(self) -> None:
        if self.a < 0:
            raise ValueError("negative")

    @cached_property
    def doubled(self) -> int:
        return 2 * self.a


@dataclass(frozen=True)
class Theirs:
    """A value."""

    a: int
    b: tuple[int, ...] = ()
    c: list[int] = field(default_factory=list, compare=False)
    d: str = field(default="d", repr=False)


@frozen
class Single:
    """One field, and words of its own."""

    a: int

    def __repr__(self) -> str:
        return "single"


@frozen
class Empty:
    """Nothing."""


def test_values_are_made_and_compared_as_by_dataclass() -> None:
    one, same, other = Ours(1, (2,)), Ours(1, b=(2,), c=[3]), Ours(2)
    theirs = Theirs(1, (2,))
    assert repr(one) == repr(theirs).replace("Theirs", "Ours")
    assert one == same != other
    assert one != theirs
    assert hash(one) == hash(same) == hash(theirs)
    assert one.c is not Ours(1).c
    assert [field.name for field in fields(one)] == [field.name for field in fields(theirs)]
    assert list(signature(Ours).parameters) == list(signature(Theirs).parameters)
    assert Ours.__match_args__ == Theirs.__match_args__
    assert is_dataclass(one)
    assert one.doubled == 2


def test_values_are_replaced_copied_and_pickled() -> None:
    one = Ours(1, (2,), [3], "4")
    assert replace(one, a=5) == Ours(5, (2,), [3], "4")
    for again in (deepcopy(one), pickle.loads(pickle.dumps(one))):
        assert (again, again.c) == (one, [3])
    with pytest.raises(ValueError, match="negative"):
        replace(one, a=-1)


def test_fields_and_changes_of_our_own_are_those_of_dataclasses() -> None:
    @frozen
    class One:
        """A value, with fields as the package writes them."""

        a: int
        c: list[int] = values.field(default_factory=list, compare=False)
        d: str = values.field(default="d", repr=False)
        e: int = values.field(init=False, compare=False)

    one = One(1, [2])
    assert values.replace(one, a=3, d="x") == One(3, d="x") == replace(one, a=3, d="x")
    assert values.replace(one, a=3).c is one.c
    assert [(item.name, item.compare, item.repr, item.init) for item in fields(One)] == [
        ("a", True, True, True),
        ("c", False, True, True),
        ("d", True, False, True),
        ("e", False, True, False),
    ]
    assert values.replace(Ours(1), a=2) == Ours(2)
    with pytest.raises(TypeError, match="argument"):
        values.replace(one, f=1)


def test_a_record_changes() -> None:
    @values.record
    class Tally:
        """How often, and of what."""

        n: int = 0
        seen: list[int] = values.field(default_factory=list)

    tally = Tally()
    tally.n += 1
    assert (tally, tally != Tally(), Tally().seen is not Tally().seen) == (Tally(1), True, True)
    assert repr(tally).endswith("Tally(n=1, seen=[])")
    assert is_dataclass(tally)
    with pytest.raises(TypeError, match="unhashable"):
        hash(tally)


def test_values_are_frozen() -> None:
    one = Ours(1)
    with pytest.raises(FrozenInstanceError, match="'a'"):
        one.a = 2  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError, match="'a'"):
        del one.a
    with pytest.raises(TypeError, match="argument"):
        Ours()  # type: ignore[call-arg]


def test_few_fields_and_own_methods() -> None:
    assert (repr(Single(1)), Single(1) == Single(1), hash(Single(1))) == ("single", True, hash((1,)))
    assert (repr(Empty()), Empty() == Empty(), hash(Empty())) == ("Empty()", True, hash(()))
    assert repr(Ours(1)).startswith("Ours(")


def test_the_first_values_are_made_like_the_later_ones() -> None:
    @frozen
    class Late:
        """A class whose `__init__` is compiled when it has many values."""

        a: int
        b: tuple[int, ...] = ()
        c: list[int] = field(default_factory=list)
        d: str = field(init=False, compare=False)

    for k in range(60):
        one = Late(k)
        assert (one.a, one.b, one.c) == (k, (), [])
        assert Late(k, c=[1], b=(2,)) == Late(k, (2,), [1])
        assert not hasattr(one, "d")
        wrong: tuple[tuple[tuple[Any, ...], dict[str, Any]], ...] = (
            ((), {}),
            ((k, (), [], ""), {}),
            ((k,), {"a": k}),
            ((k,), {"d": ""}),
            ((k,), {"e": k}),
        )
        for args, given in wrong:
            with pytest.raises(TypeError, match="__init__"):
                Late(*args, **given)


def test_a_class_can_go_on_from_another_one() -> None:
    @frozen
    class More(Ours):
        """A value with one more part."""

        e: int = 5

    assert More(1).e == 5
    assert replace(More(1, d="x"), e=6) == More(1, d="x", e=6)
    assert [one.name for one in fields(More)] == ["a", "b", "c", "d", "e"]
