"""The names of the parts that can be left away, for a command line that needs no more."""

PART_NAMES = ("counts", "proof", "setups", "rating", "heat", "sheets", "files", "citation")
