/* count-graph PUZZLE.cnf COUNT.graph COMPLETE.cnf SOUND.cnf        (cc -O2 -o count-graph count-graph.c)

Checks the graph of a certificate of `tilewright prove --count`, prints how many assignments make it true, and writes what
complete.lrat and sound.lrat refute: "the CNF and the numbers n are satisfied, and the root is false"; "the root is true,
and a clause of the CNF is false". If a checker of LRAT accepts both, so many assignments satisfy the CNF and the numbers
n. Nothing here knows puzzles.

Lines of the graph: `n`, variables of which at least and at most so many are true; `k`, such a line that complete.lrat
uses; `o`, all variables in an order; `p` and `s`, products and sums (all parts are true, or one is), numbered from behind
the last variable on, the last is the root; `f` and `b`, products that one proof alone names. What makes the number right:
parts are literals and lines before; those of a product are about variables that follow one another in the order without
a gap, so that they share none; those of a sum are about the same; and of each two of these one has a literal, itself or in
a product in it, whose negative the other one has. So the numbers of parts are multiplied in a product, added in a sum. */
#include <stdio.h>
#include <stdlib.h>

enum { MOST = 1 << 26 }; /* The most variables, lines and clauses. */
typedef unsigned __int128 Number;
typedef struct { long first, size, least, most; } Row; /* parts[first], ..., parts[first + size - 1] */
typedef struct { Row row; int is_sum; long begin, end; Number ways; } Line;
static Line *line; /* line[k] is number n + 1 + k. */
static Row *clause, *named[2], *bound, used;
static FILE *out;
static long *parts, *place, *order, n, n_parts, n_lines, n_clauses, n_named[2], n_bounds, at_line, n_written;

static void fail(const char *why) {
    if (at_line) printf("WRONG, line %ld of the graph: %s\n", at_line, why);
    else printf("WRONG: %s\n", why);
    exit(1);
}

static void *room(void *old, long count, size_t size) { /* Room for one more; only powers of two ask for it. */
    void *made = count & (count - 1) ? old : realloc(old, (count ? 2 * count : 1) * size);
    return made && count < 64l * MOST ? made : (fail("it is too large"), NULL);
}

static int excludes(long one, long other, int deep) { /* Whether the first has a positive literal, the second its negative. */
    Line *by = labs(one) > n ? &line[one - n - 1] : labs(other) > n ? &line[other - n - 1] : NULL;
    if (!by) return one > 0 && one == -other;
    if (labs(one) <= n && deep > 2) deep = 2;
    for (long i = 0; deep && !by->is_sum && i < by->row.size; i++) {
        long part = parts[by->row.first + i];
        if (labs(one) > n ? excludes(part, other, deep - 1) : excludes(one, part, deep - 1)) return 1;
    }
    return 0;
}

static void take(Row row, int is_sum) { /* The next product or sum; its parts stand in the order of their variables. */
    Line made = {row, is_sum, 0, row.size ? 0 : n, !is_sum};
    for (long i = 0, *own = parts + row.first; i < row.size; i++) {
        if (own[i] < -n || own[i] > n + n_lines) fail("a part does not come before");
        long at = labs(own[i]) > n ? 0 : place[labs(own[i])];
        Line part = at ? (Line){{0}, 0, at - 1, at, 1} : line[own[i] - n - 1];
        if (!i) made.begin = part.begin, made.end = is_sum ? part.end : part.begin;
        if (is_sum && (part.begin != made.begin || part.end != made.end)) fail("its parts have other variables");
        if (!is_sum && part.begin != made.end) fail("its parts do not follow one another");
        made.end = part.end;
        if (is_sum ? __builtin_add_overflow(made.ways, part.ways, &made.ways)
                   : __builtin_mul_overflow(made.ways, part.ways, &made.ways)) fail("the number is too large: more than 128 bits");
        for (long k = 0; k < i && is_sum; k++)
            if (!excludes(own[i], own[k], 4) && !excludes(own[k], own[i], 4)) fail("two parts may both be true");
    }
    if (!row.size && (n_lines || !is_sum)) fail("it has no parts");
    line = room(line, n_lines, sizeof *line), line[n_lines++] = made;
}

