"""Imported by the fork server of `multiprocessing` before it copies itself: each copy is a worker that is ready at
once, with compiled kernels, and shares the memory of all that was loaded.

Nothing here may start a thread: a copy has only the thread that made it.
"""

import gc

from . import warm

warm.use_one_thread()
warm.load_common()
warm.load_kernels()
gc.freeze()
