title = Livre d’échantillons
board = Plateau
otherBoards = Autres plateaux
roll = Lancer les dés
jump = En prison
back = 3 en arrière
together = Tous sur une case
pot = Dans la cagnotte
controls = Commandes
cards = Cartes
pieces = Pions
pictures = Images des cases
buy = Acheter
auction = Mettre aux enchères
resign = Abandonner
build = Construire
buildReason = On ne construit qu’avec tout le groupe de couleur. (K-5.1)
name = Votre nom
nameHint = C’est ce que voient les autres à la table.
nameError = Quelqu’un porte déjà ce nom à la table.
rulebook = Règlement
bid = Votre offre
autoRent = Encaisser les loyers automatiquement
autoRentHint = Sinon, chacun doit réclamer le sien. (K-3.1)
houses = Maisons en réserve
time = Temps de réflexion
log = Journal
books = Comptes
deeds = Propriétés
open = Ouvrir le dialogue
question = Acheter Goethestraße ?
questionText = La banque demande 280. Il vous restera 1 220. Si vous n’achetez pas, la rue part aussitôt aux enchères.
toast = Afficher un message
toastText = Vous ne pouvez pas encore lancer les dés : Ben vous réclame un loyer.
toastDetail = Paragraphe K-3.1
house = une maison coûte
mortgage = Hypothèque
groupNote = Qui possède tout le groupe reçoit un loyer double sur ses rues sans bâtiment.
event = Événement
community = Communauté
cardText = La tempête a emporté les toits. Payez 25 par maison et 100 par hôtel.
cardFoot = Retour sous le paquet · K-0.3
chair = paie le loyer
rulebooks-classic = Classique
rulebooks-stadium = Stade
rulebooks-exchange = Bourse
turn = C’est à { $name } de jouer
rents-bare = Loyer
rents-built =
    { $houses ->
        [one] avec { $houses } maison
       *[other] avec { $houses } maisons
    }
rents-hotel = avec un hôtel
stations =
    { $stations ->
        [one] { $stations } gare
       *[other] { $stations } gares
    }
