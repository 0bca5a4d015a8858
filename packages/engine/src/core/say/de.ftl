## A table that cannot be

noBook = Ein Regelbuch „{ $name }“ gibt es nicht. Es gibt: { $known }.
noBot = Einen Bot „{ $name }“ gibt es nicht. Es gibt: { $known }.
players = „{ $name }“ spielt man zu { $least } bis { $most }, nicht zu { $count }.
noOption =
    { $known ->
        [none] „{ $name }“ hat keine Option „{ $option }“ und auch sonst keine.
       *[other] „{ $name }“ hat keine Option „{ $option }“. Es gibt: { $known }.
    }
optionValue = Die Option „{ $name }“ ist eine ganze Zahl von { $low } bis { $high }, nicht { $value }.
otherGame = Das Spiel folgt dem Regelbuch „{ $name }“, nicht „{ $other }“.
bookTwice = Es gibt schon ein Regelbuch „{ $name }“ mit anderen Regeln: Dieses braucht eine andere id.
luckOutside = Glück wird nur für die Bots dieses Programms berechnet.
arenaSmall = Ein Tisch für { $count } braucht mindestens ebenso viele Bots.
arenaOnce = Jeder Bot nimmt nur einmal an einer Arena teil.
mirrorTwo = Gespiegelte Partien brauchen mindestens zwei Bots: Alle sitzen an einem Tisch.
noOffers = Bei „{ $name }“ macht niemand Angebote.

## A record that cannot be read

noRecord = Das ist keine Aufzeichnung von Hausregeln.
noEnd = Die Aufzeichnung ist beschädigt: Ihr Ende fehlt.
noEntry = Die Aufzeichnung ist beschädigt: Zeile { $line } ist kein Eintrag.
wrongEntry = Die Aufzeichnung ist beschädigt: Zeile { $line }. { $sentence }
lineAgain = Die Aufzeichnung ist beschädigt: Zeile { $line } wiederholt die Zeile davor.
takenOut =
    { $count ->
        [one] Die Aufzeichnung ist beschädigt: Vor Zeile { $line } wurde etwas entfernt; insgesamt fehlt { $count } Eintrag.
       *[other] Die Aufzeichnung ist beschädigt: Vor Zeile { $line } wurde etwas entfernt; insgesamt fehlen { $count } Einträge.
    }
followsNot = Die Aufzeichnung ist beschädigt: Zeile { $line } folgt nicht aus den Zeilen davor.
followsNotFirst = Die Aufzeichnung ist beschädigt: Zeile { $line } folgt nicht aus den Zeilen davor, oder die Namen und Optionen in der ersten Zeile wurden verändert.
endTakenOut =
    { $count ->
        [one] Die Aufzeichnung ist beschädigt: Am Ende wurde etwas entfernt; { $count } Eintrag fehlt.
       *[other] Die Aufzeichnung ist beschädigt: Am Ende wurde etwas entfernt; { $count } Einträge fehlen.
    }
goesOn =
    { $count ->
        [one] Die Aufzeichnung ist beschädigt: Sie hat { $count } Eintrag mehr, als an ihrem Ende steht.
       *[other] Die Aufzeichnung ist beschädigt: Sie hat { $count } Einträge mehr, als an ihrem Ende steht.
    }
firstLine = Die Aufzeichnung ist beschädigt: In ihrer ersten Zeile fehlen das Regelbuch, die Plätze, die Optionen oder die Herkunft des Zufalls.
firstLineRules = Die Aufzeichnung ist beschädigt: Ihre erste Zeile nennt die Regeln, nach denen gespielt wurde, aber nicht richtig.
editionNoNumber = Die Aufzeichnung ist beschädigt: Ihre Ausgabe ist keine Zahl.
newerFormat = Die Aufzeichnung hat Format { $format }; dieses Programm liest bis Format { $most }. Du brauchst ein neueres.
newerEdition = Das Spiel folgt Ausgabe { $format } der Regeln; dieses Programm hat sie bis Ausgabe { $most }. Du brauchst ein neueres.

## A record that cannot be followed

otherRules = Das Spiel wurde nach anderen Regeln von „{ $name }“ gespielt ({ $theirs }), als dieses Programm sie hat ({ $ours }).
bookUnknown = Dieses Programm kennt das Regelbuch „{ $name }“ nicht.
cannotFollow = Bei Eintrag { $entry } lässt sich die Aufzeichnung nicht weiterspielen: { $sentence }
cannotFollowOlder = Bei Eintrag { $entry } lässt sich die Aufzeichnung nicht weiterspielen: { $sentence } Sie hat Format { $format } und wird übernommen, indem sie noch einmal gespielt wird; das Programm, das sie geschrieben hat, kann sie lesen.
otherVersion = Die Aufzeichnung entstand mit Version { $was } des Regelbuchs; mit Version { $value } verläuft sie ab Eintrag { $entry } anders.
seatCannot = Platz { $seat } kann dort „{ $name }“ nicht ({ $refusal }, { $rule }).
differsThere = Ab dort verläuft das Spiel anders.
wentWrong = Dort geht etwas schief: { $sentence }
runsDifferently = Das Spiel verläuft anders als in der Aufzeichnung.
standsDifferently = Das Spiel steht nicht so, wie es die Aufzeichnung sagt.

