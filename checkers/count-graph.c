/* count-graph PUZZLE.cnf COUNT.graph COMPLETE.cnf SOUND.cnf

Checks the graph of a certificate of `tilewright prove --count`, prints how many assignments make it true, and writes what
complete.lrat and sound.lrat refute: "the CNF is satisfied, and the root is false"; "the root is true, and a clause of the
CNF is false". If a checker of LRAT accepts both, so many assignments satisfy the CNF. Nothing here knows puzzles.

Lines of the graph: `o`, all variables in an order; `p` and `s`, products and sums (all parts are true, or one is), which
are numbered from behind the last variable on, and the last is the root; `f` and `b`, products that one proof alone names;
`n`, variables of which at least and at most so many are true. What makes the number right: parts are literals and lines
before; those of a product are about variables that follow one another in the order without a gap, so that they share
none; those of a sum are about the same; and of each two of these one has a literal, itself or in a product in it, whose
negative the other one has. Then the numbers of a product's parts are multiplied, and those of a sum's added up. */
#include <stdio.h>
#include <stdlib.h>

enum { DIGITS = 40, BASE = 1000000000, MOST = 1 << 26 }; /* Numbers have up to 40 times 9 decimal digits. */
typedef struct { unsigned digit[DIGITS]; } Number;
typedef struct { long first, size, least, most; } Row; /* parts[first], ..., parts[first + size - 1] */
typedef struct { Row row; int is_sum; long begin, end; Number ways; } Line;

static Line *line; /* line[k] is number n + 1 + k. */
static Row *clause, *named[2], *bound;
static long *parts, *place, n, n_parts, n_lines, n_clauses, n_named[2], n_bounds, at_line;

static void fail(const char *why) {
    if (at_line) printf("WRONG, line %ld of the graph: %s\n", at_line, why);
    else printf("WRONG: %s\n", why);
    exit(1);
}
static void *room(void *old, long count, size_t size) { /* Room for one more; only powers of two ask for it. */
    void *made = count & (count - 1) ? old : realloc(old, (count ? 2 * count : 1) * size);
    return made ? made : (fail("no memory"), NULL);
}

