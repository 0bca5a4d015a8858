### What the rules of “rent” are called.
### $groupRentFactor (gap)
### $owner (seat) $amount (money) $seat (seat) $deed (deed) $to (account)


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

## What happens

event-rentDemanded = { $owner } demands { $amount } rent from { $seat } for { $deed }.
event-rentWaived = { $owner } waives { $amount } rent from { $seat } for { $deed }.

## Payments

# $from (seat)
payment-rentDemand = { $from } pays { $amount } rent { phrase-paidTo }{ phrase-forDeed }.

## Refusals

refusal-noSuchDemand = This rent has already been paid, waived or has lapsed.
refusal-notYourDemand = This rent is due to somebody else.

## What table options do

about-autoRent = Rent is collected on landing. Otherwise it must be demanded before the next player has thrown the dice.
about-rentGrace = The next throw waits this long after the end of a turn, so that rent can still be demanded. Once everybody has demanded or waived, play goes on at once; at 0 there is no waiting.
# $dice (text)
thrownForRent = { $seat } throws { $dice } for the rent.
event-rentDue = Due: { $amount } rent from { $seat } to { $owner } for { $deed }.
event-rentLapsed = Lapsed: { $amount } rent from { $seat } to { $owner } for { $deed }.
# $jail (text)
noRent-inJail = { $owner } is in { $jail }; { $seat } pays no rent.
noRent-mortgaged = { $deed } is mortgaged; { $seat } pays no rent.
action-demand-any = Demand rent
# $amount (short) $payer (seat)
action-demand-one = Demand rent: { $amount } from { $payer } for { $deed }
action-waive-any = Waive rent
# $amount (short) $payer (seat)
action-waive-one = Waive rent: { $amount } from { $payer } for { $deed }
# $payer (seat)
open-one = { $amount } from { $payer } for { $deed }
# $before (text)
open-more = { $before }; { open-one }
# $rents (text)
ask-demands = Demand rent? { $rents }.
