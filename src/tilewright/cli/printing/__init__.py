"""What commands print: sentences, numbers, progress and pictures of text, through one door to the terminal."""
