## How a command is written

usage-unknownCommand = Commande inconnue : « { $name } ».
usage-unknownOption = Option inconnue : « { $flag } ».
usage-missingArgument = Il manque l’argument « { $name } ».
usage-missingOption = Il manque l’option « { $flag } ».
usage-missingValue = Il manque la valeur de l’option « { $flag } ».
usage-invalidChoice = L’option « { $flag } » n’accepte pas « { $text } ». Valeurs possibles : { $known }.
usage-tooMany =
    { $high ->
        [one] Trop d’arguments pour « { $name } » : { $high } attendu, { $count } donnés : { $more }.
       *[other] Trop d’arguments pour « { $name } » : { $high } attendus, { $count } donnés : { $more }.
    }
usage-didYouMean = Vouliez-vous dire { $known } ?
wholeNumber = { $flag } attend un nombre entier de { $low } à { $high }, et non « { $text } ».
botNames = { $flag } attend des noms de bots séparés par des virgules, comme plain,random, et non « { $text } ».
optionForm = --option attend un nom et un nombre entier, comme autoRent=1, et non « { $text } ».

## Files

noRead = Impossible de lire { $file } : { $reason }.
noWrite = Impossible d’écrire { $file } : { $reason }.
noFile = Il n’y a pas de fichier « { $file } ».
noFileOrFolder = Il n’y a ni fichier ni dossier « { $file } ».
reason-missing = fichier ou dossier introuvable
reason-directory = c’est un dossier
reason-denied = accès refusé
reason-full = plus d’espace disponible

## Rulebooks

noBookFile = Le dossier « { $file } » ne contient pas de book.ts.
bookNotLoaded = Impossible de charger le book.ts de « { $file } » : { $sentence }
bookNotExported = Le book.ts de « { $file } » n’exporte pas de « rulebook » créé par defineBook ou derive.
bookTooLarge = { $file } fait { $count } octets ; un règlement en fait { $most } au plus.
bookUnplayable = Le règlement de { $file } ne peut pas être joué :
bookRefused = Le règlement « { $name } » ne peut pas être joué : { $sentence }
noBookHere = Il n’y a pas de règlement « { $name } » ici.
foreignChapter = « { $name } » a un chapitre venu d’ailleurs : les expériences jouent des règlements qu’un fichier peut décrire.
houseRules = Les règles maison s’écrivent declined=staysWithBank,salaryLand=400,-trade, et non « { $text } ».

## Who plays

builtInBot = « { $name } » est un bot intégré : il faut un autre nom au vôtre.
botWithoutSeat = Le bot « { $name } » n’a pas de place : nommez-le dans { $flag }.
ownBotsOneThread = Les parties avec vos propres bots se jouent dans un seul fil d’exécution : n’indiquez pas --workers.
botFlag = --bot attend un fichier ou une commande, comme ./mine.ts ou "python3 mine.py".
twoBots = Deux bots s’appellent « { $name } » : donnez-leur des noms.
mirror = --mirror attend --bots avec 2 à { $most } noms, et pas de --seats : tous sont à la même table.
luckOutside = La chance n’est calculée que pour les bots de ce programme : --luck et --bot ne vont pas ensemble.
onlyForm = --only attend des parties comme 0:128, et non « { $text } ».
onlyTooMany = --only va jusqu’à la partie { $high }, mais il n’y en a que { $most }.
agentSeat = Au moins une place de --seats doit être « { $name } ».

## Records

recordUnknown =
    L’enregistrement suit le règlement « { $name } ». Il y a : { $known }. --rulebook indique où en trouver un
    autre.
recordOther = L’enregistrement suit le règlement « { $name } », et non « { $other } ».
recordBook = Le règlement que contient l’enregistrement ne peut pas être joué :
recordTable = L’enregistrement commence par une table impossible : { $sentence }
beyondEnd =
    { $count ->
        [one] --at { $entry } dépasse la fin : l’enregistrement a { $count } entrée.
       *[other] --at { $entry } dépasse la fin : l’enregistrement a { $count } entrées.
    }
noNet =
    Aucun réseau n’a été entraîné pour de telles parties (« { $name } ») : les bots ne connaissent pas de chances
    d’après lesquelles les juger.
outIsRecord = { $file } est l’enregistrement lui-même ; il faut au classeur un fichier à lui.

## Experiments

against = --against indique à quoi comparer ; peut être répété.
noJson = { $file } n’est ni un enregistrement ni du JSON.
noStudy = Il n’y a pas d’étude « { $name } ». Il y a : { $known }.

## Online

token = --token attend le jeton de la place ; il peut aussi se trouver dans { $name }.
link = --url attend le lien d’une table, comme http://127.0.0.1:3000/#/table/k3m9x2pqrs, et non « { $text } ».
programFailed = Impossible de lancer le programme : { $reason }.
programEnded = Le programme s’est arrêté ({ $reason }).
unreachable = Impossible de joindre { $name }.

## Moving a server’s tables

placeTwice = Un emplacement est nommé deux fois.
placesMixed = Les tables d’un serveur sont toutes dans des dossiers, ou toutes dans des bases de données.
placeForm = Un emplacement est un dossier, ou une adresse comme postgresql://user:password@host:5432/name, et non « { $text } ».
samePlace = La source et la destination sont les mêmes.

## Whatever it was

stopped = Interrompu.
impossible = Une erreur qui ne devrait pas être possible :
