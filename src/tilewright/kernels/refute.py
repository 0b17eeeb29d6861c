"""Refutes clauses, and writes the proof: a walk through a tree that takes along what it has learned.

The tree. A level makes one literal true: of the clause without negative literals that has the fewest free ones, the
first. What follows from that is assigned with its *reason*, in order, on the trail. At a conflict the reasons are
resolved from the end of the trail backward until one literal of a level is left; the clause of that literal and of what
earlier levels contribute is written. It makes the literal false on the level before, and so on, until a conflict needs
no decision: then the empty clause is written. (J. Marques-Silva, K. Sakallah, GRASP, 1999.)

Resolving stops at options that are true, and on earlier levels at variables that are no options: those say of the edge
between two cells whether it lies inside a piece. So a written clause speaks of the outline of a hole and not of the
pieces that make it, and it is *kept*: wherever the same hole comes up again, it is closed at once. Kept clauses are
watched by two of their literals. When there is no more room, those go that were not used since the last time.

Literals: 2 * v for variable v, 2 * v + 1 for its negative, as the binary form of LRAT has them.

Reductions. A need has many literals, most of which are false; each takes a hint. So few edges are picked that exclude
many of them, and the need without those is written as a clause of its own, once the hints that it would have saved come
to as many bytes. The reductions of a need make a tree: each adds one edge to what its parent has.

Pairs, clauses of two literals, are not counted but looked up: `pair_other` are the literals that follow at once.
"""

from __future__ import annotations

from ._marks import KernelEntry, kernel
from .refute_parts import (
    CLAUSE,
    CONFLICT,
    CONFLICT_KIND,
    CONFLICT_LITERAL,
    CONFLICT_SOURCE,
    DECISION,
    DONE,
    HEAD,
    IS_USED,
    LAST_ID,
    LENGTH,
    LEVEL,
    LITERALS,
    N_CLAUSES,
    N_FOUND,
    N_KEPT,
    N_TREE,
    NEXT,
    NUMBER,
    OPEN,
    OUT,
    PAIR,
    PHASE,
    SERIAL,
    STACK,
    TRAIL,
    WALKED,
    WHOLE,
    WRITTEN,
    RefuteArrays,
    RefuteState,
    assign,
    explain,
    mark,
    put,
    put_byte,
)
from .status import EXHAUSTED, FULL, NODES, RUNNING

MISSED, CROWDED = 3, 4
"""All clauses are satisfied: there is no proof; and: the stack of clauses is to be made longer."""
MOST_KEPT = 4096
"""More clauses are not kept at a time."""


@kernel
def is_false_kept(state: RefuteState, literal: int) -> int:
    """Assign what kept clauses say when a literal becomes false; return the place of one that is false itself, or 0."""
    stack, value, watch = state.stack, state.value, state.watch
    false_one = 0
    link = watch[literal]
    watch[literal] = 0
    while link != 0:
        at, own = link >> 1, link & 1
        following = stack[at + NEXT + own]
        other = stack[at + LITERALS + 1 - own] if stack[at] > 1 else literal
        moved = literal
        if value[other] <= 0 and false_one == 0:
            for k in range(at + LITERALS + 2, at + LITERALS + stack[at]):
                if value[stack[k]] >= 0:
                    moved = stack[k]
                    stack[k] = literal
                    stack[at + LITERALS + own] = moved
                    break
            if moved == literal:
                if value[other] < 0:
                    false_one = at
                else:
                    stack[at + IS_USED] = 1
                    assign(state, other, WRITTEN, at, 0)
        stack[at + NEXT + own] = watch[moved]
        watch[moved] = link
        link = following
    return int(false_one)


