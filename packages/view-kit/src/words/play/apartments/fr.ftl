visitors = ici { $names }
unownedFor = encore libre, prix { $price }
ownedBy = appartient à { $name }
rentNow = loyer { $now }
rentNext = loyer { $now }, au niveau suivant { $next }
steps =
    { $level ->
        [0]
            { $reach ->
                [0]
                    { $top ->
                        [0] niveau { $level } sur { $level }, permis jusqu’à { $level }
                        [one] niveau { $level } sur { $top }, permis jusqu’à { $level }
                       *[other] niveau { $level } sur { $top }, permis jusqu’à { $level }
                    }
                [one]
                    { $top ->
                        [0] niveau { $level } sur { $level }, permis jusqu’à { $reach }
                        [one] niveau { $level } sur { $reach }, permis jusqu’à { $reach }
                       *[other] niveau { $level } sur { $top }, permis jusqu’à { $reach }
                    }
               *[other]
                    { $top ->
                        [0] niveau { $level } sur { $level }, permis jusqu’à { $reach }
                        [one] niveau { $level } sur { $top }, permis jusqu’à { $reach }
                       *[other] niveau { $level } sur { $top }, permis jusqu’à { $reach }
                    }
            }
        [one]
            { $reach ->
                [0]
                    { $top ->
                        [0] niveau { $level } sur { $reach }, permis jusqu’à { $reach }
                        [one] niveau { $level } sur { $level }, permis jusqu’à { $reach }
                       *[other] niveau { $level } sur { $top }, permis jusqu’à { $reach }
                    }
                [one]
                    { $top ->
                        [0] niveau { $level } sur { $top }, permis jusqu’à { $level }
                        [one] niveau { $level } sur { $level }, permis jusqu’à { $level }
                       *[other] niveau { $level } sur { $top }, permis jusqu’à { $level }
                    }
               *[other]
                    { $top ->
                        [0] niveau { $level } sur { $top }, permis jusqu’à { $reach }
                        [one] niveau { $level } sur { $level }, permis jusqu’à { $reach }
                       *[other] niveau { $level } sur { $top }, permis jusqu’à { $reach }
                    }
            }
       *[other]
            { $reach ->
                [0]
                    { $top ->
                        [0] niveau { $level } sur { $reach }, permis jusqu’à { $reach }
                        [one] niveau { $level } sur { $top }, permis jusqu’à { $reach }
                       *[other] niveau { $level } sur { $top }, permis jusqu’à { $reach }
                    }
                [one]
                    { $top ->
                        [0] niveau { $level } sur { $top }, permis jusqu’à { $reach }
                        [one] niveau { $level } sur { $reach }, permis jusqu’à { $reach }
                       *[other] niveau { $level } sur { $top }, permis jusqu’à { $reach }
                    }
               *[other] niveau { $level } sur { $top }, permis jusqu’à { $reach }
            }
    }
needsStreets = Plus de { $most } seulement en possédant aussi { $missing }.
needsOthers = Pour { $next }, il faut d’abord { $least } sur { $low }.
topReached = On ne peut pas monter plus haut.
limits = Jusqu’où l’on peut construire
upTo = jusqu’à { $what }
eachUpTo = chacune jusqu’à { $what }
forLevel = { $what } : au moins { $least } sur les deux autres
withStreets =
    { $isAll ->
        [yes] avec tout le groupe
       *[other]
            { $count ->
                [0] avec { $count } propriété
                [one] avec une propriété
               *[other] avec { $count } propriétés
            }
    }
