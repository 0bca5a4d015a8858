## The rulebook

title = Stade

## The board

currency = ₩
jail-inside = Prison
jail-visiting = simple spectateur

## Buildings

house-one = tribune
house-many = tribunes
house-gender = f
hotel-one = stade
hotel-many = stades
hotel-gender = m

## Groups

group-brown = Terrains d’entraînement
group-lightBlue = Parvis
group-pink = Coulisses
group-orange = Gradins
group-red = Bord du terrain
group-yellow = Postes
group-green = Pelouse
group-darkBlue = Places d’honneur
group-station = Enceintes
group-utility = Boutiques

## Spaces

space-kickOffStart = Coup d’envoi (Départ)
space-kickaboutPitch = Terrain vague
space-homeGame = Match à domicile
space-cinderPitch = Terrain en cendrée
space-teamBusRepair = Panne du car
space-molehillMeadow = Pré aux taupes
space-ticketBooth = Guichet
space-awayGame = Match à l’extérieur
space-turnstile = Tourniquet
space-sausageStall = Stand de saucisses
space-jailOnlooker = Prison / simple spectateur
space-kitRoom = Local du matériel
space-scarfShop = Boutique d’écharpes
space-visitorsDressingRoom = Vestiaire visiteurs
space-playersTunnel = Tunnel des joueurs
space-mistyBowl = Cuvette des brumes
space-farSide = Tribune d’en face
space-southTerrace = Virage Sud
space-northTerrace = Virage Nord
space-freeCarParkFans = Parking libre (supporters)
space-dugout = Banc de touche
space-cornerFlag = Poteau de corner
space-touchline = Ligne de touche
space-cloudPark = Parc des nuages
space-leftWing = Aile gauche
space-rightWing = Aile droite
space-shirtShop = Boutique de maillots
space-sweeper = Libéro
space-redCardOffToJail = Carton rouge : en prison
space-centreCircle = Rond central
space-penaltyArea = Surface de réparation
space-penaltySpot = Point de penalty
space-floodlightDome = Dôme des projecteurs
space-directorsBox = Loge présidentielle
space-relegationPlayOff = Barrage de relégation
space-trophyCabinet = Vitrine aux trophées

## Cards: Away game

away-name = Match à l’extérieur
away-1 =
    Pour une fois, le car de l’équipe a le vent dans le dos : avancez au Coup d’envoi (Départ), où vous recevez
    le salaire.
away-2 =
    Le juge de touche a oublié ses lunettes, il faut le remplacer : avancez à la Ligne de touche. Si vous passez par
    le Départ, recevez le salaire.
away-3 =
    Onze chaussures gauches dans le sac : avancez au Local du matériel pour les échanger. Si vous passez par le
    Départ, recevez le salaire.
away-4 =
    Même le président du club de supporters gèle sans écharpe : avancez à la prochaine boutique. Si elle est libre,
    elle est à vendre. Si elle appartient à un autre joueur, lancez les dés et payez dix fois le total.
away-5 =
    Le match est déplacé à la dernière minute : avancez à la prochaine enceinte. Si elle est libre, elle est à
    vendre. Si elle appartient à un autre joueur, la visite coûte le double du loyer.
away-6 =
    L’appareil de navigation ne connaît que les terrains de football : avancez à la prochaine enceinte. Si elle est
    libre, elle est à vendre. Si elle appartient à un autre joueur, le détour coûte le double du loyer.
away-7 = Les supporters du voyage ont raflé les pronostics : 50 ₩ de la banque.
away-8 =
    L’arbitre a tout vu, sauf cela : cette carte de sortie ouvre la porte une fois. Gardez-la jusqu’à ce qu’elle
    soit jouée ou échangée.
away-9 = Hors-jeu, et d’un bout de crampon : reculez de 3 cases.
away-10 = Fêté devant le mauvais virage : tout droit en prison, sans salaire.
away-11 = L’hiver a taclé les toits par-derrière : 25 ₩ par tribune et 100 ₩ par stade à la banque.
away-12 = Garé dans le tunnel des joueurs : 15 ₩ à la banque.
away-13 =
    Match amical au village, et l’intendant a préparé le déjeuner : avancez au Pré aux taupes. Si vous passez par le
    Départ, recevez le salaire.
