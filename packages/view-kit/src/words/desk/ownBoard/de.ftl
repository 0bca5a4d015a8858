hint = Namen und Preise, wie sie auf dem Tisch stehen. Die Hypothek folgt dem Preis. Daraus wird ein Regelbuch mit einer Hausregel, die sagt, was anders ist; es liegt jeder Aufzeichnung bei.
nameOf = Name von { $name }
priceOf = Preis von { $name }
more = Mieten
rents = Mieten, durch Komma getrennt
rentsWrong =
    { $count ->
        [one] Es muss { $count } ganze Zahl sein.
       *[other] Es müssen { $count } ganze Zahlen sein.
    }
house = Preis eines Hauses
nameless = Jede Straße braucht einen Namen.
same = So steht es schon im Regelbuch.
faults = So kann nicht gespielt werden:
take = Übernehmen ({ $count })
