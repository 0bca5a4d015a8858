### What the rules of “rent” are called.
### $groupRentFactor (gap)


## Questions

question-unowned = An unowned property
question-rentOnDemand = Rent
question-rentInJail = Rent for owners in jail
question-groupRent = Rent of unbuilt whole groups
question-freshUtilityThrow = Throw for the rent of utilities

## Choices

choice-onStreet-deed = buys, pays rent, or rests
choice-onStation-deed = buys, pays rent, or rests
choice-onUtility-deed = buys, pays rent, or rests
choice-rentThrow-dice = the dice
choice-rentOnDemand-onDemand = only on demand
choice-rentOnDemand-atOnce = is collected at once
choice-rentInJail-paid = is paid
choice-rentInJail-half = is halved
choice-rentInJail-unpaid = is not paid
choice-groupRent-never = as usual
choice-groupRent-unlessMortgaged = { $groupRentFactor } times as much, while nothing in the group is mortgaged
choice-groupRent-always = { $groupRentFactor } times as much
choice-freshUtilityThrow-arrival = the one that led there
choice-freshUtilityThrow-fresh = a fresh one

## Numbers

number-groupRentFactor = Rent of unbuilt whole groups, so many times
number-rentGrowth = Growth of rents in each round, to ten times at most
