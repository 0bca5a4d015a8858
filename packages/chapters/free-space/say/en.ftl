### What the rules of “free-space” are called.


## The chapter

chapter-free-space-title = Free choice of space on the start

## Choices

choice-onStart-chooseSpace = pays the salary or, once a turn, gives a free choice of space instead
choice-startReached-inPassing = nothing; on the start you choose first

## Refusals

refusal-notOnStart = Only a player who stands on the start now can choose.
refusal-noSuchTravel = Another space of the board must be chosen.
# $amount (short)
action-takeSalary = Take the salary ({ $amount })
# $space (space)
action-travelTo = Move to { $space }
# $salary (money)
ask-start = Take the salary of { $salary }, or move to any other space?
