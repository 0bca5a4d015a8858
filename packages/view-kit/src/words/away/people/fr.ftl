grace = Secondes avant qu’un bot joue pour les absents
graceHint = 0 : la table attend leur retour.
unattended = Continuer même quand personne n’est là
unattendedHint = Pour les parties de plusieurs jours. Sinon, bots et pendules attendent que quelqu’un revienne.
spectatorsWrite = Les spectateurs peuvent écrire
awayUntil = { $name } vient de s’absenter. Dans { $seconds } s, un bot continue.
awaySoon = { $name } vient de s’absenter. Un bot va continuer.
gone = { $name } vient de s’absenter.
botNow = Un bot maintenant
proposesStandIn = de laisser dès maintenant un bot jouer pour { $name }
rested = De { $from } à { $to }, personne n’était à la table. La partie a attendu.
lengthNear =
    { $count ->
        [one] Encore { $count } étape : ici, une partie s’arrête après { $most } étapes, et la plus grande fortune gagne.
       *[other] Encore { $count } étapes : ici, une partie s’arrête après { $most } étapes, et la plus grande fortune gagne.
    }
lengthReached = La partie a atteint { $most } étapes, le maximum ici, et a été arrêtée. La plus grande fortune gagne.
botsWait = Les bots attendent jusqu’à { $until } : cette table a épuisé ce qu’elle peut demander au serveur.
saveAside = Enregistrer la partie dans un fichier
botIsYou = En ce moment, un bot joue pour vous.
unusual = Une série inhabituelle : en { $deals } échanges, { $from } a beaucoup cédé à { $to }, à ses propres dépens. Par générosité, par erreur ou par entente, qui sait. Vous seul, en tant qu’hôte, le lisez ; rien ne se passe tout seul.
hostAway = { $name } a ouvert la table et n’est pas là. Ceux qui sont là peuvent choisir quelqu’un d’autre.
becomeHost = Prendre la relève
makeHost = Nommer hôte
makeHostOf = Nommer { $name } hôte
makeHostAsk = { $name } décidera alors de la table : places, bots et codes.
makeKeeperAsk = { $name } tiendra alors les comptes et notera les dés et les cartes.
proposesHost = de confier la table à { $name }
asksToJoin = { $guest } aimerait jouer, à la place de { $seat }.
joinSent = Vous aimeriez jouer à la place de { $seat }. Tous ceux qui sont là doivent être d’accord.
joinBack = Tant pis
joinFor = Jouer à la place de { $seat }
bringTitle = Amener cette partie à une table en ligne
bringText = Le serveur rejoue ce qui s’est passé jusqu’ici et vérifie chaque coup. Les autres prennent leur place par le lien ; à partir de là, c’est le serveur qui lance les dés. La partie dans ce navigateur reste comme elle est.
bringKept = Vous y tenez aussi les comptes. Qui a un téléphone peut y prendre sa place.
bringBack = Retour à la partie
brought = Une partie continue ici, à la manche { $round }. Le règlement et les places sont fixés.
seatBefore = jusqu’ici { $name }
saveGame = Enregistrer la partie
saveText = Si toutes les personnes qui jouent sont d’accord, chacune peut avoir la partie telle quelle : dans un fichier, ou comme partie à elle sur un seul écran. Cette partie-ci continue comme avant. Le journal dit qu’on l’a enregistrée.
savePropose = Le proposer à tout le monde
saveMeans = Qui joue peut alors l’avoir dans un fichier et continuer ailleurs.
savedUpTo =
    { $entries ->
        [one] Enregistrée : la partie après { $entries } entrée.
       *[other] Enregistrée : la partie après { $entries } entrées.
    }
savedNow = Partie enregistrée
playHere = Continuer sur cet écran
playHereHint = Cela devient une nouvelle partie dans ce navigateur ; à partir de là, c’est cet écran qui lance les dés.
seats = Places et codes
giveCode = Donner un code
giveCodeOf = Donner un code pour la place de { $name }
codeFor = Code pour la place de { $name }
codeCounts = Valable jusqu’à { $until }, une fois.
codeOpen = Un code pour la place de { $name } est valable jusqu’à { $until }.
codeHow = Ouvrez ce lien sur l’autre appareil, ou choisissez « J’ai un code » à la table.
codeOwnHow = Qui l’entre continue là-bas à votre place. Cet appareil-ci ne fait alors que regarder.
program = Programme
programOf = Un programme à soi à la place de { $name }
programWhat = Un de vos programmes peut jouer ici. Il ne voit que ce que voit cette place, et il a le temps que laisse cette table. Tant qu’il est absent ou en faute, un bot intégré joue.
programFaults =
    { $faults ->
        [0] Le bot a décidé { $faults } fois pour lui.
        [one] Le bot a décidé une fois pour lui.
       *[other] Le bot a décidé { $faults } fois pour lui.
    }
