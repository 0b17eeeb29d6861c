"""The models of puzzles, and their tilings, as data for other systems: solvers, matrices, graphs."""
