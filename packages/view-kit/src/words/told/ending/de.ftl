story = Die Geschichte
sat =
    { $rounds ->
        [one] { $names } spielten { $book }, { $rounds } Runde lang.
       *[other] { $names } spielten { $book }, { $rounds } Runden lang.
    }
firstGroup = Die erste ganze Gruppe hatte { $name }: { $group }, in Runde { $round }.
noGroup = Eine ganze Gruppe besaß niemand.
dearestRent = Die teuerste Miete war { $amount }: { $from } zahlte sie { $to } in Runde { $round } für { $deed }.
noRent = Miete zahlte niemand.
lead =
    { $changes ->
        [0] { $name } lag von Anfang bis Ende vorn.
        [one] { $name } lag am längsten vorn, { $turns } Züge lang; die Führung wechselte einmal.
       *[other] { $name } lag am längsten vorn, { $turns } Züge lang; die Führung wechselte { $changes }-mal.
    }
noLead = Vorn lag niemand.
lastOut = Zuletzt schied { $name } aus, in Runde { $round }; dann war es entschieden: { $ended }
over = Dann war es entschieden: { $ended }
facts = Am längsten, am teuersten
factRent = Teuerste Miete
factAuction = Teuerste Auktion
factLead = Längste Führung
turns =
    { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }
forDeed = { $name }, { $deed }
fromTo = { $from } an { $to }, { $deed }
nextBook = Nächstes Mal: { $book }
same = Noch einmal mit denselben Leuten
watch = Die Partie noch einmal ansehen
seeMoment = Ansehen: Runde { $round }
