missing = Dieses Spiel gibt es in diesem Browser nicht mehr.
toHome = Zur Startseite
fromHere = Gewinnchancen ab hier
notFromHere = Dieser Tisch spielt ohne Coach: Gerechnet wird erst nach dem Spiel.
toTables = Zu den Tischen
toRematch = Zum Tisch der Revanche
opening = Spiel wird geladen …
round = Runde { $round }
cashAfter = danach { $amount }
debtAfter = danach Schulden { $debt }
cash = Geld
yes = Ja, unwiderruflich
no = Abbrechen
grave = Das lässt sich nicht zurücknehmen.
yourTurn = { $name } entscheidet
strip = Geld und was auf Antwort wartet
stripSeat = { $name }: Besitz zeigen
yourCall = Du bist dran
callOf = { $name } ist dran
over = Spiel zu Ende
calls = Benachrichtigungen
callSound = Ton, wenn ich gefragt bin
callVibration = Vibration, wenn ich gefragt bin
callNotify = Hinweis des Browsers, wenn ich gefragt bin und woanders hinsehe
noNotify = Browser erlauben Benachrichtigungen nur über HTTPS.
notifyDenied = Der Browser erlaubt dieser Seite keine Benachrichtigungen. Ändere das in seinen Einstellungen.
answers = Automatische Antworten
answerBeyond = Unbezahlbare Käufe nicht anbieten
answerBeyondHint = Reicht das Geld für einen Kauf auch nach Verkäufen und Hypotheken nicht, kommt statt der Frage nur ein Hinweis.
answersAll = An diesem Tisch antwortet jeder selbst.
answerOnly = Mit der einzigen Antwort geht es von selbst weiter
answerOnlyHint = Auch „Zug beenden“, wenn alles Übrige bis zum nächsten Zug warten kann (tauschen, beleihen, verkaufen). Anhalten kannst du jederzeit. Würfeln, kaufen und bieten musst du selbst.
thenThrown = und gleich würfeln
putAway = Wegräumen
stopHere = Anhalten
beyond = { $deed } kostet { $cost }; { $name } brächte mit allem höchstens { $most } auf. Der Kauf entfällt.
moving = { $name } zieht …
waiting = Gerade nichts zu entscheiden
skip = Vorspulen bis zu mir
skipAll = Vorspulen bis zum Ende
undo = Zurücknehmen
pause = Unterbrechen
resume = Fortsetzen
actAs = Für wen?
demandsOpen =
    { $count ->
        [one] Eine Miete ist noch nicht verlangt; mit diesem Wurf verfällt sie.
       *[other] { $count } Mieten sind noch nicht verlangt; mit diesem Wurf verfallen sie.
    }
demands = Offene Mieten
demandKey = Miete gibt es nur auf Verlangen, vor dem nächsten Wurf.
demandByKey = Die Taste R verlangt sie.
keys =
    { $race ->
        [yes] R verlangt Miete, Esc führt zurück zur Entscheidung.
       *[other] Esc führt zurück zur Entscheidung.
    }
