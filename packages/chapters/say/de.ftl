phrase-paidTo =
    { $to ->
        [bank] an die Bank
        [pot] in den Topf
       *[other] an { $to }
    }
phrase-forDeed =
    { $deed ->
        [none] { "" }
       *[other] { " " }für { $deed }
    }
phrase-lot =
    { $deed ->
        [none] ein Gebäude
       *[other] { $deed }
    }
phrase-paidFrom =
    { $from ->
        [bank] von der Bank
        [pot] aus dem Topf
       *[other] von { $from }
    }
phrase-lacking =
    { $missing ->
        [one] es fehlt { $missing }
       *[other] es fehlen { $missing }
    }
phrase-richest =
    { $winners ->
        [one] { $winners } gewinnt mit dem größten Vermögen.
       *[other] { $winners } sind gleich reich und teilen sich den Sieg.
    }
phrase-shares =
    { $own ->
        [yes]
            { $number ->
                [one] einen eigenen Anteil
               *[other] { $number } eigene Anteile
            }
       *[other]
            { $number ->
                [one] einen Anteil von { $issuer }
               *[other] { $number } Anteile von { $issuer }
            }
    }
phrase-aPiece =
    { $piece ->
        [m] einen { $piece }
        [f] eine { $piece }
       *[n] ein { $piece }
    }
phrase-thePiece =
    { $piece ->
        [m] den { $piece }
        [f] die { $piece }
       *[n] das { $piece }
    }
phrase-bus = „Bus“
phrase-nextProperty = „Nächstes Grundstück“
phrase-boughtAt = { $from } zahlt { $amount }{ phrase-forDeed }.
phrase-forPiece = { $from } zahlt { $amount } für { phrase-aPiece } { $deed }.
# without $jail
phrase-leavingJail = { $from } zahlt { $amount } { phrase-paidTo }, um aus dem Gefängnis zu kommen.
phrase-lastMoney = Was { $from } geblieben ist, geht { phrase-paidTo }: { $amount }.
phrase-paidBid = { $from } zahlt das eigene Gebot{ phrase-forDeed } { phrase-paidTo }: { $amount }.
phrase-payment = { $from } zahlt { $amount } { phrase-paidTo }.
phrase-received = { $to } erhält { $amount } { phrase-paidFrom }.
core-wait-turn =
    { $seats ->
        [one] { $seats } ist am Zug.
       *[other] { $seats } sind am Zug.
    }
core-event-left =
    { $seat } scheidet aus; { $heir ->
        [bank] was bleibt, fällt an die Bank
        [pot] was bleibt, kommt in den Topf
       *[other] was bleibt, geht an { $heir }
    }.
core-event-resigned = { $seat } gibt auf.
core-event-timeUp = Die Zeit ist um; dieser Zug wird noch beendet.
core-event-corrected = Eintrag { $entry } ist berichtigt; das Weitere ist neu berechnet.
core-event-saved = Alle sind einverstanden: Der Spielstand ist gesichert.
core-chance-seed = Ab hier würfelt dieser Bildschirm.
core-chance-given = Ab hier wird am Tisch gewürfelt.
core-chance-committed = Ab hier würfelt der Server; seine Startzahl steht fest.
core-refusal-gameOver = Das Spiel ist schon zu Ende.
core-refusal-notInGame = Dieser Platz ist nicht im Spiel.
core-refusal-notInRulebook = Das sehen diese Regeln nicht vor.
core-refusal-malformed = Diese Eingabe ist unvollständig oder fehlerhaft.
core-refusal-diceInTheAir = Erst muss feststehen, was Würfel oder Karte zeigen.
core-refusal-notYourTurn = Jemand anderes ist am Zug.
core-refusal-notNow = Das geht in diesem Augenblick nicht.
core-refusal-noSuchDeed = Dieses Grundstück gibt es auf dem Brett nicht.
core-refusal-noChanceAwaited = Hier wird weder gewürfelt noch eine Karte gezogen.
core-refusal-noSuchOutcome = Das können Würfel oder Stapel hier nicht ergeben.
core-refusal-otherChance = Hier wird jetzt etwas anderes geworfen oder gezogen als damals.
core-refusal-noSuchSpace = Dieses Feld gibt es auf dem Brett nicht.
core-action-throw-turn = Würfeln
core-action-throw-doubles = Noch einmal würfeln
core-action-throw-jail = Auf einen Pasch würfeln
core-action-endTurn = Zug beenden
core-ask-over = Das Spiel ist zu Ende.
core-ask-dice = { $seat } würfelt.
core-ask-card = Vom Stapel { $deck } wird eine Karte gezogen.
core-ask-lot = Zwischen { $seats } entscheidet das Los.
core-ask-decide = Eine Entscheidung steht an.
core-end-lastPlayer = Nur { $winners } ist noch im Spiel und gewinnt.
core-end-agreed = Das Spiel endet hier: { phrase-richest }
money-refusal-debtFirst = Erst muss die offene Schuld beglichen sein.
money-refusal-noSuchMoney = Dieser Betrag lässt sich mit dem Geld des Spiels nicht legen.
money-about-freeParkingPot = Steuern, Kartenzahlungen an die Bank und das Geld für den Weg aus dem Gefängnis kommen in einen Topf. Ihn gewinnt, wer auf { $space } landet.
auctions-wait-auction =
    { $seats ->
        [one] { $seats } kann noch bieten.
       *[other] { $seats } können noch bieten.
    }
