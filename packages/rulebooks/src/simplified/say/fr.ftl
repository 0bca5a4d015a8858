## The rulebook

title = Simplifié

## The board

# same
currency = M

## Spaces

space-goToJail = Agent de police

## Cards: Event

chance-name = Événement
chance-1 = Un raccourci par la cour : avancez au Départ, et tombez-y juste.
chance-2 = Le vestiaire va fermer : avancez à la Place de l’Opéra.
chance-3 = Le bateau part à l’heure : avancez à la Rue du Lac.
chance-4 =
    Relevé du compteur : avancez à la prochaine compagnie. Si elle est libre, elle est à vendre ; si elle appartient
    à un autre joueur, relancez les dés et payez 200 fois le total.
chance-5 =
    Correspondance manquée : avancez à la prochaine gare. Si elle est libre, elle est à vendre ; si elle est à un
    autre joueur, le loyer est double.
chance-6 =
    Attardé au wagon-restaurant : avancez à la prochaine gare. Si elle est libre, elle est à vendre ; si elle est à
    un autre joueur, le loyer est double.
chance-7 = Le livret d’épargne rapporte : 1 000 M de la banque.
chance-8 = Un laissez-passer de prison. Mais personne ici ne se laisse attendrir : il est nul et retourne sous son paquet.
chance-9 = La clé est restée sur la porte : reculez de 3 cases.
chance-10 = L’agent regardait : tout droit en prison, sans salaire.
chance-11 = Les conduites ont gelé : 500 M par maison et 2 000 M par hôtel.
chance-12 = Le carrefour franchi au rouge : 300 M.
chance-13 = De la visite par le premier train : avancez à la Gare du Sud.
chance-14 = Vivre une fois comme les autres : avancez à l’Allée du Château.
chance-15 = Cette tournée est pour un seul : 1 000 M à chacun des autres joueurs.
chance-16 = L’invention passe en production : 3 000 M de la banque.

## Cards: Community

community-name = Communauté
community-1 = Les voisins font signe : avancez au Départ, et tombez-y juste.
community-2 = Le bijou de famille était assuré : 4 000 M de la banque.
community-3 = L’armoire à pharmacie est à regarnir : 1 000 M.
community-4 = Le vieux vélo est vendu : 1 000 M de la banque.
community-5 = La prison envoie ses amitiés, mais pas de clé : cette carte est nulle ici et retourne sous son paquet.
community-6 = Le silence de la nuit vaut aussi pour les trombones : tout droit en prison, sans salaire.
community-7 = La fête de quartier fait des bénéfices : 2 000 M de la banque.
community-8 = Impôts payés en trop : 400 M de la banque.
community-9 = Une sérénade d’anniversaire, avec une tirelire : 200 M de chacun des autres joueurs.
community-10 = Un dépôt arrive à échéance : 2 000 M de la banque.
community-11 = La chambre d’hôpital avait vue : 2 000 M.
community-12 = De nouveaux livres de classe pour tous les enfants : 1 000 M.
community-13 = Un bon conseil s’est vendu cher : 500 M de la banque.
community-14 = Le trottoir est refait : 800 M par maison et 2 300 M par hôtel.
community-15 = Deuxième prix de la plus grosse citrouille : 200 M de la banque.
community-16 = Un lointain cousin a pensé à tout le monde : 2 000 M de la banque.

## Titles of paragraphs

rule-V-1_1 = Tour
rule-V-2_1 = L’argent de la banque
rule-V-2_2 = Tant qu’il y a de l’argent
rule-V-2_3 = Élimination
rule-V-2_4 = Ce que laissent les éliminés
rule-V-3_1 = Fortune et victoire
rule-V-3_2 = Fin de la partie
rule-V-4_1 = Plateau
rule-V-4_2 = Rues
rule-V-4_3 = Couleurs
rule-V-5_1 = Se déplacer
# same
rule-V-5_2 = Doubles
rule-V-6_1 = Départ
rule-V-6_2 = Rue libre
rule-V-6_3 = Vendre une rue à soi
rule-V-6_4 = Construction
rule-V-6_5 = La rue d’un autre
rule-V-6_6 = Gares et compagnies
rule-V-6_7 = Communauté, événement, prison
rule-V-6_8 = Les taxes et la cagnotte
rule-V-6_9 = Agent de police et prison
