## The chapter

chapter-mortgage-gist =
    Grundstücke ohne Gebäude können bei der Bank beliehen werden; dann bringen sie keine Miete. Wer die Hypothek
    ablöst, zahlt Zinsen dazu; wechselt ein beliehenes Grundstück den Besitzer, sind die Zinsen sofort fällig.
chapter-mortgage-title = Hypotheken

## Numbers

number-mortgageInterest = Zinsen auf Hypotheken

## What happens

event-mortgaged = { $seat } nimmt auf { $deed } eine Hypothek auf und erhält { $amount }.
event-lifted = { $seat } löst die Hypothek auf { $deed } für { $amount } ab.

## Payments

payment-mortgage = { $to } erhält { $amount } Hypothek auf { $deed }.
payment-lift = { $from } zahlt { $amount } und löst die Hypothek auf { $deed } ab.
payment-transferInterest = { $from } zahlt { $amount } Hypothekenzinsen{ phrase-forDeed }.

## Refusals

refusal-alreadyMortgaged = Auf dem Grundstück liegt schon eine Hypothek.
refusal-groupBuilt = Erst müssen alle Gebäude der Farbgruppe verkauft sein.
refusal-notMortgaged = Auf dem Grundstück liegt keine Hypothek.
refusal-liftTooDear = Zum Ablösen der Hypothek reicht das Bargeld nicht.
action-mortgage = Hypothek auf { $deed } aufnehmen (+{ $amount })
action-lift = Hypothek auf { $deed } ablösen ({ $amount })
interestDue = { $seat } übernimmt { $deeds } mit Hypothek und zahlt dafür sofort { $amount } Zinsen an die Bank.
