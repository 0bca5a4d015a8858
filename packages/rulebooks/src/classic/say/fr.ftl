## The rulebook

title = Classique

## The board

currency =
    { $count ->
        [0] thaler
        [one] thaler
       *[other] thalers
    }
jail-inside = Prison
jail-visiting = simple visite

## Buildings

house-one = maison
house-many = maisons
house-gender = f
hotel-one = hôtel
hotel-many = hôtels
hotel-gender = m

## Groups

group-brown = Marron
group-lightBlue = Bleu clair
group-pink = Rose
# same
group-orange = Orange
group-red = Rouge
group-yellow = Jaune
group-green = Vert
group-darkBlue = Bleu foncé
group-station = Gares
group-utility = Compagnies

## Spaces

space-start = Départ
space-bathStreet = Rue des Bains
space-community = Communauté
space-towerStreet = Rue de la Tour
space-earningsTax = Impôt sur le revenu
space-southStation = Gare du Sud
space-turnpikeStreet = Rue de l’Octroi
space-chance = Événement
space-elizaStreet = Rue Élise
space-postStreet = Rue de la Poste
space-jail = Prison / simple visite
space-lakeStreet = Rue du Lac
space-cityPower = Électricité
space-harbourStreet = Rue du Port
space-newStreet = Rue Neuve
space-westStation = Gare de l’Ouest
space-munichStreet = Rue de Munich
space-viennaStreet = Rue de Vienne
space-berlinStreet = Rue de Berlin
space-parking = Parking libre
space-theatreStreet = Rue du Théâtre
space-museumStreet = Rue du Musée
space-operaSquare = Place de l’Opéra
space-northStation = Gare du Nord
space-lessingStreet = Rue Lessing
space-schillerStreet = Rue Schiller
space-cityWater = Service des eaux
space-goetheStreet = Rue Goethe
space-goToJail = En prison
space-townHallSquare = Place de la Mairie
space-mainStreet = Grand-Rue
space-stationStreet = Rue de la Gare
space-centralStation = Gare centrale
space-parkStreet = Rue du Parc
space-surtax = Surtaxe
space-castleAvenue = Allée du Château

## Cards: Event

chance-name = Événement
chance-1 = Vent arrière jusqu’à la maison : avancez au Départ, où le salaire vous attend.
chance-2 =
    Le premier violon est enrhumé, il faut le remplacer : avancez à la Place de l’Opéra. Si vous passez par le
    Départ, recevez le salaire.
chance-3 = La serviette est déjà dans le sac : avancez à la Rue du Lac. Si vous passez par le Départ, recevez le salaire.
chance-4 =
    Ça goutte, ou peut-être que ça grésille : avancez à la prochaine compagnie. Si elle est libre, elle est à
    vendre. Si elle est à un autre joueur, lancez les dés et payez dix fois leur total.
chance-5 =
    Personne n’a compris l’annonce, mais elle semblait urgente : avancez à la prochaine gare. Si elle est libre,
    elle est à vendre. Si elle est à un autre joueur, l’arrêt coûte le double du loyer.
chance-6 =
    Endormi dans le mauvais train : avancez à la prochaine gare. Si elle est libre, elle est à vendre. Si elle est à
    un autre joueur, descendre coûte le double du loyer.
chance-7 = La tirelire a fait des petits : 50 thalers de la banque.
chance-8 =
    Le geôlier vous doit un service : cette carte de sortie ouvre la porte une fois. Gardez-la jusqu’à ce qu’elle
    soit jouée ou échangée.
chance-9 = Le parapluie est resté au café : reculez de 3 cases.
chance-10 = Le taxi a un gyrophare bleu sur le toit : tout droit en prison, sans salaire.
chance-11 = La grêle n’a épargné aucun toit : 25 thalers par maison et 100 thalers par hôtel à la banque.
chance-12 = Le vélo de location est revenu un jour trop tard : 15 thalers à la banque.
chance-13 = Une tante arrive avec cinq valises : avancez à la Gare du Sud. Si vous passez par le Départ, recevez le salaire.
chance-14 = L’invitation est dorée sur tranche : avancez à l’Allée du Château.
chance-15 = Un pari téméraire, mais chose promise, chose due : 50 thalers à chacun des autres joueurs.
chance-16 = Le timbre de l’album de grand-père était bien authentique : 150 thalers de la banque.

## Cards: Community

community-name = Communauté
community-1 = La moitié de la rue aide à pousser : avancez au Départ, où le salaire est versé.
community-2 = Un chef-d’œuvre méconnu dormait au grenier : 200 thalers de la banque.
community-3 = Le ballon a trouvé la seule fenêtre fermée : 50 thalers à la banque.
community-4 = Au vide-grenier, même la vieille lampe a trouvé preneur : 50 thalers de la banque.
community-5 =
    Le directeur de la prison chante dans la même chorale : cette carte de sortie ouvre la porte une fois. Gardez-la
    jusqu’à ce qu’elle soit jouée ou échangée.
community-6 =
    La fête de rue a duré jusqu’à quatre heures, la patience de la police jusqu’à trois : tout droit en prison, sans
    salaire.
community-7 = Le tilleul ombrage toute la place et la ville dit merci : 100 thalers de la banque.
community-8 = Il est resté trois caisses de bouteilles vides de la fête : 20 thalers de consigne de la banque.
community-9 = Du gâteau pour toute la table, et la table participe : 10 thalers de chacun des autres joueurs.
community-10 = Le calendrier des chats du quartier est épuisé : 100 thalers de la banque.
community-11 = Le piano était plus large que l’escalier : 100 thalers à la banque.
community-12 = Le canari tient à ses leçons de chant : 50 thalers à la banque.
community-13 = Il fallait bien que quelqu’un règle l’horloge de la tour : 25 thalers de la banque.
community-14 = La ville veut du stuc sur chaque façade : 40 thalers par maison et 115 thalers par hôtel à la banque.
community-15 = Le matou fugueur est rentré et la voisine rayonne : 10 thalers de récompense de la banque.
community-16 = Les abeilles du toit ont passé un bel été : 100 thalers de la banque.

## Titles of paragraphs

rule-K-0_1 = Matériel
rule-K-0_2 = Plateau et prix
rule-K-0_3 = Cartes Événement et Communauté
rule-K-0_4 = Qui commence
rule-K-1_1 = Le tour
# same
rule-K-1_2 = Doubles
rule-K-1_3 = Salaire au Départ
rule-K-2_1 = Acheter
rule-K-2_2 = Enchères
rule-K-2_3 = Propriété
rule-K-3_1 = Réclamer le loyer
rule-K-3_2 = Montant du loyer
rule-K-3_3 = Pas de loyer sous hypothèque
rule-K-3_4 = Loyer des gares et des compagnies
rule-K-4_1 = Taxes et Parking libre
rule-K-4_2 = Entrer en prison et en sortir
rule-K-4_3 = Affaires depuis la prison
rule-K-4_4 = Simple visite
rule-K-5_1 = Construire des maisons
rule-K-5_2 = Construire des hôtels
rule-K-5_3 = Quand les bâtiments manquent
rule-K-5_4 = Vendre des bâtiments
rule-K-6_1 = Hypothèque
rule-K-6_2 = Une propriété hypothéquée change de main
rule-K-7_1 = Échanger
rule-K-8_1 = Dette et faillite
rule-K-8_2 = Victoire
rule-K-9_1 = Partie courte
rule-K-9_2 = Limite de temps
