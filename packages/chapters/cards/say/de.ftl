## Choices

choice-drawCard-backUnder = kommen wieder unter ihren Stapel

## What cards do, with their numbers

effect-advanceTo =
    { $space ->
        [jail] vor bis das Gefängnisfeld
       *[other] vor bis { $space }
    }
effect-nextUtility = vor bis zum nächsten Werk, Miete das { $factor }-Fache der Augen
effect-nextStation =
    { $times ->
        [1] vor bis zum nächsten Bahnhof, einfache Miete
       *[other] vor bis zum nächsten Bahnhof, { $times }-fache Miete
    }
effect-back =
    { $steps ->
        [one] { $steps } Feld zurück
       *[other] { $steps } Felder zurück
    }
# without $jail
effect-toJail = ins Gefängnis
effect-jailFree = Freikarte
effect-receive = { $amount } von der Bank
effect-pay = { $amount } an die Bank
effect-receiveEach = { $amount } von jedem anderen
effect-payEach = { $amount } an jeden anderen
effect-repairs = je { $houses } { $house }, je { $hotels } { $hotel }
effect-nothing = nichts

## What cards do, in a list

card-advanceTo = Vor auf ein Feld
card-nextUtility = Vor zum nächsten Werk
card-nextStation = Vor zum nächsten Bahnhof
card-back = Felder zurück
card-toJail = Ins Gefängnis
card-jailFree = Freikarte
card-receive = Geld von der Bank
card-pay = Geld an die Bank
card-receiveEach = Geld von jedem anderen
card-payEach = Geld an jeden anderen
card-repairs = Reparaturen für Häuser und Hotels
card-nothing = Nichts