static void add(Number *to, const Number *from, int shift, unsigned long long times) { /* Add times * from * BASE^shift. */
    unsigned long long carry = 0;
    for (int i = 0; i < DIGITS && times; i++) {
        if (i + shift >= DIGITS && from->digit[i]) fail("a number is too large");
        if (i + shift >= DIGITS) continue;
        carry += to->digit[i + shift] + from->digit[i] * times;
        to->digit[i + shift] = carry % BASE, carry /= BASE;
    }
    if (carry) fail("a number is too large");
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
    Line made = {row, is_sum, 0, row.size ? 0 : n, {{!is_sum}}};
    const Number one = {{1}};
    for (long i = 0, *own = parts + row.first; i < row.size; i++) {
        if (own[i] < -n || own[i] > n + n_lines) fail("a part does not come before");
        long at = labs(own[i]) > n ? 0 : place[labs(own[i])];
        Line part = at ? (Line){{0}, 0, at - 1, at, {{1}}} : line[own[i] - n - 1];
        if (!i) made.begin = part.begin, made.end = is_sum ? part.end : part.begin;
        if (is_sum && (part.begin != made.begin || part.end != made.end)) fail("its parts have other variables");
        if (!is_sum && part.begin != made.end) fail("its parts do not follow one another");
        made.end = part.end;
        Number more = is_sum ? made.ways : (Number){{0}};
        for (int k = 0; k < DIGITS; k++) add(&more, is_sum ? &one : &made.ways, k, part.ways.digit[k]);
        made.ways = more;
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
    if (value) fail("it does not end in 0");
    return made;
}

static void write_row(FILE *file, long literal, int sign, Row row) { /* A clause: a literal, unless it is 0, and a row. */
    if (literal) fprintf(file, "%ld ", literal);
    for (long i = 0; i < row.size; i++) fprintf(file, "%ld ", sign * parts[row.first + i]);
    fprintf(file, "0\n");
}

static void write_formula(const char *name, int is_sound) {
    long root = n + n_lines, last = root + n_named[is_sound], count = 1 + is_sound, number = n;
    FILE *file = fopen(name, "w");
    if (!file) fail("a formula cannot be written");
    for (long k = 0; k < last - n; k++) count += 1 + (k < n_lines ? line[k].row : named[is_sound][k - n_lines]).size;
    for (long k = 0; k < n_clauses; k++) count += is_sound ? clause[k].size : 1;
    fprintf(file, "p cnf %ld %ld\n", is_sound ? last + n_clauses : last, count);
    for (long k = 0; !is_sound && k < n_clauses; k++) write_row(file, 0, 1, clause[k]);
    while (++number <= last) {
        Row row = number <= root ? line[number - n - 1].row : named[is_sound][number - root - 1];
        int sign = number <= root && line[number - n - 1].is_sum ? -1 : 1;
        write_row(file, sign * number, -sign, row);
        for (; row.size; row.first++, row.size--) write_row(file, -sign * number, sign, (Row){row.first, 1, 0, 0});
    }
    fprintf(file, "%ld 0\n", is_sound ? root : -root);
    for (long k = 0; is_sound && k < n_clauses; k++) /* Variable last + k + 1 says that clause k is false. */
        for (long i = 0; i < clause[k].size; i++) write_row(file, -last - k - 1, -1, (Row){clause[k].first + i, 1, 0, 0});
    for (long k = 0; is_sound && k <= n_clauses; k++) fprintf(file, k < n_clauses ? "%ld " : "0\n", last + k + 1);
    if (fclose(file)) fail("a formula cannot be written");
}

int main(int argc, char **argv) {
    FILE *cnf = argc == 5 ? fopen(argv[1], "r") : NULL, *graph = cnf ? fopen(argv[2], "r") : NULL;
    long wanted = 0, letter;
    char rest;
    if (!graph) return printf("usage: count-graph PUZZLE.cnf COUNT.graph COMPLETE.cnf SOUND.cnf\n"), 2;
    while (!n && (letter = getc(cnf)) != EOF)
        if (letter == 'p' && (fscanf(cnf, " cnf %ld %ld", &n, &wanted) != 2 || n < 1 || n > MOST)) fail("no CNF");
        else while (letter != '\n' && letter != EOF && !n) letter = getc(cnf);
    for (; n_clauses < wanted; n_clauses++) clause = room(clause, n_clauses, sizeof(Row)), clause[n_clauses] = row_of(cnf);
    for (long i = 0; i < n_parts; i++)
        if (labs(parts[i]) > n) fail("the CNF has other variables"); /* They would be taken for lines of the graph. */
    if (!n || n_clauses != wanted || fscanf(cnf, " %c", &rest) == 1) fail("the CNF has no such number of clauses");
    place = calloc(n + 1, sizeof *place);
    for (Row row; at_line++, (letter = getc(graph)) != EOF; fscanf(graph, "%*[^\n]"), getc(graph)) {
        int which = letter == 'b';
        if (letter == 'c') continue;
        row = row_of(graph);
        for (long i = 0; i < row.size && letter != 'p' && letter != 's'; i++) {
            long part = parts[row.first + i], last = n + n_lines + n_named[which];
            if (letter == 'o' || letter == 'n' ? part < 1 || part > n : labs(part) > last) fail("no such variable");
            if (letter == 'o' && (place[part] || row.size != n)) fail("no order of all variables");
            if (letter == 'o') place[part] = i + 1;
        }
        if ((letter == 'p' || letter == 's') && place[1] && !n_named[0] && !n_named[1]) take(row, letter == 's');
        else if ((letter == 'f' || which) && n_lines)
            named[which] = room(named[which], n_named[which], sizeof(Row)), named[which][n_named[which]++] = row;
        else if (letter == 'n' && fscanf(graph, "%ld %ld", &row.least, &row.most) == 2)
            bound = room(bound, n_bounds, sizeof(Row)), bound[n_bounds++] = row;
        else if (letter != 'o') fail("it is no line of a graph, or not here");
    }
    if (!n_lines || line[n_lines - 1].begin || line[n_lines - 1].end != n) fail("the root is not about all variables");
    for (long k = 0; k < n_bounds; k++) check_bound(bound[k]);
    write_formula(argv[3], 0), write_formula(argv[4], 1);
    int k = DIGITS - 1;
    while (k && !line[n_lines - 1].ways.digit[k]) k--;
    printf("counted: %u", line[n_lines - 1].ways.digit[k]);
    while (k--) printf("%09u", line[n_lines - 1].ways.digit[k]);
    return printf("\n"), 0;
}