## Dice and cards that do not follow from the seed

otherSeed = Die offengelegte Startzahl ist nicht die, auf die sich der Server festgelegt hatte.
otherDraw = Eintrag { $entry } folgt nicht aus der offengelegten Startzahl: Dort steht { $outcome }, nicht { $due }.
ownNumberMissing = Deine eigene Zufallszahl ist nicht unter denen, aus denen die Würfe entstanden.

## An entry that is none

undoShape = Ein "undo" nennt den Eintrag, ab dem es zurücknimmt.
outcomeShape = Ein Ergebnis besteht aus ein bis drei ganzen Zahlen.
handOverShape = Wer die Bücher übernimmt, hat einen Namen.
chanceShape = Ein Wechsel des Zufalls sagt, woher er nun kommt: aus einer Startzahl, einer Festlegung oder von außen.
botTakesShape = Ein Bot übernimmt einen Platz und hat einen Namen.
revealShape = Ein Server legt seine Startzahl offen.
needsSeat = „{ $host }“ braucht einen Platz.
noHostEntry = Einen Eintrag { $host } des Gastgebers gibt es nicht.
adjustWhat = Ein Ausgleich nennt, was er ausgleicht.
adjustOf = Ein Ausgleich nennt, bei wem oder wo er etwas ausgleicht.
adjustValue = Der Wert eines Ausgleichs ist eine ganze Zahl.
adjustWas = Was ein Ausgleich ersetzt, ist eine ganze Zahl.
adjustReason = Ein Ausgleich hat eine Begründung von höchstens { $most } Zeichen.
correctionDrops = Eine Berichtigung streicht die Einträge ab einer Nummer.
correctionList = Eine Berichtigung hat eine Liste von Änderungen.
correctionOrder = Die Änderungen einer Berichtigung stehen in der Reihenfolge ihrer Einträge, je Eintrag eine.
changeShape = Eine Änderung nennt einen Eintrag mit seiner Nummer und zählt auf, was stattdessen geschieht.

## A move that is none

moveShape = Ein Zug ist ein Objekt wie { "{" }"do":"throw","seat":0{ "}" }.
noMove = Einen Zug { $given } gibt es nicht.
noAction = Eine Aktion { $number } gibt es nicht.
noSeat = { $given } ist kein Platz.
moveNumber = Der Zug „{ $name }“ braucht „{ $key }“, eine ganze Zahl, nicht { $given }.
noSeatOfLots = { $given } ist kein Platz, von dem es Anteile gibt.
noNumberOfLot = { $given } ist keine Zahl von Anteilen.
offerTo = Ein Angebot muss sagen, an wen es geht.
offerAnswers = { $given } ist kein Angebot, auf das man antworten kann.
offerGoods = Ein Angebot sagt, was gegeben und was genommen wird.
noMoney = { $given } ist kein Geldbetrag.
oneLot = Ein Angebot enthält höchstens ein Los von Anteilen.
noLot = { $given } ist kein Los von Anteilen.
noListOfDeeds = { $given } ist keine Liste von Grundstücken.
noListOfDecks = { $given } ist keine Liste von Kartenstapeln.

## What cannot be entered now

gameOver = Das Spiel ist schon zu Ende.
seatUnknown = Platz { $seat } gibt es nicht.
seatOut = Platz { $seat } ist nicht im Spiel.
diceOut = Erst müssen die Würfel oder die Karte eingetragen werden.
bidsSealed = Es wird gerade verdeckt geboten: Die Gebote lägen in der Aufzeichnung offen.
valueBefore = "{ $what }" von { $of } ist davor { $before }, nicht { $was }.
adjustRefused = "{ $what }" von { $of } lässt sich nicht mit dem Wert { $value } ausgleichen ({ $refusal }).
changesNothing = Die Berichtigung ändert nichts.
entryNotCounting = Einen gültigen Eintrag { $entry } gibt es nicht.
entryIsCorrection = Eintrag { $entry } ist eine Berichtigung: Er wird zurückgenommen, nicht berichtigt.
changedAndDropped = Eintrag { $entry } wird geändert und gestrichen.
stoodNot = Die Berichtigung nennt etwas, das bei Eintrag { $entry } nicht stand.
onlyGiven = Einträge lassen sich nur berichtigen, wo Würfel und Karten von einem echten Tisch kommen.
notWithdrawn = Einen Eintrag { $entry }, der sich zurücknehmen ließe, gibt es nicht.
thenImpossible = Danach ist Eintrag { $entry } unmöglich ({ $refusal }).
leavesOut = Die Berichtigung lässt Mieten oder Angebote aus, die durch sie eine andere Nummer bekommen.

## Outcomes of chance

noneAwaited = Das Spiel wartet weder auf Würfel noch auf eine Karte.
diceCannot = Die Würfel können nicht { $outcome } zeigen.
cannotBeDrawn = { $outcome } lässt sich jetzt nicht ziehen.
