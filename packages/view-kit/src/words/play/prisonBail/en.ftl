### Words for the way out of prison.

prisonSteps = What the way out costs, round by round
# $turn (digits)
prisonTurn = Round { $turn }
prisonFree = free
prisonNow = now
prisonGone = over
