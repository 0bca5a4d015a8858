board = Spielbrett mit { $spaces } Feldern.
roam = Pfeiltasten gehen um das Brett, Enter öffnet ein Feld.
kinds-start = Startfeld
kinds-street = Straße
kinds-station = Bahnhof
kinds-utility = Werk
kinds-tax = Steuerfeld
kinds-cards = Kartenfeld
kinds-jail = Gefängnis
kinds-parking = Ruhefeld
kinds-goToJail = Gefängnisecke
kinds-risk = Risikofeld
price = Preis { $price }
free = frei
owner = gehört { $name }
claimed = Anspruch: { $name }
houses =
    { $count ->
        [one] { $count } Haus
       *[other] { $count } Häuser
    }
hotel = Hotel
mortgaged = mit Hypothek belastet
mortgageMark = Hypothek
standing = hier: { $names }
jailed = { $name } (im Gefängnis)
choice = kann gewählt werden
seat = Platz { $number }
