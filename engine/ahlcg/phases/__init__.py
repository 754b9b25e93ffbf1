"""The round and the skill test.

rounds      1.1 to 4.6; `setup`: what of the set-up can be executed
actions     the actions of a turn; `permission`: which may be taken
skill_test  ST.1 to ST.8; `attempts`: what starts a test; `chaos`: the bag; `tokens`; `results`
running     running a procedure
"""
