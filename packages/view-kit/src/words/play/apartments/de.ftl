visitors = hier { $names }
unownedFor = noch frei, Preis { $price }
ownedBy = gehört { $name }
rentNow = Miete { $now }
rentNext = Miete { $now }, mit der nächsten Stufe { $next }
steps = Stufe { $level } von { $top }, erlaubt bis { $reach }
needsStreets = Mehr als { $most } erst, wenn auch { $missing } dazugehört.
needsOthers = Für { $next } muss erst { $least } auf { $low } stehen.
topReached = Höher geht es nicht.
limits = Wie hoch gebaut werden darf
upTo = bis { $what }
eachUpTo = je bis { $what }
forLevel = { $what }: auf den beiden anderen mindestens { $least }
withStreets =
    { $isAll ->
        [yes] mit der ganzen Gruppe
       *[other]
            { $count ->
                [1] mit einem Grundstück
               *[other] mit { $count } Grundstücken
            }
    }
