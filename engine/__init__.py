"""Executable rules: procedures that cite the corpus statement behind every step."""
