"""The difficulty of puzzles: attempts of a solver, reasons that lead on, grades."""