@kernel
def propagate(state: RefuteState, model: RefuteArrays) -> bool:
    """Assign what follows; False at a conflict."""
    reg, value, trail, free, n_true = state.reg, state.value, state.trail, state.free, state.n_true
    in_start, in_clause, clause_start = model.in_start, model.in_clause, model.clause_start
    clause_literal, pair_start, pair_other = model.clause_literal, model.pair_start, model.pair_other
    n_options, n_needs = model.sizes[0], model.sizes[1]
    head = reg[HEAD]
    while head < reg[TRAIL]:
        literal = trail[head]
        head += 1
        if literal & 1 == 0 and literal <= 2 * n_options:
            reg[NODES] += 1
        for k in range(in_start[literal], in_start[literal + 1]):
            if in_clause[k] >= n_needs:
                break
            n_true[in_clause[k]] += 1
        false_clause = -1
        for k in range(in_start[literal ^ 1], in_start[(literal ^ 1) + 1]):
            clause = in_clause[k]
            left = free[clause] - 1
            free[clause] = left
            if left < 2 and (clause >= n_needs or n_true[clause] == 0):
                if left == 0:
                    false_clause = clause
                elif false_clause < 0:
                    for m in range(clause_start[clause], clause_start[clause + 1]):
                        other = clause_literal[m]
                        if value[other] >= 0:
                            if value[other] == 0:
                                assign(state, other, CLAUSE, clause, 0)
                            break
        if false_clause >= 0:
            reg[HEAD] = head
            reg[CONFLICT_KIND] = CLAUSE
            reg[CONFLICT] = false_clause
            return False
        for k in range(pair_start[literal], pair_start[literal + 1]):
            other = pair_other[k]
            if value[other] == 0:
                assign(state, other, PAIR, k, literal)
            elif value[other] < 0:
                reg[HEAD] = head
                reg[CONFLICT_KIND] = PAIR
                reg[CONFLICT] = k
                reg[CONFLICT_LITERAL] = other
                reg[CONFLICT_SOURCE] = literal
                return False
        false_one = is_false_kept(state, literal ^ 1)
        if false_one > 0:
            reg[HEAD] = head
            reg[CONFLICT_KIND] = WRITTEN
            reg[CONFLICT] = false_one
            return False
    reg[HEAD] = head
    return True


@kernel
def refute(state: RefuteState, model: RefuteArrays) -> int:
    """Write the clause that a conflict proves; return the level of its last literal, 0 if it has none.

    The literals of the clause are in `learned`, that one first; reg[LENGTH] is their number.
    """
    reg, learned, level_of = state.reg, state.learned, state.level_of
    n_learned = 0
    level = 0
    reg[OPEN] = 0
    reg[N_FOUND] = 0
    if reg[CONFLICT_KIND] == PAIR:
        mark(state, reg[CONFLICT_LITERAL] >> 1)
    explain(state, model, reg[CONFLICT_KIND], reg[CONFLICT], -1, reg[CONFLICT_SOURCE])
    at = reg[TRAIL]
    while reg[OPEN] > 0:
        at -= 1
        literal = state.trail[at]
        variable = literal >> 1
        if state.seen[variable] == 0:
            continue
        own_level = level_of[variable]
        is_last = state.at_level[own_level] == 1
        is_option = variable <= model.sizes[0]
        state.seen[variable] = 0
        state.at_level[own_level] -= 1
        reg[OPEN] -= 1
        # Where no level is left, only what the cube says stays.
        may_stay = (level > 0 or (is_last and own_level > 0)) and (not is_option or literal & 1 == 0)
        if may_stay or state.kind[variable] == DECISION:
            if n_learned == 0:
                level = own_level
            learned[n_learned] = literal ^ 1
            n_learned += 1
        else:
            explain(state, model, state.kind[variable], state.reason[variable], literal, state.source[variable])
    reg[LAST_ID] += 1
    reg[SERIAL] += 1
    out = state.out
    end = put_byte(out, reg[OUT], 97)
    end = put(out, end, 2 * reg[LAST_ID])
    for k in range(n_learned):
        end = put(out, end, learned[k])
    end = put_byte(out, end, 0)
    for k in range(reg[N_FOUND]):
        which = reg[N_FOUND] - 1 - k
        variable = state.hint_of[which]
        # A literal that is false already needs no other hint.
        if variable == 0 or state.is_said[variable] != reg[SERIAL]:
            state.is_said[variable] = reg[SERIAL]
            end = put(out, end, 2 * state.hints[which])
    reg[OUT] = put_byte(out, end, 0)
    reg[N_CLAUSES] += 1
    reg[LENGTH] = n_learned
    return int(level)


