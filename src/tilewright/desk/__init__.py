"""The requests of a page and their answers: plain data in, plain data out, the same in a server and in a browser.

`asks` has the table of requests. Nothing here knows how requests and answers travel.
"""
