### What the rules of “speed-die” are called.
### $amount (money)


## The chapter

chapter-speed-die-gist =
    A third die is thrown as well: its numbers are added; the bus gives the choice of moving by either white die or
    by both; the remaining sign leads on to the next free property after the move. Three equal numbers lead to any
    space.

## Choices

choice-thirdDie-speedDie = the speed die, where the table plays with it
choice-thirdDie-always = the speed die, once you have passed the start

## Numbers

number-startBonus = More starting cash with the speed die

## Payments

# $to (seat)
payment-speedBonus = { $to } receives another { $amount } to start with.

## Refusals

refusal-noSuchMove = The dice do not allow this move.

## Questions

ask-bus = Bus: move by either of the white dice, or by both.
ask-triple = Three of a kind: move to any space.
# $steps (digits)
action-chooseMove =
    { $steps ->
        [one] Move { $steps } space
       *[other] Move { $steps } spaces
    }
# $space (space)
action-jumpTo = Jump to { $space }
# $space (space)
speedDie = A player who has reached { $space } once throws a third die as well: numbers are added, the bus gives a choice between the dice, and the remaining sign leads on to the next property afterwards.
