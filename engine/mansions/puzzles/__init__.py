"""Puzzles.

attempts  an attempt at a puzzle; `moves`: its moves, and when it is solved
solving   the fewest moves that solve it: `locks`, `wires`, `runes`; `plans`: what a solution costs
"""
