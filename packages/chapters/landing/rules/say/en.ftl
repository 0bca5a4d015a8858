### A pot that is filled and that nobody can win.

lostPot = Money goes to the pot, and nobody can win it.
