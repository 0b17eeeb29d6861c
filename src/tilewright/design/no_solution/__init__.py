"""The reasons for a puzzle without a solution: requirements in conflict, and slips of the pen."""
