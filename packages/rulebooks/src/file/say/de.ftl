## The file

theFile = Die Datei
theEntry = Eintrag { $at }
tooManyBytes = Die Datei hat { $count } Bytes; erlaubt sind { $most }.
tooLong = Die Datei hat { $count } Zeichen; erlaubt sind { $most }.
noJson = Die Datei ist kein JSON: Zeile { $line }, Spalte { $column }.
tooDeep = Die Datei ist tiefer als { $most } Ebenen verschachtelt.
tooManyValues = Die Datei enthält { $count } Werte; erlaubt sind { $most }.
twice = Das Feld { $name } kommt zweimal vor.
noField = Das Feld { $name } gibt es hier nicht.
fieldName = Ein Feld kann nicht { $name } heißen.
tooLarge = Diese Zahl ist zu groß.
noRules = Dieser Link ist unvollständig oder beschädigt: Er enthält keine Regeln.
unplayable = Das lässt sich nicht spielen: { $detail }
moreFaults =
    { $count ->
        [one] Und ein weiterer Fehler.
       *[other] Und { $count } weitere Fehler.
    }

## Texts that would be shown as something else than they are

text-blank = Der Text ist leer.
text-half = Der Text enthält ein halbes Zeichen.
text-control = Der Text enthält Steuerzeichen.
text-bidi = Der Text enthält Zeichen, die die Schreibrichtung umkehren.
text-invisible = Der Text enthält unsichtbare Zeichen.
text-piled = Der Text stapelt Zeichen übereinander.
text-markup = Der Text enthält Auszeichnungen wie "<b>".

## Values

missing = { $what } fehlt.
cannotBe = { $what } kann nicht { $given } sein.
wrongKind =
    { $kind ->
        [text] { $what } muss ein Text sein, nicht { $given }.
        [number] { $what } muss eine Zahl sein, nicht { $given }.
        [int] { $what } muss eine ganze Zahl sein, nicht { $given }.
        [boolean] { $what } muss ja oder nein sein (true oder false), nicht { $given }.
        [list] { $what } muss eine Liste sein, nicht { $given }.
        [object] { $what } muss ein Objekt sein, nicht { $given }.
       *[other] { $what } muss etwas anderes sein als { $given }.
    }
wrongText =
    { $looks ->
        [language] { $what } muss das Kürzel einer Sprache sein, wie "de", nicht { $given }.
        [colour] { $what } muss eine Farbe sein, wie "#174ba9", nicht { $given }.
        [word] { $what } muss ein Wort aus höchstens 40 Buchstaben, Ziffern und Bindestrichen sein, nicht { $given }.
        [rule] { $what } muss die Nummer eines Paragraphen sein, wie "K-2.2", nicht { $given }.
        [rest] { $what } muss ein Name sein, wie "bail", auch mit dem, was gilt, wie "buildsEvenly=singly", nicht { $given }.
        [id] { $what } muss ein Name aus 2 bis 40 kleinen Buchstaben, Ziffern und Bindestrichen sein, nicht { $given }.
       *[other] { $what } muss ein anderer Text sein als { $given }.
    }
atLeast = { $what } muss mindestens { $limit } sein, nicht { $given }.
atMost = { $what } darf höchstens { $limit } sein, nicht { $given }.
charactersLeast =
    { $limit ->
        [one] { $what } muss mindestens { $limit } Zeichen haben, nicht { $count }.
       *[other] { $what } muss mindestens { $limit } Zeichen haben, nicht { $count }.
    }
charactersMost =
    { $limit ->
        [one] { $what } darf höchstens { $limit } Zeichen haben, nicht { $count }.
       *[other] { $what } darf höchstens { $limit } Zeichen haben, nicht { $count }.
    }
entriesLeast =
    { $limit ->
        [one] { $what } muss mindestens { $limit } Eintrag haben, nicht { $count }.
       *[other] { $what } muss mindestens { $limit } Einträge haben, nicht { $count }.
    }
entriesMost =
    { $limit ->
        [one] { $what } darf höchstens { $limit } Eintrag haben, nicht { $count }.
       *[other] { $what } darf höchstens { $limit } Einträge haben, nicht { $count }.
    }
entries = { $what } muss { $least } bis { $most } Einträge haben, nicht { $count }.
oneOf = { $what } kann nicht { $given } sein; möglich: { $names }.

## The rulebook in it

