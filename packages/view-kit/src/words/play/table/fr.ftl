missing = Cette partie n’est plus dans ce navigateur.
toHome = Vers la page d’accueil
fromHere = Chances à partir d’ici
notFromHere = À cette table, on joue sans coach : les chances se calculent une fois la partie finie.
toTables = Vers les tables
toRematch = Vers la table de la revanche
opening = Ouverture de la partie…
round = Manche { $round }
cashAfter = il restera { $amount }
debtAfter = dette ensuite : { $debt }
cash = Argent
yes = Confirmer
no = Annuler
grave = Cette action est définitive.
yourTurn = { $name } décide
strip = Soldes et demandes en attente
stripSeat = { $name } : montrer ses biens
yourCall = À vous de jouer
callOf = À { $name } de jouer
over = Partie terminée
# same
calls = Notifications
callSound = Un son quand c’est à moi
callVibration = Une vibration quand c’est à moi
callNotify = Une notification quand c’est à moi et que je regarde ailleurs
noNotify = Pas de notifications ici : les navigateurs ne les permettent qu’en HTTPS.
notifyDenied = Le navigateur interdit les notifications à cette page. Cela se change dans ses propres réglages.
answers = Réponses automatiques
answerBeyond = Ne pas demander ce qu’on ne peut pas payer
answerBeyondHint = Un achat pour lequel l’argent manquerait même en vendant et en hypothéquant tout n’est pas demandé, mais annoncé.
answersAll = À cette table, chacun répond lui-même.
answerOnly = Continuer automatiquement avec la seule réponse
answerOnlyHint = Aussi « Terminer le tour », si tout le reste peut attendre votre prochain tour (échanger, hypothéquer, vendre). Vous pouvez suspendre à tout moment. Vous lancez, achetez et enchérissez toujours vous-même.
thenThrown = et lancer aussitôt
putAway = Ranger
stopHere = Suspendre
beyond = { $deed } coûte { $cost } ; avec tous ses biens, { $name } réunirait { $most } au plus. L’achat n’a pas lieu.
moving = { $name } avance…
waiting = Rien à décider pour l’instant
skip = Passer à mon prochain choix
skipAll = Avancer jusqu’à la fin
undo = Annuler
pause = Suspendre
resume = Reprendre
actAs = Pour qui ?
demandsOpen =
    { $count ->
        [0] { $count } loyers n’ont pas encore été réclamés ; ce lancer les fait perdre.
        [one] Un loyer n’a pas encore été réclamé ; ce lancer le fait perdre.
       *[other] { $count } loyers n’ont pas encore été réclamés ; ce lancer les fait perdre.
    }
demands = Loyers à réclamer
demandKey = Le loyer ne se paie que s’il est réclamé, avant le lancer suivant.
demandByKey = La touche R le réclame.
keys =
    { $race ->
        [yes] R réclame le loyer, Échap ramène à ce qu’il faut décider.
       *[other] Échap ramène à ce qu’il faut décider.
    }
waive = Renoncer
countdown = Le prochain lancer dans { $seconds } s.
offers = Offres
ownOffer = Mon offre
accept = Accepter
decline = Refuser
counter = Contre-offre
trade = Échanger
tradeShares = Négocier des parts
tradeWith = Avec qui ?
youGive = { $name } donne
money = Argent
jailCard = Carte de sortie ({ $deck })
completes = complète le groupe de { $name }
whatToTrade = Cochez ce qui change de main, et ajoutez de l’argent d’un côté.
agreed = Convenu : inscrire aussitôt
send = Faire l’offre
bid = Offre
bidPlace = Offrir { $amount }
highest = Plus haute offre
deedOf = { $name } : voir le titre
deedCard = Titre
out = hors jeu
raise = Trouver de l’argent
raiseNothing = Il n’y a plus rien à vendre ni à hypothéquer.
holdings = Biens
noHoldings = Aucune propriété pour l’instant.
players = Joueurs
log = Journal
details = avec les détails
earlier = Montrer les tours précédents
why = Pourquoi ?
reasonLater = Un bot le dit quand le tour est fini.
noReason = Il n’y avait rien à peser.
reasons-worthPrice = Cela vaut jusqu’à { $most } pour moi, et le prix est de { $price }.
reasons-tooDear = Le prix est de { $price }, et cela vaut { $most } au plus pour moi.
reasons-bidUpTo = Je vais jusqu’à { $most }.
reasons-passAbove = Cela ne vaut pas plus de { $most } pour moi.
reasons-buildEarns = Cela coûte { $price } et devrait me rapporter environ { $earns } ; je garde { $kept } pour les loyers.
reasons-offers = Cela me rapporte environ { $own }, et à l’autre environ { $other }.
reasons-accepts = Cela me rapporte environ { $own }, et à l’autre environ { $other } : c’est assez.
reasons-refuses = Cela me rapporte environ { $own }, et à l’autre environ { $other } : trop peu pour moi.
reasons-offersByChance = Mes chances de gagner passent ainsi de { $now } % à { $then } %.
reasons-acceptsByChance = Avec cela, mes chances de gagner passent de { $now } % à { $then } %.
reasons-refusesByChance = Mes chances de gagner sont de { $now } %, et seraient de { $then } % : trop peu pour moi.
reasons-hasNotSold = Qui n’a encore rien cédé n’obtient rien de moi contre de l’argent seul.
reasons-leavesJail = Dehors, j’attends environ { $promise } du prochain lancer.
reasons-staysInJail = Dehors, j’attends environ { $promise } du prochain lancer : je suis mieux ici.
game = Partie
pace = Rythme des bots
paces-slow = Tranquille
# same
paces-normal = Normal
paces-fast = Vif
paces-instant = Immédiat
countdownSetting = Délai pour réclamer un loyer (secondes)
resign = Abandonner
resignAsk = { $name } abandonne et quitte la partie ?
timeUp = Le temps est écoulé
stop = Arrêter et compter
stopAsk = Tout le monde est d’accord ? La partie s’arrête en l’état, et la plus grande fortune gagne.
stopPropose = Si tout le monde est d’accord, la partie s’arrête en l’état, et la plus grande fortune gagne.
rules = Règlement
houseRules = Règles maison
noHouseRules = On joue exactement selon le règlement.
on = oui
off = non
rent = Loyer
onTurn = C’est à { $name } de jouer
unbuilt = sans bâtiment
wholeGroup = groupe complet
stations =
    { $count ->
        [0] { $count } possédées
        [one] { $count } possédée
       *[other] { $count } possédées
    }