waive = Verzichten
countdown = Der nächste Wurf fällt in { $seconds } s.
offers = Angebote
ownOffer = Eigenes Angebot
accept = Annehmen
decline = Ablehnen
counter = Gegenangebot
trade = Tauschen
tradeShares = Anteile handeln
tradeWith = Mit wem?
youGive = { $name } gibt
money = Geld
jailCard = Freikarte ({ $deck })
completes = vervollständigt die Gruppe von { $name }
whatToTrade = Kreuze an, was den Besitzer wechselt, und lege Geld dazu.
agreed = Vereinbart: gleich buchen
send = Anbieten
bid = Gebot
bidPlace = { $amount } bieten
highest = Höchstgebot
deedOf = { $name }: Karte ansehen
deedCard = Karte
out = raus
raise = Geld beschaffen
raiseNothing = Nichts mehr zu verkaufen oder zu beleihen.
holdings = Besitz
noHoldings = Noch kein Grundstück.
players = Spieler
log = Verlauf
details = mit Einzelheiten
earlier = Frühere Züge zeigen
why = Warum?
reasonLater = Das verrät ein Bot erst, wenn der Zug vorbei ist.
noReason = Es gab nichts abzuwägen.
reasons-worthPrice = Mir ist es bis zu { $most } wert, der Preis ist { $price }.
reasons-tooDear = Der Preis ist { $price }, mir ist es höchstens { $most } wert.
reasons-bidUpTo = Ich gehe bis { $most } mit.
reasons-passAbove = Mehr als { $most } ist es mir nicht wert.
reasons-buildEarns = Kostet { $price } und bringt mir auf Sicht etwa { $earns }; { $kept } halte ich für Mieten bereit.
reasons-offers = Mir bringt das etwa { $own }, dem anderen etwa { $other }.
reasons-accepts = Mir bringt das etwa { $own }, dem anderen etwa { $other }: gut genug.
reasons-refuses = Mir bringt das etwa { $own }, dem anderen etwa { $other }: zu wenig für mich.
reasons-offersByChance = Damit steigen meine Gewinnchancen von { $now } % auf { $then } %.
reasons-acceptsByChance = Damit ändern sich meine Gewinnchancen von { $now } % auf { $then } %.
reasons-refusesByChance = Meine Gewinnchancen sind { $now } %, damit wären es { $then } %: zu wenig für mich.
reasons-hasNotSold = Wer selbst noch nichts hergegeben hat, bekommt von mir nichts für bloßes Geld.
reasons-leavesJail = Draußen erwarte ich vom nächsten Wurf etwa { $promise }.
reasons-staysInJail = Draußen erwarte ich vom nächsten Wurf etwa { $promise }: Hier bin ich besser dran.
game = Spiel
pace = Tempo der Bots
paces-slow = Gemächlich
# same
paces-normal = Normal
paces-fast = Flott
paces-instant = Sofort
countdownSetting = Bedenkzeit für Mietforderungen (Sekunden)
resign = Aufgeben
resignAsk = { $name } gibt auf und verlässt das Spiel?
timeUp = Die Zeit ist um
stop = Jetzt abrechnen
stopAsk = Sind alle einverstanden? Das Spiel endet so, wie es steht; wer am meisten besitzt, gewinnt.
stopPropose = Stimmen alle zu, endet das Spiel so, wie es steht; wer am meisten besitzt, gewinnt.
rules = Regelbuch
houseRules = Hausregeln
noHouseRules = Gespielt wird, wie das Regelbuch es vorsieht.
on = an
off = aus
rent = Miete
onTurn = { $name } ist am Zug
unbuilt = unbebaut
wholeGroup = ganze Farbgruppe
stations = { $count } im Besitz
factor = Augen × { $factor }
price = Preis
mortgage = Hypothek
commission = Provision bei Fernkauf
saleValue = Verkaufswert
won = Gewonnen
ended = Das Spiel ist aus
outIn = bis Runde { $round }
ranking = Rangliste
wealth = Vermögen
wealthParts-money = Geld
wealthParts-deeds = Grundstücke
wealthParts-buildings = Gebäude
wealthParts-shares = Anteile
wealthParts-rest = Sonstiges
wealthParts-debt = Schulden
wealthOverTime = Vermögen im Lauf des Spiels
rentsPaid = Miete gezahlt
rentsGot = Miete erhalten
rematch = Revanche
turnShort = Zug
chosen = { $name } wählen
# same
rule = Paragraph
# without $jail
inJail = im Gefängnis
bankrupt = ausgeschieden
pot = Topf
# same
bank = Bank
bankAndPot = Bank und Topf
missingMoney = Es fehlen noch
cashBecomes = Geld: { $before } → { $after }
ofAll = { $part } von { $all }
bankEnds = Hat die Bank kein Geld mehr, endet das Spiel.
outByThis = kostet das letzte Geld: ausgeschieden ({ $rule })
outAsk = Das kostet { $name } das letzte Geld. Wer keines mehr hat, scheidet aus ({ $rule }).
jumpHint = Auf dem Brett antippen oder aus der Liste wählen.
space = Feld
go = Dorthin
offerTo = Angebot von { $from } an { $to }
answer = Ansehen
projector = Großbildansicht
keepFile = Als Datei sichern
keepTables = Als CSV-Tabellen sichern
keepWorkbook = Als Arbeitsmappe sichern
timeUpAsk = Der laufende Zug wird noch gespielt, dann gewinnt das größte Vermögen.
graceRuns = Noch können Mieten verlangt werden; gleich ist der Wurf frei.
notNow = Das geht jetzt nicht.
standHere = Hier: { $names }
tradeFor = { $name } einen Tausch anbieten
elsewhere = Dieses Spiel ist schon in einem anderen Fenster offen. Dort geht es weiter.
unreadable = Dieses Spiel lässt sich nicht öffnen.
timeLeft = noch { $time }
faults-full = Der Browser gibt dieser Seite keinen Platz mehr. Solange sie offen ist, geht nichts verloren: Sichere das Spiel als Datei, dann lösche alte auf der Startseite.
faults-bot = Ein Bot hat einen Zug gewählt, den es nicht gibt. Bis hierher ist das Spiel gespeichert.
faults-save = Der Browser kann das Spiel nicht speichern. Solange die Seite offen ist, geht nichts verloren: Sichere das Spiel als Datei.
holdingsOf = Besitz von { $name }
portfolio =
    { $count ->
        [one] { $name }: { $count } Grundstück
       *[other] { $name }: { $count } Grundstücke
    }
rentNow = Miete
story = Wer hat was, was war
goOnline = Online weiterspielen
saveGame = Spielstand sichern
utilities =
    { $ofTwo ->
        [yes]
            { $count ->
                [1] eines im Besitz
               *[other] beide im Besitz
            }
       *[other] { $count } im Besitz
    }
housePrice = Preis je { $house }
houseSale = Verkaufswert je { $house }
stock = { $houses } übrig
length =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }, { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }
sound = Ton
soundHint = Ton von Würfeln, Figuren und Geld
volumes-off = Aus
volumes-soft = Leise
volumes-medium = Mittel
volumes-loud = Laut
replay = Wiedergabe
# same
coach = Coach
