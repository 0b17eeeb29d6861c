"""All that a page may ask for, and the answers: plain data in, plain data out, the same in a server and in a browser.

`asks` has the table of what can be asked. Nothing here knows how questions and answers are carried.
"""
