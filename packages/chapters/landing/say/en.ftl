### What the rules of “landing” are called.
### $seat (seat) $amount (money) $to (account)


## Questions

question-onTax = Tax spaces
question-onParking = The free car park
question-onCards = Card spaces

## Choices

choice-onStart-rest = pays the salary
choice-onStart-endsDoubles = pays the salary; doubles give no further throw
choice-onTax-pay = cost their amount
choice-onCards-draw = a card is drawn
choice-onCards-byOption = a card, where the table plays with cards
choice-doubleOne-winsPot = win what is in the pot, but not in jail
choice-onJail-visit = just visiting
choice-onParking-rest = nothing happens
choice-onParking-winPot = wins what is in the pot
choice-onGoToJail-jail = to jail
answer-nothing = nothing happens
answer-wins = wins what is in the pot
answer-winsByOption = wins what is in the pot, where the table plays with one; otherwise nothing happens

## Numbers

number-potStart = In the pot at the start
number-potRefill = Back in the pot after each win

## What happens

event-noFurtherThrow = Doubles give { $seat } no further throw here.

## Payments

# $from (seat)
payment-tax = { $from } pays { $amount } tax { phrase-paidTo }.

## What table options do

about-cards = Cards are drawn on the card spaces. Otherwise nothing happens there.
# $jail (text)
visited-jail = { $seat } is only visiting the { $jail }.
# $space (space)
visited-parking = { $seat } takes a rest on { $space }.
# $space (space)
visited-other = { $seat } stays on { $space }.
pot-filled = The bank lays { $amount } into the pot.
pot-won = { $to } wins the pot: { $amount }.
