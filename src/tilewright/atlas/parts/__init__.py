"""The parts of a puzzle's page, a file each; the table `PARTS` of the atlas lists them."""
