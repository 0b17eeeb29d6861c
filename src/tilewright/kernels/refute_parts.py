"""The parts of the walk of `refute.py`: its state, and why a clause is false."""

from __future__ import annotations

from typing import Any, NamedTuple

from ._marks import kernel

# Ints is a list when interpreted and an array when compiled.
Ints = Any

# Registers of RefuteState.reg
TRAIL, HEAD, LEVEL, LAST_ID, OUT, STACK, SERIAL, PHASE, OPEN, N_FOUND, WALKED = range(3, 14)
CONFLICT_KIND, CONFLICT, CONFLICT_LITERAL, CONFLICT_SOURCE, N_CLAUSES, LENGTH, N_TREE, N_KEPT = range(14, 22)
N_REGISTERS = 22
DONE = 1
# Kinds of reasons
DECISION, PAIR, CLAUSE, WRITTEN = range(4)
WORST = 50
"""Bytes that a step may write for each variable, besides reductions and deletions."""
WHOLE = 1 << 60
"""The weight of the whole tree."""
# Places of a kept clause on the stack, behind the number of its literals; these follow, and the first two are watched.
IS_USED, NUMBER, NEXT, LITERALS = 1, 2, 3, 5


class RefuteArrays(NamedTuple):
    """Clauses; the needs come first.

    sizes : the number of options, the first variables; the number of needs
    pair_start, pair_other, pair_id : for a true literal, what must be true with it, and the number of the clause; for
        an option the variables that are none come first
    clause_start, clause_literal, clause_id : longer clauses
    in_start, in_clause : the clauses in which a literal stands, ascending
    weight_start, weight_literal, weight : for each need literals of variables that are no options, and how many options
        of the need each excludes when it is false
    """

    sizes: Ints
    pair_start: Ints
    pair_other: Ints
    pair_id: Ints
    clause_start: Ints
    clause_literal: Ints
    clause_id: Ints
    in_start: Ints
    in_clause: Ints
    weight_start: Ints
    weight_literal: Ints
    weight: Ints


class RefuteState(NamedTuple):
    """Everything that changes during a walk.

    value : for each literal 1 if it is true, -1 if it is false
    position, level_of, kind, reason, source : for each variable that has a value its place on the trail, its level,
        the kind of its reason, which one, and for a pair the literal it follows from
    trail : the true literals, live in [: reg[TRAIL]]; [: reg[HEAD]] are propagated
    free, n_true : for each clause its literals that are not false, for each need those that are true, of the
        propagated ones
    level_start, level_weight : for each level where it starts on the trail, and the part of the tree left to it
    stack, watch : the clauses that are kept, live in [1 : reg[STACK]]; for each literal the first link of those that
        watch it: twice the place of the clause, and 1 for its second literal
    tree_literal, tree_first, tree_next, tree_id, tree_spent : the reductions, below each need a tree; a node adds a
        literal to what its parent has, and has the number 0 before it is written
    seen, at_level : marks of variables that are to be explained, and how many each level has
    weight : for each literal how many options of the need that is being explained it excludes when it is false
    barred, in_need, is_met, is_gone, is_said : for each literal or variable the serial number of its latest mark
    picks, path, gathered, learned, again : places to collect
    hints, hint_of : the numbers of clauses, from the last hint to the first, and the variable that each explains
    out : the proof, four bytes in each number, reg[OUT] bytes so far
    """

    value: Ints
    position: Ints
    level_of: Ints
    kind: Ints
    reason: Ints
    source: Ints
    trail: Ints
    free: Ints
    n_true: Ints
    level_start: Ints
    level_weight: Ints
    stack: Ints
    watch: Ints
    tree_literal: Ints
    tree_first: Ints
    tree_next: Ints
    tree_id: Ints
    tree_spent: Ints
    seen: Ints
    at_level: Ints
    weight: Ints
    barred: Ints
    in_need: Ints
    is_met: Ints
    is_gone: Ints
    is_said: Ints
    picks: Ints
    path: Ints
    gathered: Ints
    learned: Ints
    again: Ints
    hints: Ints
    hint_of: Ints
    out: Ints
    reg: Ints


@kernel
def put_byte(out: Ints, at: int, byte: int) -> int:
    """Write a byte behind `at` others; return the new length."""
    shift = (at & 3) * 8
    if shift == 24 and byte > 127:
        byte -= 256
    if shift == 0:
        out[at >> 2] = byte
    else:
        # Not a shift: C has none for negative numbers.
        out[at >> 2] += byte * (1 << shift)
    return at + 1


