"""Turns, tests and fights.

rounds      a round: `turns` of investigators, the `keeper`
actions     what an investigator does; `permission`: what may be done
skill_test  attribute tests; `horror` tests; `evade` tests
combat      attacks, hiding, barriers
"""
