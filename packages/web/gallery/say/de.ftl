title = Musterbuch
board = Brett
otherBoards = Andere Bretter
roll = Würfeln
jump = Ins Gefängnis
back = 3 zurück
together = Alle auf ein Feld
pot = Im Topf
controls = Bedienelemente
cards = Karten
pieces = Figuren
pictures = Bilder der Felder
buy = Kaufen
auction = Versteigern
resign = Aufgeben
build = Bauen
buildReason = Bauen geht erst, wenn dir die ganze Farbgruppe gehört. (K-5.1)
name = Dein Name
nameHint = So sehen dich die anderen am Tisch.
nameError = Diesen Namen trägt schon jemand am Tisch.
rulebook = Regelbuch
bid = Dein Gebot
autoRent = Miete automatisch einziehen
autoRentHint = Sonst muss jeder seine Miete selbst fordern. (K-3.1)
houses = Häuser im Vorrat
time = Bedenkzeit
log = Verlauf
books = Bücher
deeds = Besitz
open = Dialog öffnen
question = Goethestraße kaufen?
questionText = Die Bank verlangt 280. Danach bleiben dir 1.220. Kaufst du nicht, wird sie sofort versteigert.
toast = Meldung zeigen
toastText = Du kannst noch nicht würfeln: Ben fordert Miete von dir.
# same
toastDetail = Paragraph K-3.1
house = ein Haus kostet
mortgage = Hypothek
groupNote = Wer die ganze Farbgruppe besitzt, erhält auf unbebauten Straßen die doppelte Miete.
event = Ereignis
community = Gemeinschaft
cardText = Der Sturm hat die Dächer abgedeckt. Zahle 25 je Haus und 100 je Hotel.
cardFoot = Zurück unter den Stapel · K-0.3
chair = zahlt Miete
rulebooks-classic = Klassisch
rulebooks-stadium = Stadion
rulebooks-exchange = Börse
turn = { $name } ist am Zug
rents-bare = Miete
rents-built =
    { $houses ->
        [one] mit 1 Haus
       *[other] mit { $houses } Häusern
    }
rents-hotel = mit Hotel
stations =
    { $stations ->
        [one] 1 Bahnhof
       *[other] { $stations } Bahnhöfe
    }
