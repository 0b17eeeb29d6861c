"""The page: how the questions of a browser are carried to the `desk`, by a server or within the browser itself."""
