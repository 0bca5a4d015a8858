awaited = Attendu de la table
slips = Offres cachées
slipsHint = Notez chaque billet sans que personne regarde. Tant qu’ils ne sont pas retournés, chacun peut être changé.
slipsHintDevices = Ceux qui ont un téléphone y enchérissent. Notez les autres billets sans être vu. Tant qu’ils ne sont pas retournés, chacun peut être changé.
slipElsewhere = enchérit sur son téléphone
slipAway = téléphone non connecté
slipType = Noter le billet
slipTypeFor = Noter le billet : { $name }
slipOf = Offre de { $name }
slipEnter = Remettre le billet
slipIn = remis
slipRewrite = Changer le billet
slipShow = Montrer l’offre de { $name }
slipHide = Cacher l’offre de { $name }
slipNone = n’enchérit pas
slipThinks = réfléchit
reveal = Retourner les billets
revealMissing = Il manque encore des billets : { $names }.
slipWrong = Une offre est un nombre entier.
slipBetween = { $name } peut offrir de { $low } à { $high }.
balances = Soldes
standsOn = sur { $space }
bookings = Écritures de ce tour
noBookings = Rien pour l’instant.
bank = Banque
board = Voici comment le plateau devrait être
correctEntry = Corriger l’entrée { $number }
reason = Motif : { $reason }
was = Ce qui était noté :
leftOut = plus rien
hidden = une offre cachée
instead = Ce qui est juste
leaveOut = Laisser cette entrée de côté
throwing = Autre chose a précédé le lancer
backTo = Annuler celle-ci et tout ce qui suit
stuck = Alors l’entrée { $number } n’est plus possible
stuckHint = À cet endroit, la question est maintenant :
before = vient avant
replaces = prend sa place
how = Ce que l’on note ici
leaveStuck = Laisser l’entrée { $number } de côté
dropFrom = Supprimer l’entrée { $number } et tout ce qui suit
works = Ainsi, tout s’accorde
worksHint =
    { $count ->
        [one] { $count } entrée change ; elle reste dans l’enregistrement.
       *[other] { $count } entrées changent ; elles restent dans l’enregistrement.
    }
worksDrop = Supprimé à partir de l’entrée { $number }.
enter = Noter la correction
cancel = Annuler
ofSeat = Qui ?
noMoves = Il n’y a rien à décider ici pour cette place.
amount = Montant
unchanged = Les soldes restent les mêmes.
fromTo = { $before } → { $after }
adjust = Rectifier
adjustHint = Quand la table et les comptes diffèrent : l’entrée se fait avec la banque, et avec un motif.
what = Quoi ?
whats-cash = Argent d’un joueur
whats-owner = À qui est une propriété
whats-level = Bâtiments d’une rue
whats-mortgage = Hypothèque d’une propriété
whats-place = Case d’un pion
whats-jailCard = Carte de sortie
whats-jail = Prison
whats-laps = Déjà passé par Départ
whats-report = Bilan
whats-shares = Parts
hostEntries-resign = Abandon
hostEntries-timeUp = Le temps est écoulé
hostEntries-botTakes = Un bot prend la relève
hostEntries-botReturns = Le bot rend la place
# same
hostEntries-pause = Pause
hostEntries-resume = Reprise
hostEntries-reveal = Le nombre de départ est révélé
hostEntries-handOver = Les comptes changent de main
hostEntries-stop = Arrêt d’un commun accord
hostEntries-chance = Les dés viennent d’ailleurs
hostEntries-save = La partie est enregistrée
hostEntries-undo = Annulation
# same
hostEntries-correct = Correction
player = Joueur
deed = Propriété
deck = Paquet
space = Case
owner = Propriétaire
direction = Sens
receives = reçoit de la banque
pays = paie à la banque
buildings = Bâtiments
none = aucun
mortgaged = Hypothèque
yes = oui
no = non
notInJail = pas en prison
inJailTurn = en prison, tour { $turn }
sharesOf = Parts de
sharesAt = Chez qui ?
sharesCount = Parts
sharesOfWhom = Parts de { $name }
holder = Chez qui ?
inDeck = dans le paquet
why = Motif
whyMissing = Rien ne se rectifie sans motif.
whyExample = par exemple : salaire oublié
book = Noter la rectification
standing = Noter l’état de la table
standingHint = La partie est déjà en cours : argent, pions, propriétés et bâtiments tels qu’ils sont sur la table. Celui dont c’est le tour a gagné le premier lancer. Chaque changement figure ensuite dans l’enregistrement.
standingReason = repris de la table
standingSame = Les comptes le disent déjà.
standingEnter = Noter ({ $count })
standingCash = Argent de { $name }
standingPlace = Case de { $name }
# $what (text) $whom (text)
about = { $what } : { $whom }
# $round (text)
inRound = { $round } :
failed = Impossible de noter cela.
find = Trouver une entrée
findHint = Nom, rue, paragraphe, montant ou « Manche 7 »
found = Trouvé : { $count }
foundNothing = Rien trouvé.
findComes = Les entrées précédentes arrivent…
balanceWrong = La caisse n’est pas juste
balanceHint = Comptez l’argent d’une personne ou de tout le monde : vous voyez quelles entrées expliqueraient l’écart, les plus probables d’abord. Rien ne change avant que vous ne confirmiez.
countedOf = Compté : argent de { $name }
bookedAs = comptes : { $amount }
countedWrong = Un nombre entier de 0 à { $most }.
tallies = La table et les comptes concordent.
explained = Voici ce qui l’expliquerait, le plus probable d’abord :
unexplained = Aucune entrée, ni deux ensemble, n’explique cet écart. Recomptez, ou rectifiez les comptes avec un motif.
causes-notPaid = Inscrit, mais jamais payé ?
causes-paidTwice = Payé deux fois à la table ?
causes-bookedTwice = Inscrit deux fois ?
causes-lapsedPaid = Payé, alors que les comptes l’ont laissé prescrire ?
causes-otherWay = Payé dans l’autre sens ?
causesBy-otherPayer = Payé par { $name } à la place ?
causesBy-otherPayee = Payé à { $name } à la place ?
tableFollows = Si oui, la table suit les comptes :
givesBack = { $name } donne { $amount }
getsStill = { $name } reçoit { $amount }
booksFollow = Si les comptes suivent la table, ils disent :
orIn = ou à la manche { $rounds }
desk = Au bureau
tabs-booked = Inscrit
tabs-holdings = Biens
tabs-board = Plateau
tabs-log = Journal
slipsAtOnce = Tous les billets de ce tour d’enchères à la fois. Ce que vous écrivez reste caché jusqu’à ce que la correction soit inscrite.
slipsMissing = Un billet manque, ou son offre est impossible.
slipsTogether = Reprendre ces billets
slipsAnew = Réécrire les billets qui suivent
# $count (text)
slipsHidden =
    { $count ->
        [one] { $count } offre cachée
       *[other] { $count } offres cachées
    }
decided = Ce qui est corrigé
# $number (text)
otherwiseFor = Décider autrement : entrée { $number }
otherwise = Autrement
# $number (text)
asItWas = Laisser l’entrée { $number } telle quelle
follows = Ce qui en découle
# $what (text)
fallsAway = « { $what } » est supprimé :
# $what (text)
comesFirst = « { $what } » vient avant :
another = Corriger aussi une autre entrée
worksOut = Calcul des conséquences…
# $name (text) $space (text)
stay = { $name } est reparti quand même de la case { $space }
stayReason = le pion était là où les comptes le situent
