### What the rules of “turn” are called.
### $seat (seat) $amount (money)


## Questions

question-doublesOptional = After doubles
question-doublesAgain = Doubles
question-thirdDoubles = Several doubles in a row
question-doubleOne = Two ones
question-sameDoublesTwice = The same doubles twice in a row
question-startReached = Before the salary comes
question-milestone = Annual report
question-drawCard = Cards drawn
question-turnEnded = It also ends

## Choices

choice-open-firstSeat = the first seat
choice-doublesOptional-mustThrow = you must throw again
choice-doublesOptional-mayEnd = you may throw again or end the turn
choice-doublesAgain-throwAgain = give another throw
choice-doublesAgain-nothing = are a throw like any other
choice-thirdDoubles-toJail = lead to jail
choice-thirdDoubles-harmless = are doubles like any other; with more than eight open rents those of one owner are demanded together
choice-sameDoublesTwice-harmless = do no harm
choice-sameDoublesTwice-toJail = lead to jail
choice-startReached-salary = nothing
choice-thirdDie-nothing = none
choice-doubleOne-asAny = are doubles like any other

## Numbers

number-doublesToJail = Doubles in one turn that lead to jail

## What happens

# $round (number)
event-turnBegan = { $seat }’s turn (round { $round }).

## Payments

# $to (seat)
payment-salary = { $to } receives a salary of { $amount }.

## Refusals

refusal-mustDecideFirst = Another decision is due first.
refusal-mustThrowAgain = After doubles the dice are thrown again before the turn ends.
refusal-mustThrow = A turn ends only after a throw.
refusal-turnIsDone = It is too late for that: the dice have been thrown in this turn.
refusal-businessTooLate = Sales and remote purchases belong before a throw.
refusal-mustThrowAfterBusiness = A throw must follow sales and remote purchases: the turn does not end without it.
refusal-noBusinessInJail = From prison nobody sells, and nobody buys from afar.
refusal-noBusinessAfterJail = A player who has just left prison sells and buys from afar only in the next turn.
refusal-cardThrowsAgain = The card orders another throw before the turn ends.
# $dice (text)
threw-plain = { $seat } throws { $dice }.
# $dice (text)
threw-doubles = { $seat } throws doubles: { $dice }.
# $to (place)
event-moved =
    { $seat } moves to { $to ->
        [jail] the jail space
       *[other] { $to }
    }.
# $to (account) $space (space)
salaryLand = { $to } receives a salary of { $amount } on { $space }.
# $debt (money)
owing = In debt to the bank: { $debt }; sales before the throw repay it.
throw-turn = Throw the dice.
throw-doubles = Doubles: throw again.
throw-optional = Doubles: throw again or end the turn.
throw-card = The card says so: throw again.
end-plain = End the turn.
end-build = Anything to build? Otherwise end the turn.
end-trade = Anything to build or trade? Otherwise end the turn.
