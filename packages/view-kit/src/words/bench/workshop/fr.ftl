title = Atelier
begin = Partir de
house = Règlements
finished = Règles maison toutes prêtes
opened = D’un fichier
openFile = Ouvrir un fichier…
name = Nom de vos règles
namePlace = { $title }, règles maison
parts = Parties du règlement
rules = Règles
board = Plateau
cards = Cartes
trial = Essayer
share = Partager et imprimer
undo = Annuler
redo = Rétablir
nothingToUndo = Il n’y a encore rien à annuler.
nothingToRedo = Rien n’a été annulé.
yours = Vos règles
noDifference = Rien n’a encore été changé.
yoursAre =
    { $count ->
        [0] Vos règles : aucune différence
        [one] Vos règles : { $count } différence
       *[other] Vos règles : { $count } différences
    }
takeBack = { $label } : revenir à la règle de départ
was = avant : { $before }
labelled = { $label } :
search = Chercher dans les règles
searchHint = Par exemple : loyer, prison, enchères
found =
    { $count ->
        [0] { $count } règles
        [one] { $count } règle
       *[other] { $count } règles
    }
nothingFound = Aucune règle n’en parle.
themes = Thèmes
changed = modifié
brings = Entraîne : { $what }.
takes = Supprime : { $what }.
nameEach = { $label } : un nom par langue
oneName = { $label } : un nom pour toutes les langues
moreLanguages = Autre langue
cannot = impossible ici
chooseWay = Il y a plusieurs façons de faire. Choisissez-en une :
hasWays = Il y a plusieurs façons de faire : vous en choisirez une.
yes = oui
no = non
unlimited = illimité
entry = Valeur { $number }
more = Augmenter
fewer = Diminuer
faults =
    { $count ->
        [0] On ne peut pas encore y jouer, pour { $count } raisons :
        [one] On ne peut pas encore y jouer :
       *[other] On ne peut pas encore y jouer, pour { $count } raisons :
    }
notYet = On ne peut pas encore y jouer.
play = Jouer
playHereHint = Tout de suite, contre trois bots.
playTable = Choisir les places
playOnline = En ligne
playBoard = Vrai plateau
starting = La partie est en préparation…
drafts = Brouillons
newDraft = Nouveau brouillon
removeDraft = Supprimer le brouillon
removeAsk = Supprimer « { $title } » ? Cette action est définitive.
keep = Garder
saved = Chaque changement est enregistré aussitôt, dans ce navigateur.
notSaved = Ce navigateur n’enregistre rien : le brouillon disparaît quand la page est fermée.
noBook = Ces règles ne sont plus dans ce navigateur.
cannotOpen = Ce fichier ne peut pas être ouvert :
loading = Ouverture de l’atelier…
print = Imprimer
printHint = Le navigateur ouvre sa fenêtre d’impression, qui permet aussi de créer un PDF. Il ne reste qu’à découper les cartes et les titres.
sheets-booklet = Règlement en livret
sheets-cards = Cartes
sheets-deeds = Titres de propriété
sheets-board = Plateau
shortLink = Lien court
shortHint = Le serveur de cette page garde les règles, avec le plateau et les cartes, tant que le lien sert. Vous pouvez le supprimer à tout moment.
makeShort = Créer un lien court
guest = Invité
ownLinks =
    { $count ->
        [0] Vos { $count } liens courts
        [one] Votre lien court
       *[other] Vos { $count } liens courts
    }
removeLink = Supprimer le lien { $code }
link = Lien
linkHint = Les règles sont dans le lien lui-même. Aucun serveur ne les garde.
linkLong = C’est trop long pour un lien : utilisez un lien court ou le fichier.
file = Fichier
saveFile = Enregistrer dans un fichier
fileHint = Le fichier contient tout : règles, plateau et cartes. Toute installation de Hausregeln peut l’ouvrir.
sentTitle = On vous envoie des règles
sentIntro = Elles partent de « { $base } ». Voici ce qui change :
sentSame = Elles sont identiques à « { $base } ».
sentAlone = Elles se suffisent à elles-mêmes et ne partent d’aucun règlement.
sentBad = Ce lien ne mène à aucune règle :
edit = Les modifier dans l’atelier
toWorkshop = Vers l’atelier
spaceCount = { $count } cases
space = Case
spaceAt =
    { $at ->
        [0] Le départ
        [one] Case { $at }
       *[other] Case { $at }
    }
