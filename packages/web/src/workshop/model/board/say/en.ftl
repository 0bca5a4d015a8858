### What the workshop writes on a board until somebody writes something else; an amount comes as it is written there.
### $space (text) $amount (text) $house (text) $hotel (text) $factor (number) $times (number) $steps (number)

newSpace = New space

## On a card, by what it does

print-advanceTo = Move on to { $space }.
print-nextUtility = Move on to the next utility. If somebody owns it, pay { $factor } times the throw.
print-nextStation =
    { $times ->
        [1] Move on to the next station.
       *[other] Move on to the next station. If somebody owns it, pay { $times } times the rent.
    }
print-back =
    { $steps ->
        [1] Go back one space.
       *[other] Go back { $steps } spaces.
    }
print-toJail = Go to jail, directly.
print-jailFree = This sets you free. Keep the card until you need it.
print-receive = The bank pays you { $amount }.
print-pay = Pay the bank { $amount }.
print-receiveEach = All others pay you { $amount } each.
print-payEach = Pay all others { $amount } each.
print-repairs = Pay the bank { $house } for each of your houses and { $hotel } for each hotel.
print-nothing = Nothing happens.
print-sitOut = Sit out one turn.
print-throwAgain = Throw again.
print-opposite = Put your piece on the opposite space.
