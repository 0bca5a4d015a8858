## Questions

question-unowned = Ein freies Grundstück
question-rentOnDemand = Miete
question-rentInJail = Miete für Eigentümer im Gefängnis
question-groupRent = Miete unbebauter ganzer Gruppen
question-freshUtilityThrow = Wurf für die Miete von Werken

## Choices

choice-onStreet-deed = kauft, zahlt Miete oder ruht aus
choice-onStation-deed = kauft, zahlt Miete oder ruht aus
choice-onUtility-deed = kauft, zahlt Miete oder ruht aus
choice-rentThrow-dice = die Würfel
choice-rentOnDemand-onDemand = nur auf Verlangen
choice-rentOnDemand-atOnce = wird sofort eingezogen
choice-rentInJail-paid = wird gezahlt
choice-rentInJail-half = wird zur Hälfte gezahlt
choice-rentInJail-unpaid = entfällt
choice-groupRent-never = wie sonst
choice-groupRent-unlessMortgaged = das { $groupRentFactor }-Fache, solange nichts in der Gruppe beliehen ist
choice-groupRent-always = das { $groupRentFactor }-Fache
choice-freshUtilityThrow-arrival = der, der hinführte
choice-freshUtilityThrow-fresh = ein neuer

## Numbers

number-groupRentFactor = Miete unbebauter ganzer Gruppen, mal so viel
number-rentGrowth = Wachstum der Mieten in jeder Runde, höchstens auf das Zehnfache

## What happens

event-rentDemanded = { $owner } verlangt { $amount } Miete von { $seat } für { $deed }.
event-rentWaived = { $owner } verzichtet auf { $amount } Miete von { $seat } für { $deed }.

## Payments

payment-rentDemand = { $from } zahlt { $amount } Miete { phrase-paidTo }{ phrase-forDeed }.

## Refusals

refusal-noSuchDemand = Diese Miete ist schon bezahlt, erlassen oder verfallen.
refusal-notYourDemand = Diese Miete steht jemand anderem zu.

## What table options do

about-autoRent = Miete wird schon bei der Landung eingezogen. Sonst muss sie verlangt werden, bevor der nächste Spieler gewürfelt hat.
about-rentGrace = So lange nach dem Ende eines Zuges wartet der nächste Wurf, damit noch Miete verlangt werden kann. Haben alle verlangt oder verzichtet, geht es sofort weiter; bei 0 gibt es keine Wartezeit.
thrownForRent = { $seat } wirft für die Miete { $dice }.
event-rentDue = Fällig: { $amount } Miete von { $seat } an { $owner } für { $deed }.
event-rentLapsed = Verfallen: { $amount } Miete von { $seat } an { $owner } für { $deed }.
# without $jail
noRent-inJail = { $owner } sitzt im Gefängnis; { $seat } zahlt keine Miete.
noRent-mortgaged = Auf { $deed } liegt eine Hypothek; { $seat } zahlt keine Miete.
action-demand-any = Miete verlangen
action-demand-one = Miete verlangen: { $amount } von { $payer } für { $deed }
action-waive-any = Auf Miete verzichten
action-waive-one = Auf Miete verzichten: { $amount } von { $payer } für { $deed }
open-one = { $amount } von { $payer } für { $deed }
open-more = { $before }; { open-one }
ask-demands = Miete verlangen? { $rents }.
