story = L’histoire
sat =
    { $rounds ->
        [one] { $names } ont joué à { $book } pendant { $rounds } manche.
       *[other] { $names } ont joué à { $book } pendant { $rounds } manches.
    }
firstGroup = { $name } a eu le premier groupe complet : { $group }, à la manche { $round }.
noGroup = Personne n’a eu de groupe complet.
dearestRent = Le loyer le plus cher : { $amount }, payé par { $from } à { $to } pour { $deed } à la manche { $round }.
noRent = Personne n’a payé de loyer.
lead =
    { $changes ->
        [0] { $name } a mené du début à la fin.
        [one] { $name } a mené le plus longtemps, pendant { $turns } tours ; la tête a changé une fois.
       *[other] { $name } a mené le plus longtemps, pendant { $turns } tours ; la tête a changé { $changes } fois.
    }
noLead = Personne n’a mené.
lastOut = Le dernier départ fut celui de { $name }, à la manche { $round } ; puis tout fut joué : { $ended }
over = Puis tout fut joué : { $ended }
facts = Records de la partie
factRent = Loyer le plus cher
factAuction = Enchère la plus chère
factLead = Plus longue avance
turns =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
forDeed = { $name }, { $deed }
fromTo = { $from } à { $to }, { $deed }
nextBook = La prochaine fois : { $book }
same = Encore, avec les mêmes
watch = Revoir la partie
seeMoment = Revoir : manche { $round }
