"""The odds of a test without a sheet: out of a chaos `bag`, or with `dice`."""
