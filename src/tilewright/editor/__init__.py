"""Help for people who write puzzle files in an editor, in the words of the Language Server Protocol.

`server.py` alone knows the protocol and its library, the extra `editor`. All else works on texts and offsets.
"""
