hint = Noms et prix tels qu’ils sont sur la table. L’hypothèque suit le prix. Il en naît un règlement avec une règle maison qui dit ce qui change ; il accompagne chaque enregistrement.
nameOf = Nom : { $name }
priceOf = Prix : { $name }
more = Loyers
rents = Loyers, séparés par des virgules
rentsWrong =
    { $count ->
        [one] Il faut { $count } nombre entier.
       *[other] Il faut { $count } nombres entiers.
    }
house = Prix d’une maison
nameless = Chaque rue a besoin d’un nom.
same = C’est déjà ce que dit le règlement.
faults = On ne peut pas jouer ainsi :
take = Reprendre ({ $count })
