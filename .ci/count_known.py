"""Count what the catalog knows with the installed package alone, a second each; every number must be the known one.

With --kernels only whether machine code does what the interpreted kernels do.
"""

import sys

import tilewright as tw
from tilewright import catalog
from tilewright.engines import ENGINES, KernelSearch
from tilewright.families import family_of
from tilewright.kernels import _native

ANSWERS = {"raw": "raw", "distinct": "distinct", "rotation": "up_to_rotation", "symmetry": "up_to_symmetry"}

SEARCHES = {"soma": "packing", "pentominoes-6x10": "scan", "ultimate": "edge-scan", "magic-19": "sums"}


def _begun(name: str, engine: str) -> KernelSearch:
    puzzle = tw.load(name)
    search = ENGINES[engine].start(family_of(puzzle).compilers[ENGINES[engine].model](puzzle).model, 0)
    assert isinstance(search, KernelSearch)
    return search


if __name__ == "__main__":
    if fault := "switched off" if _native.is_off() else _native.library_fault():
        sys.exit(f"the kernels of the wheel are not used: {fault}")
    for name, engine in SEARCHES.items():
        search = _begun(name, engine)
        interpreted = _begun(name, engine)
        interpreted.stay_interpreted()
        if not search.compile() or search.advance(2000, 9) != interpreted.advance(2000, 9):
            sys.exit(f"{name}, {engine}: machine code does not do what the interpreted kernel does")
    if sys.argv[1:] == ["--kernels"]:
        sys.exit()
    heavy = {"numpy"} & set(sys.modules)
    n_equal = 0
    for name in catalog.names():
        puzzle = tw.load(name)
        known = [each for each in puzzle.known if not each.blocked and not each.variant and each.target is None]
        wanted = {each.counts: each.count for each in known if each.counts in ANSWERS}
        if puzzle.setup is not None or not wanted:
            continue
        try:
            answer = tw.count(puzzle, limits=tw.Limits(seconds=1), workers=1)
        except tw.OutOfTime:
            continue
        if not answer.exhausted:
            continue
        for counts, number in wanted.items():
            ours = getattr(answer, ANSWERS[counts])
            if ours != number:
                sys.exit(f"{name}: {ours} {counts}, but {number} are known")
            n_equal += 1
    heavy |= {"numpy"} & set(sys.modules)
    if heavy:
        sys.exit(f"{', '.join(heavy)} was imported")
    if n_equal < 40:
        sys.exit(f"only {n_equal} numbers were compared")
    print(f"{n_equal} known numbers, all met")
