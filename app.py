"""`streamlit run app.py`, from a clone; `.streamlit` beside it leads to the configuration in the package."""

from ui.app.main import run

run()
