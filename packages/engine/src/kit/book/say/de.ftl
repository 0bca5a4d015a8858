## What a sentence is about

theVersion = Die Version
theCurrency = Die Währung
theChapter = Das Kapitel { $name }
theNumber = Die Zahl { $name }
theGroup = Die Gruppe { $name }
theSpace = Feld { $at }
theDeck = Kartenstapel { $deck }
theCard = Karte { $card } von Stapel { $deck }
theChoice = { $name }: { $other }
priceOf = Der Preis von Feld { $at }
houseOf = Der Preis eines Hauses auf Feld { $at }
mortgageOf = Der Hypothekenwert von Feld { $at }
saleOf = Der Verkaufswert von Feld { $at }
houseSaleOf = Der Verkaufswert eines Hauses auf Feld { $at }
commissionOf = Die Provision von Feld { $at }
rentOf = Miete { $count } von Feld { $at }
taxOf = Die Steuer von Feld { $at }
chipOf = Der Wert von Chip { $at }
moneyOf = Der Betrag von Karte { $card } von Stapel { $deck }
perPieceOf = Der Reparaturbetrag von Karte { $card } von Stapel { $deck }
stepsOf = Der Rückweg von Karte { $card } von Stapel { $deck }
timesOf = Der Faktor von Karte { $card } von Stapel { $deck }
or = { $one } oder { $two }
and = { $one } und { $two }
nothing = nichts

## Values

notWhole = { $what } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $given }.
noId = Ein Regelbuch braucht einen eigenen Namen, seine "id".
housesBeforeHotel =
    { $most ->
        [one] Vor einem Hotel kann höchstens ein Haus stehen, nicht { $count }: Für mehr haben die Straßen keine Mieten.
       *[other] Vor einem Hotel können höchstens { $most } Häuser stehen, nicht { $count }: Für mehr haben die Straßen keine Mieten.
    }

## Options

optionUnknown = Die Option { $name } ist nicht bekannt.
optionTwice = Die Option { $name } wird zweimal angeboten.
optionLimits = Die Option { $name } braucht ganze Grenzen und ihren üblichen Wert dazwischen.
optionNoText = Die Option { $name } beruft sich auf { $rule }; dafür gibt es keinen Text.

## Chapters

noTurn = Kein Kapitel sagt, wie ein Zug abläuft: "turn" fehlt.
inOnes = Das Kapitel { $name } handelt mit beliebigen Beträgen, aber der kleinste Chip ist { $coin }.
chapterTwice = Das Kapitel { $name } ist zweimal gewählt.
claimedTwice =
    { $kind ->
        [section] Die Kapitel { $one } und { $two } haben beide den Abschnitt { $name }.
        [frame] Die Kapitel { $one } und { $two } haben beide den Rahmen { $name }.
        [stage] Die Kapitel { $one } und { $two } haben beide die Stufe { $name }.
        [action] Die Kapitel { $one } und { $two } haben beide die Aktion { $name }.
        [matter] Die Kapitel { $one } und { $two } haben beide die offene Sache { $name }.
        [adjustment] Die Kapitel { $one } und { $two } haben beide den Ausgleich { $name }.
       *[policy] Die Kapitel { $one } und { $two } haben beide die Frage { $name }.
    }
noSuchChapter = { $one } hat kein Kapitel { $name }.
chapterUnknown = Das Kapitel { $name } gibt es nicht.
clash = Die Kapitel { $one } und { $two } passen nicht zusammen.
needsChapter = { $what } braucht das Kapitel { $names }.
needsChoice = { $what } braucht bei { $name }: { $names }.
noShortage = Häuser und Hotels können ausgehen, und kein Kapitel sagt, was dann geschieht: "shortage" fehlt.
unserved = Feld { $at } ist von der Art { $name }, und kein Kapitel sagt, was dort geschieht.

## Words of chapters

citesUnknown = Die Ablehnung { $name } beruft sich auf { $other }; kein Kapitel kennt das.
usesUnknown = Das Kapitel { $name } benutzt { $other }; keines seiner Wörterverzeichnisse kennt das.
noMost = Die Aktion { $name } sagt nicht, unter wie vielem gewählt wird (most).
noRange = Die Aktion { $name } sagt nicht, wann es sie gibt und mit welchen Beträgen (range).
sameNumber = { $one } und { $two } haben dieselbe Nummer: Eines braucht einen anderen Namen.

## Choices

noPolicy = Es gibt nichts zu wählen, das { $name } heißt.
cannotBe = { $name } kann nicht { $given } sein: Die Kapitel dieses Regelbuchs bieten { $names }.
mustChooseUsual = { $name } muss gewählt werden: Seine Kapitel haben { $names }.
mustChoose = { $name } muss gewählt werden: Die Kapitel dieses Regelbuchs bieten { $names }.

## Numbers