away-14 = Il faut bien recoller l’anse : avancez à la Vitrine aux trophées.
away-15 = “Si on gagne, c’est ma tournée”, et voilà qu’on a gagné : 50 ₩ à chacun des autres joueurs.
away-16 = Le but marqué depuis le milieu du terrain finit dans une publicité : 150 ₩ de la banque.

## Cards: Home game

home-name = Match à domicile
home-1 =
    La fanfare joue et les mascottes entrent sur le terrain : avancez au Coup d’envoi (Départ), où vous recevez
    le salaire.
home-2 = Complet jusqu’au dernier strapontin : 200 ₩ de la banque.
home-3 = Le penalty a fini dans le tableau d’affichage : 50 ₩ à la banque.
home-4 = Le programme du match avec la coquille devient une pièce de collection : 50 ₩ de la banque.
home-5 =
    Le gardien de prison a l’abonnement du siège voisin : cette carte de sortie ouvre la porte une fois. Gardez-la
    jusqu’à ce qu’elle soit jouée ou échangée.
home-6 = Vous avez emporté le ballon du match, et l’arbitre avec : droit en prison, sans salaire.
home-7 = La mascotte gagne la course des mascottes : 100 ₩ de la banque.
home-8 = Tous les gobelets ramassés après le match : 20 ₩ de consigne de la banque.
home-9 = Anniversaire dans le rond central, et toute l’équipe se cotise : 10 ₩ de chacun des autres joueurs.
home-10 = Le jardinier vend de la pelouse dédicacée : 100 ₩ de la banque.
home-11 = Les nouveaux projecteurs sont arrivés sans interrupteur : 100 ₩ à la banque.
home-12 = L’équipe veut une prof de yoga, et la prof de yoga veut être payée : 50 ₩ à la banque.
home-13 = Le tambour du Virage Sud a retrouvé sa baguette de rechange : 25 ₩ de la banque.
home-14 = Désormais, plus aucun siège ne doit branler : 40 ₩ par tribune et 115 ₩ par stade à la banque.
home-15 = Deuxième place au tournoi de baby-foot des vétérans : 10 ₩ de la banque.
home-16 = La coupe perdue était au linge depuis le début : 100 ₩ de la banque.

## Titles of paragraphs

rule-S-0_1 = Matériel
rule-S-0_2 = Qui commence
rule-S-1_1 = Le tour
rule-S-2_1 = Dette
rule-S-2_2 = Faillite envers un joueur
rule-S-2_3 = Faillite envers la banque
rule-S-2_4 = Victoire
rule-S-3_1 = À tout moment : encaisser le loyer
rule-S-3_2 = Quand il y a des enchères
rule-S-3_3 = Déroulement des enchères
rule-S-4_1 = Construire tribunes et stades
rule-S-4_2 = Pas de construction sous hypothèque
rule-S-4_3 = Quand les bâtiments manquent
rule-S-5_1 = Vendre des bâtiments
rule-S-6_1 = Hypothèques
rule-S-7_1 = Échanger
rule-S-7_2 = Échanger des propriétés hypothéquées
rule-S-8_1 = Une propriété libre
rule-S-9_1 = Réclamer le loyer
rule-S-9_2 = Loyer de base
rule-S-9_3 = Enceintes et boutiques
rule-S-10_1 = Matchs à domicile et à l’extérieur
# same
rule-S-10_2 = Taxes
rule-S-11_1 = Entrer en prison
rule-S-11_2 = Pour sortir de prison
rule-S-11_3 = Cases tranquilles
rule-S-12_1 = Le dé rapide
rule-S-12_2 = À partir de quand
rule-S-12_3 = Les chiffres 1, 2 et 3
rule-S-12_4 = Le bus
rule-S-12_5 = Propriété suivante
rule-S-12_6 = Où le dé rapide ne compte pas
rule-S-12_7 = Trois chiffres égaux
rule-S-12_8 = La prison met fin au tour
rule-S-13_1 = Pas d’ajouts
