"""The functions that a library of kernels needs besides them, in LLVM's language.

With them it calls no library of the system, but for macOS, where LLVM takes `bzero` from the one that each process has.

`tilewright_level` says how many of the library's targets, from the lowest on, this processor can run. LLVM calls
`memset` where a kernel fills an array with zeros.
"""

from __future__ import annotations

_MEMSET = """
define hidden ptr @memset(ptr %to, i32 %byte, i64 %n) "no-builtins" {
entry:
  %value = trunc i32 %byte to i8
  %none = icmp eq i64 %n, 0
  br i1 %none, label %done, label %loop
loop:
  %k = phi i64 [0, %entry], [%next, %loop]
  %at = getelementptr i8, ptr %to, i64 %k
  store i8 %value, ptr %at
  %next = add i64 %k, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret ptr %to
}
"""
_BZERO = """
define hidden void @bzero(ptr %to, i64 %n) {
  %same = call ptr @memset(ptr %to, i32 0, i64 %n)
  ret void
}
"""
_ONE_LEVEL = """
define i64 @tilewright_level() {
  ret i64 1
}
"""
# Leaf and register (by its place) of `cpuid`, and the bits there that make x86-64-v2 and v3, as the System V ABI of
# AMD64 defines them; the highest leaf is asked for in leaf 0.
_CpuidBits = dict[tuple[int, int], tuple[int, ...]]
_V2: _CpuidBits = {(1, 2): (0, 9, 13, 19, 20, 23)}
_V3: _CpuidBits = {(1, 2): (12, 22, 27, 28, 29), (7, 1): (3, 5, 8), (0x80000001, 2): (5,)}
_X86_LEVEL = """
define internal i1 @has(i32 %leaf, i32 %wanted, i64 %place) {{
  %all = call {{ i32, i32, i32, i32 }} asm "cpuid", "={{ax}},={{bx}},={{cx}},={{dx}},{{ax}},{{cx}}"(i32 %leaf, i32 0)
  %b = extractvalue {{ i32, i32, i32, i32 }} %all, 1
  %c = extractvalue {{ i32, i32, i32, i32 }} %all, 2
  %is_b = icmp eq i64 %place, 1
  %register = select i1 %is_b, i32 %b, i32 %c
  %there = and i32 %register, %wanted
  %has = icmp eq i32 %there, %wanted
  ret i1 %has
}}
define i64 @tilewright_level() {{
entry:
  %first = call {{ i32, i32, i32, i32 }} asm "cpuid", "={{ax}},={{bx}},={{cx}},={{dx}},{{ax}},{{cx}}"(i32 0, i32 0)
  %leaves = extractvalue {{ i32, i32, i32, i32 }} %first, 0
  {v2}
  br i1 %v2, label %second, label %none
second:
  %deep = icmp uge i32 %leaves, 7
  {v3}
  %may = and i1 %deep, %v3
  br i1 %may, label %third, label %one
third:
  ; The system must save the long registers, too.
  %saved = call {{ i32, i32 }} asm "xgetbv", "={{ax}},={{dx}},{{cx}}"(i32 0)
  %low = extractvalue {{ i32, i32 }} %saved, 0
  %both = and i32 %low, 6
  %does = icmp eq i32 %both, 6
  %level = select i1 %does, i64 2, i64 1
  ret i64 %level
one:
  ret i64 1
none:
  ret i64 0
}}
"""


def text(triple: str) -> str:
    """The functions for a processor and system, as LLVM names them."""
    is_x86 = triple.startswith(("x86_64", "amd64"))
    parts = [_X86_LEVEL.format(v2=_has("v2", _V2), v3=_has("v3", _V3)) if is_x86 else _ONE_LEVEL]
    if not triple.startswith("wasm"):
        parts.append(_MEMSET)
    if "apple" in triple:
        # LLVM's name for `memset` of zeros there.
        parts.append(_BZERO)
    if "windows" in triple:
        # Windows wants this name in every library that computes with floats.
        parts.append("@_fltused = global i32 0\n")
    return "\n".join(parts)


def _has(name: str, wanted: _CpuidBits) -> str:
    """The lines that ask whether all of these bits are set."""
    lines, so_far = [], "true"
    for number, ((leaf, place), bits) in enumerate(wanted.items()):
        mask = sum(1 << bit for bit in bits)
        lines.append(f"%{name}_{number} = call i1 @has(i32 {leaf}, i32 {mask}, i64 {place})")
        lines.append(f"%{name}_all_{number} = and i1 {so_far}, %{name}_{number}")
        so_far = f"%{name}_all_{number}"
    lines.append(f"%{name} = and i1 {so_far}, true")
    return "\n  ".join(lines)
