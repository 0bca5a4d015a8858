visitors = ici { $names }
unownedFor = encore libre, prix { $price }
ownedBy = appartient à { $name }
rentNow = loyer { $now }
rentNext = loyer { $now }, au niveau suivant { $next }
steps = niveau { $level } sur { $top }, permis jusqu’à { $reach }
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