@kernel
def put(out: Ints, at: int, number: int) -> int:
    """Write a number, seven bits in each byte, the lowest first."""
    while number > 127:
        at = put_byte(out, at, 128 | (number & 127))
        number >>= 7
    return put_byte(out, at, number)


@kernel
def assign(state: RefuteState, literal: int, kind: int, reason: int, source: int) -> None:
    """Make a literal true, at the end of the trail."""
    reg = state.reg
    variable = literal >> 1
    state.value[literal] = 1
    state.value[literal ^ 1] = -1
    state.position[variable] = reg[TRAIL]
    state.level_of[variable] = reg[LEVEL]
    state.kind[variable] = kind
    state.reason[variable] = reason
    state.source[variable] = source
    state.trail[reg[TRAIL]] = literal
    reg[TRAIL] += 1


@kernel
def mark(state: RefuteState, variable: int) -> None:
    """Note that the value of a variable is to be explained."""
    if state.seen[variable] == 0:
        state.seen[variable] = 1
        state.at_level[state.level_of[variable]] += 1
        state.reg[OPEN] += 1


@kernel
def hint(state: RefuteState, number: int, variable: int) -> None:
    """Add a hint before all others."""
    reg = state.reg
    state.hints[reg[N_FOUND]] = number
    state.hint_of[reg[N_FOUND]] = variable
    reg[N_FOUND] += 1


@kernel
def child_of(state: RefuteState, node: int, literal: int) -> int:
    """The reduction below a node that adds a literal; a new one, not written yet, if there is none; 0: no room."""
    reg = state.reg
    child = state.tree_first[node]
    while child != 0 and state.tree_literal[child] != literal:
        child = state.tree_next[child]
    if child == 0 and reg[N_TREE] < len(state.tree_literal):
        child = reg[N_TREE]
        reg[N_TREE] += 1
        state.tree_literal[child] = literal
        state.tree_first[child] = 0
        state.tree_id[child] = 0
        state.tree_spent[child] = 0
        state.tree_next[child] = state.tree_first[node]
        state.tree_first[node] = child
    return int(child)


@kernel
def write_reduction(state: RefuteState, model: RefuteArrays, need: int, parent: int, child: int, depth: int) -> None:
    """Write what is left of a need if all literals of the path are false, of which the child's is the last."""
    reg, out, is_gone = state.reg, state.out, state.is_gone
    serial = reg[SERIAL]
    chosen = state.tree_literal[child]
    reg[LAST_ID] += 1
    state.tree_id[child] = reg[LAST_ID]
    end = put_byte(out, reg[OUT], 97)
    end = put(out, end, 2 * reg[LAST_ID])
    for k in range(depth):
        end = put(out, end, state.path[k])
    end = put(out, end, chosen)
    n = 0
    for k in range(model.pair_start[chosen ^ 1], model.pair_start[(chosen ^ 1) + 1]):
        variable = model.pair_other[k] >> 1
        if state.in_need[variable] == serial and is_gone[variable] != serial:
            is_gone[variable] = serial
            state.again[n] = model.pair_id[k]
            n += 1
    for k in range(model.clause_start[need], model.clause_start[need + 1]):
        literal = model.clause_literal[k]
        if is_gone[literal >> 1] != serial:
            end = put(out, end, literal)
    end = put_byte(out, end, 0)
    for k in range(n):
        end = put(out, end, 2 * state.again[k])
    end = put(out, end, 2 * state.tree_id[parent])
    reg[OUT] = put_byte(out, end, 0)
    reg[N_CLAUSES] += 1


@kernel
def pick(state: RefuteState, model: RefuteArrays, need: int, own: int, limit: int) -> int:
    """Pick few literals that exclude the options of a need; return how many. Options that none excludes are marked.

    They come before `limit` on the trail, and none of them excludes the need's `own` literal. Those that exclude most
    options of the need stand first, so that reductions have much of their paths in common.
    """
    reg, value, position, kind, picks = state.reg, state.value, state.position, state.kind, state.picks
    pair_start, pair_other, weight = model.pair_start, model.pair_other, state.weight
    is_met, barred = state.is_met, state.barred
    serial, border = reg[SERIAL], 2 * model.sizes[0] + 2
    for k in range(model.weight_start[need], model.weight_start[need + 1]):
        weight[model.weight_literal[k]] = model.weight[k]
    if own >= 0:
        for m in range(pair_start[own], pair_start[own + 1]):
            barred[pair_other[m]] = serial
    n_picks = 0
    for k in range(model.clause_start[need], model.clause_start[need + 1]):
        literal = model.clause_literal[k]
        state.in_need[literal >> 1] = serial + 1
        if literal == own or is_met[literal >> 1] == serial:
            continue
        chosen = 0
        m = pair_start[literal]
        stop = pair_start[literal + 1]
        while m < stop and pair_other[m] >= border:
            other = pair_other[m]
            m += 1
            variable = other >> 1
            is_better = value[other] < 0 and (chosen == 0 or weight[other] > weight[chosen])
            if is_better and kind[variable] == PAIR and position[variable] < limit and barred[other] != serial:
                chosen = other
        if chosen == 0:
            mark(state, literal >> 1)
            continue
        for m in range(pair_start[chosen ^ 1], pair_start[(chosen ^ 1) + 1]):
            is_met[pair_other[m] >> 1] = serial
        at = n_picks
        while at > 0 and (
            weight[picks[at - 1]] < weight[chosen]
            or (weight[picks[at - 1]] == weight[chosen] and picks[at - 1] > chosen)
        ):
            picks[at] = picks[at - 1]
            at -= 1
        picks[at] = chosen
        n_picks += 1
    return n_picks


