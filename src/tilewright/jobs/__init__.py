"""Long searches as files: what is asked, what is done, and what is left to do."""