@kernel
def is_unit(state: RefuteState, at: int, literal: int) -> bool:
    """Tell whether all literals of a kept clause but one are false."""
    for k in range(at + LITERALS, at + LITERALS + state.stack[at]):
        if state.stack[k] != literal and state.value[state.stack[k]] >= 0:
            return False
    return True


@kernel
def go_back(state: RefuteState, model: RefuteArrays, level: int) -> None:
    """Undo a level and all deeper ones, except for what kept clauses still say."""
    reg, value, trail, again = state.reg, state.value, state.trail, state.again
    in_start, in_clause = model.in_start, model.in_clause
    for deeper in range(level, reg[LEVEL] + 1):
        reg[WALKED] += state.level_weight[deeper]
    stop = state.level_start[level]
    n_again = 0
    while reg[TRAIL] > stop:
        reg[TRAIL] -= 1
        at = reg[TRAIL]
        literal = trail[at]
        if at < reg[HEAD]:
            for k in range(in_start[literal], in_start[literal + 1]):
                if in_clause[k] >= model.sizes[1]:
                    break
                state.n_true[in_clause[k]] -= 1
            for k in range(in_start[literal ^ 1], in_start[(literal ^ 1) + 1]):
                state.free[in_clause[k]] += 1
        value[literal] = 0
        value[literal ^ 1] = 0
        if state.kind[literal >> 1] == WRITTEN:
            again[n_again] = literal
            n_again += 1
    if reg[HEAD] > stop:
        reg[HEAD] = stop
    reg[LEVEL] = level - 1
    for k in range(n_again):
        literal = again[n_again - 1 - k]
        at = state.reason[literal >> 1]
        # The new clause says the opposite of what it begins with; if a kept one still says the same, they are at odds.
        if literal >> 1 != state.learned[0] >> 1 and is_unit(state, at, literal):
            assign(state, literal, WRITTEN, at, 0)


@kernel
def watch_two(state: RefuteState, at: int) -> None:
    """Have the first two literals of a kept clause watch it."""
    stack, watch = state.stack, state.watch
    for own in range(min(stack[at], 2)):
        stack[at + NEXT + own] = watch[stack[at + LITERALS + own]]
        watch[stack[at + LITERALS + own]] = 2 * at + own


@kernel
def tidy(state: RefuteState) -> None:
    """Delete the kept clauses that were not used since the last time, and are no reason; the others close ranks."""
    reg, stack = state.reg, state.stack
    for literal in range(len(state.watch)):
        state.watch[literal] = 0
    end = reg[OUT]
    stop = reg[STACK]
    at = 1
    reg[STACK] = 1
    reg[N_KEPT] = 0
    while at < stop:
        length = LITERALS + stack[at]
        new = reg[STACK]
        is_reason = False
        for own in range(min(stack[at], 2)):
            literal = stack[at + LITERALS + own]
            variable = literal >> 1
            if state.value[literal] > 0 and state.kind[variable] == WRITTEN and state.reason[variable] == at:
                is_reason = True
                state.reason[variable] = new
        if is_reason or stack[at + IS_USED] == 1:
            for k in range(length):
                stack[new + k] = stack[at + k]
            stack[new + IS_USED] = 0
            watch_two(state, new)
            reg[STACK] = new + length
            reg[N_KEPT] += 1
        else:
            if end == reg[OUT]:
                end = put_byte(state.out, end, 100)
            end = put(state.out, end, 2 * stack[at + NUMBER])
        at += length
    if end > reg[OUT]:
        reg[OUT] = put_byte(state.out, end, 0)


