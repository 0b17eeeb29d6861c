/* count-graph PUZZLE.cnf COUNT.graph COMPLETE.cnf SOUND.cnf        (cc -O2 -o count-graph count-graph.c)
Checks the graph of a certificate of `tilewright prove --count`, prints how many assignments make it true, and writes what
the two proofs refute: "the CNF and the lines n hold, and the root is false"; "the root is true, and a clause of the CNF is
false". If a checker of LRAT accepts both, so many assignments satisfy the CNF and the lines n. Nothing here knows puzzles.
Lines of the graph: `n`, so many of some variables are true, at least and at most (one that is named twice counts twice);
`k`, such a line that the first proof uses; `o`, all variables in an order; `p`, `s`, products and sums, numbered from behind
the last variable on, the last is the root; `f`, `b`, products that one proof alone names. The parts of a product are about
variables that follow one another in the order without a gap; those of a sum are about the same variables, and each two of
them have opposite literals, themselves or in products in them. So numbers are multiplied in a product, added in a sum. */
#include <stdio.h>
#include <stdlib.h>

enum { MOST = 1 << 26 }; /* The most variables, lines and clauses. */
static FILE *out;
typedef struct { long first, size, least, most; } Row; /* parts[first], ..., parts[first + size - 1] */
typedef struct { Row row; int is_sum; long begin, end; unsigned __int128 ways; } Line;
static Line *line; /* line[k] is number n + 1 + k. */
static Row *clause, *named[2], *bound, used;
static long *parts, *place, *order, n, n_parts, n_lines, n_clauses, n_named[2], n_bounds, at_line, n_written;

static void fail(const char *why) { printf("WRONG, line %ld of the graph: %s\n", at_line, why), exit(1); }
static void show(unsigned __int128 ways) { if (ways > 9) show(ways / 10); putchar('0' + (int)(ways % 10)); }
static void *room(void *old, long count, size_t size) { /* Room for one more; only powers of two ask for it. */
    void *made = count & (count - 1) ? old : realloc(old, (count ? 2 * count : 1) * size);
    return made && count < 64l * MOST ? made : (fail("it is too large"), NULL);
}
#define ADD(list, count, one) (list = room(list, count, sizeof *list), list[count++] = (one))

static Row row_of(FILE *file, long low, long high) { /* The numbers up to 0, each of them between these. */
    Row row = {n_parts, 0, 0, 0};
    for (long value = 0; fscanf(file, "%ld", &value) == 1; row.size++, ADD(parts, n_parts, value))
        if (!value) return row;
        else if (value < low || value > high) break;
    return fail("there is no such number, or no 0 at the end"), row;
}

static int excludes(long one, long other, int deep) { /* Whether they have opposite literals. */
    Line *by = labs(one) > n ? &line[one - n - 1] : labs(other) > n ? &line[other - n - 1] : NULL;
    for (long i = 0, *own = by ? parts + by->row.first : NULL; by && deep && !by->is_sum && i < by->row.size; i++)
        if (excludes(labs(one) > n ? own[i] : one, labs(one) > n ? other : own[i], deep - 1)) return 1;
    return one == -other;
}

static void take(Row row, int is_sum) { /* The next product or sum; its parts stand in the order of their variables. */
    Line made = {row, is_sum, 0, row.size ? 0 : n, !is_sum};
    for (long i = 0, *own = parts + row.first; i < row.size; i++) {
        long at = labs(own[i]) > n ? 0 : place[labs(own[i])];
        Line part = at ? (Line){{0}, 0, at - 1, at, 1} : line[own[i] - n - 1];
        if (!i) made.begin = part.begin, made.end = is_sum ? part.end : part.begin;
        if (is_sum && (part.begin != made.begin || part.end != made.end)) fail("its parts have other variables");
        if (!is_sum && part.begin != made.end) fail("its parts do not follow one another");
        made.end = part.end;
        if (is_sum ? __builtin_add_overflow(made.ways, part.ways, &made.ways)
                   : __builtin_mul_overflow(made.ways, part.ways, &made.ways)) fail("the number is too large: more than 128 bits");
        for (long k = 0; k < i && is_sum; k++) if (!excludes(own[i], own[k], 4)) fail("two parts may both be true");
    }
    if (!row.size && (n_lines || !is_sum)) fail("it has no parts");
    else ADD(line, n_lines, made);
}

static long most_of(Row some, long sign) { /* The greatest number of variables that are true; with sign -1, minus the least. */
    long *most = calloc(n + n_lines + 1, sizeof *most), found;
    for (long i = 0; i < some.size; i++) most[parts[some.first + i]] += sign;
    for (long k = 0, at = n + 1; k < n_lines; k++, at++)
        for (long i = 0, *own = parts + line[k].row.first; i < line[k].row.size; i++) {
            long here = own[i] < 0 ? 0 : most[own[i]];
            most[at] = !line[k].is_sum ? most[at] + here : !i || here > most[at] ? here : most[at];
        }
    return found = most[n + n_lines], free(most), found;
}

static void put(long literal) { /* A literal of a clause, or 0, its end. In the first pass clauses are only counted. */
    n_written += !literal, out ? fprintf(out, literal ? "%ld " : "0\n", literal) : 0;
}
static void put_clause(long one, long two, long three) { /* Those of the literals that are not 0. */
    for (long i = 0, all[] = {one, two, three}; i < 3; i++) if (all[i]) put(all[i]);
    put(0);
}

