## Why an experiment cannot be made

asTold = { $sentence }
noBook = Il n’y a pas de règlement { $name } ici.
noBot = Il n’y a pas de bot { $name }. Il y a : { $known }.
tableSize = { $name } se joue de { $least } à { $most } joueurs, et non à { $count }.
handNeedsBook = Une position saisie à la main a besoin d’un règlement.
handSeats =
    { $count ->
        [one] La position a { $count } joueur, mais { $bots } bots jouent.
       *[other] La position a { $count } joueurs, mais { $bots } bots jouent.
    }
tableSeats = { $count } personnes sont à la table, mais { $bots } bots jouent.
entries =
    { $count ->
        [one] La partie n’a que { $count } entrée.
       *[other] La partie n’a que { $count } entrées.
    }
over = La partie y est déjà terminée.
newer = L’expérience a le format { $given } ; ce programme lit jusqu’au format { $most }.
noGroup = Le groupe { $name } n’existe pas.
noSeat = La place { $seat } n’existe pas.
seatOut = La place { $seat } n’est pas dans la partie.
noDeed = Il n’y a pas de propriété sur la case { $space }.
leastOverMost = Le minimum dépasse le maximum.
leftWithNothing = Qui a quitté la partie n’a ni argent ni propriétés.
fewerThanTwo = Il ne reste pas deux joueurs dans la partie.
mayNotAct = La place dont il s’agit ne peut rien faire pour le moment.
noDeal = Aucun échange n’est indiqué.
noCurve = Les règles de ce côté n’ont pas de nombre unique { $name }.
noTrade = Ce règlement ne connaît pas les échanges.
noShares = Ce règlement ne connaît pas les parts.
noAtlas = Ce n’est pas un atlas au format 1.
notLoaded = Les parties n’ont pas pu commencer, car un élément de la page n’a pas pu être chargé. Veuillez recharger la page.

## Columns of tables

column-round = manche
column-games = parties
column-money = argent
column-rounds = manches
column-share = part
column-inTurn = ordre de jeu
column-toBank = à la banque
column-between = décisions des autres jusqu’à la sienne
column-looking = part des manches passées à regarder
column-takeovers = rachats
column-what = quoi
column-value = valeur
column-space = case
column-name = nom
column-leaving = exact, en sortant de prison
column-staying = exact, en y restant
column-played = joué
column-level = niveau
column-cost = coût
column-incomeExact = revenu, exact
column-incomePlayed = revenu, joué
column-backExact = remboursé après tours, exact
column-backPlayed = remboursé après tours, joué
column-group = groupe
column-won = gagné
column-toAll = par rapport à tous les groupes
column-side = côté
column-difference = différence
column-gain = gain par le hasard commun
column-median = manches, médiane
# same
column-minutes = minutes
column-end = se terminent
column-first = avantage du premier tour
column-winner = victoires du premier bot
column-who = qui
column-wins = gagne
column-nobody = personne
column-change = changement
column-from = de
column-to = à
column-rule = règle
column-better = victoires du meilleur bot
column-reason = raison
column-style = les autres jouent comme
column-proposer = propose
column-paysMost = paie au plus
column-answerer = répond
column-takesLeast = accepte à partir de
column-payer = qui paie
column-taker = qui reçoit
column-owner = propriétaire
column-least = cède à partir de
column-buyer = acheteur
column-most = achète jusqu’à
column-own = ses chances
column-others = chances de l’autre
column-throw = lancer
column-paid = paie en moyenne
column-worst = au pire
column-debt = ne peut pas payer tout de suite

## Titles of tables

title-survival = Parties qui durent plus longtemps
title-turnOrder = Victoires selon l’ordre de jeu
title-ruins = Qui est éliminé, et par qui
title-money = Argent en circulation
title-wealth = Fortune de ceux qui sont en jeu
title-idle = Attente
title-sharePrices = Cours des actions
title-styles = Ce qui tient aux bots
title-takeovers = Rachats par partie
title-debts = Dettes envers la banque
title-arrivals = Fréquence d’arrivée sur la case, par tour
title-income = Revenu à chaque tour des autres
title-groups = Valeur du premier groupe complet
title-sides = Chaque côté à part
title-offerWorth = Ce que valent les offres ouvertes : le paiement du proposant avec lequel chacun est aussi bien loti que sans elles
title-saleWorth = Ce que titres et parts valent pour chacun des deux
title-playedWorth = Ce que valent les échanges pour chacun des deux, d’après des parties avec et sans eux : le paiement avec lequel chacun est aussi bien loti
title-bestOffers = Les meilleures offres de { $who }
title-bestOffersAlike = Les meilleures offres de { $who }, d’après un réseau entraîné avec des règles semblables
title-danger = Les prochains lancers de { $who }
# same
title-chances = Chances
title-ways = Chances selon ce qui est fait d’abord
title-base = Le règlement tel quel
title-changes = Ce que chaque règle change à elle seule
title-rules = Chaque règle à part
title-refused = Ce qui ne se joue pas seul, et pourquoi

