"""The next steps in puzzles of any family: what can be laid, by each model."""
