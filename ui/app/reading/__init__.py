"""What is read: a rule, the rules around it (`neighbours`), a player's own book."""
