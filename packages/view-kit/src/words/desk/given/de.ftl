# same
faces-bus = Bus
faces-seek = Nächstes Grundstück
dice-0 = Erster Würfel
dice-1 = Zweiter Würfel
dice-2 = Dritter Würfel
diceAsk = Was zeigen die Würfel?
diceKeys = Es geht auch mit den Zifferntasten und der Eingabetaste.
diceKeysThird = Es geht auch mit den Tasten 1 bis 6, B für den Bus, N für das nächste Grundstück und der Eingabetaste.
diceEnter = Wurf eintragen
diceMissing = Erst jeden Würfel antippen, so wie er liegt.
noFace = { $key } zeigt hier kein Würfel: Ein Würfel hat 1 bis 6.
noFaceThird = { $key } hat der Tempowürfel nicht: Er hat 1 bis 3, B für den Bus und N für das nächste Grundstück.
cardAsk = Welche Karte vom Stapel { $deck }?
cardsLeft =
    { $count ->
        [one] { $count } Karte ist seit dem Mischen nicht gezogen worden.
       *[other] { $count } Karten sind seit dem Mischen nicht gezogen worden.
    }
lotAsk = Auf wen fällt das Los?
dealAsk = Welche Karte bekommt { $name }?
search = Suchen
nothingFound = Nichts passt dazu.
throwOnBoard = Gewürfelt wird auf dem Tisch.
throwKeeper = { $name } trägt ein, was die Würfel zeigen.
failed = Das lässt sich nicht eintragen.
