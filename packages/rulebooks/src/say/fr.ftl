## What rules are about

theme-players = Joueurs et argent
theme-turn = Tours et dés
theme-property = Achats et enchères
theme-rent = Loyer
theme-building = Construction
theme-spaces = Cases et cartes
theme-jail = Prison
theme-trade = Commerce, hypothèques et parts
theme-debt = Dettes et départ
theme-end = Fin et classement
theme-more = Autres règles
theme-board = Plateau

## Questions

question-finiteBank = L’argent de la banque
question-feesToPot = Les taxes et amendes
question-surcharge = Les affaires volontaires depuis la prison
question-shortfall = Qui ne peut pas payer
question-outAtZero = Qui n’a plus d’argent du tout
question-thirdDie = Troisième dé
question-jail = Pour sortir de prison
question-onStart = La case Départ
question-buildsEvenly = On construit
question-open = Qui commence
question-estate = Ce que laisse un joueur éliminé
question-resign = Qui abandonne
question-seatLeft = La partie se termine
question-wealth = Comptent comme fortune

## Choices

choice-feesToPot-toBank = vont à la banque
choice-feesToPot-toPot = vont à la cagnotte
choice-feesToPot-taxesToPot = vont à la cagnotte si ce sont des taxes ; tout le reste va à la banque
choice-feesToPot-cardsToPot = vont à la cagnotte si des cartes les demandent ; tout le reste va à la banque
choice-feesToPot-taxesAndCardsToPot = vont à la cagnotte si ce sont des taxes ou si des cartes les demandent ; tout le reste va à la banque
choice-feesToPot-taxesAndBailToPot = vont à la cagnotte si ce sont des taxes ou des cautions ; tout le reste va à la banque
choice-finiteBank-unlimited = illimité
choice-surcharge-nothing = ne coûtent rien de plus
choice-outAtZero-staysIn = continue de jouer
choice-outAtZero-isOut = est éliminé
choice-buildsEvenly-nowhere = nulle part

## Numbers

number-minSeats = Joueurs, au moins
number-maxSeats = Joueurs, au plus
number-startCash = Argent de départ
number-handicap = Argent de départ en plus par place
number-salaryPass = Salaire au passage
number-salaryLand = Salaire en s’arrêtant au Départ
number-houses = Maisons en réserve à la banque
number-hotels = Hôtels en réserve à la banque
number-housesBeforeHotel = Maisons avant un hôtel
number-attempts = Manches en prison
number-bail = Caution
number-bails = Caution, de manche en manche

## Table options

option-autoRent = Le loyer est encaissé d’office
option-rentGrace = Secondes laissées pour réclamer un loyer
option-freeParkingPot = Cagnotte au Parking libre
option-shortGame = Partie courte
option-timeLimit = Limite de temps en minutes (0 : aucune)
option-speedDie = Dé rapide
option-cards = Cartes
option-auctionStreetsOnly = Seules les rues sont mises aux enchères
option-autoReports = Les bilans se font d’office

## Amounts, places, and comparisons of rulebooks

compare-sentRent = Loyer d’une compagnie où mène une carte
compare-byCard = { $factor } fois un nouveau lancer
compare-house-range = seulement comme règle maison, de { $least } à { $most }
compare-yes = oui
compare-no = non
compare-players = Joueurs
compare-properties = Propriétés
compare-spaces = Cases du plateau
compare-mark = Empreinte des règles
compare-house-only = seulement comme règle maison
compare-default = oui, se désactive
compare-fromTo = { $count }, de { $from } à { $to }
amount-then = , puis{ " " }
amount-unlimited = illimité
seat = Place
site-inCity = à { $place }
site-onStreet = sur { $place }
draft-answered = { $what } : { $answer }
draft-quoted = « { $what } »
draft-notAsked = ne se pose pas
draft-notSettled = reste à choisir
draft-off = pas proposé
draft-usually = au choix de la table ; d’ordinaire { $usual }
