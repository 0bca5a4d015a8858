limits = de { $low } à { $high }
confidence = confiance à 95 %
head =
    { $book }, nombre de départ { $seed }, au plus { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
headOfVersion =
    { $book } version { $version }, nombre de départ { $seed }, au plus { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }

## Games of bots

# same
run-options = options
run-games = parties
run-endedBy = terminées par
run-rounds = manches
run-aGame = par partie
run-aSecond = par seconde
run-ended =
    { $byWealth ->
        [yes] { $games } : { $ended } terminées, { $capped } abandonnées, celles-ci départagées selon la fortune ({ $share })
       *[other] { $games } : { $ended } terminées, { $capped } abandonnées ({ $share })
    }
run-length = 10 % jusqu’à { $low }, la moitié jusqu’à { $value }, 90 % jusqu’à { $high }
run-turns = { $value } tours
run-throws = { $value } lancers
run-bankruptcies = { $value } faillites
run-speed =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $turns } tours, { $throws } lancers ({ $seconds } s de simulation)
run-seat = place
run-place = nom
# same
run-bot = bot
run-order = ordre de jeu
run-won = gagnées
run-ofDecided = des décidées
run-ofAll = de toutes
run-offers = offres
run-made = faites
run-received = reçues
run-atMost = au plus
run-declined = refusées
run-sold = vendu
fault-ofGame = Partie { $game } (son nombre de départ est { $seed }) : { $sentence }
fault-ofStep = Partie { $game } (son nombre de départ est { $seed }), étape { $step } : { $sentence }
fault-again = Pour la revoir : { $command }

## Bots that are programs

programs-answered = réponses
programs-substituted = remplacé
programs-slow = trop lent
programs-gone = parti
programs-flood = trop bavard
programs-nonsense = incompris
programs-illegal = illégal
programs-replaced = relayé
programs-gamesGivenUp = parties abandonnées
seat-noConnection = Pas de connexion à { $name } ; nouvel essai en cours.
seat-over = La partie est terminée.
seat-playing = Joue à la place { $seat } sur { $players }.
seat-refused = Pas accepté ({ $reason }) : { $sentence }

## Bots against one another

arena-tables =
    { $tables ->
        [one] { $tables } table de
       *[other] { $tables } tables de
    } { $seats }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $decided } décidées
arena-rating = force
mirror-deals = { $deals } donnes, chacune jouée { $times } fois avec les mêmes dés, cartes et tirages, chaque bot une fois à chaque place
mirror-games = { $games } parties, { $decided } décidées ; { $whole } donnes où toutes le sont, et dont il s’agit ici
mirror-tooFew = Trop peu de donnes pour dire quelle part revient à la chance.
mirror-twoGames = De deux parties d’une même donne, où d’autres occupent toutes les places :
mirror-sameSeat = la même place gagne les deux
mirror-sameBot = le même bot gagne les deux
mirror-byLot = par pur hasard { $share }
mirror-whatDecides = Ce qui décide du vainqueur, en parts de la variance :
mirror-players = qui joue
mirror-luck = chance
mirror-dice = place et dés, peu importe qui s’y assoit
mirror-meeting = quel bot reçoit quels dés
lessLuck-head = sans la chance
lessLuck-worth = sans la chance : un point de chance compte { $value } ; variance restante : { $share }

## Boards

balance-firstOwner = premier propriétaire de
balance-share = part
balance-toOwners = par rapport à tous
balance-alive = { $count } en jeu
balance-times = { $value } fois
landings-head = { $turns } tours ({ $name }, nombre de départ { $seed }), { $throws } lancers par tour
landings-leave = sortie immédiate de prison
landings-stay = en restant en prison
landings-space = case
landings-inJail = en prison
landings-throwsEnd = fin de lancer
landings-turnsEnd = fin de tour

## Records

record-made =
    { $file } : { $count ->
        [one] { $count } entrée
       *[other] { $count } entrées
    }, { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }, { $reason }, état { $state }
record-givenUp = abandonnée
record-goingOn = en cours
record-at = entrée { $count } sur { $total } : { $reason }, état { $state }
record-books = { $file } : les comptes de { $count } entrées, { $bytes } octets
record-follows =
    { $count ->
        [one] { $count } entrée suit et respecte les règles.
       *[other] { $count } entrées s’enchaînent et respectent les règles.
    }
record-draws = { $count } lancers et cartes : { $sentence }
record-seedRevealed = tous découlent du nombre de départ sur lequel le serveur s’était engagé et des nombres aléatoires des places.
record-seedSecret = leur équité pourra être vérifiée quand la partie sera finie et le nombre de départ révélé.
record-seedOther = ils ne viennent pas d’un serveur qui s’engage.
record-older = Son format est { $format }, dont les empreintes d’états ne sont plus comparables.

## Rulebooks

book-head = { $book } : { $title }, version { $version }, de { $least } à { $most } joueurs
book-bots = bots : { $name }
book-range = { $least }–{ $most }, d’ordinaire { $value }
laws-played = { $games } parties à { $tables } sortes de tables
laws-ended = { $ended } terminées
laws-turns = { $turns } tours
laws-held = toutes les lois respectées
fuzz-done =
    { $count ->
        [one] { $count } fichier abîmé : { $refused } refusé avec une phrase, { $played } joué selon les lois.
       *[other] { $count } fichiers abîmés : { $refused } refusés avec une phrase, { $played } joués selon les lois.
    }

## The laboratory

lab-rulebook = règlement
lab-gamesInTime = parties en 5 s
# same
lab-points = points
lab-stopped = Arrêté.
lab-stoppedStanding = Arrêté. La même commande reprendra ici.
lab-goingOn = Reprise après { $count } parts sur { $total }.

## What is known of games

validated-holds = confirmé
validated-holdsNot = NON CONFIRMÉ
validated-landings = Sur 82 fréquences de passage, la plus éloignée est à { $value } erreurs types de la valeur exacte.
validated-exact = Sur deux plateaux résolus exactement, les victoires et les durées de { $games } parties sont à { $value } erreurs types au plus.
# $games (number) $share (text)
validated-prices = Sur trois petits plateaux résolus exactement, ce qu’un titre vaut pour chacun des deux d’après { $games } parties s’écarte de { $share } au plus.
validated-friedman = { $share } de { $games } parties ne finissent jamais (95 % : { $low } à { $high }) ; l’article indique environ 12 %.
validated-turnOrder = Selon l’ordre de jeu, le premier gagne { $share } de { $games } parties ; selon la place, personne n’est à plus de { $value } erreurs types d’un quart.

## What a server keeps

move-from = De
move-to = à
move-columnFrom = origine
move-columnTo = copie
# same
move-tables = tables
move-books = règlements
move-steps = étapes
move-entries = entrées de parties
move-receipts = demandes traitées
move-chatLines = lignes de discussion
move-persons = personnes à des tables
move-hash = SHA-256 du tout
move-key = clé
move-yes = oui
move-same = la même
move-done =
    Tout a été relu et est identique. L’origine n’a pas changé : gardez-la comme sauvegarde,
    et ne lancez plus de serveur dessus.

## How far a run is

unit-games = parties
# same
unit-tables = tables
unit-deals = donnes
# same
unit-parts = parts
unit-files = fichiers
progress-line = { $count } { $what } sur { $total }, encore { $left } s environ
progress-bar = { $what } { $name } { $share } de { $total }, encore { $time }
