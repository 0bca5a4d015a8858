search = Suchen in Titel, Text und Nummer
found =
    { $count ->
        [0]
            { $all ->
                [0] { $count } von { $count } Paragraphen
                [one] { $count } von { $all } Paragraphen
               *[other] { $count } von { $all } Paragraphen
            }
        [one]
            { $all ->
                [one] { $count } von { $count } Paragraphen
               *[other] { $count } von { $all } Paragraphen
            }
       *[other] { $count } von { $all } Paragraphen
    }
nothingFound = Kein Paragraph passt dazu.
contents = Inhalt
kinds-source = Aus der Vorlage
kinds-adopted = Durch Verweis aus den klassischen Regeln übernommen
kinds-filled = Ergänzt aus den üblichen klassischen Regeln, weil die Vorlage schweigt
kinds-option = Hausregel zur Wahl
kinds-reading = Unsere Auslegung
kinds-house = Hausregel
legend = Woher die Sätze kommen
optionsHere = Hausregel
inRulebook = Im Regelbuch nachlesen
struck = gilt hier nicht
instead = es gilt
insteadOf = Gilt anstelle von:
beside = Ergänzt:
added = Ergänzt durch:
ownFirst = Eigene Paragraphen dieses Regelbuchs
adoptedThen = Aus den klassischen Regeln übernommen
