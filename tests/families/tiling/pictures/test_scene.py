"""What stands on the pieces in a picture."""

from __future__ import annotations

from tilewright.families.tiling.pictures.scene import _codes


def test_a_code_is_never_another_piece_s_name() -> None:
    numbers = [str(k) for k in range(1, 257)]
    assert _codes(numbers) == numbers
    long = [*(f"piece-{k}" for k in range(60)), "1", "A", "P"]
    codes = _codes(long)
    assert len(set(codes)) == len(codes)
    assert all(code == name or code not in long for code, name in zip(codes, long, strict=True))
    # What is no letter, or is made of several characters, is not cut to one.
    assert _codes(["👨‍👩‍👧‍👦", "(in front)", "e\u0301toile"]) == ["A", "B", "C"]
    assert _codes(["e\u0301toile"]) == ["É"]
    assert _codes(["1000", "1", "2"])[0] not in ("1", "2")
