"""What several tests of certificates need."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

CHECKER = Path(__file__).parents[2] / "checkers" / "count-graph.c"


@pytest.fixture(scope="session")
def count_graph(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The checker of graphs in C."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        pytest.skip("there is no C compiler")
    made = tmp_path_factory.mktemp("checker") / "count-graph"
    subprocess.run([compiler, "-O1", "-Wall", "-Wextra", "-Werror", "-o", made, CHECKER], check=True)
    return made
