## The rulebook

title = Bourse

## The board

currency = €

## Cards: Event

chance-1 = Le plus court chemin pour rentrer : avancez au Départ. S’y arrêter exactement rapporte gros.
chance-2 =
    Le premier violon est enrhumé, il faut le remplacer : avancez à la Place de l’Opéra. Si vous passez par le
    Départ, recevez le salaire.
chance-3 = La serviette est déjà dans le sac : avancez à la Rue du Lac. Si vous passez par le Départ, recevez le salaire.
chance-4 =
    Quelque chose goutte, ou peut-être que ça grésille : avancez à la prochaine compagnie. Si elle est libre, elle
    est mise aux enchères. Si elle appartient à un autre joueur, lancez les dés et payez dix fois le total.
chance-5 =
    Personne n’a compris l’annonce : avancez à la prochaine gare. Si elle est libre, elle est mise aux enchères. Si
    elle appartient à un autre joueur, l’arrêt coûte le double du loyer.
chance-6 =
    Personne n’a compris l’annonce : avancez à la prochaine gare. Si elle est libre, elle est mise aux enchères. Si
    elle appartient à un autre joueur, l’arrêt coûte le double du loyer.
chance-7 = La tirelire a fait des petits : 50 € de la banque.
chance-8 = Un coup de fil suffira : cette carte de sortie ouvre la porte une fois. Gardez-la jusqu’à ce qu’elle soit jouée.
chance-9 = Le parapluie est resté au café : reculez de 3 cases.
chance-10 = Le taxi a un gyrophare bleu sur le toit : tout droit en prison, sans salaire.
chance-11 = La grêle n’a épargné aucun toit : 25 € par maison et 100 € par hôtel à la banque.
chance-12 = Le vélo de location est revenu un jour trop tard : 15 € à la banque.
chance-13 = Une tante arrive avec cinq valises : avancez à la Gare du Sud. Si vous passez par le Départ, recevez le salaire.
chance-14 = L’invitation est dorée sur tranche : avancez à l’Allée du Château.
chance-15 = Un pari téméraire, mais chose promise, chose due : 50 € à chacun des autres joueurs.
chance-16 = Le timbre de l’album de grand-père était bien authentique : 150 € de la banque.

## Cards: Community

community-1 = Le plus court chemin pour rentrer : avancez au Départ. S’y arrêter exactement rapporte gros.
community-2 = Un chef-d’œuvre méconnu dormait au grenier : 200 € de la banque.
community-3 = Le ballon a trouvé la seule fenêtre fermée : 50 € à la banque.
community-4 = Au vide-grenier, même la vieille lampe a trouvé preneur : 50 € de la banque.
community-5 = Un coup de fil suffira : cette carte de sortie ouvre la porte une fois. Gardez-la jusqu’à ce qu’elle soit jouée.
community-6 =
    La fête de rue a duré jusqu’à quatre heures, la patience de la police jusqu’à trois : tout droit en prison, sans
    salaire.
community-7 = Le tilleul ombrage toute la place et la ville dit merci : 100 € de la banque.
community-8 = Il est resté trois caisses de bouteilles vides de la fête : 20 € de consigne de la banque.
community-9 = Du gâteau pour toute la table, et la table participe : 10 € de chacun des autres joueurs.
community-10 = Le calendrier des chats du quartier est épuisé : 100 € de la banque.
community-11 = Le piano était plus large que l’escalier : 100 € à la banque.
community-12 = Le canari tient à ses leçons de chant : 50 € à la banque.
community-13 = Il fallait bien que quelqu’un règle l’horloge de la tour : 25 € de la banque.
community-14 = La ville veut du stuc sur chaque façade : 40 € par maison et 115 € par hôtel à la banque.
community-15 = Le matou fugueur est rentré et la voisine rayonne : 10 € de récompense de la banque.
community-16 = Les abeilles du toit ont passé un bel été : 100 € de la banque.

## Titles of paragraphs

rule-K-2_2 = Enchères ouvertes
rule-K-4_2 = Entrer en prison, cartes de sortie
rule-B-1_1 = La cagnotte
rule-B-1_2 = Juste sur le Départ
rule-B-1_3 = La protection en prison
rule-B-1_4 = Manches en prison
rule-B-1_5 = Vendre des bâtiments
rule-B-1_6 = Pas de fusion
rule-B-2_1 = Mise aux enchères immédiate
rule-B-2_2 = Offres cachées
rule-B-2_3 = Égalités
rule-B-2_4 = Tout le monde offre 0
rule-B-2_5 = Secret jusqu’au bout
rule-B-3_1 = Vendre seulement en public
rule-B-3_2 = Prix minimum
rule-B-4_1 = Parts d’un joueur
rule-B-4_2 = Cours d’une part
rule-B-4_3 = Affaires entre joueurs
rule-B-4_4 = Vendre à la banque
rule-B-4_5 = Acheter à la banque
rule-B-4_6 = Bilans
rule-B-4_7 = Dividende
rule-B-4_8 = Les parts dans une faillite
rule-B-4_9 = Rachat
rule-B-4_10 = Le classeur
rule-B-5_1 = Victoire
