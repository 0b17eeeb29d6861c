"""`tilewright serve` with more patience than people have: a busy machine takes long for what is answered in a moment.

Run as a program, with the arguments of `tilewright`.
"""

from __future__ import annotations

from typing import Any

from tilewright.__main__ import main
from tilewright.values import replace
from tilewright.web.settings import Settings

_chosen = Settings.chosen


def _patient(*choices: Any) -> Settings:
    settings = _chosen(*choices)
    limits = replace(settings.limits, ask_seconds=50.0)
    return replace(settings, limits=limits, ask_seconds=60.0, wait_seconds=60.0, away_seconds=600.0)


if __name__ == "__main__":
    Settings.chosen = staticmethod(_patient)  # type: ignore[method-assign, assignment]
    main()
