"""What our compiled kernels need of Numba beyond its own: unsigned indices, and single instructions for bits.

Imported only when something is compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir as llvm
from numba.core import ir, types
from numba.core.compiler import CompilerBase
from numba.core.compiler_machinery import FunctionPass, PassManager, register_pass
from numba.core.ir_utils import build_definitions
from numba.core.postproc import PostProcessor
from numba.core.typed_passes import (
    AnnotateTypes,
    IRLegalization,
    NativeLowering,
    NoPythonBackend,
    NopythonTypeInference,
)
from numba.core.untyped_passes import FixupArgs, IRProcessing, TranslateByteCode
from numba.extending import intrinsic

_INSTRUCTIONS: dict[str, Callable[[Any, Any], Any]] = {
    "cttz": lambda builder, word: builder.cttz(word, llvm.Constant(llvm.IntType(1), 1)),
    "ctpop": lambda builder, word: builder.ctpop(word),
}


def instruction(name: str) -> Any:
    """A function of one word that is a single instruction when compiled."""
    emit = _INSTRUCTIONS[name]

    def typed(context: Any, word: Any) -> Any:
        return types.int64(types.int64), lambda _context, builder, _signature, arguments: emit(builder, arguments[0])

    typed.__name__ = typed.__qualname__ = name
    return intrinsic(typed)


@intrinsic
def _unsigned(context: Any, index: Any) -> Any:
    return types.uint64(types.int64), lambda _context, _builder, _signature, arguments: arguments[0]


@intrinsic
def _plain(context: Any, number: Any) -> Any:
    return types.int64(types.int64), lambda _context, _builder, _signature, arguments: arguments[0]


@register_pass(mutates_CFG=False, analysis_only=False)
class _KernelNumbers(FunctionPass):
    """Makes every index unsigned, and a constant that is assigned to a variable a number like any other.

    Otherwise each access first asks whether the index counts from the end; kernels never do, and index with single
    integers only. And to Numba 0 and 2 are of two types; it would have to tell the assignments of a variable
    apart (by static single assignment, which takes as long as all the rest) to let it be both.
    """

    _name = "tilewright_kernel_numbers"

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        for block in state.func_ir.blocks.values():
            statements: list[Any] = []
            for statement in block.body:
                value = statement.value if isinstance(statement, ir.Assign) else None
                is_constant = isinstance(value, ir.Const | ir.Global | ir.FreeVar) and type(value.value) is int
                if isinstance(value, ir.Expr) and value.op == "getitem":
                    index = _called(_unsigned, value.index, block, statement, statements)
                    statement.value = ir.Expr.getitem(value.value, index, statement.loc)
                elif isinstance(statement, ir.SetItem):
                    statement.index = _called(_unsigned, statement.index, block, statement, statements)
                elif is_constant and not statement.target.name.startswith("$"):
                    # What Numba names itself, with a dollar, is assigned once.
                    constant = block.scope.make_temp(statement.loc)
                    statements.append(ir.Assign(value, constant, statement.loc))
                    statement.value = _called(_plain, constant, block, statement, statements)
                statements.append(statement)
            block.body = statements
        state.func_ir._definitions = build_definitions(state.func_ir.blocks)
        PostProcessor(state.func_ir).run()
        return True


def _called(function: Any, argument: Any, block: Any, statement: Any, statements: list[Any]) -> Any:
    """A new variable that has what a function of one number gives; the statements that make it are added."""
    place = statement.loc
    callee, result = block.scope.make_temp(place), block.scope.make_temp(place)
    statements.append(ir.Assign(ir.Global(function.__name__, function, place), callee, place))
    statements.append(ir.Assign(ir.Expr.call(callee, [argument], (), place), result, place))
    return result


class KernelCompiler(CompilerBase):
    """A short pipeline with numbers as kernels mean them.

    Kernels have no closures, no generators and no arrays as values, and each variable has one type. So most of
    Numba's passes have nothing to do, but take half of the time that compiling takes.
    """

    def define_pipelines(self) -> list[Any]:
        pipeline = PassManager("tilewright kernel")
        for step in (
            TranslateByteCode,
            FixupArgs,
            IRProcessing,
            _KernelNumbers,
            NopythonTypeInference,
            IRLegalization,
            AnnotateTypes,
            NativeLowering,
            NoPythonBackend,
        ):
            pipeline.add_pass(step, step.__name__)
        pipeline.finalize()
        return [pipeline]