static void check_bound(Row some) { /* How many of some variables are true: in a product the sum, in a sum the extremes. */
    long *least = calloc(n + n_lines + 1, sizeof *least), *most = calloc(n + n_lines + 1, sizeof *most);
    for (long i = 0; i < some.size; i++) least[parts[some.first + i]] = most[parts[some.first + i]] = 1;
    for (long k = 0, at = n + 1; k < n_lines; k++, at++)
        for (long i = 0; i < line[k].row.size; i++) {
            long part = parts[line[k].row.first + i], low = part < 0 ? 0 : least[part], high = part < 0 ? 0 : most[part];
            if (!i || !line[k].is_sum) least[at] += low, most[at] += high;
            else least[at] = low < least[at] ? low : least[at], most[at] = high > most[at] ? high : most[at];
        }
    if (line[n_lines - 1].row.size && (least[n + n_lines] < some.least || most[n + n_lines] > some.most)) fail("line n");
    printf("%ld to %ld of %ld variables are true\n", some.least, some.most, some.size), free(least), free(most);
}

static Row row_of(FILE *file) { /* The numbers up to 0. */
    Row made = {n_parts, 0, 0, 0};
    long value = 1;
    for (; fscanf(file, "%ld", &value) == 1 && value; made.size++)
        if (value > MOST || value < -MOST) fail("a number is too large");
        else parts = room(parts, n_parts, sizeof *parts), parts[n_parts++] = value;
    return value ? (fail("it does not end in 0"), made) : made;
}

static void put(long literal) { /* A literal of a clause, or 0, its end. In the first pass clauses are only counted. */
    if (out) fprintf(out, literal ? "%ld " : "0\n", literal);
    n_written += !literal;
}

static void put_clause(long one, long two, long three) { /* Those of the literals that are not 0. */
    for (long i = 0; i < 3; i++) if (i ? i > 1 ? three : two : one) put(i ? i > 1 ? three : two : one);
    put(0);
}

static long put_counters(Row some, long last) { /* That as many of some variables are true as must be; the last name. */
    long top = some.most < some.size ? some.most + 1 : some.least, before = 0, high = 0;
    for (long i = 0, in = 0; i < n; i++) {
        for (long k = in = 0; k < some.size && !in; k++) in = parts[some.first + k] == order[i];
        for (long k = 1; in && k <= (high < top ? high + 1 : top); k++) { /* Of them, up to this one, k are true. */
            long same = k <= high ? before + k : 0, less = k > 1 ? before + k - 1 : 0;
            put_clause(last + k, -order[i], -less);
            if (same) put_clause(last + k, -same, 0);
            put_clause(-last - k, same, order[i]);
            if (less) put_clause(-last - k, same, less);
        }
        if (in) before = last, high = high < top ? high + 1 : top, last += high;
    }
    if (some.most < some.size) put_clause(-before - some.most - 1, 0, 0);
    if (some.least > 0 && some.least <= some.size) put_clause(before + some.least, 0, 0);
    return last;
}

static long put_clauses(int is_sound) { /* All clauses of a formula; the last variable. */
    long root = n + n_lines, last = root + n_named[is_sound], number = n;
    for (long k = n_written = 0; !is_sound && k < n_clauses; k++, put(0))
        for (long i = 0; i < clause[k].size; i++) put(parts[clause[k].first + i]);
    while (++number <= last) {
        Row row = number <= root ? line[number - n - 1].row : named[is_sound][number - root - 1];
        long sign = number <= root && line[number - n - 1].is_sum ? -1 : 1, *own = parts + row.first;
        put(sign * number);
        for (long i = 0; i < row.size; i++) put(-sign * own[i]);
        put(0);
        for (long i = 0; i < row.size; i++) put_clause(-sign * number, sign * own[i], 0);
    }
    for (long i = 0; !is_sound && i < used.size; i++) last = put_counters(bound[parts[used.first + i] - 1], last);
    put_clause(is_sound ? root : -root, 0, 0);
    if (!is_sound) return last;
    for (long k = 0; k < n_clauses; k++) /* Variable last + k + 1 says that clause k is false. */
        for (long i = 0; i < clause[k].size; i++) put_clause(-last - k - 1, -parts[clause[k].first + i], 0);
    for (long k = 0; k < n_clauses; k++) put(last + k + 1);
    return put(0), last + n_clauses;
}

