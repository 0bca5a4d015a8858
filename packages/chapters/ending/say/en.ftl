### What the rules of “ending” are called.
### $rounds (gap) $targetWealth (gap)


## Questions

question-target = It is won
question-lastRound = The game is over

## Choices

choice-seatLeft-lastPlayer = with the last player
choice-seatLeft-firstBankruptcy = with the first player who is out; the greatest wealth wins
choice-seatLeft-secondBankruptcy = with the second player who is out; the greatest wealth wins
choice-lastRound-afterRounds = after round { $rounds }; the greatest wealth wins
choice-target-byWealth = at the end of the turn in which somebody has a wealth of { $targetWealth }, by the greatest wealth
choice-turnEnded-byTime = after the time that the table sets
choice-wealth-byPrices = cash, properties at their price, mortgaged ones at half, buildings at their price
choice-wealth-byHalfPrices = cash, properties and buildings at half their price
choice-wealth-bySaleValues = cash and what the bank would give for the possessions, less debt
choice-lastRound-nothing = after no number of rounds
choice-target-nothing = at no particular wealth
answer-byPricesUnbuilt = cash, properties at their price, mortgaged ones at half

## Numbers

number-shortGameBankruptcies = Bankruptcies that end a short game
number-rounds = Rounds
number-targetWealth = Wealth to win

## What table options do

# $deeds (digits)
about-dealtPaid =
    { $deeds ->
        [one] At the start { $deeds } title deed is dealt to each player and paid for.
       *[other] At the start { $deeds } title deeds are dealt to each player and paid for.
    }
# $deeds (digits)
about-dealtFree =
    { $deeds ->
        [one] At the start { $deeds } title deed is dealt to each player and costs nothing.
       *[other] At the start { $deeds } title deeds are dealt to each player and cost nothing.
    }
# $houses (digits)
about-houses =
    { $houses ->
        [one] A hotel needs only { $houses } house.
       *[other] A hotel needs { $houses } houses.
    }
# $bankruptcies (digits)
about-ends =
    { $bankruptcies ->
        [one] After the first bankruptcy the greatest wealth wins.
        [2] After the second bankruptcy the greatest wealth wins.
       *[other] After { $bankruptcies } bankruptcies the greatest wealth wins.
    }
about-timeLimit = When this time is up, the running turn is finished and the greatest wealth wins.
# $bankruptcies (digits)
end-secondBankruptcy =
    { $bankruptcies ->
        [one] The first bankruptcy ends the game: { phrase-richest }
        [2] The second bankruptcy ends the game: { phrase-richest }
       *[other] After { $bankruptcies } bankruptcies the game is over: { phrase-richest }
    }
end-firstBankruptcy = The first bankruptcy ends the game: { phrase-richest }
end-roundsOver = The last round has been played: { phrase-richest }
end-targetReached = The wealth to win has been reached: { phrase-richest }
end-timeUp = Time is up: { phrase-richest }
