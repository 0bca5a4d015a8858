### What the rules of “first-throw” are called.
### $dealtDeeds (gap)
### $seat (seat)


## The chapter

chapter-first-throw-gist = The highest throw begins; those who tie throw again.
chapter-deal-gist = Shuffled title deeds are dealt in turn.

## Questions

question-dealing = At the start
question-dealPrice = Properties dealt

## Choices

choice-open-firstThrow = the highest throw
choice-open-firstThrowAndDeal = the highest throw; in the short and the timed game, properties are dealt before it
answer-firstThrowDealt = the highest throw; properties are dealt before it
choice-open-firstSeatAndDeal = the first seat; properties are dealt before, where that holds
choice-dealing-some = { $dealtDeeds } properties are dealt to each player
choice-dealing-all = all properties are dealt
choice-dealPrice-free = cost nothing
choice-dealing-byOption = properties are dealt where the table wants it
choice-dealPrice-paid = are paid for at once

## Numbers

number-dealtDeeds = Properties dealt to each

## What happens

event-starts = { $seat } starts.
# $dice (text)
firstThrow = Who starts? { $seat } throws { $dice }.
# $deed (deed) $price (money)
dealt = { $seat } is dealt { $deed } and pays { $price } for it.
ask-deal = A title deed is dealt to { $seat }.