factor = dés × { $factor }
price = Prix
mortgage = Hypothèque
# same
commission = Commission
saleValue = Valeur de revente
won = Gagné
ended = La partie est finie
outIn = jusqu’à la manche { $round }
ranking = Classement
wealth = Fortune
wealthParts-money = Argent
wealthParts-deeds = Propriétés
wealthParts-buildings = Bâtiments
wealthParts-shares = Parts
wealthParts-rest = Autres
wealthParts-debt = Dette
wealthOverTime = La fortune au fil de la partie
rentsPaid = Loyers payés
rentsGot = Loyers reçus
rematch = Revanche
turnShort = Coup
chosen = Choisir { $name }
rule = Paragraphe
# without $jail
inJail = en prison
bankrupt = éliminé
pot = Cagnotte
bank = Banque
bankAndPot = Banque et cagnotte
missingMoney = Il manque encore
cashBecomes = Argent : { $before } → { $after }
ofAll = { $part } sur { $all }
bankEnds = Quand la banque n’a plus d’argent, la partie se termine.
outByThis = épuise son argent : éliminé ({ $rule })
outAsk = { $name } y épuise son argent. Qui n’en a plus est éliminé ({ $rule }).
jumpHint = Touchez une case du plateau, ou choisissez-la dans la liste.
space = Case
go = Y aller
offerTo = Offre de { $from } à { $to }
answer = Voir
projector = Pour tous sur grand écran
keepFile = Enregistrer dans un fichier
keepTables = Enregistrer en tableaux CSV
keepWorkbook = Enregistrer comme classeur
timeUpAsk = On termine le tour en cours, puis la plus grande fortune gagne.
graceRuns = On peut encore réclamer des loyers ; le lancer sera libre dans un instant.
notNow = Ce n’est pas possible maintenant.
standHere = Ici : { $names }
tradeFor = Proposer un échange à { $name }
elsewhere = Cette partie est déjà ouverte dans une autre fenêtre. C’est là qu’elle continue.
unreadable = Impossible d’ouvrir cette partie.
timeLeft = encore { $time }
faults-full = Le navigateur ne donne plus de place à cette page. Rien n’est perdu tant qu’elle reste ouverte : enregistrez la partie dans un fichier, puis supprimez-en d’anciennes sur la page d’accueil.
faults-bot = Un bot a choisi un coup qui n’existe pas. La partie est enregistrée jusqu’ici.
faults-save = Le navigateur ne peut pas enregistrer cette partie. Rien n’est perdu tant que cette page reste ouverte ; enregistrez-la dans un fichier.
holdingsOf = Biens de { $name }
portfolio =
    { $count ->
        [one] { $name } : { $count } propriété
       *[other] { $name } : { $count } propriétés
    }
rentNow = Loyer
story = Qui a quoi, ce qui s’est passé
goOnline = Continuer en ligne
saveGame = Enregistrer la partie
utilities =
    { $ofTwo ->
        [yes]
            { $count ->
                [0] aucune possédée
                [one] une possédée
               *[other] les deux possédées
            }
       *[other]
            { $count ->
                [one] { $count } possédée
               *[other] { $count } possédées
            }
    }
housePrice = Prix par { $house }
houseSale = Revente par { $house }
stock = { $houses } en réserve
length =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }, { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
sound = Son
soundHint = Son des dés, des pions et de l’argent
volumes-off = Coupé
volumes-soft = Faible
volumes-medium = Moyen
volumes-loud = Fort
replay = Revoir la partie
# same
coach = Coach
