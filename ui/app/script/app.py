"""What Streamlit runs anew at each click; `.streamlit` beside it is the app's configuration."""

from ui.app.main import run

run()
