"""Kernels as C: each part of their language does the same, what lies outside is refused, and faults are caught."""

from __future__ import annotations

import importlib.util
import random
import shutil
import struct
import subprocess
import sys
from array import array
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from tests.kernels.on_demand import compiled, needs_compiler
from tilewright.kernels import _native
from tilewright.kernels._build import build_libraries, find_compiler, systems_of
from tilewright.kernels._c import CFile
from tilewright.kernels._expressions import OutsideLanguage
from tilewright.kernels._marks import KernelEntry
from tilewright.kernels.entries import entries


class Numbers(NamedTuple):
    wide: Any
    narrow: Any
    real: Any
    out: Any


class Nothing(NamedTuple):
    nothing: Any


HEAD = """from __future__ import annotations

from tilewright.kernels._marks import kernel
from tilewright.kernels.bits import lowest, popcount
from tilewright.kernels.floats import exponential

MANY = 1 << 40
_K = 100
STEP = -3
SOME = (1, 2)

"""
_NUMBERS = count()


def module_of(text: str, folder: Path) -> ModuleType:
    """A module with this text, which is in a file, as the sources of kernels are."""
    name = f"tilewright_test_kernels_{next(_NUMBERS)}"
    path = folder / f"{name}.py"
    path.write_text(HEAD + text, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def entry_of(body: str, folder: Path, helpers: str = "") -> KernelEntry:
    """A kernel with this body, of four arrays: words, small integers, floats, and words to be written."""
    lines = "\n    ".join(body.splitlines())
    text = f"{helpers}\n@kernel\ndef advance(state, model, budget: int, capacity: int) -> int:\n    {lines}\n"
    module = module_of(text, folder)
    return KernelEntry(
        f"kernel_{next(_NUMBERS)}", module.advance, Numbers, Nothing, frozenset({"wide", "out"}), frozenset({"real"})
    )


def both(entry: KernelEntry, function: Any, state: Numbers, budget: int = 7, capacity: int = 3) -> tuple[Any, Any]:
    """What is returned and written, interpreted and in C."""
    plain = Numbers(*map(list, state))
    status = entry.advance(plain, Nothing([]), budget, capacity)
    stored = entry.stored(state)
    told = _native.bound(function, (*stored, array("i", [0])))(budget, capacity)
    return (status, *map(list, plain)), (told, *map(list, stored))


HELPERS = '''
@kernel
def put(out: Ints, at: int, number: int) -> int:
    """Write a number."""
    out[at] = number
    return at + 1

@kernel
def half(real: float) -> float:
    return real / 2

@kernel
def is_even(number: int) -> bool:
    return number % 2 == 0

@kernel
def clear(state) -> None:
    for k in range(len(state.out)):
        state.out[k] = 0

@kernel
def taken(out: Ints) -> int:
    out[0] += 1
    return out[0]

@kernel
def same(number: int) -> int:
    return number

@kernel
def last(numbers: Ints) -> int:
    # An array of either kind.
    return numbers[len(numbers) - 1]
'''
BODIES = {
    "loops": """
k = 5
for k in range(2, 9, 2):
    state.out[k] += k
state.out[0] = k
for k in range(9, 0, STEP):
    state.out[k] -= k
for k in range(state.narrow[0], 3):
    for j in range(k):
        if j == 1:
            continue
        state.out[j] += 1
    if k > 1:
        break
for k in range(4):
    k += 10
    state.out[1] += k
return k""",
    "jumps": """
n = 0
while True:
    n += 1
    if n > budget:
        break
    elif n == 3:
        # Three is passed over.
        pass
    elif n == 4:
        continue
    else:
        state.out[0] += n
while n > capacity and state.out[0] != 0:
    n -= 1
return n""",
    "assignments": """
a, b = 3, 4
a = b = a + b
state.out[0], state.out[1] = a, -b
n = state.out[3] = 9
state.out[2] = n
numbers = state.narrow
numbers[1] += 5
numbers[0] *= 2
numbers[2] <<= 2
numbers[2] >>= 1
numbers[3] //= 2
numbers[4] %= 7
numbers[5] |= 8
numbers[6] &= 3
numbers[7] ^= 1
a //= 2
return a""",
    "calls": """
clear(state)
at = put(state.out, 0, last(state.narrow))
at = put(state.out, at, last(state.wide))
at = put(state.out, at, min(at, budget) + max(at, capacity) * abs(-at))
at = put(state.out, at, popcount(state.wide[0] & MANY - 1) + lowest(MANY))
at = put(state.out, at, int(half(7) * 10) + int(-2.9))
state.real[0] = half(state.real[0]) if is_even(budget) else exponential(-1.5)
return at if is_even(at) else -at""",
    "bools": """
flag = budget > 3
other = not flag or capacity == 3
state.out[0] = flag + other
state.out[1] = 5 if flag and other and 1 < capacity <= 3 else 6
state.out[2] = (1 if flag else 0) << 40
state.out[3] = ~budget & 255
state.out[4] = flag << 33
state.out[5] = -state.narrow[8]
if budget:
    state.out[6] = 1
return int(flag)""",
    "names": """
k_stop = budget
k_at1 = 50
for k in range(k_stop):
    state.out[k] = k_at1 + k_stop
long, long_ = 5, 7
K = capacity
len_out = 2
_x = 3
out = state.out
state.out[8] = long * 10 + long_ + _K + K + len(out) * len_out + _x
return k""",
    "loops in loops": """
for k in range(3):
    for k in range(k, 5):
        state.out[k] += 1
    state.out[k + 5] += 2
for j in range(2):
    for i in range(j):
        state.out[i] += 3
for i in range(4, 6):
    state.out[i] += 5
return k""",
    "order": """
a = same(put(state.out, 0, 9))
b = same(taken(state.out)) + 1
numbers = state.wide
if budget > 3:
    numbers = state.out
state.out[3] = len(numbers)
others = numbers
return a + b + len(others)""",
    "shifts": """
numbers = state.narrow
n = 36
numbers[3] >>= n
numbers[8] >>= 40
numbers[2] = numbers[0] << 3 >> 1
state.out[0] = (numbers[1] << 40) >> 39
return 0""",
    "overflow": """
state.out[0] = state.narrow[8] * state.narrow[8]
state.out[1] = state.narrow[8] + state.narrow[8] - 1
state.out[2] = state.narrow[8] << 20
state.out[3] = -(state.narrow[8]) + 1
state.out[4] = 2147483647 + state.narrow[0]
state.out[5] = 2147483647 * 2
return 0""",
}


@needs_compiler
def test_each_part_of_the_language_does_in_c_what_it_does_in_python(tmp_path: Path) -> None:
    kernels = [entry_of(body.strip(), tmp_path, HELPERS) for body in BODIES.values()]
    functions = compiled(kernels, tmp_path / "library")
    narrow = [2, 11, -7, -9, -20, 5, 7, 12, -(1 << 31)]
    for entry, name in zip(kernels, BODIES, strict=True):
        state = Numbers([-(1 << 62), 5, (1 << 62) + 1], narrow, [2.5, -0.75], [0] * 12)
        python, c = both(entry, functions[entry.name], state)
        assert c == python, name


def _random_expression(chance: random.Random, depth: int, names: list[str]) -> str:
    if depth == 0:
        return chance.choice([*names, str(chance.randrange(200)), str(chance.randrange(1 << 40))])
    a, b, c = (_random_expression(chance, depth - 1, names) for _ in range(3))
    return chance.choice(
        [
            f"({a} + {b})", f"({a} - {b})", f"{a} * ({b} & 1023)", f"({a} // ({b} | 1))", f"({a} % ({b} | 1))",
            f"({a} // -(1 + abs({b})))", f"(({a} & 65535) << (({b}) & 15))", f"({a} >> (({b}) & 31))", f"({a} & {b})",
            f"({a} | {b})", f"({a} ^ {b})", f"~{a}" if a[0] != "-" else a, f"-({a})", f"min({a}, {b})",
            f"max({a}, {b})", f"abs({a})", f"({a} if {b} < {c} else {c})", f"(1 if {a} == {b} or {b} > {c} else 0)",
            f"({a} < {b}) + ({b} != {c})", f"{a} - {b} - {c}", f"{a} & {b} ^ {c} | {a}", f"(({a} & 255) << 3 >> 2)",
        ]
    )  # fmt: skip


def _fits(expression: str, space: dict[str, Any]) -> bool:
    """Whether no part of an expression leaves 64 bits; Python's own integers have no limit."""
    import ast

    parts = [node for node in ast.walk(ast.parse(expression, mode="eval").body) if isinstance(node, ast.expr)]
    values = [eval(ast.unparse(part), space) for part in parts if not isinstance(part, ast.Name) or part.id in space]
    return all(-(1 << 63) < value < 1 << 63 for value in values if isinstance(value, int))


@needs_compiler
@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(3))
def test_random_expressions_have_the_same_value(seed: int, tmp_path: Path) -> None:
    chance = random.Random(seed)
    names = ["a", "b", "x", "y", "narrow[2]", "narrow[3]"]
    shown = [_random_expression(chance, chance.choice((1, 2, 2, 3)), names) for _ in range(150)]
    lines = ["narrow, out = state.narrow, state.out", "a, b = state.wide[0], state.wide[1]"]
    lines += ["x, y = narrow[0], narrow[1]", *(f"out[{k}] = {each}" for k, each in enumerate(shown)), "return 0"]
    entry = entry_of("\n".join(lines), tmp_path)
    function = compiled([entry], tmp_path / "library")[entry.name]
    n_compared = 0
    for _ in range(20):
        wide = [chance.choice((-1, 1)) * chance.getrandbits(chance.choice((3, 20, 40))) for _ in range(2)]
        narrow = [chance.choice((-1, 1)) * chance.getrandbits(chance.choice((3, 16, 31))) for _ in range(4)]
        state = Numbers(wide, narrow, [0.0], [0] * len(shown))
        plain, stored = Numbers(*map(list, state)), entry.stored(state)
        entry.advance(plain, Nothing([]), 0, 0)
        space = {"a": wide[0], "b": wide[1], "x": narrow[0], "y": narrow[1], "narrow": narrow}
        _native.bound(function, (*stored, array("i", [0])))(0, 0)
        for each, python, c in zip(shown, plain.out, stored.out, strict=True):
            if _fits(each, space):
                assert c == python, (each, space)
                n_compared += 1
    assert n_compared > 1500


