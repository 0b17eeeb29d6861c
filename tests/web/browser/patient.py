"""`tilewright serve` with more patience than people have: a busy machine takes long for what is answered in a moment.

Run as a program, with the arguments of `tilewright`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from tilewright.__main__ import main
from tilewright.values import replace
from tilewright.web.settings import Settings

_chosen = Settings.chosen


def patient(settings: Settings) -> Settings:
    """The same settings, with more time for whatever a page waits for."""
    limits = replace(settings.limits, ask_seconds=50.0)
    # Searches that a page left behind end as soon as ever: they would take the processor from those that are watched.
    return replace(settings, desk="tests.web.browser.patient_desk", limits=limits, ask_seconds=60.0, wait_seconds=60.0)


def _patient(*choices: Any, **more: Any) -> Settings:
    return patient(_chosen(*choices, **more))


if __name__ == "__main__":
    # Instead of this folder; workers have the same path.
    sys.path[0] = str(Path(__file__).parents[3])
    Settings.chosen = staticmethod(_patient)  # type: ignore[method-assign, assignment]
    main()
