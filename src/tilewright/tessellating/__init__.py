"""Does a piece tile the plane? Periodic tilings, their symmetry, and coronas where there is none."""
