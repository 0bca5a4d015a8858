awaited = Vom Tisch
slips = Verdeckte Gebote
slipsHint = Jeden Zettel eintragen, ohne dass jemand mitliest. Bis zum Aufdecken lässt sich jeder ändern.
slipsHintDevices = Wer ein Telefon hat, bietet dort. Die übrigen Zettel trägst du ein, ohne dass jemand mitliest. Bis zum Aufdecken lässt sich jeder ändern.
slipElsewhere = bietet am eigenen Telefon
slipAway = Telefon nicht verbunden
slipType = Zettel eintragen
slipTypeFor = Zettel eintragen: { $name }
slipOf = Gebot von { $name }
slipEnter = Zettel abgeben
slipIn = abgegeben
slipRewrite = Zettel ändern
slipShow = Gebot von { $name } zeigen
slipHide = Gebot von { $name } verdecken
slipNone = bietet nicht mit
slipThinks = überlegt
reveal = Aufdecken
revealMissing = Es fehlen noch Zettel: { $names }.
slipWrong = Ein Gebot ist eine ganze Zahl.
slipBetween = { $name } kann { $low } bis { $high } bieten.
balances = Kontostände
standsOn = auf { $space }
bookings = Gebucht in diesem Zug
noBookings = Noch nichts.
# same
bank = Bank
board = So sollte das Brett aussehen
correctEntry = Eintrag { $number } berichtigen
reason = Grund: { $reason }
was = Eingetragen war:
leftOut = nichts mehr
hidden = ein verdecktes Gebot
instead = Richtig ist
leaveOut = Diesen Eintrag weglassen
throwing = Vor dem Wurf kam etwas anderes
backTo = Diesen und alles danach zurücknehmen
stuck = Dann geht Eintrag { $number } nicht mehr
stuckHint = An dieser Stelle ist jetzt gefragt:
before = kommt davor
replaces = tritt an seine Stelle
how = Was hier eingetragen wird
leaveStuck = Eintrag { $number } weglassen
dropFrom = Eintrag { $number } und alles danach streichen
works = So geht alles auf
worksHint =
    { $count ->
        [one] Geändert wird ein Eintrag; er bleibt in der Aufzeichnung.
       *[other] Geändert werden { $count } Einträge; sie bleiben in der Aufzeichnung.
    }
