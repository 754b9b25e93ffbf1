"""A puzzle in the app: the `page`, its `state`, the `form` and the `pieces` by which it is entered."""
