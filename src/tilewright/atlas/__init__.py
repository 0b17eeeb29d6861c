"""An atlas: a static site with a page for each puzzle, and all that is known of it."""
