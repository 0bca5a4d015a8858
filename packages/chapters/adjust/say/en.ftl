### What “adjust” says.


## Refusals

refusal-asItIs = The books already say so.
refusal-cashTooLow = Nobody can have less than nothing.
refusal-notBetweenMoves = This can be set right only before a throw or at the end of a turn, when nothing else is pending.
# $seat (seat) $amount (money)
adjusted-receives = Adjusted: { $seat } receives { $amount } from the bank.
# $seat (seat) $amount (money)
adjusted-pays = Adjusted: { $seat } pays { $amount } to the bank.
# $deed (deed) $owner (seat)
adjusted-owner = Adjusted: { $deed } now belongs to { $owner }.
# $deed (deed)
adjusted-unowned = Adjusted: { $deed } now belongs to the bank.
# $deed (deed) $standing (text)
adjusted-level = Adjusted: On { $deed } there is now: { $standing }.
# $deed (deed)
adjusted-mortgaged = Adjusted: { $deed } is now mortgaged.
# $deed (deed)
adjusted-lifted = Adjusted: { $deed } is no longer mortgaged.
# $seat (seat) $space (space)
adjusted-place = Adjusted: { $seat } now stands on { $space }.
# $deck (deck)
adjusted-cardInDeck = Adjusted: The jail card is now in the { $deck } deck.
# $seat (seat) $deck (deck)
adjusted-cardHeld = Adjusted: { $seat } now holds the jail card of the { $deck } deck.
# $seat (seat) $jail (text)
adjusted-notInJail = Adjusted: { $seat } is not in { $jail }.
# $seat (seat) $jail (text) $round (digits)
adjusted-inJail = Adjusted: { $seat } is in { $jail }; the next round there is round { $round }.
# $seat (seat)
adjusted-noLap = Adjusted: { $seat } has not passed Start yet.
# $seat (seat)
adjusted-lap = Adjusted: { $seat } has passed Start already.
nothing = nothing
# $piece (noun)
oneHotel = { phrase-aPiece }
