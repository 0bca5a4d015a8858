search = Chercher dans les titres, les textes et les numéros
found =
    { $count ->
        [0]
            { $all ->
                [0] { $count } paragraphes sur { $count }
                [one] { $count } paragraphes sur { $all }
               *[other] { $count } paragraphes sur { $all }
            }
        [one]
            { $all ->
                [0] { $count } paragraphes sur { $all }
                [one] { $count } paragraphes sur { $count }
               *[other] { $count } paragraphes sur { $all }
            }
       *[other] { $count } paragraphes sur { $all }
    }
nothingFound = Aucun paragraphe ne correspond.
contents = Sommaire
kinds-source = Tiré de la source
kinds-adopted = Repris des règles classiques par renvoi
kinds-filled = Complété d’après les règles classiques usuelles, la source se taisant
kinds-option = Règle maison au choix
kinds-reading = Notre interprétation
kinds-house = Règle maison
legend = D’où viennent les phrases
optionsHere = Règle maison
inRulebook = Lire dans le règlement
struck = ne vaut pas ici
instead = à la place :
insteadOf = Remplace :
beside = Complète :
added = Complétée par :
ownFirst = Les paragraphes propres à ces règles
adoptedThen = Repris des règles classiques
