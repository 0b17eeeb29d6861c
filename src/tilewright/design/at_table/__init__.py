"""Help with a puzzle on the table: the next piece, what leads nowhere and why, a search to watch."""