@kernel
def explain_need(state: RefuteState, model: RefuteArrays, need: int, own: int, limit: int) -> None:
    """Explain why all literals of a need but its `own` are false, and write reductions that have become worth it."""
    reg, in_need, is_met, is_gone = state.reg, state.in_need, state.is_met, state.is_gone
    reg[SERIAL] += 1
    n_picks = pick(state, model, need, own, limit)
    # From here on is_met tells what the hints explain so far, and is_gone what the reduction is rid of.
    reg[SERIAL] += 1
    serial = reg[SERIAL]
    size = model.clause_start[need + 1] - model.clause_start[need]
    node = need
    depth = 0
    n_gone = 0
    first = reg[N_FOUND]
    hint(state, 0, own >> 1 if own >= 0 else 0)
    for p in range(n_picks):
        chosen = state.picks[p]
        n = 0
        n_more = 0
        for m in range(model.pair_start[chosen ^ 1], model.pair_start[(chosen ^ 1) + 1]):
            variable = model.pair_other[m] >> 1
            if in_need[variable] == serial:
                if is_gone[variable] != serial:
                    n_more += 1
                if is_met[variable] != serial:
                    state.gathered[n] = m
                    n += 1
        if n == 0:
            continue
        mark(state, chosen >> 1)
        for k in range(n):
            is_met[model.pair_other[state.gathered[k]] >> 1] = serial
        child = child_of(state, node, chosen)
        if child > 0 and state.tree_id[child] == 0:
            state.tree_spent[child] += n
            is_worth_it = 10 * state.tree_spent[child] >= 6 * (size - n_gone - n_more + depth + 1) + 10 * n_more + 30
            if is_worth_it and reg[OUT] + WORST * len(state.learned) < 4 * len(state.out):
                write_reduction(state, model, need, node, child, depth)
        if child > 0 and state.tree_id[child] > 0:
            node = child
            state.path[depth] = chosen
            depth += 1
            n_gone += n_more
            for m in range(model.pair_start[chosen ^ 1], model.pair_start[(chosen ^ 1) + 1]):
                if in_need[model.pair_other[m] >> 1] == serial:
                    is_gone[model.pair_other[m] >> 1] = serial
                    is_met[model.pair_other[m] >> 1] = serial
        else:
            for k in range(n):
                m = state.gathered[k]
                hint(state, model.pair_id[m], model.pair_other[m] >> 1)
    state.hints[first] = state.tree_id[node]


@kernel
def explain(state: RefuteState, model: RefuteArrays, kind: int, which: int, own: int, source: int) -> None:
    """Add the hint that names a clause, and mark what made all of its literals false but its `own`, -1 for none."""
    variable = own >> 1 if own >= 0 else 0
    limit = state.position[variable] if own >= 0 else state.reg[TRAIL]
    if kind == PAIR:
        hint(state, model.pair_id[which], variable)
        mark(state, source >> 1)
    elif kind == CLAUSE:
        start, stop = model.clause_start[which], model.clause_start[which + 1]
        if which < model.sizes[1] and state.reg[N_FOUND] + stop - start + len(state.learned) < len(state.hints):
            explain_need(state, model, which, own, limit)
        else:
            hint(state, model.clause_id[which], variable)
            for k in range(start, stop):
                if model.clause_literal[k] != own:
                    mark(state, model.clause_literal[k] >> 1)
    else:
        stack = state.stack
        stack[which + IS_USED] = 1
        hint(state, stack[which + NUMBER], variable)
        for k in range(which + LITERALS, which + LITERALS + stack[which]):
            if stack[k] != own:
                mark(state, stack[k] >> 1)