@kernel
def drop_reductions(state: RefuteState, model: RefuteArrays) -> None:
    """Delete all reductions."""
    reg = state.reg
    end = reg[OUT]
    for node in range(model.sizes[1], reg[N_TREE]):
        if state.tree_id[node] > 0:
            if end == reg[OUT]:
                end = put_byte(state.out, end, 100)
            end = put(state.out, end, 2 * state.tree_id[node])
    if end > reg[OUT]:
        reg[OUT] = put_byte(state.out, end, 0)
    reg[N_TREE] = model.sizes[1]
    for need in range(model.sizes[1]):
        state.tree_first[need] = 0


@kernel
def decide(state: RefuteState, model: RefuteArrays) -> bool:
    """Begin a level; False if all options have values, so that all clauses are satisfied."""
    reg, value = state.reg, state.value
    chosen = -1
    least = 0
    for clause in range(model.sizes[1]):
        if state.n_true[clause] == 0 and (chosen < 0 or state.free[clause] < least):
            chosen = clause
            least = state.free[clause]
    literal = 0
    if chosen >= 0:
        at = model.clause_start[chosen]
        while value[model.clause_literal[at]] != 0:
            at += 1
        literal = model.clause_literal[at]
    else:
        least = 2
        for variable in range(1, model.sizes[0] + 1):
            if value[2 * variable] == 0:
                literal = 2 * variable
                break
    if literal == 0:
        return False
    level = reg[LEVEL] + 1
    weight = state.level_weight[level - 1] // least
    state.level_weight[level - 1] -= weight
    state.level_weight[level] = weight
    reg[LEVEL] = level
    state.level_start[level] = reg[TRAIL]
    assign(state, literal, DECISION, 0, 0)
    return True


@kernel
def advance(state: RefuteState, model: RefuteArrays, budget: int, capacity: int) -> int:
    """Visit about `budget` nodes; return RUNNING, FULL, MISSED, CROWDED or EXHAUSTED.

    A node is an option that is laid, chosen or forced. FULL: `out` has to be emptied. `capacity` is the number of
    bytes that `out` may have before a step; a step may write as many as there are behind that.
    """
    reg, stack = state.reg, state.stack
    stop = reg[NODES] + budget
    while reg[PHASE] != DONE:
        if reg[OUT] >= capacity:
            return FULL
        is_full = reg[N_TREE] == len(state.tree_literal)
        is_crowded = reg[N_KEPT] >= MOST_KEPT or reg[STACK] + LITERALS + len(state.learned) >= len(stack)
        if is_full or is_crowded:
            if reg[OUT] > 0:
                return FULL
            if is_full:
                drop_reductions(state, model)
            for _ in range(2):
                if is_crowded:
                    tidy(state)
                    is_crowded = 4 * reg[N_KEPT] > 3 * MOST_KEPT or 4 * reg[STACK] > 3 * len(stack)
            if reg[STACK] + LITERALS + len(state.learned) >= len(stack):
                return CROWDED
        if reg[NODES] >= stop:
            return RUNNING
        if propagate(state, model):
            if not decide(state, model):
                return MISSED
            continue
        level = refute(state, model)
        if level == 0:
            reg[PHASE] = DONE
            reg[WALKED] = WHOLE
            break
        go_back(state, model, level)
        at = reg[STACK]
        stack[at] = reg[LENGTH]
        stack[at + IS_USED] = 1
        stack[at + NUMBER] = reg[LAST_ID]
        for k in range(reg[LENGTH]):
            stack[at + LITERALS + k] = state.learned[k]
        reg[STACK] = at + LITERALS + reg[LENGTH]
        reg[N_KEPT] += 1
        watch_two(state, at)
        assign(state, state.learned[0], WRITTEN, at, 0)
    return EXHAUSTED


_MARKS = {"barred", "in_need", "is_met", "is_gone", "is_said"}
_WORDS = frozenset({"level_weight", "stack", "tree_id", "hints"} | _MARKS)
KERNEL = KernelEntry("refute", advance, RefuteState, RefuteArrays, _WORDS, uses_vectors=False)
