"""Certificates: proofs that a list of solutions is complete."""
