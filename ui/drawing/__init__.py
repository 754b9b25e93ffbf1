"""Pictures, as SVG or Vega-Lite.

palette        their colours
canvas         what an order of resolution is drawn on; `timeline`: a ruling
chart          a chart of steps
board          the card game's table
bag            the chaos bag; `odds_charts`, `dice_charts`: chances
neighbourhood  a rule and the rules around it
puzzle         a puzzle as it lies; `glyphs`: signs on its pieces
"""
