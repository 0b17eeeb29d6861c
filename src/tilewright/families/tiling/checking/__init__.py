"""The second opinion: the checker of solutions, and the reading of the rules for certificates.

All of it reads the rules afresh, and shares no code with compiling, solving or `rules`.
"""
