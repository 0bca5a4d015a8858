exchange = Bourse
prices = Cours
holdings = Parts
reports = Bilans
deal = Négocier
pricesOverTime = Les cours au fil de la partie
player = Joueur
price = Cours
change = depuis 1 manche
changeShort = ± manche
changeFromStart = depuis le début
ownShares = propres
issuer = Parts de
holder = détenues par
bank = Banque
gone = éliminé
takeoverText = { $own } en main propre
takeoverBy = Premier actionnaire : { $name }, avec { $held }
takeoverRule = Qui ne détient plus aucune de ses parts est racheté ; à partir de 13 parts, tout revient au premier actionnaire.
lastReport = Caisse au dernier bilan
perShare = par part
atStart = dus au Départ
owes = doit un bilan { $deadline }
youOwe = Vous devez un bilan à la Bourse { $deadline }.
deadline = avant la fin du tour de { $name }, sinon { $fine } d’amende
fined = (en retard)
reportNow = Un bilan établi maintenant indique { $cash } en caisse : dividende de { $perShare } par part, { $due } au Départ.
report = Bilan
dividendNear =
    { $steps ->
        [one] Le Départ est à { $steps } case : votre dividende y coûtera { $amount }.
       *[other] Le Départ est à { $steps } cases : votre dividende y coûtera { $amount }.
    }
dividendShort = Il vous manque { $missing } pour cela.
number = Combien ?
has = { $name } : vous en détenez { $own }, la banque { $bank }.
left = Encore possible ce tour-ci : en vendre { $sell }, en acheter { $buy }.
demand = Demander un bilan
demandOf = Demander un bilan à { $name }
demandReason = Demandé par la surveillance de la Bourse
toPlayers = De joueur à joueur
noShares = aucune
sharesCount = Nombre