@needs_compiler
def test_floats_have_the_same_bits(tmp_path: Path) -> None:
    body = """
real, n = state.real, len(state.real) - 8
for k in range(n - 1):
    a, b = real[k], real[k + 1]
    real[n] += a * b + a
    real[n + 1] -= a / (b * b + 1.0) - b * 0.1
    real[n + 2] = real[n + 2] * 0.5 + (a if a > b else -b) * 3
    real[n + 3] += exponential(-a * a) * k / 7
    real[n + 4] += 1e-300 * a * 1e10
return int(real[n])"""
    entry = entry_of(body.strip(), tmp_path)
    function = compiled([entry], tmp_path / "library")[entry.name]
    chance = random.Random(5)
    for _ in range(30):
        reals = [chance.uniform(-1, 1) * 10 ** chance.randrange(-5, 5) for _ in range(40)] + [0.0] * 8
        python, c = both(entry, function, Numbers([0], [0], reals, [0]))
        assert [struct.pack("d", real) for real in python[3]] == [struct.pack("d", real) for real in c[3]]
        assert python[0] == c[0]


REFUSED = {
    "state.out[1:2] = state.wide": "an index is one number: write a loop",
    "a = [1, 2]": "add an array to the state",
    "a = {k: 1 for k in range(3)}": "nothing of the kind",
    "a = 2 ** budget": r"multiply instead of \*\*",
    "a = round(1.5)": "kernels call kernels, primitives",
    "a = min(1, 2, 3)": "kernels call kernels, primitives",
    "a = print": "constants of the module that are numbers",
    "a = SOME": "constants of the module that are numbers",
    "a = 'text'": "numbers are integers of 64 bits",
    "a = 1 << 3 if budget else 9223372036854775808": "numbers are integers of 64 bits",
    "a = budget and capacity": "write `x != 0`",
    "a = 1 < state.out[0] < 3": "in chains with names and numbers in the middle",
    "a = budget in state.out": "numbers are compared by",
    "a = budget.real": "only fields of the state and the model",
    "a = 1.5 // 2": "this is for integers",
    "a = state.narrow\na = state.wide": "a variable is a number, or an array of one type",
    "for a in state.out:\n    pass": "loops go",
    "for a in range(0, 9, budget):\n    pass": "loops go",
    "for a in range(3):\n    pass\nelse:\n    pass": "loops go",
    "while budget > 0:\n    budget -= 1\nelse:\n    pass": "a loop has no else",
    "a = b = 3\na, b = b, a": "a value depends on an assignment before it",
    "state.out[0], a = 1, state.out[0]": "a value depends on an assignment before it",
    "state.out[0], a = 7, taken(state.out)": "a value depends on an assignment before it|stands alone",
    "state.out[0], state.out[1] = 7, put(state.out, 0, 2)": "stands alone",
    "a = max(state.out[0], same(put(state.out, 0, 9)))": "name its result first",
    "STEP = 2\nfor a in range(0, 9, STEP):\n    pass": "loops go",
    "a = (state.wide if budget else state.out)[1]": "only numbers are chosen",
    "a = 1e400": "numbers are integers of 64 bits",
    "a = clear(state)": "this returns nothing",
    "a = b": "names are variables|nothing tells",
    "a = state.nope": "only fields of the state and the model",
    "a = state.out[-1]": "an index counts from 0",
    "a__b = 1": "the translator's own",
    "a = is_set(4)": "an integer in the place of a bool",
    "state.narrow[0] = 1.5": r"say how it is rounded, by int\(\)",
    "state.narrow[0] += 1.5": r"say how it is rounded, by int\(\)",
    "return 1.5": r"say how it is rounded, by int\(\)",
    "if state.out:\n    pass": "what is asked must be a number",
    "state.out[put(state.out, 0, 1)] = state.out[0]": "name its result first",
    "a = put(state.out, 0, 1) + put(state.out, 1, 2)": "name its result first",
    "a = state.out[0] - put(state.out, 0, 1)": "name its result first",
    "state.out[0] = state.out[1] = 1": "of several targets the first is a name",
    "state.out[0] += put(state.out, 0, 1)": "name its result first",
    "a = put(state.out, 0)": "all arguments are given",
    "a = put(state.out, 0, number=1)": "without keywords",
    "a = around(budget)": "does not call itself",
    "try:\n    pass\nfinally:\n    pass": "nothing of the kind",
    "state.out[0]: int = 3": "nothing of the kind",
    "del state.out[0]": "nothing of the kind",
    "a = lambda: 3": "nothing of the kind",
}
AROUND = """
@kernel
def around(n: int) -> int:
    return around(n - 1)

@kernel
def is_set(n: int) -> bool:
    return n & 4

"""


