### What the rules of “mortgage” are called.
### $seat (seat) $deed (deed) $amount (money)


## The chapter

chapter-mortgage-gist =
    Properties without buildings can be mortgaged to the bank; they then bring no rent. Lifting a mortgage costs
    interest as well; when a mortgaged property changes hands, the interest is due at once.
chapter-mortgage-title = Mortgages

## Numbers

number-mortgageInterest = Interest on mortgages

## What happens

event-mortgaged = { $seat } mortgages { $deed } and receives { $amount }.
event-lifted = { $seat } lifts the mortgage on { $deed } for { $amount }.

## Payments

# $to (seat)
payment-mortgage = { $to } receives { $amount } as a mortgage on { $deed }.
# $from (seat)
payment-lift = { $from } pays { $amount } to lift the mortgage on { $deed }.
# $from (seat)
payment-transferInterest = { $from } pays { $amount } mortgage interest{ phrase-forDeed }.

## Refusals

refusal-alreadyMortgaged = The property is mortgaged already.
refusal-groupBuilt = All buildings of the colour group must be sold first.
refusal-notMortgaged = The property is not mortgaged.
refusal-liftTooDear = The cash does not cover lifting the mortgage.
# $amount (short)
action-mortgage = Mortgage { $deed } (+{ $amount })
# $amount (short)
action-lift = Lift the mortgage on { $deed } ({ $amount })
# $deeds (list)
interestDue = { $seat } takes over { $deeds } mortgaged and at once pays the bank { $amount } interest.
