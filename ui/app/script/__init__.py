"""A folder for Streamlit, which takes its configuration, and any `pages`, from beside what it runs.

app  the script that `grimrule app` serves
"""