@pytest.mark.parametrize("body", REFUSED)
def test_what_the_language_lacks_is_refused_with_its_line_and_what_would_do(body: str, tmp_path: Path) -> None:
    helpers = HELPERS + AROUND
    entry = entry_of(f"{body}\nreturn 0", tmp_path, helpers)
    with pytest.raises(OutsideLanguage, match=REFUSED[body]) as refused:
        CFile(entry)
    path, line, _ = str(refused.value).split(":", 2)
    assert Path(path).parent == tmp_path
    assert 0 < int(line) <= len(Path(path).read_text().splitlines())


def test_comments_and_docstrings_come_along(tmp_path: Path) -> None:
    entry = entry_of(BODIES["jumps"].strip() + "\n", tmp_path, HELPERS)
    assert "/* Three is passed over. */" in CFile(entry).source()
    for each in entries():
        file = CFile(each)
        assert f"int64_t {each.name}_at(" in file.header()
        assert file.source().count("/*") > 4
        assert max(map(len, file.source().splitlines())) < 400


@pytest.mark.processes
@needs_compiler
def test_the_example_in_c_counts_what_is_known(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tilewright.kernels", "--c", str(tmp_path)]
    subprocess.run(command, check=True)
    example = Path(__file__).parents[2] / "docs" / "examples" / "count_6x10.c"
    compiler = find_compiler()
    command = [
        *compiler.command,
        *(["cc"] if compiler.is_zig else []),
        "-std=c11",
        "-O2",
        "-fwrapv",
        "-Wall",
        "-Wextra",
    ]
    command += ["-Werror", f"-I{tmp_path}", str(example), str(tmp_path / "packing_2.c"), "-o", str(tmp_path / "count")]
    subprocess.run(command, check=True)
    # Haselgrove 1960: 2339 up to symmetry, and no solution has any.
    assert subprocess.run([tmp_path / "count"], capture_output=True, check=True).stdout == b"9356\n"


FAULTS = {
    "index": ("state.out[len(state.out)] = 1", "", True),
    "index below": ("a = 0\nstate.out[a - 1] = 1", "", True),
    "cut to 32 bits": ("state.narrow[0] = MANY", "", True),
    "cut when added": ("state.narrow[0] += MANY", "", True),
    "overflow": ("a = state.wide[0]\nfor _ in range(70):\n    a += a\nstate.out[0] = a", "undefined", False),
    "shift of a negative number": ("state.out[0] = (-3 - state.out[1]) << 2", "undefined", False),
    "shift by too much": ("state.out[0] = 1 << (99 - state.out[1])", "undefined", False),
    "outside of an array": ("state.out[len(state.out) + 1] = 1", "address", False),
}
RUN = """
import ctypes, sys
library = ctypes.CDLL(sys.argv[1])
function = [library[name] for name in sys.argv[2:]][library.tilewright_level() - 1 if len(sys.argv) > 3 else 0]
arrays = [(ctypes.c_int64 * 4)(1), (ctypes.c_int32 * 4)(1), (ctypes.c_double * 4)(1), (ctypes.c_int64 * 4)()]
arrays.append((ctypes.c_int32 * 1)())
fields = (ctypes.c_int64 * 5)(*map(ctypes.addressof, arrays))
lengths = (ctypes.c_int64 * 5)(*map(len, arrays))
function(fields, lengths, ctypes.c_int64(0), ctypes.c_int64(0))
"""


@pytest.mark.processes
@pytest.mark.parametrize("name", FAULTS)
def test_each_check_sees_the_fault_that_it_is_for(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    body, sanitizers, is_checked = FAULTS[name]
    if sanitizers and not shutil.which("gcc"):
        pytest.skip("gcc is not there")
    if sanitizers:
        monkeypatch.setenv("CC", "gcc")
    compiler = find_compiler()
    system = systems_of(compiler)["host"]
    outcomes = []
    for number, text in enumerate((f"{body}\nreturn 0", "state.out[0] = 1\nreturn 0")):
        entry, folder = entry_of(text, tmp_path), tmp_path / str(number)
        build_libraries(folder, compiler, {"host": system}, [entry], is_checked=is_checked, sanitizers=sanitizers)
        names = [f"{entry.name}_{build}" for build in reversed(system.builds)]
        environment = {"ASAN_OPTIONS": "detect_leaks=0", "PYTHONMALLOC": "malloc", "PATH": ""}
        if sanitizers:
            environment["LD_PRELOAD"] = _preloaded(sanitizers)
        command = [sys.executable, "-c", RUN, str(folder / system.library), *names]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        outcomes.append((done.returncode, done.stderr))
    assert outcomes[0][0] != 0
    assert not sanitizers or "runtime error" in outcomes[0][1] or "AddressSanitizer" in outcomes[0][1]
    assert outcomes[1] == (0, "")


def _preloaded(sanitizers: str) -> str:
    """The libraries that a program has to begin with."""
    names = {"address": "libasan.so", "undefined": "libubsan.so"}
    command = ["gcc", *(f"-print-file-name={names[each]}" for each in sanitizers.split(","))]
    return ":".join(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())
