"""Carrying out effects, each kind where its rules are.

outcomes     one effect after the other; `conditions`: effects that depend on the table
damage       damage and horror: assigned, dealt, healed
engagement   engaging, evading; `attacks`; `movement`
drawing      drawing cards; `searching`; `discarding` from hand
zones        from one place to another; `leaving` play
encounter    the encounter deck; `progress`: acts, agendas, doom and clues
defeat       who is defeated, and by what
elimination  defeated, resigned, eliminated
checks       the state check, which every change passes
"""
