"""The rule of docs/adding/rule.md, added to a copy of the package: two files and one line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import tilewright
from tests.contracts.templates import template_text

LINE = '"crossing": "crossing:NoCrossing"'
# 3 x 4 with dominoes and monominoes: of the two cells inside, none is a monomino. So what is counted is known: all
# coverings less those with a monomino on one of the cells, or on both, or a domino on both.
SCRIPT = """
import json, sys, warnings
from pathlib import Path
import tilewright as tw
from tilewright.errors import InvalidRequest, NoEngine
from tilewright.families import FAMILIES
from tilewright.families.tiling import compile_edges
from tilewright.formats import FORMATS
from tilewright.formats.puzzle_file import document_of_puzzle, schema

folder = Path(sys.argv[1])
pieces = [{"name": "I", "picture": "##", "copies": "0.."}, {"name": "o", "picture": "#", "copies": "0.."}]
board = {"shape": "rectangle", "columns": 4, "rows": 3}
plain = {"format": 1, "family": "tiling", "lattice": "square", "board": board, "piece": pieces}
file = folder / "coast.json"
file.write_text(json.dumps({**plain, "coast": "all"}))
puzzle = tw.load(file)
file.write_text(json.dumps(plain))
free = tw.load(file)

inland = {5, 6}
def is_coastal(solution):
    return all(set(one.cells) - inland for one in solution.placed)

wanted = sum(map(is_coastal, tw.solutions(free)))
count = tw.count(puzzle)
assert 0 < wanted < tw.count(free).distinct
assert count.distinct == wanted, (count.distinct, wanted)
assert tw.count(puzzle, engine="exact-cover").up_to_symmetry == count.up_to_symmetry
assert document_of_puzzle(puzzle)["coast"] == "all"
assert "coast: each piece covers a cell at the rim" in FAMILIES["tiling"].rules(puzzle)
assert "coast" in json.dumps(schema())
likeness = FAMILIES["tiling"].likeness
assert likeness.is_same(puzzle, puzzle) and not likeness.is_same(puzzle, free)
broken = next(one for one in tw.solutions(free) if not is_coastal(one))
faults = FAMILIES["tiling"].broken_rules(puzzle, type(broken)(puzzle, broken.placed))
assert faults and "does not touch the rim" in faults[0], faults
tw.prove(puzzle, folder / "proof")
assert tw.verify(folder / "proof").distinct == wanted
warnings.simplefilter("ignore")
for row in FORMATS.values():
    if row.write is not None and row.name not in ("toml", "json", "xc", "dimacs", "opb", "minizinc"):
        try:
            row.write(puzzle)
            raise AssertionError(row.name)
        except InvalidRequest as refusal:
            assert "pieces that must touch the rim" in str(refusal) or row.name == "e2-pieces", refusal
"""


def test_a_rule_is_two_files_and_a_line(tmp_path: Path) -> None:
    package = tmp_path / "tilewright"
    copytree(Path(tilewright.__file__).parent, package, ignore=ignore_patterns("__pycache__", "page", "library"))
    tiling = package / "families" / "tiling"
    (tiling / "rules" / "coast.py").write_text(template_text("rule.md", "coast.py").strip() + "\n", encoding="utf-8")
    check = template_text("rule.md", "check_coast.py").strip() + "\n"
    (tiling / "checking" / "coast.py").write_text(check, encoding="utf-8")
    table = tiling / "rules" / "__init__.py"
    text = table.read_text(encoding="utf-8")
    assert text.count(LINE) == 1
    table.write_text(text.replace(LINE, f'{LINE}, "coast": "coast:Coast"'), encoding="utf-8")
    command = [sys.executable, "-c", SCRIPT, str(tmp_path)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
