"""When things happen.

steps         the steps and player windows of a round and of a skill test, as one table
triggers      whether a moment is the one an ability waits for; `usable`: what may be used then, and by whom;
              `unusable`: what may not, and why
ladder        would, when, the event, after; player windows
initiation    using an ability, playing a card: costs, attacks of opportunity, cancelling; `letter_x`
substitution  what happens instead; `lasting`: what lasts, and until when
"""