newer = Die Datei hat das Format { $given }; dieses Programm liest bis { $most }. Du brauchst ein neueres.
noBase = Das Regelbuch { $name } gibt es hier nicht: Ein Regelbuch, das mit einem Spiel kommt, muss für sich allein stehen.
takenId = Ein Regelbuch kann nicht { $name } heißen.
otherBook = Das Regelbuch, das mit dem Spiel kommt, ist nicht das, nach dem gespielt wurde: { $name }.
extendsOrChapters = Ein Regelbuch erweitert entweder ein anderes ("extends") oder nennt alle seine Kapitel ("chapters").
onlyExtending = { $field } gibt es nur in Regelbüchern, die ein anderes erweitern.
offersAndOption = Was der Tisch wählen darf, steht unter "option", und wodurch, unter "offers": beides oder keines von beiden.
endless = Niemand muss je etwas zahlen, und nichts anderes beendet das Spiel: Es kann nicht enden.
noSuchGap = Der Text nennt { $name }; eine solche Zahl hat dieses Regelbuch nicht.
noSuchName = { $name } gibt es in keinem Regelbuch: weder als Kapitel noch als Wahl, Zahl oder Option.
noSuchSlot = Kein Kapitel hat einen Platz { $name } für Paragraphen.
noSuchAnswer = { $name } kann nie { $given } sein: Eine solche Wahl gibt es nicht.
noSuchValue = { $name } kann nie { $given } sein: Das liegt außerhalb der Grenzen.
noSuchRule = Einen Paragraphen { $name } hat dieses Regelbuch nicht.

## What differs between two rulebooks

none = –
theChapter = Kapitel { $id }
housed = { $name }, mit Hausregeln
owned = { $name }, eigene Regeln
space-start = Start
space-jail = Gefängnis
space-parking = Freies Feld
space-goToJail = Feld, das ins Gefängnis schickt
space-risk = Risikofeld
space-tax = Steuer
space-cards = Kartenfeld
space-street = Straße
space-station = Bahnhof
space-utility = Werk
board-space = Feld
board-added = neues Feld
board-gone = Feld fällt weg
board-moved = Platz
board-kind = Art
board-amount = Betrag
board-deck = Stapel
board-group = Gruppe
board-price = Preis
board-house = Baupreis
board-mortgage = Hypothek
board-sale = Rückkauf
board-houseSale = Rückkauf eines Gebäudes
board-commission = Provision
board-rents = Mieten
further-cardAdded = neue Karte
further-cardGone = Karte fällt weg
further-chips = Chips
further-option = der Tisch wählt
further-to = bis
further-usually = üblich
further-yes = ja
further-no = nein
piece-own = eigene
piece-decks = Kartenstapel
piece-groups = Gruppen
piece-group = Gruppe
piece-currency = Währung
piece-chips = Geldstücke
piece-pieces = Namen der Gebäude
piece-jail = Namen am Gefängnis
piece-scenery = Bild in der Mitte
piece-space = Feld { $at }
piece-card = { $name }, Karte { $number }
piece-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

## House rules that do not fit

tooFar = Dafür müsste sich zu viel ändern.
several = Das geht auf mehrere Arten, die gleich wenig ändern; wähle eine: { $ways }.

## A lesson that cannot be played

lesson-asTold = { $sentence }
lesson-neverBegins = In diesem Regelbuch ist der erste Spieler nie als Erster am Zug.
lesson-noDeed = Auf Feld { $space } liegt kein Grundstück.
lesson-noRule = Einen Paragraphen { $name } hat das Regelbuch nicht.
lesson-noAction = Eine Aktion { $name } hat das Regelbuch nicht.
lesson-noBook = Ein Regelbuch { $name } gibt es hier nicht.
lesson-refusedAnswer = Diese Antwort lehnen die Regeln ab: { $sentence }
lesson-refusedEntry = Das kann hier nicht folgen: { $sentence }
lesson-notAwaited = Hier wird weder auf Würfel noch auf eine Karte gewartet.
lesson-outcomeFirst = Hier wird auf Würfel oder eine Karte gewartet, und nichts davon ist vorgegeben.
lesson-rightAndWrong = Diese Antwort ist auch richtig: Sie kann nicht falsch sein.
lesson-noOtherwise = Ein Schritt mit Antworten muss auch zu allen anderen etwas sagen: „otherwise“ fehlt.
lesson-onlyRead = Ein Schritt, der nur gelesen wird, hat keine falschen Antworten.
lesson-nothingAsked = Hier kann niemand antworten: Das Spiel ist aus.