static long put_counters(Row some, long last) { /* That as many of some variables are true as must be; the last name. */
    long top = some.most < some.size ? some.most + 1 : some.least, before = 0, high = 0;
    for (long i = 0; i < n * some.size; i++) {
        if (parts[some.first + i % some.size] != order[i / some.size]) continue;
        for (long k = 1; k <= (high < top ? high + 1 : top); k++) { /* Of them, up to this one, k are true. */
            long one = order[i / some.size], same = k <= high ? before + k : 0, less = k > 1 ? before + k - 1 : 0;
            put_clause(last + k, -one, -less);
            if (same) put_clause(last + k, -same, 0);
            put_clause(-last - k, same, one);
            if (less) put_clause(-last - k, same, less);
        }
        before = last, high = high < top ? high + 1 : top, last += high;
    }
    if (some.most < some.size) put_clause(-before - some.most - 1, 0, 0);
    if (some.least > 0 && some.least <= some.size) put_clause(before + some.least, 0, 0);
    return last;
}

static void write_formula(const char *name, int is_sound) { /* In two passes: clauses are counted, then written. */
    long root = n + n_lines, last = 0, count = 0;
    for (int pass = 0; pass < 2; pass++, count = n_written, n_written = 0) {
        if (pass && (!(out = fopen(name, "w")) || fprintf(out, "p cnf %ld %ld\n", is_sound ? last + n_clauses : last, count) < 0))
            fail("a formula cannot be written");
        for (long k = 0; !is_sound && k < n_clauses; k++, put(0))
            for (long i = 0; i < clause[k].size; i++) put(parts[clause[k].first + i]);
        for (long number = n + 1; (last = root + n_named[is_sound]) >= number; number++) {
            Row row = number <= root ? line[number - n - 1].row : named[is_sound][number - root - 1];
            long sign = number <= root && line[number - n - 1].is_sum ? -1 : 1, *own = parts + row.first;
            for (long i = -1; i < row.size; i++) put(i < 0 ? sign * number : -sign * own[i]);
            for (long i = (put(0), 0); i < row.size; i++) put_clause(-sign * number, sign * own[i], 0);
        }
        for (long i = 0; !is_sound && i < used.size; i++) last = put_counters(bound[parts[used.first + i] - 1], last);
        put_clause(is_sound ? root : -root, 0, 0);
        for (long k = 0; is_sound && k < n_clauses; k++) /* Variable last + k + 1 says that clause k is false. */
            for (long i = 0; i < clause[k].size; i++) put_clause(-last - k - 1, -parts[clause[k].first + i], 0);
        for (long k = 1; is_sound && k <= n_clauses + 1; k++) put(k <= n_clauses ? last + k : 0);
    }
    if (fclose(out) || (out = NULL)) fail("a formula cannot be written");
}

int main(int argc, char **argv) {
    FILE *cnf = argc == 5 ? fopen(argv[1], "r") : NULL, *graph = cnf ? fopen(argv[2], "r") : NULL;
    long wanted = 0, letter;
    if (!graph) return printf("usage: count-graph PUZZLE.cnf COUNT.graph COMPLETE.cnf SOUND.cnf\n"), 2;
    while ((letter = getc(cnf)) == 'c') fscanf(cnf, "%*[^\n]"), getc(cnf);
    if (letter != 'p' || fscanf(cnf, " cnf %ld %ld", &n, &wanted) != 2 || n < 1 || n > MOST) fail("there is no CNF");
    while (n_clauses < wanted) ADD(clause, n_clauses, row_of(cnf, -n, n));
    if (fscanf(cnf, "%ld", &letter) == 1) fail("the CNF has more clauses than it says");
    place = calloc(n + 1, sizeof *place), order = calloc(n, sizeof *order);
    for (at_line = 1; (letter = getc(graph)) != EOF; at_line++, fscanf(graph, "%*[^\n]"), getc(graph)) {
        int which = letter == 'b', is_name = letter == 'f' || which, is_line = letter == 'p' || letter == 's';
        long all = n + n_lines + (is_name ? n_named[which] : 0), last = letter == 'k' ? n_bounds : is_line || is_name ? all : n;
        if (letter == 'c') continue;
        Row row = row_of(graph, is_line ? -n : is_name ? -all : 1, last);
        if (is_line && order[0] && !n_named[0] && !n_named[1]) take(row, letter == 's');
        else if (is_name && n_lines) ADD(named[which], n_named[which], row);
        else if (letter == 'k' && !order[0]) used.first = used.size ? used.first : row.first, used.size += row.size;
        else if (letter == 'n' && !order[0] && !used.size && fscanf(graph, "%8ld %8ld", &row.least, &row.most) == 2
                 && row.least >= 0 && row.most >= 0) ADD(bound, n_bounds, row);
        else if (letter != 'o' || order[0] || row.size != n) fail("it cannot be here");
        for (long i = 0, *own = parts + row.first; letter == 'o' && i < n; i++)
            if (place[own[i]]) fail("it has a variable twice");
            else order[i] = own[i], place[own[i]] = i + 1;
    }
    if (!n_lines || line[n_lines - 1].begin || line[n_lines - 1].end != n) fail("the root is not about all variables");
    for (Row *some = bound; some < bound + n_bounds; some++)
        if (line[n_lines - 1].row.size && (-most_of(*some, -1) < some->least || most_of(*some, 1) > some->most)) fail("line n");
        else printf("%ld to %ld of %ld variables are true\n", some->least, some->most, some->size);
    write_formula(argv[3], 0), write_formula(argv[4], 1);
    return printf("counted: "), show(line[n_lines - 1].ways), puts(""), 0;
}
