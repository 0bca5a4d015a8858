claim = Dein Brettspiel, deine Regeln.
intro = Grundstücke kaufen, tauschen, bauen und Miete verlangen: allein gegen Bots, zusammen an einem Bildschirm, online oder neben dem echten Brett. Jedes Regelbuch gilt ganz, und jede Entscheidung nennt ihren Paragraphen.
newGame = Neues Spiel
online = Online spielen
resume = Weiterspielen
readRules = Regeln lesen
ownRules = Eigene Regeln schreiben
laboratory = Laboratorium
saved = Gespeicherte Spiele
noSaved = Noch keine. Jedes Spiel wird automatisch gespeichert, nach jedem Zug.
importGame = Spiel aus Datei laden
fileFaults-foreign = Das ist kein gespeichertes Spiel. Solche Dateien enden auf .jsonl; ein Regelbuch öffnest du unter „Neues Spiel“.
fileFaults-newer = Diese Datei ist von einem neueren Programm. Lade die Seite neu, oder öffne die Datei dort, wo sie entstanden ist.
fileFaults-damaged = Diese Datei ist beschädigt. Nichts davon wurde übernommen; nimm eine andere Sicherung.
fileFaults-rules = Dieses Spiel folgt Regeln, die dieses Programm nicht oder anders kennt. Öffne es dort, wo es gespielt wurde.
exportGame = Als Datei sichern
exportWorkbook = Als Arbeitsmappe sichern
remove = Löschen
removeAsk = Das Spiel von { $names } endgültig löschen?
exportAll = Alle in einer Datei sichern
removeAll = Alle löschen
removeAllAsk = Alle Spiele löschen, die dieser Browser gespeichert hat? Nur eine Datei bringt sie zurück.
where = Was wird wo gespeichert?
keep = Behalten
round = Runde { $round }
over = zu Ende gespielt
seats = Spieler
seatsIntro = Wer sitzt am Tisch?
addSeat = Platz hinzufügen
removeSeat = { $name } vom Tisch nehmen
person = Mensch
bots-random = Bot Zufällig
bots-plain = Bot Schlicht
bots-casual = Bot Gemütlich
bots-careful = Bot Vorsichtig
bots-gambler = Bot Wagemutig
bots-trader = Bot Handelslustig
bots-grudge = Bot Nachtragend
bots-steady = Bot Umsichtig
bots-strong = Bot Meisterhaft
botLevels-veryEasy = sehr leicht
botLevels-easy = leicht
botLevels-normal = mittel
botLevels-hard = schwer
botLevels-veryHard = sehr schwer
# $level (text)
# $manner (text)
botIs = { $level }: { $manner }
botHints-random = spielt irgendetwas Erlaubtes
botHints-plain = kauft und baut, sonst nichts
botHints-casual = spielt mit, ohne weit zu rechnen
botHints-careful = hält Geld für Mieten zurück, ehe gebaut wird
botHints-gambler = baut mit dem letzten Geld
botHints-trader = handelt mit allen und gibt sich mit weniger zufrieden
botHints-grudge = vergisst keine Absage und handelt dann nicht mehr
botHints-steady = spielt in allem mit Verstand
botHints-strong = spielt nach den Aussichten auf den Sieg
who = Wer spielt
# same
name = Name
piece = Figur
pieces-lighthouse = Leuchtturm
pieces-bicycle = Fahrrad
pieces-teapot = Teekanne
pieces-cat = Katze
pieces-kite = Drachen
pieces-boat = Boot
pieces-anvil = Amboss
pieces-mushroom = Pilz
nameEmpty = Ein Name fehlt.
nameTwice = Diesen Namen gibt es schon.
rulebook = Regelbuch
seatRange =
    { $least ->
        [0]
            { $most ->
                [0] { $least }–{ $least } Spieler
                [one] { $least }–{ $most } Spieler
               *[other] { $least }–{ $most } Spieler
            }
        [one]
            { $most ->
                [one] { $least }–{ $least } Spieler
               *[other] { $least }–{ $most } Spieler
            }
       *[other] { $least }–{ $most } Spieler
    }
seatCount = { $count } Spieler
minutes = etwa { $count } Minuten
withSpeedDie = mit Tempowürfel
crowded = Dieses Regelbuch ist für höchstens { $most } Spieler: Bitte Plätze entfernen.
introduce = Was ist besonders an „{ $title }“?
learn = „{ $title }“ spielend lernen
compare = Worin unterscheiden sich die Regelbücher?
compareAll = Auch zeigen, worin sie gleich sind
compareFind = Suchen
compareSought = Die Suche geht durch alles.
compareNone = Nichts gefunden.
compareUnfold = Alles aufklappen
compareFold = Alles zuklappen
compareCount =
    { $count ->
        [one] { $count } Frage
       *[other] { $count } Fragen
    }
options = Hausregeln
start = Spiel beginnen
seed = Startzahl der Würfel
seedHint = Gleiche Zahl, gleiche Würfel. Frei lassen für ein neues Spiel.
bookComing = Das Regelbuch wird geladen.
seedWrong = Eine ganze Zahl ab 0.
more = Weiteres
rulesOf = Regeln: { $title }
books = Regelbücher
booksTitle = Jeder Tisch nach seinem Regelbuch
paragraphs = { $count } Paragraphen lesen
colour = Farbe
colours-0 = Rot
colours-1 = Blau
colours-2 = Gelb
colours-3 = Grün
colours-4 = Violett
colours-5 = Türkis
colours-6 = Rosa
colours-7 = Grau
# same
optionRule = Paragraph { $rule }
independent = Hausregeln ist von Hasbro unabhängig. „Monopoly“ ist eine Marke von Hasbro.
