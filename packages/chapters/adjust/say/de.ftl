## Refusals

refusal-asItIs = So steht es schon in den Büchern.
refusal-cashTooLow = Weniger als nichts kann niemand haben.
refusal-notBetweenMoves = Das lässt sich nur vor einem Wurf oder am Ende eines Zuges ausgleichen, wenn sonst nichts ansteht.
adjusted-receives = Ausgleich: { $seat } erhält { $amount } von der Bank.
adjusted-pays = Ausgleich: { $seat } zahlt { $amount } an die Bank.
adjusted-owner = Ausgleich: { $deed } gehört jetzt { $owner }.
adjusted-unowned = Ausgleich: { $deed } gehört jetzt der Bank.
adjusted-level = Ausgleich: Auf { $deed } steht jetzt: { $standing }.
adjusted-mortgaged = Ausgleich: Auf { $deed } liegt jetzt eine Hypothek.
adjusted-lifted = Ausgleich: Auf { $deed } liegt jetzt keine Hypothek.
adjusted-place = Ausgleich: { $seat } steht jetzt auf { $space }.
adjusted-cardInDeck = Ausgleich: Die Freikarte liegt jetzt im Stapel { $deck }.
adjusted-cardHeld = Ausgleich: Die Freikarte vom Stapel { $deck } hat jetzt { $seat }.
# without $jail
adjusted-notInJail = Ausgleich: { $seat } ist nicht im Gefängnis.
# without $jail
adjusted-inJail = Ausgleich: { $seat } sitzt im Gefängnis, nun in Runde { $round }.
adjusted-noLap = Ausgleich: { $seat } ist noch nicht über LOS gekommen.
adjusted-lap = Ausgleich: { $seat } ist schon über LOS gekommen.
nothing = nichts
oneHotel = 1 { $piece }
