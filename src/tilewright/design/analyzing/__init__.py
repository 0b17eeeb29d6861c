"""All solutions of a puzzle summed up."""