programGive = Donner une clé
programGiveNew = Nouvelle clé
programTakeBack = La reprendre
programHow = Cette commande le lance sur l’ordinateur où se trouvent Hausregeln et votre programme :
programCopy = Copier la commande
programSecret = Qui a la clé joue cette place. Elle n’est montrée qu’ici ; le serveur ne la connaît pas.
programTokenGone = Seule la page qui a fait la clé l’a montrée. Si elle est perdue, faites-en une nouvelle.
otherDevice = Continuer sur un autre appareil
otherDeviceText = Un code court emmène votre place sur un autre appareil.
showCode = Montrer un code
bothDevices = Jouer sur les deux appareils
haveCode = J’ai un code
claimTitle = Prendre une place avec un code
claimText = L’appareil sur lequel on jouait jusqu’ici le montre, ou la personne qui a ouvert la table.
claimCode = Code de la place
claimHint = Six lettres et chiffres.
claim = Prendre la place
staleLink = Ce lien ne vaut plus. Faites-vous montrer un code sur l’autre appareil.
movedAway = Votre place se joue maintenant sur un autre appareil. Ici, vous regardez.
knock = Réessayer
removed = Retirés de la table : { $names }
admit = Laisser revenir
admitOf = Laisser revenir { $name }
remove = Retirer de la table
removeOf = Retirer { $name } de la table
watching =
    { $count ->
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }
watchersNamed =
    { $more ->
        [0] Regardent : { $names }
        [one] Regardent : { $names } et { $more } autre
       *[other] Regardent : { $names } et { $more } autres
    }
findWatcher = Qui cherchez-vous ?
somebody = quelqu’un
chooseMark = Pion
chooseMarkOf = Choisir le pion et la couleur de { $name }
markTitle = Pion et couleur
markTaken = { $name } l’a déjà.
stillFree =
    { $count ->
        [one] { $count } place est encore libre.
       *[other] { $count } places sont encore libres.
    }
canBegin = Tout est prêt.
watcher = { $name } (regarde)
notSeated = { $name } (sans place)
askToWrite = À cette table, seuls les joueurs écrivent.
chatGoes =
    { $days ->
        [one] Si rien ne se passe ici pendant { $days } jour, cette discussion est effacée.
       *[other] Si rien ne se passe ici pendant { $days } jours, cette discussion est effacée.
    }
reportTable = Signaler la table
reportTableAsk = Qu’est-ce qui ne va pas à cette table ?
ownData = Ce que le serveur sait de vous
ownDataText = Votre nom, les tables où vous étiez, et ce que vous y avez fait et écrit. Rien d’autre, et le tout sous un nombre aléatoire.
exportData = L’obtenir en fichier
exported =
    { $tables ->
        [one] Enregistré : ce qui vous concerne à { $tables } table.
       *[other] Enregistré : ce qui vous concerne à { $tables } tables.
    }
renew = Se déconnecter partout
renewAsk = Tous les autres appareils qui ont votre lien sont alors déconnectés. Sur celui-ci, tout reste.
renewed = Seul cet appareil reste connecté.
erase = Tout effacer
eraseAsk = Votre nom et tout ce que vous avez écrit disparaissent aussitôt de toutes les tables. Les parties restent, sans vous nommer. Là où vous jouez encore, abandonnez d’abord. Les sauvegardes du serveur les contiennent jusqu’à leur remplacement ; si l’une est restaurée, tout est effacé de nouveau.
erased = Effacé. Ce serveur ne vous connaît plus.
programThere = programme, connecté
programAway = programme, non connecté
programOut =
    { $why ->
        [slow] programme remplacé : trop lent
        [nonsense] programme remplacé : réponses incompréhensibles
        [illegal] programme remplacé : coups interdits
       *[flood] programme remplacé : trop de messages
    }
claimName = Saisissez d’abord votre nom : les autres le voient à la table.
