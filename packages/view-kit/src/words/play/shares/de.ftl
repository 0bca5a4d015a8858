exchange = Börse
prices = Kurse
holdings = Anteile
reports = Berichte
deal = Handeln
pricesOverTime = Kurse im Lauf des Spiels
player = Spieler
price = Kurs
change = seit 1 Runde
changeShort = ± Runde
changeFromStart = seit Beginn
ownShares = eigene
issuer = Anteile von
holder = hält
# same
bank = Bank
gone = ausgeschieden
takeoverText = { $own } in eigener Hand
takeoverBy = Größter Anteilseigner: { $name } mit { $held }
takeoverRule = Wer keinen eigenen Anteil mehr hält, wird übernommen; ab 13 Anteilen fällt alles an den Größten.
lastReport = Kasse laut Bericht
perShare = je Anteil
atStart = auf LOS fällig
owes = schuldet einen Bericht { $deadline }
youOwe = Du schuldest der Börse einen Bericht { $deadline }.
deadline = bis zum Zugende von { $name }, sonst { $fine } Strafe
fined = (verspätet)
reportNow = Ein Bericht jetzt nennt { $cash } in der Kasse: Dividende { $perShare } je Anteil, auf LOS { $due }.
report = Bericht
dividendNear =
    { $steps ->
        [one] LOS ist noch { $steps } Feld entfernt: Dort kostet deine Dividende { $amount }.
       *[other] LOS ist noch { $steps } Felder entfernt: Dort kostet deine Dividende { $amount }.
    }
dividendShort = Dafür fehlen dir jetzt { $missing }.
number = Wie viele?
has = { $name }: Du hältst { $own }, die Bank { $bank }.
left = In diesem Zug noch: { $sell } verkaufen, { $buy } kaufen.
demand = Bericht fordern
demandOf = Bericht von { $name } fordern
demandReason = Von der Börsenaufsicht gefordert
toPlayers = Von Spieler zu Spieler
noShares = keine
sharesCount = Anzahl
