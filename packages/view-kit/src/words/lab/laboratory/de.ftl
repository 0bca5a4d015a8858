title = Laboratorium
lead = Was macht eine Regel mit dem Spiel? Bots spielen, und zu jeder Zahl stehen ihre Grenzen da.
ask = Was willst du wissen?
kinds-study = Eine bekannte Frage
kinds-rules = Was eine Regel bewirkt
kinds-number = Was eine Zahl bewirkt
kinds-compare = Zwei Regelbücher
kinds-book = Ein Regelbuch
kinds-from = Aus einem Spiel
kinds-hand = Eine Stellung
kinds-atlas = Der Atlas der Hausregeln
kinds-file = Als Datei
study = Frage
book = Regelbuch
against = Verglichen mit
players = Spieler
games = Spiele je Seite, höchstens
seed = Startzahl des Zufalls
measure = Was entscheidet
measures-length = die Länge
measures-ended = ob es endet
measures-first = der erste Zug
measures-winner = wer gewinnt
game = Spiel
noGames = In diesem Browser ist kein Spiel gespeichert.
entry = Nach Eintrag
fromAsks-chances = Wer gewinnt?
fromAsks-whatIf = Was, wenn …?
fromAsks-trade = Ein Handel
gives = gibt Geld
sharesIn = gibt Anteile an
shares = Zahl der Anteile
fromSeat = Wer anbietet
toSeat = Wem angeboten wird
loading = Einen Augenblick …
seat = Platz { $number }
round = Runde { $number }.
pace = Zwei Kerne eines Rechners spielen von hier in fünf Sekunden rund { $games } Spiele dieses Regelbuchs: Die Aussichten sind dann auf ±{ $points } Punkte bekannt.
isOver = Das Spiel ist dort schon zu Ende.
file = Der Versuch als JSON
byHand = So geht jeder Versuch, auch mit eigenen Regeln, anderen Bots oder von einer Stellung aus, die du selbst eingibst. Felder und Plätze zählen ab 0; das Startfeld ist 0.
example = Beispiel einsetzen
format = Was fehlt, ist wie zu Beginn; was unmöglich ist, wird mit seiner Stelle genannt. Alle Angaben: „npm run -s hausregeln -- lab schema“, erklärt in docs/LABORATORY.md.
run = Spielen
stop = Anhalten
goOn = Weiterspielen
progress = Gespielt
parts =
    { $done ->
        [0]
            { $all ->
                [0] { $done } / { $done }
                [one] { $done } / { $all }
               *[other] { $done } / { $all }
            }
        [one]
            { $all ->
                [one] { $done } / { $done }
               *[other] { $done } / { $all }
            }
       *[other] { $done } / { $all }
    }
left = noch etwa { $seconds } s
table = Tabelle
svg = Als SVG
png = Als PNG
csv = Als CSV
link = Link kopieren
linked = Der Link mit dem ganzen Versuch ist kopiert.
notLinked = Der Browser lässt hier nicht kopieren. Der Link steht in der Adresszeile.
report = Ergebnis als JSON
kept = In diesem Browser aufgehoben
open = Öffnen
remove = Löschen
always = Die Grenzen gelten, so oft du auch hinsiehst (95 %).
atlasPlayed = { $games } Spiele je Regel zu viert unter gleich Starken, { $skill } eines Besseren gegen drei andere, am { $day }.
atlasLimits = Die Grenzen (95 %) gelten für jede Zahl allein; der Satz oben zählt nur, was unter so vielen kein Zufall ist.
once = Die Grenzen (95 %) gelten, wenn alles gespielt ist.
assumption = Gespielt haben Bots: Menschen spielen anders.
fresh = Etwas anderes fragen
rule = Welche Regel?
otherRule = Und welche dazu?
second = Eine zweite Regel: jede allein und beide zusammen
search = Nach Wörtern suchen
found = { $count } gefunden
question = Frage
instead = Stattdessen
now = Jetzt: { $rule }
cannot = So lässt es sich nicht spielen.
number = Welche Zahl?
slide = { $name }:
notYet = { $value } wird gerade gespielt.
curveAt = { $value } – { $measure }: { $figure } ({ $low } bis { $high }).
bots = Wer spielt
eachBot = an jedem Platz gewählt
asRecorded = wie im Spiel, statt Menschen Bot Umsichtig
paceTitle = Tempo am Tisch, für die Minuten
paceThrow = Sekunden für einen Wurf mit allem, was folgt
paceDecision = Sekunden für eine Entscheidung
paceHint = Die Minuten folgen aus den Würfen und Entscheidungen der gespielten Spiele. Mit je 10 s rechnen auch die Minuten, die bei den Regelbüchern stehen.
recordFile = Ein aufgezeichnetes Spiel aus einer Datei …
recordFault = Von dieser Datei aus lässt sich nicht weiterspielen:
curveMinutes = Im Mittel { $minutes } Minuten am Tisch.