## More columns and cells

column-toOrder = à { $order }
column-winsWho = { $who } gagne
cell-jail = en prison
cell-bare = sans maison
cell-seat = place { $seat }
cell-owned = { $count } en possession
cell-nobody = personne
cell-shark = un négociateur rusé
cell-stubborn = un négociateur têtu
debts-loans = emprunts par partie
debts-lent = montant emprunté à chaque fois
debts-lost = éliminés par les dettes, par partie
debts-gamesWith = parties avec des dettes, part

## What is measured

measure-length = durée en manches
measure-ended = parties qui se terminent
measure-first = avantage du premier tour
measure-winner = victoires du premier bot
title-curve = { $measure } selon « { $number } »
title-differenceLength = Écart avec « { $base } » : { $measure }
title-differencePoints = Écart avec « { $base } » : { $measure }, en points
title-change = Ce que cela change pour { $who }, en points
atlas-length = Durée, en manches
atlas-ended = Parties qui se terminent, en points
atlas-first = Avantage du premier tour, en points
atlas-winner = Victoires du meilleur bot, en points

## Answers

answer-tooFew = (encore trop peu de parties)
answer-between = (de { $low } à { $high })
answer-rounds = { $value } manches
# same
answer-points = { $value } points
answer-named = « { $name } »
answer-nothing = On ne peut rien dire après { $games } parties.
answer-against = Face à { $base }, { $measure } : { $found }, après { $games } paires de parties.
answer-open = { $told }, aucune différence n’est établie
answer-inMinutes = { $told }, { $minutes } minutes à table
answer-pace = Minutes : un lancer avec tout ce qui suit en { $throw } s, une décision en { $decision } s.
answer-best = Le mieux : { $what }, { $change } points.
answer-tooEarly = Encore ±{ $points } points : trop tôt pour dire ce qui est le mieux ; { $left } possibilités sur { $all } restent en lice.
answer-oneOf = Encore ±{ $points } points ; le mieux est l’une de ces possibilités : { $names }.
answer-each = { $games } parties chacun
answer-played = { $games } parties
answer-deal = L’échange change les chances : { $changes } points ; { $played }.
answer-winner = Gagne : { $chances } ; { $played }.
answer-decides = La décision revient à { $who }.
answer-book = La moitié des parties est finie après { $rounds } manches ; une partie dure { $minutes } minutes en moyenne, à { $throw } s le lancer et { $decision } s la décision ; { $ended } se terminent, et qui commence en gagne { $first } ; { $games } parties.
answer-groups = Qui possède en premier ce groupe entier gagne tant de fois plus souvent qu’avec n’importe lequel : { $found } ; { $games } parties.
answer-atlas = Sur { $rules } règles, chacune seule, { $longer } allongent la partie et { $shorter } la raccourcissent ; pour { $open }, aucune différence n’est établie, et { $idle } ne font rien à elles seules.
way-asItStands = dans l’état
way-offer = Offre : { $offer }

## Rules of the atlas

rule-title = L’atlas des règles maison
rule-answered = { $question } : { $answer }
rule-with = avec : { $chapter }
rule-without = sans : { $chapter }
rule-andWith = { $rule } (avec { $come })
rule-andWithout = { $rule } (sans { $gone })
rule-andBoth = { $rule } (avec { $come }, sans { $gone })
rule-both = { $one } + { $other }

## Pages of reports

page-table = Tableau
page-experiment = L’expérience en fichier
page-data = en CSV
page-title = Expérience

## Questions that people ask, and their sides

study-freeParking = De l’argent au Parking libre
study-nothingThere = rien ne s’y trouve
study-feesThere = taxes et frais s’y trouvent
study-and500 = et 500 au début et après chaque gain
study-doubleSalary = Double salaire au départ
study-salary = le salaire
study-twiceLanding = le double pour qui s’y arrête
study-twiceLap = le double à chaque tour de plateau
study-noAuctions = Sans enchères
study-auctioned = ce qui n’est pas acheté est mis aux enchères
study-staysWithBank = cela reste à la banque
study-firstSeat = La première place
study-speedDie = Le dé rapide
study-twoDice = deux dés
study-withSpeedDie = avec le dé rapide
study-jail = Sortir de prison tôt ou tard
study-weighs = pèse chaque cas
study-outAtOnce = sort toujours aussitôt
study-inLong = reste toujours le plus longtemps possible
study-outEarly = sort au début, reste à la fin
study-inEarly = reste au début, sort à la fin
study-allPay = Tout le monde paie, ou enchères ouvertes
study-open = tout est mis aux enchères ouvertes
study-sealedAll = offres cachées, et tout le monde paie
study-sealedWinner = offres cachées, au prix offert par le gagnant
study-sealedSecond = offres cachées, au prix de la deuxième offre
study-trade = Avec ou sans échanges
study-trading = avec échanges
study-noTrading = sans échanges
study-players = De deux à huit joueurs
study-orangeOrGreen = Orange ou vert ?
study-seats = { $count } joueurs
