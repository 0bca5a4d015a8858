visitors = hier { $names }
unownedFor = noch frei, Preis { $price }
ownedBy = gehört { $name }
rentNow = Miete { $now }
rentNext = Miete { $now }, mit der nächsten Stufe { $next }
steps =
    { $level ->
        [0]
            { $reach ->
                [0]
                    { $top ->
                        [0] Stufe { $level } von { $level }, erlaubt bis { $level }
                        [one] Stufe { $level } von { $top }, erlaubt bis { $level }
                       *[other] Stufe { $level } von { $top }, erlaubt bis { $level }
                    }
                [one]
                    { $top ->
                        [0] Stufe { $level } von { $level }, erlaubt bis { $reach }
                        [one] Stufe { $level } von { $reach }, erlaubt bis { $reach }
                       *[other] Stufe { $level } von { $top }, erlaubt bis { $reach }
                    }
               *[other]
                    { $top ->
                        [0] Stufe { $level } von { $level }, erlaubt bis { $reach }
                        [one] Stufe { $level } von { $top }, erlaubt bis { $reach }
                       *[other] Stufe { $level } von { $top }, erlaubt bis { $reach }
                    }
            }
        [one]
            { $reach ->
                [0]
                    { $top ->
                        [0] Stufe { $level } von { $reach }, erlaubt bis { $reach }
                        [one] Stufe { $level } von { $level }, erlaubt bis { $reach }
                       *[other] Stufe { $level } von { $top }, erlaubt bis { $reach }
                    }
                [one]
                    { $top ->
                        [one] Stufe { $level } von { $level }, erlaubt bis { $level }
                       *[other] Stufe { $level } von { $top }, erlaubt bis { $level }
                    }
               *[other]
                    { $top ->
                        [one] Stufe { $level } von { $level }, erlaubt bis { $reach }
                       *[other] Stufe { $level } von { $top }, erlaubt bis { $reach }
                    }
            }
       *[other]
            { $reach ->
                [0]
                    { $top ->
                        [0] Stufe { $level } von { $reach }, erlaubt bis { $reach }
                        [one] Stufe { $level } von { $top }, erlaubt bis { $reach }
                       *[other] Stufe { $level } von { $top }, erlaubt bis { $reach }
                    }
                [one]
                    { $top ->
                        [one] Stufe { $level } von { $reach }, erlaubt bis { $reach }
                       *[other] Stufe { $level } von { $top }, erlaubt bis { $reach }
                    }
               *[other] Stufe { $level } von { $top }, erlaubt bis { $reach }
            }
    }
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
