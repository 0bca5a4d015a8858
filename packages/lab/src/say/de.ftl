## Why an experiment cannot be made

asTold = { $sentence }
noBook = Das Regelbuch { $name } gibt es hier nicht.
noBot = Den Bot { $name } gibt es nicht. Es gibt: { $known }.
tableSize = { $name } wird zu { $least } bis { $most } gespielt, nicht zu { $count }.
handNeedsBook = Zu einer Stellung von Hand gehört ein Regelbuch.
handSeats =
    { $count ->
        [one] Die Stellung hat { $count } Spieler, es spielen aber { $bots } Bots.
       *[other] Die Stellung hat { $count } Spieler, es spielen aber { $bots } Bots.
    }
tableSeats = Am Tisch sitzen { $count }, es spielen aber { $bots } Bots.
entries =
    { $count ->
        [one] Das Spiel hat nur { $count } Eintrag.
       *[other] Das Spiel hat nur { $count } Einträge.
    }
over = Das Spiel ist dort schon zu Ende.
newer = Der Versuch hat das Format { $given }; dieses Programm liest bis { $most }.
noGroup = Die Gruppe { $name } gibt es nicht.
noSeat = Platz { $seat } gibt es nicht.
seatOut = Platz { $seat } ist nicht im Spiel.
noDeed = Auf Feld { $space } liegt kein Grundstück.
leastOverMost = Das Wenigste ist mehr als das Meiste.
leftWithNothing = Wer nicht mehr im Spiel ist, hat weder Geld noch Grundstücke.
fewerThanTwo = Es sind keine zwei Spieler mehr im Spiel.
noDeal = Es ist kein Handel angegeben.
noTrade = Dieses Regelbuch kennt keinen Handel.
noShares = Dieses Regelbuch kennt keine Anteile.
noAtlas = Das ist kein Atlas im Format 1.
notLoaded = Die Spiele konnten nicht beginnen, weil sich ein Teil der Seite nicht laden ließ. Bitte lade die Seite neu.
