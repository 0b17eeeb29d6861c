"""The command `tilewright`, and `python -m tilewright`: Ctrl-C is heard from the first moment to the last.

Where Python starts itself (`site`, and the imports of the script that an installer writes), Ctrl-C is still its own.
"""

from __future__ import annotations

import atexit
import gc
import os
import sys

_INTERRUPTED = 130
# Nearly all that a short command makes lives to its end, so looking for garbage among it is in vain.
_OBJECTS_BETWEEN_COLLECTIONS = 100_000
try:
    import signal
except KeyboardInterrupt:
    os._exit(_INTERRUPTED)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import FrameType
    from typing import Any, NoReturn


def main() -> None:
    """Run the command line, which exits with a status."""
    is_heard = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    # While modules are imported, and while Python ends, an exception would be shown as an error of the program.
    if is_heard:
        signal.signal(signal.SIGINT, _leave)
        sys.unraisablehook = _hear_again
        # Registered first, it is called last: then nothing is left that takes time.
        atexit.register(signal.signal, signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(_OBJECTS_BETWEEN_COLLECTIONS)
    try:
        from .cli import main as run

        if is_heard:
            signal.signal(signal.SIGINT, signal.default_int_handler)
        run()
    except KeyboardInterrupt:
        # The second one, while the program ends after the first.
        _leave()
    except RuntimeError as error:
        # Python 3.11 wraps what is raised while a class is made, as by an import.
        if isinstance(error.__cause__, KeyboardInterrupt):
            _leave()
        raise
    finally:
        if is_heard:
            signal.signal(signal.SIGINT, _leave)
        # Where everything ends at once, Python need not find out what could end.
        gc.freeze()


def _leave(number: int = 0, frame: FrameType | None = None) -> NoReturn:
    os._exit(_INTERRUPTED)


def _hear_again(unraisable: Any) -> None:
    """Ctrl-C in a place where Python cannot raise, such as a callback of an import, comes again right after it."""
    if issubclass(unraisable.exc_type, KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)
    else:
        sys.__unraisablehook__(unraisable)


if __name__ == "__main__":
    main()
