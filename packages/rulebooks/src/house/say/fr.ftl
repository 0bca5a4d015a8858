## Paragraphs

title = { $title }, avec règles maison
says = { $question } : { $says }.
name = { $title }.
idle = Cela n’a aucun effet dans ce règlement.
absent = Cela n’existe pas dans ce règlement.
optionsName = Au choix de la table
noOptions = rien
boardName = Le plateau
board-spaces = { $count } cases
board-streets = { $count } rues
board-stations = { $count } gares
board-utilities = { $count } compagnies
board-cards = { $what } ({ $count } cartes)
board-money = Monnaie : { $what }
board-rents_station = loyer { $rents }
board-rents_utility = lancer fois { $rents }
board-called = { $was } s’appelle ici { $is }

## Chapters that go without saying

chapter-adjust = Rectification des comptes
chapter-adjust_under_claims = Rectification et réservations de groupes
chapter-adjust_mortgages = Rectification des hypothèques
chapter-apartments = Construction selon le nombre de terrains
chapter-auction_open = Enchères ouvertes
chapter-auction_sealed = Enchères cachées
chapter-bank_debt = Dettes envers la banque
chapter-debt_limit = Limite des dettes envers la banque
chapter-building = Maisons et hôtels
chapter-cards = Paquets de cartes qui tournent
chapter-ending = Fin de la partie
chapter-estate = Successions revenant à la banque
chapter-event_cards = Cartes mises de côté
chapter-finite_bank = Banque aux fonds limités
chapter-deal = Propriétés distribuées
chapter-first_throw = Le plus haut lancer commence
chapter-jail_roll = Prison : double ou caution
chapter-jail_sit = Prison : passer des tours
chapter-landing = Départ, taxes et parking
chapter-partial = Payer ce qu’on a
chapter-prison_bail = Prison : caution de manche en manche
chapter-protection = Affaires conclues en prison
chapter-purchase = Achat de propriétés
chapter-rent = Loyer
chapter-risk_field = Case à risque
chapter-settle = Transformer ses biens en argent
chapter-shortage = Pénurie de bâtiments
chapter-speed_die = Dé rapide
chapter-turn = Le tour

## What policies are about that nobody is asked

policy-eliminate = Qui ne peut plus payer
policy-fallsShort = Les bâtiments qui manquent
policy-onJail = La case Prison
policy-onGoToJail = La case qui envoie en prison
policy-raisable = Ce qui peut être transformé en argent
policy-inherited = Ce dont les créanciers hériteraient
policy-liability = Les affaires des débiteurs
policy-bought = Un achat
policy-bidders = Qui peut enchérir sur une propriété
policy-pieceStep = L’écart minimal entre enchères sur les bâtiments
policy-onesOnlyMoved = Deux 1 qui mènent en prison
policy-roundsEnd = Où finit une manche
policy-bankLimit = Ce que la banque peut payer
policy-ownDeed = Une propriété à soi
policy-leavesMore = Ce qui est légué en plus
policy-received = Ce qui est reçu
policy-rentThrow = Le lancer pour le loyer
policy-income = Les revenus
policy-onStreet = Une rue
policy-onStation = Une gare
policy-onUtility = Une compagnie
policy-ladder = Les niveaux de construction
nothing = rien de cela

## What choices of these say where a sentence no longer holds

choice-liability_unjudged = sont permises à n’importe quelles conditions
choice-fallsShort_never = vont à qui les commande en premier
choice-income_kept = restent au joueur, quoi qu’il doive à la banque

## Steps of a change

step-needs = { $who } exige : { $what }.
step-clashes = { $who } et { $what } ne vont pas ensemble.
step-open = Rien ne dit ce qui vaut alors : { $what }.
step-idle = Ce règlement ne pose pas la question : { $what }.
step-comes = { $what } s’ajoute
step-goes = { $what } disparaît
step-unsaid = { $what } : comme dans le règlement
step-smallChip = un jeton de 1 s’ajoute
step-or = { " " }ou{ " " }
