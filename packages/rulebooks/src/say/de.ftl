## What rules are about

theme-players = Spieler und Geld
theme-turn = Zug und Würfel
theme-property = Kaufen und Versteigern
theme-rent = Miete
theme-building = Bauen
theme-spaces = Felder und Karten
theme-jail = Gefängnis
theme-trade = Handel, Hypotheken und Anteile
theme-debt = Schulden und Ausscheiden
theme-end = Ende und Wertung
theme-more = Weitere Regeln
theme-board = Spielbrett

## Questions

question-finiteBank = Geld der Bank
question-feesToPot = Steuern und Gebühren
question-surcharge = Freiwillige Geschäfte aus dem Gefängnis
question-shortfall = Bei Zahlungsunfähigkeit
question-outAtZero = Wer gar kein Geld mehr hat
question-thirdDie = Dritter Würfel
question-jail = Aus dem Gefängnis
question-onStart = Das Startfeld
question-buildsEvenly = Gebaut wird
question-open = Es beginnt
question-estate = Was Ausgeschiedene hinterlassen
question-resign = Wer aufgibt
question-seatLeft = Das Spiel endet
question-wealth = Als Vermögen zählen

## Choices

choice-feesToPot-toBank = gehen an die Bank
choice-feesToPot-toPot = gehen in den Topf
choice-feesToPot-taxesToPot = kommen in den Topf, soweit es Steuern sind; alles andere geht an die Bank
choice-feesToPot-cardsToPot = kommen in den Topf, soweit Karten sie fordern; alles andere geht an die Bank
choice-feesToPot-taxesAndCardsToPot = kommen in den Topf, soweit es Steuern sind oder Karten sie fordern; alles andere geht an die Bank
choice-feesToPot-taxesAndBailToPot = kommen in den Topf, soweit es Steuern oder Freikäufe sind; alles andere geht an die Bank
choice-finiteBank-unlimited = unbegrenzt
choice-surcharge-nothing = kosten nichts mehr
choice-outAtZero-staysIn = spielt weiter
choice-outAtZero-isOut = scheidet aus
choice-buildsEvenly-nowhere = nirgends

## Numbers

number-minSeats = Spieler, mindestens
number-maxSeats = Spieler, höchstens
number-startCash = Startgeld
number-handicap = Mehr Startgeld nach Plätzen
number-salaryPass = Gehalt im Vorbeiziehen
number-salaryLand = Gehalt auf dem Startfeld
number-houses = Häuser im Vorrat der Bank
number-hotels = Hotels im Vorrat der Bank
number-housesBeforeHotel = Häuser vor einem Hotel
number-attempts = Runden im Gefängnis
number-bail = Freikauf aus dem Gefängnis
number-bails = Freikauf, von Runde zu Runde

## Table options

option-autoRent = Miete wird von selbst eingezogen
option-rentGrace = Sekunden, in denen Miete noch verlangt werden kann
option-freeParkingPot = Topf auf Frei Parken
option-shortGame = Kurzes Spiel
option-timeLimit = Zeitlimit in Minuten (0: keines)
option-speedDie = Tempowürfel
option-cards = Karten
option-auctionStreetsOnly = Nur Straßen werden versteigert
option-autoReports = Berichte werden von selbst abgegeben

## Amounts, places, and comparisons of rulebooks

compare-sentRent = Miete eines Werks, zu dem eine Karte schickt
compare-byCard = { $factor }-mal ein neuer Wurf
compare-house-range = nur als Hausregel, { $least } bis { $most }
compare-yes = ja
compare-no = nein
compare-players = Spieler
compare-properties = Grundstücke
compare-spaces = Felder des Bretts
compare-mark = Kennung der Regeln
compare-house-only = nur als Hausregel
compare-default = ja, abschaltbar
compare-fromTo = { $count }, von { $from } bis { $to }
amount-then = , dann{ " " }
amount-unlimited = unbegrenzt
seat = Platz
# same
site-inCity = in { $place }
site-onStreet = auf { $place }
draft-answered = { $what }: { $answer }
draft-quoted = „{ $what }“
draft-notAsked = kommt nicht vor
draft-notSettled = ist noch nicht gewählt
draft-off = steht nicht zur Wahl
draft-usually = wählt der Tisch; üblich: { $usual }
