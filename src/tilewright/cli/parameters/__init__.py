"""What commands take: declared once, read plainly or by Click, and turned into puzzles."""
