bank = Banque
pot = Cagnotte
yes = oui
no = non

## Names of sheets: at most 31 characters, none of []:*?/\

sheets-game = Partie
sheets-entries = Écritures
sheets-bids = Enchères
sheets-balances = Soldes
sheets-wealth = Fortune
sheets-properties = Propriétés
sheets-register = Registre des parts
sheets-holdings = Parts détenues
sheets-prices = Cours des parts
sheets-reports = Bilans
sheets-dividends = Dividendes
sheets-rules = Règles

## The first sheet: the game

game-title = Les comptes de la partie
game-rulebook = Règlement
# same
game-version = version { $version }
game-played = Jouée
game-state = État
game-evening = Ce que la soirée a apporté
game-goingOn = Partie en cours (manche { $round }).
game-rounds = Manches
game-turns = Tours
game-entries = Écritures de l’enregistrement
game-currency = Monnaie
game-options = Options de la table
game-players = Joueurs
game-person = humain
game-playedBy = Joué par
game-money = Argent
game-wealth = Fortune
game-properties = Propriétés
game-debt = Dettes
game-result = Résultat
game-won = gagné
game-out = éliminé à la manche { $round }

## Heads of columns

heads-number = N°
heads-round = Manche
heads-turn = Tour
heads-onTurn = Au tour de
heads-player = Joueur
heads-event = Ce qui s’est passé
heads-from = De
heads-to = À
heads-amount = Montant
heads-rule = Règle
heads-space = Case
heads-property = Propriété
heads-group = Groupe
heads-price = Prix
heads-owner = Propriétaire
heads-level = Niveau
heads-built = Constructions
heads-mortgage = Hypothèque
heads-rents = Loyers encaissés
heads-rentPayments = Nombre de loyers
heads-ruleTitle = Titre
heads-times = Nombre d’applications
heads-ruleText = Texte
heads-time = Heure
heads-was = Avant

## Auctions

bids-lot = Mis aux enchères
bids-kind = Type
bids-sealed = cachée
bids-open = ouverte
bids-bidder = Enchérisseur
bids-bid = Offre
bids-outcome = Issue
bids-won = adjugé
bids-tied = égalité
bids-sharesOf = Parts de { $issuer } : { $number }

## Accounts of players

account-of = Compte { $name }
account-other = Contrepartie
account-received = Reçu
account-paid = Payé
account-balance = Solde

## Where a part of a paragraph comes from

kinds-source = D’après la source
kinds-adopted = Repris des règles classiques
kinds-filled = Complété par les règles classiques
kinds-option = Option de la table
kinds-reading = Notre lecture
kinds-house = Règle maison
debtOf = Dettes { $name }
begins = La partie commence.

## Titles of charts

charts-balances = Soldes par tour
charts-wealth = Fortune par tour
charts-prices = Cours des parts par tour

## Shares, prices and reports

shares-seller = Vendeur
shares-buyer = Acheteur
shares-issuer = Parts de
shares-number = Nombre
shares-total = Prix total
shares-perShare = Par part
shares-way = Comment
shares-ways-shareTrade = échange
shares-ways-shareSale = vente à la banque
shares-ways-sharePurchase = achat à la banque
shares-ways-takeover = rachat
shares-ways-shareEstate = succession
shares-heldBy = chez { $name }
# same
shares-sum = Total
shares-price = Cours
shares-state = État
shares-out = éliminé
shares-value = Valeur de toutes les parts
shares-cash = Argent liquide
shares-property = Valeur des propriétés
shares-held = Parts détenues
shares-occasion = Motif
shares-due = dû
shares-late = en retard, établi par le jeu
shares-interim = bilan intermédiaire
shares-payer = Payeur
shares-paid = Payé
shares-paidTo = à { $name }

## Entries of the host

notes-withdrawn =
    { $several ->
        [yes] Annulé : écritures { $from } à { $to }.
       *[other] Annulé : écriture { $from }.
    }
notes-pause = La partie est en pause.
notes-resume = La partie reprend.
notes-reveal = Le nombre de départ des dés est révélé : chacun peut vérifier les lancers.
notes-botTakes = Le bot « { $bot } » joue pour { $name }.
notes-botReturns = { $name } rejoue en personne.
notes-handOver = { $name } tient désormais les comptes.
