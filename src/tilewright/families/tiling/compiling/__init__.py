"""From a tiling puzzle to the models that engines search, to clauses and to numbers, and back."""
