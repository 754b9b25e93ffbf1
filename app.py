"""Grimrule's app: the frame and the list of pages."""

import streamlit as st

from ui.frame import choose_language, sound_corpus
from ui.pages import home
from ui.words import say

st.set_page_config(page_title="Grimrule", page_icon="🕯️", layout="wide")
lang = choose_language()
corpus = sound_corpus(lang)
page = st.navigation([st.Page(lambda: home.show(corpus, lang), title=say(lang, "games"), url_path="games")])
page.run()
