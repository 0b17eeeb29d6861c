"""The least change that leaves one solution, and what solutions have in common."""
