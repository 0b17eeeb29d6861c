"""The commands, a module for each, and what large ones are made of."""