worksDrop = Ab Eintrag { $number } wird gestrichen.
enter = Berichtigung eintragen
cancel = Abbrechen
ofSeat = Wer?
noMoves = Hier gibt es für diesen Platz nichts zu entscheiden.
amount = Betrag
unchanged = Kontostände bleiben gleich.
fromTo = { $before } → { $after }
adjust = Ausgleichen
adjustHint = Wenn Tisch und Bücher nicht zusammenpassen: gebucht wird gegen die Bank, mit Grund.
what = Was?
whats-cash = Geld eines Spielers
whats-owner = Besitzer eines Grundstücks
whats-level = Gebäude auf einer Straße
whats-mortgage = Hypothek auf einem Grundstück
whats-place = Feld einer Figur
whats-jailCard = Freikarte
whats-jail = Gefängnis
whats-laps = War schon über LOS
whats-report = Bericht
whats-shares = Anteile
hostEntries-resign = Aufgeben
hostEntries-timeUp = Die Zeit ist um
hostEntries-botTakes = Ein Bot übernimmt
hostEntries-botReturns = Der Bot gibt den Platz zurück
# same
hostEntries-pause = Pause
hostEntries-resume = Weiter
hostEntries-reveal = Die Startzahl wird offengelegt
hostEntries-handOver = Die Bücher gehen in andere Hände
hostEntries-stop = Aufhören im Einvernehmen
hostEntries-chance = Die Würfel kommen von anderswo
hostEntries-save = Der Spielstand wird gesichert
hostEntries-undo = Zurücknehmen
hostEntries-correct = Berichtigung
player = Spieler
deed = Grundstück
deck = Stapel
space = Feld
owner = Besitzer
direction = Richtung
receives = erhält von der Bank
pays = zahlt an die Bank
buildings = Gebäude
none = keine
mortgaged = Hypothek
yes = ja
no = nein
notInJail = nicht im Gefängnis
inJailTurn = im Gefängnis, Zug { $turn }
sharesOf = Anteile an
sharesAt = Bei wem?
sharesCount = Anteile
sharesOfWhom = Anteile an { $name }
holder = Bei wem?
inDeck = im Stapel
why = Grund
whyMissing = Ohne Grund wird nichts ausgeglichen.
whyExample = zum Beispiel: Gehalt vergessen
book = Ausgleich eintragen
standing = Spielstand eintragen
standingHint = Das Spiel geht mitten los: Geld, Figuren, Grundstücke und Gebäude, wie sie auf dem Tisch liegen. Wer am Zug ist, hat den ersten Wurf gewonnen. Jede Änderung steht danach in der Aufzeichnung.
standingReason = Spielstand vom Tisch übernommen
standingSame = So steht es schon in den Büchern.
standingEnter = Eintragen ({ $count })
standingCash = Geld von { $name }
standingPlace = Feld von { $name }
# $what (text) $whom (text)
about = { $what }: { $whom }
# $round (text)
inRound = { $round }:
failed = Das lässt sich nicht eintragen.
find = Eintrag finden
findHint = Name, Straße, Paragraph, Betrag oder „Runde 7“
found = Gefunden: { $count }
foundNothing = Nichts gefunden.
findComes = Frühere Einträge kommen noch …
balanceWrong = Die Kasse stimmt nicht
balanceHint = Zähle das Geld von einem oder von allen: Du siehst, welche Einträge den Unterschied erklären würden, die wahrscheinlichsten zuerst. Geändert wird nichts, bevor du es bestätigst.
countedOf = Gezählt: Geld von { $name }
bookedAs = Bücher: { $amount }
countedWrong = Eine ganze Zahl von 0 bis { $most }.
tallies = Tisch und Bücher stimmen überein.
explained = Das würde es erklären, das Wahrscheinlichste zuerst:
unexplained = Das erklärt kein Eintrag und auch kein Paar von Einträgen. Zähle noch einmal nach, oder gleiche es mit einer Begründung aus.
causes-notPaid = Gebucht, aber nie gezahlt?
causes-paidTwice = Am Tisch zweimal gezahlt?
causes-bookedTwice = Zweimal gebucht?
causes-lapsedPaid = Gezahlt, obwohl es in den Büchern verfallen ist?
causes-otherWay = In die andere Richtung gezahlt?
causesBy-otherPayer = Stattdessen von { $name } gezahlt?
causesBy-otherPayee = Stattdessen an { $name } gezahlt?
tableFollows = Wenn ja, richtet sich der Tisch nach den Büchern:
givesBack = { $name } gibt { $amount }
getsStill = { $name } bekommt { $amount }
booksFollow = Richten sich die Bücher nach dem Tisch, so steht darin:
orIn = oder in Runde { $rounds }
desk = Am Pult
tabs-booked = Gebucht
tabs-holdings = Besitz
tabs-board = Brett
tabs-log = Verlauf
slipsAtOnce = Alle Zettel dieser Runde auf einmal. Was du tippst, bleibt verdeckt, bis die Berichtigung eingetragen ist.
slipsMissing = Ein Zettel fehlt, oder sein Gebot ist nicht möglich.
slipsTogether = Diese Zettel übernehmen
slipsAnew = Die Zettel danach neu eintippen
# $count (text)
slipsHidden =
    { $count ->
        [one] { $count } verdecktes Gebot
       *[other] { $count } verdeckte Gebote
    }
decided = Was berichtigt wird
# $number (text)
otherwiseFor = Anders entscheiden: Eintrag { $number }
otherwise = Anders
# $number (text)
asItWas = Eintrag { $number } lassen, wie er war
follows = Was von selbst folgt
# $what (text)
fallsAway = „{ $what }“ entfällt:
# $what (text)
comesFirst = „{ $what }“ kommt davor:
another = Noch einen Eintrag mit berichtigen
worksOut = Was daraus folgt, wird ausgerechnet …
# $name (text) $space (text)
stay = { $name } zog trotzdem von { $space } weiter
stayReason = die Figur stand, wo die Bücher sie führten
