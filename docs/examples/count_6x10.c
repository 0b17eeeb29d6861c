/* Counts the ways to cover a board of 6 x 10 with the twelve pentominoes, by the kernel `packing_2` alone.

       python -m tilewright.kernels --c kernels
       cc -O3 -fwrapv -Ikernels count_6x10.c kernels/packing_2.c -o count_6x10 && ./count_6x10

   It prints 9356, four times the 2339 up to symmetry (C. B. and J. R. Haselgrove, 1960).

   An option is a mask of two words of 63 bits, with a bit for each cell and each piece. The kernel reads and writes
   arrays that its caller has made: header and kernel say what each of them is for. */
#include <stdio.h>
#include <stdlib.h>
#include "packing_2.h"

enum { WIDE = 10, HIGH = 6, CELLS = WIDE * HIGH, PIECES = 12, WORDS = 2, LEVELS = PIECES + 1, MOST = 3000 };

static const char *SHAPES[PIECES] = {
    ".XX/XX./.X.", "XXXXX", "XXXX/X...", "XXX./..XX", "XX/XX/X.", "XXX/.X./.X.",
    "X.X/XXX", "X../X../XXX", "X../XX./.XX", ".X./XXX/.X.", ".X../XXXX", "XX./.X./.XX",
};
static int64_t masks[WORDS][MOST];
static int n_options;

static void set(int64_t mask[WORDS], int bit) { mask[bit / 63] |= INT64_C(1) << bit % 63; }

/* Put a piece, of which the corner nearest to (0, 0) lies there, wherever it fits. */
static void place(int piece, const int rows[5], const int columns[5])
{
    for (int row = 0; row < HIGH; row++)
        for (int column = 0; column < WIDE; column++) {
            int64_t mask[WORDS] = {0, 0};
            int fits = 1;
            for (int k = 0; k < 5; k++) {
                if (row + rows[k] >= HIGH || column + columns[k] >= WIDE) fits = 0;
                else set(mask, (row + rows[k]) * WIDE + column + columns[k]);
            }
            set(mask, CELLS + piece);
            for (int k = 0; k < n_options; k++)  /* A symmetric piece comes to lie there again. */
                if (masks[0][k] == mask[0] && masks[1][k] == mask[1]) fits = 0;
            if (fits) {
                masks[0][n_options] = mask[0];
                masks[1][n_options++] = mask[1];
            }
        }
}

/* Turn and flip a piece in all eight ways. */
static void turn(int piece, const char *shape)
{
    int rows[5], columns[5], n = 0, row = 0, column = 0;
    for (; *shape; shape++, column++) {
        if (*shape == '/') { row++; column = -1; }
        else if (*shape == 'X') { rows[n] = row; columns[n++] = column; }
    }
    for (int way = 0; way < 8; way++) {
        int least_row = 9, least_column = 9;
        for (int k = 0; k < 5; k++) {
            int before = rows[k];
            rows[k] = way == 4 ? before : columns[k];
            columns[k] = way == 4 ? -columns[k] : -before;
            if (rows[k] < least_row) least_row = rows[k];
            if (columns[k] < least_column) least_column = columns[k];
        }
        for (int k = 0; k < 5; k++) { rows[k] -= least_row; columns[k] -= least_column; }
        place(piece, rows, columns);
    }
}

/* An array of zeros, and its length. */
#define ARRAY(field, n) state.field = calloc(n, sizeof *state.field); state.len_##field = n

int main(void)
{
    int64_t all[WORDS] = {0, 0}, none[WORDS] = {0, 0};
    int32_t shape[5] = {WORDS, 0, 0, 0, 0};
    packing_2_model model = {0};
    packing_2_state state = {0};
    for (int piece = 0; piece < PIECES; piece++) turn(piece, SHAPES[piece]);
    for (int bit = 0; bit < CELLS + PIECES; bit++) set(all, bit);

    /* Nothing may be used twice, and no look is taken for islands. */
    model.shape = shape;
    model.len_shape = 5;
    model.single = all;
    model.len_single = WORDS;
    model.cells = none;
    model.len_cells = WORDS;

    /* All lists of a branch lie one behind the other; each is shorter than the one before. */
    int64_t room = (int64_t)n_options * (LEVELS + 1);
    ARRAY(words, WORDS * room);
    ARRAY(option, room);
    ARRAY(level_begin, LEVELS);
    ARRAY(level_next, LEVELS);
    ARRAY(level_stop, LEVELS);
    ARRAY(level_rest, LEVELS);
    ARRAY(level_end, LEVELS);
    ARRAY(level_need, LEVELS * WORDS);
    ARRAY(blocked, WORDS);
    ARRAY(filled, WORDS);
    ARRAY(lacking, WORDS);
    ARRAY(chosen, WORDS);
    ARRAY(planes, 24);
    ARRAY(found, LEVELS + 1);
    ARRAY(reg, 5);
    for (int k = 0; k < n_options; k++) {
        state.option[k] = k;
        for (int w = 0; w < WORDS; w++) state.words[w * room + k] = masks[w][k];
    }
    for (int w = 0; w < WORDS; w++) state.level_need[w] = all[w];
    state.level_end[0] = n_options;

    /* A million nodes at a time; with room for no solution they are only counted. */
    while (packing_2(&state, &model, 1000000, 0) == PACKING_2_RUNNING)
        fprintf(stderr, "%lld nodes\n", (long long)state.reg[PACKING_2_NODES]);
    printf("%lld\n", (long long)state.reg[PACKING_2_N_FOUND]);
    return 0;
}
