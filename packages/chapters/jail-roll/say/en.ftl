### What the rules of “jail-roll” are called.
### $attempts (gap) $bail (gap) $lastBail (gap)


## Questions

question-bailInLastTurn = Bail before the last throw

## Choices

choice-jail-rollOut =
    doubles (attempts: { $attempts }), a jail card, or { $bail } before the throw; after the last failure
    { $lastBail } must be paid
answer-withoutCard =
    doubles (attempts: { $attempts }), or { $bail } before the throw; after the last failure { $lastBail } must be
    paid
answer-withoutBail = doubles (attempts: { $attempts }), or a jail card; after the last failure { $lastBail } must be paid
answer-byThrow = doubles (attempts: { $attempts }); after the last failure { $lastBail } must be paid
choice-bailInLastTurn-refused = no longer possible
choice-bailInLastTurn-allowed = still possible

## Numbers

number-lastBail = Bail after the last failure

## Refusals

refusal-noBailAnyMore = Bail can no longer be paid before the last attempt.
refusal-noJailCard = A jail card is needed for that.

## Buttons

action-playJailCard = Play a jail card
# $seat (seat) $jail (text) $attempt (digits)
event-stayedInJail = No doubles for { $seat } in { $jail } (attempt { $attempt }).
ways-throw = throw for doubles
ways-card = play the jail card or throw for doubles
# $bail (money)
ways-bail = pay { $bail } or throw for doubles
# $bail (money)
ways-bailCard = pay { $bail } or play the jail card or throw for doubles
# $jail (text) $attempt (digits) $attempts (digits) $ways (text)
attempt-plain = In { $jail }, attempt { $attempt } of { $attempts }: { $ways }.
# $jail (text) $attempt (digits) $attempts (digits) $ways (text) $lastBail (money)
attempt-last = In { $jail }, attempt { $attempt } of { $attempts }: { $ways }; without doubles it costs { $lastBail }.
