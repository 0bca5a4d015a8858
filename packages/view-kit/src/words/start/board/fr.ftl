board = Plateau de { $spaces } cases.
roam = Les flèches du clavier font le tour du plateau, Entrée ouvre une case.
kinds-start = départ
kinds-street = rue
kinds-station = gare
kinds-utility = compagnie
kinds-tax = taxe
kinds-cards = case Carte
kinds-jail = prison
kinds-parking = case de repos
kinds-goToJail = envoi en prison
kinds-risk = case Risque
price = prix { $price }
free = libre
owner = appartient à { $name }
claimed = réservé par { $name }
houses =
    { $count ->
        [0] { $count } maisons
        [one] { $count } maison
       *[other] { $count } maisons
    }
hotel = hôtel
mortgaged = hypothéqué
mortgageMark = Hypothèque
standing = ici : { $names }
jailed = { $name } (en prison)
choice = peut être choisi
seat = place { $number }
