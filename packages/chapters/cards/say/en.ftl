### What the rules of “cards” are called.


## Choices

choice-drawCard-backUnder = go back under their deck

## What cards do, with their numbers

# $space (place)
effect-advanceTo =
    { $space ->
        [jail] on to the jail space
       *[other] on to { $space }
    }
# $factor (digits)
effect-nextUtility = on to the next utility, rent { $factor } times the throw
# $times (digits)
effect-nextStation =
    { $times ->
        [1] on to the next station, the usual rent
       *[other] on to the next station, { $times } times the rent
    }
# $steps (digits)
effect-back =
    { $steps ->
        [one] { $steps } space back
       *[other] { $steps } spaces back
    }
# $jail (text)
effect-toJail = to { $jail }
effect-jailFree = jail card
# $amount (money)
effect-receive = { $amount } from the bank
# $amount (money)
effect-pay = { $amount } to the bank
# $amount (money)
effect-receiveEach = { $amount } from each other player
# $amount (money)
effect-payEach = { $amount } to each other player
# $house (money) $houses (noun) $hotel (money) $hotels (noun)
effect-repairs = { $house } for each { $houses }, { $hotel } for each { $hotels }
effect-nothing = nothing

## What cards do, in a list

card-advanceTo = On to a space
card-nextUtility = On to the next utility
card-nextStation = On to the next station
card-back = Spaces back
card-toJail = To jail
card-jailFree = Jail card
card-receive = Money from the bank
card-pay = Money to the bank
card-receiveEach = Money from each other player
card-payEach = Money to each other player
card-repairs = Repairs for houses and hotels
card-nothing = Nothing
