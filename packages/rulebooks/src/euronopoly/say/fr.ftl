## The rulebook

# same
title = Euronopoly

## The board

currency = UM

## Buildings

house-one = appartement
house-many = appartements
house-gender = m
hotel-one = villa de luxe
hotel-many = villas de luxe
hotel-gender = f
block-one = maison de vacances
block-many = maisons de vacances
block-gender = f

## Groups

group-capitals = Métropoles
# same
group-centre = Centre
# same
group-benelux = Benelux
group-north = Nord
# same
group-visegrad = Visegrád
group-south = Sud
# same
group-balkans = Balkans
group-baltic = Baltique
group-customs = Postes de douane
group-radar = Radars

## Spaces

space-start = Départ
# same
space-rome = Rome
space-london = Londres
space-radarTunnel = Radar du tunnel
# same
space-paris = Paris
space-customsBrenner = Douane du Brenner
space-bern = Berne
space-event = Événement
space-vienna = Vienne
# same
space-berlin = Berlin
space-westPrison = Prison de l’Ouest
space-brussels = Bruxelles
# same
space-amsterdam = Amsterdam
space-radarBridge = Radar du pont
# same
space-luxembourg = Luxembourg
space-customsOresund = Douane de l’Øresund
# same
space-helsinki = Helsinki
space-copenhagen = Copenhague
# same
space-stockholm = Stockholm
space-riskField = Risque
space-warsaw = Varsovie
# same
space-prague = Prague
space-radarCoast = Radar de la côte
# same
space-budapest = Budapest
space-customsGibraltar = Douane de Gibraltar
space-athens = Athènes
space-lisbon = Lisbonne
# same
space-madrid = Madrid
space-eastPrison = Prison de l’Est
# same
space-sofia = Sofia
space-bucharest = Bucarest
space-radarAvenue = Radar de l’avenue
# same
space-belgrade = Belgrade
space-customsNarva = Douane de Narva
# same
space-tallinn = Tallinn
# same
space-riga = Riga
# same
space-vilnius = Vilnius

## Cards: Event

events-name = Événement
events-1 = Vent arrière sur l’autoroute : relancez les dés.
events-2 = La correspondance était à l’heure, les voyageurs non : passez un tour.
events-3 = Réveil dans le mauvais train de nuit : de l’autre côté du plateau.
events-4 = Un récit de voyage vante le petit déjeuner : 200 UM de la banque.
events-5 = Taxe de séjour, taxe de nuitée, droit de parasol : 100 UM.
events-6 = La valise est partie à Reykjavík, le supplément bagages se paie quand même : 200 UM.
events-7 = Mal du pays, et l’autoroute est libre : avancez au Départ.
events-8 = Un raccourci que seul le chauffeur connaît : avancez à la case Risque.
events-9 = Une dernière couchette sur le ferry : avancez à Athènes.
events-10 = La table avec vue sur la tour est réservée : avancez à Paris.
events-11 = Le coffre tinte de façon suspecte : avancez au prochain poste de douane. S’il est libre, il est à vendre.
events-12 = Le GPS ne pense pas à mal : reculez de 3 cases.
events-13 = La municipalité veut soutenir la pension de la promenade : 500 UM de la banque.
events-14 = L’assurance voyage paie, pour une fois : 300 UM de la banque.
events-15 = Le cabriolet était mal garé, dans trois pays : 400 UM.
events-16 =
    Les hôtes ont laissé du sable dans les tuyaux : 20 UM par appartement ; une maison de vacances compte pour
    trois, une villa de luxe pour neuf.
events-17 = Qui connaît les capitales par cœur ? 50 UM de chacun des autres joueurs.
events-18 = Des cartes postales pour tous, avec des timbres de collection : 50 UM à chacun des autres joueurs.

## Titles of paragraphs

rule-E-1_1 = Mise en place
rule-E-1_2 = Plateau et titres
rule-E-2_1 = Déroulement d’un tour
# same
rule-E-2_2 = Doubles
rule-E-2_3 = Victoire
rule-E-3_1 = Passer le Départ
rule-E-3_2 = Au Départ avec un double
rule-E-4_1 = Case Risque
rule-E-4_2 = Tableau des risques
rule-E-4_3 = Sur la case Risque avec un double
rule-E-5_1 = Une propriété libre
rule-E-5_2 = Réserver un groupe
rule-E-5_3 = Commencer un autre groupe
rule-E-5_4 = De l’appartement à la villa de luxe
rule-E-5_5 = Jusqu’où l’on peut construire
rule-E-5_6 = Construire là où l’on est
rule-E-5_7 = Nouvel achat
rule-E-6_1 = Postes de douane et radars
rule-E-6_2 = Douane
# same
rule-E-6_3 = Radar
rule-E-7_1 = Cases Événement
rule-E-7_2 = De l’autre côté
rule-E-7_3 = Sur une case Événement avec un double
rule-E-7_4 = Quand les cartes sont épuisées
rule-E-8_1 = Achat à distance
rule-E-8_2 = Le premier arrivé
rule-E-8_3 = Construire à distance
rule-E-9_1 = Ventes à la banque
rule-E-9_2 = Dette envers la banque
rule-E-9_3 = Pendant une dette
rule-E-9_4 = Trop de dettes
rule-E-10_1 = Aller en prison
rule-E-10_2 = En prison
rule-E-10_3 = Sortir de prison
rule-E-10_4 = Après la libération
rule-E-10_5 = Simple visite