noNumber = Kein Kapitel dieses Regelbuchs hat die Zahl { $name }.
numberMissing = Die Zahl { $name } muss angegeben werden.
numberNoList = Die Zahl { $name } muss eine Liste sein, nicht { $given }.
numberList = Die Zahl { $name } kann keine Liste sein.
numberEmpty = Die Zahl { $name } kann keine leere Liste sein.
numberCoin = Die Zahl { $name } muss ein Vielfaches von { $coin } sein, dem kleinsten Chip.
seatLimits = Mindestens { $least } und höchstens { $most } Spieler kann es nicht geben.

## Paragraphs

ruleNoText = Der Paragraph { $name } hat keinen Text.
slotTwice = { $name } steht in { $one } und in { $two }.
slotNowhere = { $what } beruft sich auf { $name }; kein Paragraph steht dafür.

## The board

noBoard = Ein Regelbuch braucht einen Spielplan.
noName = { $what } hat keinen Namen auf Deutsch und Englisch.
noSpaces = Ein Spielplan braucht eine Liste von Feldern.
noDecks = Ein Spielplan braucht eine Liste von Kartenstapeln.
noGroups = Ein Spielplan braucht Gruppen.
noPieces = Ein Spielplan muss sagen, wie seine Häuser und Hotels heißen.
noChips = Die Chips eines Spielplans müssen eine Liste von mindestens einem sein.
notDescribed = { $what } ist nicht beschrieben.
spaceKind = Feld { $at } ist von einer unbekannten Art: { $name }.
spaceGroup = Feld { $at } gehört zu keiner Gruppe.
spaceRents = Feld { $at } hat keine Liste von Mieten.
mostSpaces = Ein Spielplan hat höchstens { $most } Felder, nicht { $count }.
leastSpaces = Ein Spielplan hat mindestens { $least } Felder, so viele, wie ein Wurf weit führt, nicht { $count }.
mostDeeds = Ein Spielplan hat höchstens { $most } Grundstücke, nicht { $count }.
mostDecks = Ein Spielplan hat höchstens { $most } Kartenstapel, nicht { $count }.
noJail = Ein Spielplan braucht ein Gefängnis.
noStart = Feld 0 muss das Startfeld sein.
secondStart = Feld { $at } ist ein zweites Startfeld: Das Startfeld ist Feld 0.
spaceDeck = Auf Feld { $at } wird von Stapel { $given } gezogen, den es nicht gibt.
groupEmpty = Die Gruppe { $name } hat kein Grundstück.
groupMixed = Die Gruppe { $name } mischt Grundstücke verschiedener Art: { $names }.

## Properties

deedGroup = Feld { $at } gehört zur Gruppe { $name }, die es nicht gibt.
noHousePrice = Straße { $at } hat keinen Preis für ein Haus.
oddPrice = Der halbe Preis von Feld { $at } ist kein ganzer Betrag: Hypotheken- und Verkaufswert müssen angegeben werden.
oddHouse = Der halbe Preis eines Hauses auf Feld { $at } ist kein ganzer Betrag: Sein Verkaufswert muss angegeben werden.
rentCount = Feld { $at } braucht { $least } bis { $most } Mieten, nicht { $count }.
spaceCoin = Ein Betrag von Feld { $at } ist kein Vielfaches von { $coin }, dem kleinsten Chip.
cardCoin = Ein Betrag von Karte { $card } von Stapel { $deck } ist kein Vielfaches von { $coin }, dem kleinsten Chip.

## Cards

deckNoCards = Kartenstapel { $deck } hat keine Liste von Karten.
deckSize = Kartenstapel { $deck } braucht 1 bis { $most } Karten.
jailCards = Kartenstapel { $deck } hat mehr als eine Freikarte.
onlyJailCard = Kartenstapel { $deck } hat nichts mehr, sobald seine Freikarte behalten wird.
cardNoEffect = Karte { $card } von Stapel { $deck } hat keine Wirkung.
cardEffect = Karte { $card } von Stapel { $deck } hat eine unbekannte Wirkung: { $name }.
cardNoText = Karte { $card } von Stapel { $deck } hat keinen Text auf Deutsch und Englisch.
cardUnable = Karte { $card } von Stapel { $deck } sagt { $name }; kein Kapitel dieses Regelbuchs kann das ausführen.
cardNoNext =
    { $next ->
        [station] Karte { $card } von Stapel { $deck } führt zum nächsten Bahnhof, und der Spielplan hat keinen.
       *[utility] Karte { $card } von Stapel { $deck } führt zum nächsten Werk, und der Spielplan hat keines.
    }
cardAcross = Karte { $card } von Stapel { $deck } führt quer über einen Spielplan mit ungerader Zahl von Feldern.
cardSpace = Karte { $card } von Stapel { $deck } führt auf Feld { $given }, das es nicht gibt.
cardsCircle = Die Karten, die auf Feld { $names } gezogen werden, führen ohne Ende dorthin zurück.