static void write_formula(const char *name, int is_sound) {
    long last = put_clauses(is_sound), count = n_written;
    if (!(out = fopen(name, "w"))) fail("a formula cannot be written");
    fprintf(out, "p cnf %ld %ld\n", last, count), put_clauses(is_sound);
    if (fclose(out)) fail("a formula cannot be written");
    out = NULL;
}

int main(int argc, char **argv) {
    FILE *cnf = argc == 5 ? fopen(argv[1], "r") : NULL, *graph = cnf ? fopen(argv[2], "r") : NULL;
    long wanted = 0, letter, k = 40;
    char rest, digits[41] = "";
    if (!graph) return printf("usage: count-graph PUZZLE.cnf COUNT.graph COMPLETE.cnf SOUND.cnf\n"), 2;
    while (!n && (letter = getc(cnf)) != EOF)
        if (letter == 'p' && (fscanf(cnf, " cnf %ld %ld", &n, &wanted) != 2 || n < 1 || n > MOST)) fail("no CNF");
        else while (letter != '\n' && letter != EOF && !n) letter = getc(cnf);
    for (; n_clauses < wanted; n_clauses++) clause = room(clause, n_clauses, sizeof(Row)), clause[n_clauses] = row_of(cnf);
    for (long i = 0; i < n_parts; i++)
        if (labs(parts[i]) > n) fail("the CNF has other variables"); /* They would be taken for lines of the graph. */
    if (!n || n_clauses != wanted || fscanf(cnf, " %c", &rest) == 1) fail("the CNF has no such number of clauses");
    place = calloc(n + 1, sizeof *place), order = calloc(n, sizeof *order);
    for (; at_line++, (letter = getc(graph)) != EOF; fscanf(graph, "%*[^\n]"), getc(graph)) {
        Row row = letter == 'c' ? (Row){0, 0, 0, 0} : row_of(graph);
        int which = letter == 'b', is_line = letter == 'p' || letter == 's';
        for (long i = 0; i < row.size && !is_line; i++) { /* The parts of `p` and `s` are checked when they are taken. */
            long part = parts[row.first + i], last = letter == 'k' ? n_bounds : n + n_lines + n_named[which];
            if (letter == 'o' || letter == 'n' ? part < 1 || part > n : labs(part) > last) fail("there is no such number");
            if ((letter == 'n' && i && part <= parts[row.first + i - 1]) || (letter == 'k' && part < 1)) fail("no bound");
            if (letter == 'o' && (place[part] || row.size != n)) fail("it does not have each variable once");
            if (letter == 'o') order[i] = part, place[part] = i + 1;
            if (letter == 'k') used.first = used.size++ ? used.first : row.first + i;
        }
        if (is_line && order[0] && !n_named[0] && !n_named[1]) take(row, letter == 's');
        else if ((letter == 'f' || which) && n_lines)
            named[which] = room(named[which], n_named[which], sizeof(Row)), named[which][n_named[which]++] = row;
        else if (letter == 'n' && !used.size && fscanf(graph, "%8ld %8ld", &row.least, &row.most) == 2
                 && row.least >= 0 && row.most >= 0)
            bound = room(bound, n_bounds, sizeof(Row)), bound[n_bounds++] = row;
        else if (letter != 'o' && letter != 'c' && (letter != 'k' || n_lines || order[0])) fail("it cannot be here");
    }
    if (!n_lines || line[n_lines - 1].begin || line[n_lines - 1].end != n) fail("the root is not about all variables");
    for (long i = 0; i < n_bounds; i++) check_bound(bound[i]);
    write_formula(argv[3], 0), write_formula(argv[4], 1);
    for (Number left = line[n_lines - 1].ways; left || k == 40; left /= 10) digits[--k] = '0' + left % 10;
    return printf("counted: %s\n", digits + k), 0;
}
