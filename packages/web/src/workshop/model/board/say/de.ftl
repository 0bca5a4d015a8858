newSpace = Neues Feld

## On a card, by what it does

print-advanceTo = Rücke vor bis { $space }.
print-nextUtility = Rücke vor bis zum nächsten Werk. Gehört es jemandem, zahle das { $factor }-Fache der Augen.
print-nextStation =
    { $times ->
        [1] Rücke vor bis zum nächsten Bahnhof.
       *[other] Rücke vor bis zum nächsten Bahnhof. Gehört er jemandem, zahle das { $times }-Fache der Miete.
    }
print-back =
    { $steps ->
        [1] Gehe ein Feld zurück.
       *[other] Gehe { $steps } Felder zurück.
    }
print-toJail = Geh ins Gefängnis, auf direktem Weg.
print-jailFree = Damit kommst du frei. Behalte diese Karte, bis du sie brauchst.
print-receive = Die Bank zahlt dir { $amount }.
print-pay = Zahle der Bank { $amount }.
print-receiveEach = Alle anderen zahlen dir je { $amount }.
print-payEach = Zahle allen anderen je { $amount }.
print-repairs = Zahle der Bank für jedes deiner Häuser { $house } und für jedes Hotel { $hotel }.
print-nothing = Nichts geschieht.
print-sitOut = Setze einmal aus.
print-throwAgain = Würfle noch einmal.
print-opposite = Stelle deine Figur auf das Feld gegenüber.
