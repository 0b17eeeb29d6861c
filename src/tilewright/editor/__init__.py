"""Help for people who write puzzle files in an editor, in the words of the Language Server Protocol.

`handlers.py`, `server.py` and `open_file.py` know the protocol and its library, the extra `editor`. All else works on
texts and offsets.
"""
