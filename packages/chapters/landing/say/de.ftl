## Questions

question-onTax = Steuerfelder
question-onParking = Frei Parken
question-onCards = Kartenfelder

## Choices

choice-onStart-rest = zahlt das Gehalt
choice-onStart-endsDoubles = zahlt das Gehalt; ein Pasch gibt keinen weiteren Wurf
choice-onTax-pay = kosten ihren Betrag
choice-onCards-draw = eine Karte wird gezogen
choice-onCards-byOption = eine Karte, wenn der Tisch mit Karten spielt
choice-doubleOne-winsPot = gewinnen, was im Topf ist, außer im Gefängnis
choice-onJail-visit = nur zu Besuch
choice-onParking-rest = nichts geschieht
choice-onParking-winPot = gewinnt, was im Topf ist
choice-onGoToJail-jail = ins Gefängnis
answer-nothing = nichts geschieht
answer-wins = gewinnt, was im Topf ist
answer-winsByOption = gewinnt, was im Topf ist, wenn der Tisch mit einem spielt; sonst geschieht nichts

## Numbers

number-potStart = Zu Beginn im Topf
number-potRefill = Nach jedem Gewinn wieder im Topf

## What happens

event-noFurtherThrow = Hier bringt der Pasch { $seat } keinen weiteren Wurf.

## Payments

payment-tax = { $from } zahlt { $amount } Steuern { phrase-paidTo }.

## What table options do

about-cards = Auf den Kartenfeldern werden Karten gezogen. Sonst geschieht dort nichts.
# without $jail
visited-jail = { $seat } ist im Gefängnis nur zu Besuch.
visited-parking = { $seat } ruht sich auf { $space } aus.
visited-other = { $seat } bleibt auf { $space } stehen.
pot-filled = Die Bank legt { $amount } in den Topf.
pot-won = { $to } gewinnt den Topf: { $amount }.
