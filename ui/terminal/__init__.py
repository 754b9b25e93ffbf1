"""The commands of `grimrule`, by theme; `ui.cli` registers them.

console   what they share: options, errors in the user's language, output, the search index
progress  a bar for what takes long
lookup    `search`, `rule`, `graph`
dispute   `ask`
play      `odds`, `test`, `round`, `resolve`, `puzzle`
conversation  stepping through a sheet at the keyboard
puzzle    what `puzzle` prints
app       `app`, `--version`
books     `import`, `books`, `doctor`
cards     `cards`
check     `check`
"""
