"""The colours of our pictures. Words on them have a contrast of 4.5 at least, lines and shapes of 3.

Pictures without a ground of their own (charts) lie on the page, light or dark: there a shape needs a fill or
a rim that stands out from either.
"""

WHITE = "#ffffff"
INK = "#2b2b2b"
SOFT = "#5f5c53"  # words that matter less
PAPER = "#f7f5ee"
SHADE = "#e4e0d3"  # what is done with
LINE = "#8d8672"
GREEN, GREEN_TINT, GREEN_RIM = "#2f6f5e", "#e3efe9", "#7fbfa8"
RED, RED_TINT = "#a83b3b", "#f6e4e1"
GOLD, GOLD_RIM = "#8f6808", "#d9b44a"

# Marks and lines of plots, which lie on the page.
PLOT_GREEN, PLOT_RED, PLOT_GOLD = "#34796a", "#b04a4a", "#b8860b"
PLOT_WORDS = {"light": "#4a4840", "dark": "#cfcabb"}

# Streamlit writes what is chosen in the colour of its buttons, and captions with their links at 60 per cent.
READABLE = """<style>
[data-testid="stTab"][data-selected="true"], button[data-selected="true"] {color: inherit !important}
[data-testid="stTab"] {transition: none !important}
[data-testid="stCaptionContainer"] {opacity: .8 !important}
[data-testid="stSidebar"] [data-testid="stSelectbox"] input {font-size: .8rem; text-overflow: ellipsis}
</style>"""