auctions-event-auctionWon = { $seat } ersteigert { $deed } für { $amount }.
auctions-tooLow = Kein Gebot reicht; { $deed } bleibt beim Eigentümer.
auctions-noBid = Niemand bietet auf { $deed }; die Karte bleibt bei der Bank.
auctions-refusal-auctionRuns = Solange etwas versteigert wird oder knappe Gebäude vergeben werden, ruht alles andere.
decks-cardDrawn = { $seat } zieht vom Stapel { $deck }: „{ $card }“
decks-cardWritten = { $seat } zieht vom Stapel { $deck } eine Karte, die nur dieser Tisch hat: { $card }.
decks-kept = { $seat } behält die Freikarte.
decks-given = { $seat } bekommt eine Freikarte.
decks-event-jailCardReturned = Die Freikarte kommt zurück unter den Stapel { $deck }.
decks-event-cardsShuffled = Der Stapel { $deck } ist durch: Alle Karten werden neu gemischt.
deeds-toBank = { $deed } fällt an die Bank zurück.
deeds-fromBank = { $deed } gehört jetzt { $to }.
deeds-moved = { $deed } geht von { $from } an { $to }.
deeds-event-deedSold = { $seat } verkauft { $deed } für { $amount } an die Bank.
deeds-refusal-notYourDeed = Das Grundstück gehört jemand anderem oder noch der Bank.
deeds-refusal-nobodyOwnsIt = Das Grundstück gehört noch der Bank.
deeds-action-sellDeed = { $deed } an die Bank verkaufen (+{ $amount })
# without $jail
jail-jailed-plain = { $seat } muss ins Gefängnis.
# without $jail
jail-jailed-thirdDoubles = { $seat } muss nach dem dritten Pasch ins Gefängnis.
# without $jail
jail-jailed-sameDoubles = { $seat } muss nach zweimal dem gleichen Pasch ins Gefängnis.
# without $jail
jail-freed-plain = { $seat } kommt aus dem Gefängnis frei.
# without $jail
jail-freed-jailDoubles = { $seat } kommt mit einem Pasch aus dem Gefängnis frei.
# without $jail
jail-freed-jailBail = { $seat } kauft sich aus dem Gefängnis frei.
# without $jail
jail-freed-jailCard = { $seat } kommt mit einer Freikarte aus dem Gefängnis frei.
# without $jail
jail-freed-jailThird = { $seat } zahlt nach dem letzten Versuch und kommt frei.
jail-satOut-byCard = { $seat } setzt diese Runde aus.
# without $jail
jail-satOut-inJail = { $seat } setzt im Gefängnis aus (Runde { $round }).
jail-refusal-notInJail = Das geht nur im Gefängnis.
jail-refusal-bailTooDear = Zum Freikaufen reicht das Bargeld nicht.
jail-refusal-staysInJail = Wer im Gefängnis sitzt, steht nirgends sonst.
jail-action-payBail = Für { $amount } freikaufen
