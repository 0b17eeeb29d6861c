"""A short pipeline for kernels, made of private parts of Numba; without it kernels only take longer to compile.

This is the one module that imports from `numba.core`. `_compile` imports it, and goes on with Numba's own
pipeline if a later Numba lacks one of these parts or they do not suit it.
"""

from __future__ import annotations

from typing import Any

from numba.core.compiler import CompilerBase
from numba.core.compiler_machinery import PassManager
from numba.core.typed_passes import (
    AnnotateTypes,
    IRLegalization,
    NativeLowering,
    NoPythonBackend,
    NopythonTypeInference,
)
from numba.core.untyped_passes import FixupArgs, IRProcessing, TranslateByteCode

OPTIONS = {"no_cfunc_wrapper": True}
"""Options of `njit` that Numba does not document. C code calls no kernel, so none needs a wrapper for C."""


class KernelCompiler(CompilerBase):
    """Numba's passes, without those that have nothing to do in a kernel and take half of the time.

    Kernels have no closures, no generators and no arrays as values, and each variable has one type (`_source` sees
    to that), so no pass must tell the assignments of a variable apart.
    """

    def define_pipelines(self) -> list[Any]:
        pipeline = PassManager("tilewright kernel")
        for step in (
            TranslateByteCode,
            FixupArgs,
            IRProcessing,
            NopythonTypeInference,
            IRLegalization,
            AnnotateTypes,
            NativeLowering,
            NoPythonBackend,
        ):
            pipeline.add_pass(step, step.__name__)
        pipeline.finalize()
        return [pipeline]
