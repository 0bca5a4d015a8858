title = Werkstatt
begin = Ausgangspunkt
house = Regelbücher
finished = Fertige Hausregeln
opened = Aus einer Datei
openFile = Datei öffnen …
name = Name deiner Regeln
namePlace = { $title }, eigene Regeln
parts = Teile des Regelbuchs
rules = Regeln
board = Brett
cards = Karten
trial = Ausprobieren
share = Teilen und drucken
undo = Rückgängig
redo = Wiederholen
nothingToUndo = Noch gibt es nichts rückgängig zu machen.
nothingToRedo = Nichts wurde rückgängig gemacht.
yours = Deine Regeln
noDifference = Noch ist alles wie im Ausgangspunkt.
yoursAre =
    { $count ->
        [0] Deine Regeln: kein Unterschied
        [one] Deine Regeln: { $count } Unterschied
       *[other] Deine Regeln: { $count } Unterschiede
    }
takeBack = { $label }: zurück zum Ausgangspunkt
was = vorher: { $before }
labelled = { $label }:
search = Regeln suchen
searchHint = Zum Beispiel: Miete, Gefängnis, Versteigerung
found =
    { $count ->
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
nothingFound = Dazu gibt es keine Regel.
themes = Themen
changed = geändert
brings = Bringt mit: { $what }.
takes = Lässt weg: { $what }.
nameEach = { $label }: je Sprache
oneName = { $label }: einmal für alle Sprachen
moreLanguages = Weitere Sprache
cannot = geht hier nicht
chooseWay = Das geht auf mehrere Arten. Wähle eine:
hasWays = Geht auf mehrere Arten: Du wählst dann eine.
yes = ja
no = nein
unlimited = unbegrenzt
entry = Wert { $number }
more = Erhöhen
fewer = Verringern
faults =
    { $count ->
        [one] So lässt sich das noch nicht spielen:
       *[other] So lässt sich das noch nicht spielen, aus { $count } Gründen:
    }
notYet = So lässt sich das noch nicht spielen.
play = Spielen
playHereHint = Sofort, gegen drei Bots.
playTable = Plätze wählen
# same
playOnline = Online
playBoard = Echtes Brett
starting = Spiel wird angelegt …
drafts = Entwürfe
newDraft = Neuer Entwurf
removeDraft = Entwurf löschen
removeAsk = „{ $title }“ löschen? Der Entwurf lässt sich nicht zurückholen.
keep = Behalten
saved = Jede Änderung ist gleich gesichert, in diesem Browser.
notSaved = Dieser Browser sichert nichts: Der Entwurf hält, bis die Seite geschlossen wird.
noBook = Diese Regeln gibt es in diesem Browser nicht mehr.
cannotOpen = Diese Datei kann nicht geöffnet werden:
loading = Werkstatt wird geladen …
print = Drucken
printHint = Der Browser öffnet seinen Druckdialog; dort geht auch ein PDF. Karten und Besitzrechtkarten sind zum Ausschneiden.
sheets-booklet = Regelheft
sheets-cards = Karten
sheets-deeds = Besitzrechtkarten
sheets-board = Brett
shortLink = Kurzer Link
shortHint = Der Server dieser Seite bewahrt die Regeln auf, auch mit Brett und Karten, solange der Link gebraucht wird. Du kannst ihn jederzeit löschen.
makeShort = Kurzen Link anlegen
guest = Gast
ownLinks =
    { $count ->
        [one] Dein kurzer Link
       *[other] Deine { $count } kurzen Links
    }
removeLink = Link { $code } löschen
# same
link = Link
linkHint = Die Regeln stehen im Link selbst. Nichts davon liegt auf einem Server.
linkLong = Für einen Link ist das zu viel: Nimm einen kurzen Link oder die Datei.
file = Datei
saveFile = Als Datei sichern
fileHint = Die Datei hat alles: Regeln, Brett und Karten. Jede Hausregeln-Installation kann sie öffnen.
sentTitle = Jemand schickt dir Regeln
sentIntro = Sie beruhen auf „{ $base }“. Das ist anders:
sentSame = Sie sind wie „{ $base }“.
sentAlone = Sie stehen für sich allein und beruhen auf keinem Regelbuch.
sentBad = Dieser Link führt zu keinen Regeln:
edit = In der Werkstatt ändern
toWorkshop = Zur Werkstatt
spaceCount = { $count } Felder
space = Feld
spaceAt =
    { $at ->
        [0] Das Startfeld
        [one] Feld { $at }
       *[other] Feld { $at }
    }
before = Feld davor
after = Feld danach
# same
spaceName = Name
spaceKind = Art
moveBack = Ein Feld zurück versetzen
moveOn = Ein Feld weiter versetzen
startStays = Das Startfeld bleibt, wo es ist.
lastSpace = Das ist das letzte Feld.
addSpace = Feld danach einfügen
removeSpace = Feld entfernen
mostSpaces = Ein Brett hat höchstens { $most } Felder.
leastSpaces = Ein Brett hat mindestens { $least } Felder.
price = Preis
group = Gruppe
newGroup = Neue Gruppe
housePrice = Preis eines Hauses
rents = Mieten
factors = Mieten: so viel mal die Augen
suggestRents = Mieten zum Preis vorschlagen
amount = Betrag
deck = Kartenstapel
deckName = Name des Stapels
groups = Gruppen und Geld
groupName = Name der Gruppe
colourOf = Farbe von { $name }
alike = Nicht alle sehen alle Farben. Diese sind für manche kaum zu unterscheiden:
alikePair = { $one } und { $other }
currency = Währung
noDecks = Dieses Regelbuch hat keine Karten.
cardAt = Karte { $number }
removeCard = Karte { $number } entfernen
addCard = Karte hinzufügen
verb = Was sie tut
cardText = Was auf ihr steht
factor = Augenzahl ×
times = Miete ×
steps = Felder
perHouse = Je Haus
perHotel = Je Hotel
trialHint = Bots spielen { $games } Spiele nach deinen Regeln und ebenso viele nach „{ $before }“, mit denselben Würfeln. Das dauert einige Sekunden und läuft auf diesem Gerät.
trialStart = Bots spielen lassen
trialAgain = Noch einmal
trialStop = Anhalten
trialRunning = Die Bots spielen
trialStuck = So lässt sich das nicht zu Ende spielen: Ein Spiel der Bots kam nicht weiter. ({ $detail })
trialOlder = Seitdem hast du etwas geändert: Das hier gilt für den Stand davor.
doesEnd = Endet es?
howLong = Wie lang?
howEven = Wie gerecht nach der Reihenfolge?
unbuilt = unbebaut
ownedAt = { $count } im Besitz
levelAt = Stufe { $level }
verdict-allEnd = Ja: alle { $games } Spiele endeten.
verdict-someEnd = { $after } der Spiele endeten; nach dem Ausgangspunkt { $before }.
verdict-lengthUnknown = Noch zu wenige Spiele: im Mittel { $after } statt { $before } Runden.
verdict-lengthAlike = Etwa gleich lang ({ $low } bis { $high }-mal so lang): im Mittel { $after } statt { $before } Runden.
verdict-lengthDiffers = { $times }-mal so lang ({ $low } bis { $high }): im Mittel { $after } statt { $before } Runden.
verdict-firstUnknown = Noch zu wenige Spiele.
verdict-firstAlike = Wer beginnt, gewinnt nicht erkennbar öfter oder seltener als zuvor ({ $low } bis { $high } Prozentpunkte).
verdict-firstDiffers =
    { $isMore ->
        [yes] Wer beginnt, gewinnt um { $points } Prozentpunkte öfter als zuvor ({ $low } bis { $high } Prozentpunkte).
       *[other] Wer beginnt, gewinnt um { $points } Prozentpunkte seltener als zuvor ({ $low } bis { $high } Prozentpunkte).
    }
cause-endless = Ohne diese Regel endeten { $without } der Spiele statt { $with }.
cause-long = Diese Regel macht das Spiel lang: ohne sie { $without } statt { $with } Runden.
cause-uneven = Diese Regel hilft dem, der beginnt: ohne sie gewinnt er um { $points } Prozentpunkte seltener.
