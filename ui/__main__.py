"""`python -m ui`: the command `grimrule`."""

from ui.cli import main

if __name__ == "__main__":
    main()