before = La case précédente
after = La case suivante
spaceName = Nom
spaceKind = Type
moveBack = Reculer d’une case
moveOn = Avancer d’une case
startStays = Le départ reste à sa place.
lastSpace = C’est la dernière case.
addSpace = Ajouter une case après celle-ci
removeSpace = Supprimer la case
mostSpaces = Un plateau a au plus { $most } cases.
leastSpaces = Un plateau a au moins { $least } cases.
price = Prix
group = Groupe
newGroup = Nouveau groupe
housePrice = Prix d’une maison
rents = Loyers
factors = Loyers : multiplicateur du lancer
suggestRents = Proposer des loyers d’après le prix
amount = Montant
deck = Paquet
deckName = Nom du paquet
groups = Groupes et monnaie
groupName = Nom du groupe
colourOf = Couleur : { $name }
alike = Tout le monde ne voit pas toutes les couleurs. Certains distinguent mal celles-ci :
alikePair = { $one } et { $other }
currency = Monnaie
noDecks = Ce règlement n’a pas de cartes.
cardAt = Carte { $number }
removeCard = Supprimer la carte { $number }
addCard = Ajouter une carte
verb = Ce qu’elle fait
cardText = Ce qu’elle dit
factor = Multiplicateur du lancer
times = Multiplicateur du loyer
steps = Cases
perHouse = Par maison
perHotel = Par hôtel
trialHint = Des bots jouent { $games } parties avec vos règles et autant avec « { $before } », avec les mêmes dés. Cela prend quelques secondes, sur cet appareil.
trialStart = Faire jouer des bots
trialAgain = Recommencer
trialStop = Arrêter
trialRunning = Les bots jouent
trialStuck = On ne peut pas jouer jusqu’au bout : une partie entre bots n’a pas pu continuer. ({ $detail })
trialOlder = Vous avez fait des changements depuis : ceci vaut pour les règles d’avant.
doesEnd = La partie finit-elle ?
howLong = Combien de temps ?
howEven = L’ordre du tour est-il équitable ?
unbuilt = sans bâtiment
ownedAt =
    { $count ->
        [one] { $count } possédée
       *[other] { $count } possédées
    }
levelAt = niveau { $level }
verdict-allEnd = Oui : les { $games } parties ont toutes pris fin.
verdict-someEnd = { $after } des parties ont pris fin ; avec les règles de départ, { $before }.
verdict-lengthUnknown = Pas encore assez de parties : en moyenne { $after } manches au lieu de { $before }.
verdict-lengthAlike = À peu près aussi long (de { $low } à { $high } fois) : en moyenne { $after } manches au lieu de { $before }.
verdict-lengthDiffers = { $times } fois la durée (de { $low } à { $high }) : en moyenne { $after } manches au lieu de { $before }.
verdict-firstUnknown = Pas encore assez de parties.
verdict-firstAlike = Pour autant qu’on puisse voir, le premier joueur ne gagne ni plus ni moins souvent qu’avant (de { $low } à { $high } points de pourcentage).
verdict-firstDiffers =
    { $isMore ->
        [yes] Le premier joueur gagne { $points } points de pourcentage de plus qu’avant (de { $low } à { $high } points de pourcentage).
       *[other] Le premier joueur gagne { $points } points de pourcentage de moins qu’avant (de { $low } à { $high } points de pourcentage).
    }
cause-endless = Sans cette règle, { $without } des parties prendraient fin au lieu de { $with }.
cause-long = Cette règle allonge la partie : sans elle, { $without } manches au lieu de { $with }.
cause-uneven = Cette règle aide le premier joueur : sans elle, il gagne { $points } points de pourcentage de moins.
