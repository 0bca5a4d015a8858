limits = { $low } bis { $high }
confidence = 95 % Konfidenz
head =
    { $book }, Startzahl { $seed }, höchstens { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
headOfVersion =
    { $book } Version { $version }, Startzahl { $seed }, höchstens { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }

## Games of bots

run-options = Optionen
run-games = Spiele
run-endedBy = beendet durch
run-rounds = Runden
run-aGame = je Spiel
run-aSecond = je Sekunde
run-ended =
    { $byWealth ->
        [yes] { $games }: beendet { $ended }, abgebrochen { $capped }, diese nach Vermögen entschieden ({ $share })
       *[other] { $games }: beendet { $ended }, abgebrochen { $capped } ({ $share })
    }
run-length = 10 % bis { $low }, die Hälfte bis { $value }, 90 % bis { $high }
run-turns = { $value } Züge
run-throws = { $value } Würfe
run-bankruptcies = { $value } Bankrotte
run-speed =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }, { $turns } Züge, { $throws } Würfe ({ $seconds } s Simulation)
run-seat = Platz
run-place = Name
run-bot = Bot
run-order = Zugfolge
run-won = gewonnen
run-ofDecided = von entschiedenen
run-ofAll = von allen
run-offers = Angebote
run-made = gemacht
run-received = erhalten
run-atMost = höchstens
run-declined = abgelehnt
run-sold = verkauft
fault-ofGame = Spiel { $game } (seine Startzahl ist { $seed }): { $sentence }
fault-ofStep = Spiel { $game } (seine Startzahl ist { $seed }), Schritt { $step }: { $sentence }
fault-again = So ist es noch einmal zu sehen: { $command }

## Bots that are programs

programs-answered = beantwortet
programs-substituted = ersetzt
programs-slow = zu langsam
programs-gone = fort
programs-flood = zu viel
programs-nonsense = unverständlich
programs-illegal = regelwidrig
programs-replaced = abgelöst
programs-gamesGivenUp = Spiele aufgegeben
seat-noConnection = Keine Verbindung zu { $name }. Es wird weiter versucht.
seat-over = Das Spiel ist zu Ende.
seat-playing = Spielt auf Platz { $seat } von { $players }.
seat-refused = Nicht angenommen ({ $reason }): { $sentence }

## Bots against one another

arena-tables =
    { $tables ->
        [one] { $tables } Tisch zu
       *[other] { $tables } Tische zu
    } { $seats }, { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }, { $decided } entschieden
arena-rating = Spielstärke
mirror-deals = { $deals } Ausgangslagen, jede { $times }-mal mit denselben Würfen, Karten und Losen gespielt, jeder einmal auf jedem Platz
mirror-games = { $games } Spiele, { $decided } entschieden; in { $whole } Ausgangslagen alle: um diese geht es hier
mirror-tooFew = Zu wenige Ausgangslagen, um zu sagen, wie viel das Glück entscheidet.
mirror-twoGames = Von zwei Spielen derselben Ausgangslage, in denen auf allen Plätzen andere sitzen:
mirror-sameSeat = derselbe Platz gewinnt beide
mirror-sameBot = derselbe Bot gewinnt beide
mirror-byLot = durch reinen Zufall { $share }
mirror-whatDecides = Was entscheidet, wer gewinnt, in Teilen der Varianz:
mirror-players = wer spielt
mirror-luck = Glück
mirror-dice = Platz und Würfel, gleich wer dort sitzt
mirror-meeting = welcher Bot welche Würfel trifft
lessLuck-head = ohne Glück
lessLuck-worth = ohne Glück: ein Punkt Glück zählt { $value }; Varianz, die bleibt: { $share }

## Boards

balance-firstOwner = erster Besitzer von
balance-share = Anteil
balance-toOwners = zu allen Besitzern
balance-alive = { $count } im Spiel
balance-times = { $value }-fach
landings-head = { $turns } Züge ({ $name }, Startzahl { $seed }), { $throws } Würfe je Zug
landings-leave = sofort aus dem Gefängnis
landings-stay = im Gefängnis geblieben
landings-space = Feld
landings-inJail = im Gefängnis
landings-throwsEnd = Wurf endet
landings-turnsEnd = Zug endet

