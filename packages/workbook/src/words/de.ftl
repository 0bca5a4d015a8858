# same
bank = Bank
pot = Topf
yes = ja
no = nein

## Names of sheets: at most 31 characters, none of []:*?/\

sheets-game = Spiel
sheets-entries = Einträge
sheets-bids = Gebote
sheets-balances = Guthaben
sheets-wealth = Vermögen
sheets-properties = Grundstücke
sheets-register = Anteilsregister
sheets-holdings = Anteile
sheets-prices = Kurse
sheets-reports = Berichte
sheets-dividends = Dividenden
sheets-rules = Regeln

## The first sheet: the game

game-title = Die Bücher des Spiels
game-rulebook = Regelbuch
game-version = Version { $version }
game-played = Gespielt
game-state = Stand
game-evening = Was der Abend brachte
game-goingOn = Das Spiel läuft noch (Runde { $round }).
game-rounds = Runden
game-turns = Züge
game-entries = Einträge der Aufzeichnung
game-currency = Währung
game-options = Hausregeln
game-players = Spieler
game-person = Mensch
game-playedBy = Gespielt von
game-money = Geld
game-wealth = Vermögen
game-properties = Grundstücke
game-debt = Schulden
game-result = Ergebnis
game-won = gewonnen
game-out = ausgeschieden in Runde { $round }

## Heads of columns

heads-number = Nr.
heads-round = Runde
heads-turn = Zug
heads-onTurn = Am Zug
heads-player = Spieler
heads-event = Was geschah
heads-from = Von
heads-to = An
heads-amount = Betrag
heads-rule = Regel
heads-space = Feld
heads-property = Grundstück
heads-group = Gruppe
heads-price = Preis
heads-owner = Besitzer
heads-level = Stufe
heads-built = Bebauung
heads-mortgage = Hypothek
heads-rents = Miete eingenommen
heads-rentPayments = Mietzahlungen
heads-ruleTitle = Überschrift
heads-times = Anwendungen
heads-ruleText = Wortlaut
heads-time = Zeit
heads-was = Vorher

## Auctions

bids-lot = Versteigert
bids-kind = Art
bids-sealed = verdeckt
bids-open = offen
bids-bidder = Bieter
bids-bid = Gebot
bids-outcome = Ergebnis
bids-won = Zuschlag
bids-tied = Gleichstand
bids-sharesOf = Anteile von { $issuer }: { $number }

## Accounts of players

account-of = Konto { $name }
account-other = Gegenseite
account-received = Eingang
account-paid = Ausgang
account-balance = Stand

## Where a part of a paragraph comes from

kinds-source = Aus der Vorlage
kinds-adopted = Aus den klassischen Regeln übernommen
kinds-filled = Aus den klassischen Regeln ergänzt
kinds-option = Hausregel zur Wahl
kinds-reading = Unsere Auslegung
kinds-house = Hausregel
debtOf = Schulden { $name }
begins = Das Spiel beginnt.

## Titles of charts

charts-balances = Guthaben über die Züge
charts-wealth = Vermögen über die Züge
charts-prices = Kurse über die Züge

## Shares, prices and reports

shares-seller = Verkäufer
shares-buyer = Käufer
shares-issuer = Anteile an
shares-number = Anzahl
shares-total = Preis gesamt
shares-perShare = Je Anteil
shares-way = Weg
shares-ways-shareTrade = Handel
shares-ways-shareSale = Verkauf an die Bank
shares-ways-sharePurchase = Kauf von der Bank
shares-ways-takeover = Übernahme
shares-ways-shareEstate = Nachlass
shares-heldBy = bei { $name }
shares-sum = Summe
shares-price = Kurs
shares-state = Stand
shares-out = ausgeschieden
shares-value = Wert aller Anteile
shares-cash = Bargeld
shares-property = Grundbesitz
shares-held = Gehaltene Anteile
shares-occasion = Anlass
shares-due = fällig
shares-late = verspätet, vom Spiel erstellt
shares-interim = Zwischenbericht
shares-payer = Zahlt
shares-paid = Gezahlt
shares-paidTo = an { $name }

## Entries of the host

notes-withdrawn =
    { $several ->
        [yes] Zurückgenommen: Einträge { $from } bis { $to }.
       *[other] Zurückgenommen: Eintrag { $from }.
    }
notes-pause = Das Spiel ruht.
notes-resume = Das Spiel geht weiter.
notes-reveal = Die Startzahl der Würfel ist offengelegt: Jeder kann die Würfe nachrechnen.
notes-botTakes = Der Bot „{ $bot }“ spielt für { $name }.
notes-botReturns = { $name } spielt wieder selbst.
notes-handOver = Die Bücher führt jetzt { $name }.