## Records

record-made =
    { $file }: { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    }, { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }, { $reason }, Stand { $state }
record-givenUp = abgebrochen
record-goingOn = läuft noch
record-at = Eintrag { $count } von { $total }: { $reason }, Stand { $state }
record-books = { $file }: die Bücher von { $count } Einträgen, { $bytes } Bytes
record-follows =
    { $count ->
        [one] { $count } Eintrag folgt und hält die Regeln ein.
       *[other] { $count } Einträge folgen aufeinander und halten die Regeln ein.
    }
record-draws = { $count } Würfe und Karten: { $sentence }
record-seedRevealed = Alle folgen aus der Startzahl, auf die sich der Server festgelegt hatte, und den Zufallszahlen der Plätze.
record-seedSecret = Ob sie fair sind, lässt sich prüfen, wenn das Spiel zu Ende und die Startzahl offengelegt ist.
record-seedOther = Sie kamen nicht von einem Server, der sich festlegt.
record-older = Es hat Format { $format }, dessen Prüfsummen der Stände sich nicht mehr vergleichen lassen.

## Rulebooks

book-head = { $book }: { $title }, Version { $version }, { $least } bis { $most } Spieler
book-bots = Bots: { $name }
book-range = { $least }–{ $most }, üblich { $value }
laws-played = { $games } Spiele an { $tables } Arten von Tischen
laws-ended = { $ended } beendet
laws-turns = { $turns } Züge
laws-held = alle Gesetze eingehalten
fuzz-done =
    { $count ->
        [one] { $count } beschädigte Datei: { $refused } mit einem Satz abgelehnt, { $played } den Gesetzen nach gespielt.
       *[other] { $count } beschädigte Dateien: { $refused } mit einem Satz abgelehnt, { $played } den Gesetzen nach gespielt.
    }

## The laboratory

lab-rulebook = Regelbuch
lab-gamesInTime = Spiele in 5 s
lab-points = Punkte
lab-stopped = Angehalten.
lab-stoppedStanding = Angehalten. Derselbe Befehl macht hier weiter.
lab-goingOn = Weiter nach { $count } von { $total } Teilen.

## What is known of games

validated-holds = stimmt
validated-holdsNot = STIMMT NICHT
validated-landings = Von 82 Häufigkeiten der Felder weicht die schlechteste um { $value } Standardfehler vom exakten Wert ab.
validated-exact = Auf zwei exakt gelösten Spielplänen weichen Siege und Längen von { $games } Spielen um höchstens { $value } Standardfehler ab.
# $games (number) $share (text)
validated-prices = Auf drei kleinen, exakt gelösten Spielplänen weicht, was ein Besitzrecht beiden Seiten nach { $games } Spielen wert ist, um höchstens { $share } ab.
validated-friedman = { $share } von { $games } Spielen enden nie (95 %: { $low } bis { $high }); die Veröffentlichung nennt etwa 12 %.
validated-turnOrder = Nach der Zugfolge gewinnt der Erste { $share } von { $games } Spielen; nach Plätzen weicht keiner um mehr als { $value } Standardfehler von einem Viertel ab.

## What a server keeps

move-from = Von
move-to = nach
move-columnFrom = dort
move-columnTo = hier
move-tables = Tische
move-books = Regelbücher
move-steps = Schritte
move-entries = Spieleinträge
move-receipts = beantwortete Anfragen
move-chatLines = Chatzeilen
move-persons = Personen an Tischen
move-hash = SHA-256 von allem
move-key = Schlüssel
move-yes = ja
move-same = derselbe
move-done =
    Alles wurde zurückgelesen und ist gleich. Die Quelle ist unverändert: Bewahre sie als
    Sicherung auf, und lass keinen Server mehr damit laufen.

## How far a run is

unit-games = Spielen
unit-tables = Tischen
unit-deals = Ausgangslagen
unit-parts = Teilen
unit-files = Dateien
progress-line = { $count } von { $total } { $what }, noch etwa { $left } s
progress-bar = { $name } { $share } von { $total } { $what }, noch { $time }
