import type { Catalogue } from '../language.ts'

/** What the board, the cards and the short paragraphs of the classic rules say in French, by what they say in English. */
export const board: Catalogue = {
  Seat: 'Place',
  'in {place}': 'à {place}',
  'on {place}': 'sur {place}',
  house: 'maison',
  houses: 'maisons',
  hotel: 'hôtel',
  hotels: 'hôtels',
  thalers: 'thalers',
  Classic: 'Classique',
  Event: 'Événement',
  Community: 'Communauté',
  'A tailwind all the way home: on to Start, where a salary of 200 thalers is waiting.':
    'Vent arrière jusqu’à la maison : avancez au Départ, où un salaire de 200 thalers vous attend.',
  'The first violin has a cold and a stand-in is wanted: on to Opera Square. Passing Start on the way pays 200 thalers.':
    'Le premier violon est enrhumé, il faut le remplacer : avancez à la Place de l’Opéra. Si vous passez par le Départ, recevez 200 thalers.',
  'The towel is already packed: on to Lake Street. Passing Start on the way pays 200 thalers.':
    'La serviette est déjà dans le sac : avancez à la Rue du Lac. Si vous passez par le Départ, recevez 200 thalers.',
  'Something drips, or maybe it crackles: on to the next utility. If it is unowned, it is for sale. If another player owns it, throw the dice and pay ten times the total.':
    'Ça goutte, ou peut-être que ça grésille : avancez à la prochaine compagnie. Si elle est libre, elle est à vendre. Si elle est à un autre joueur, lancez les dés et payez dix fois leur total.',
  'Nobody understood the announcement, but it sounded urgent: on to the next station. If it is unowned, it is for sale. If another player owns it, the stop costs double rent.':
    'Personne n’a compris l’annonce, mais elle semblait urgente : avancez à la prochaine gare. Si elle est libre, elle est à vendre. Si elle est à un autre joueur, l’arrêt coûte le double du loyer.',
  'Asleep on the wrong train: on to the next station. If it is unowned, it is for sale. If another player owns it, getting off costs double rent.':
    'Endormi dans le mauvais train : avancez à la prochaine gare. Si elle est libre, elle est à vendre. Si elle est à un autre joueur, descendre coûte le double du loyer.',
  'The piggy bank has had piglets: 50 thalers from the bank.':
    'La tirelire a fait des petits : 50 thalers de la banque.',
  'The jailer still owes a favour: this jail card opens the door once. Keep it until it is played or traded.':
    'Le geôlier vous doit un service : cette carte de sortie ouvre la porte une fois. Gardez-la jusqu’à ce qu’elle soit jouée ou échangée.',
  'The umbrella is still at the café: 3 spaces back.': 'Le parapluie est resté au café : reculez de 3 cases.',
  'The taxi has a blue light on its roof: straight to jail, without salary.':
    'Le taxi a un gyrophare bleu sur le toit : tout droit en prison, sans salaire.',
  'The hail has not spared a single roof: 25 thalers for each house and 100 thalers for each hotel to the bank.':
    'La grêle n’a épargné aucun toit : 25 thalers par maison et 100 thalers par hôtel à la banque.',
  'The hired bicycle came back a day late: 15 thalers to the bank.':
    'Le vélo de location est revenu un jour trop tard : 15 thalers à la banque.',
  'An aunt is arriving with five suitcases: on to South Station. Passing Start on the way pays 200 thalers.':
    'Une tante arrive avec cinq valises : avancez à la Gare du Sud. Si vous passez par le Départ, recevez 200 thalers.',
  'The invitation has gilt edges: on to Castle Avenue.':
    'L’invitation est dorée sur tranche : avancez à l’Allée du Château.',
  'A reckless bet, but a word is a word: 50 thalers to every other player.':
    'Un pari téméraire, mais chose promise, chose due : 50 thalers à chacun des autres joueurs.',
  "The stamp in grandfather's album was the real thing after all: 150 thalers from the bank.":
    'Le timbre de l’album de grand-père était bien authentique : 150 thalers de la banque.',
  'Half the street helps to push: on to Start, where a salary of 200 thalers is paid.':
    'La moitié de la rue aide à pousser : avancez au Départ, où un salaire de 200 thalers est versé.',
  'An unrecognised masterpiece hung in the attic: 200 thalers from the bank.':
    'Un chef-d’œuvre méconnu dormait au grenier : 200 thalers de la banque.',
  'The football found the only closed window: 50 thalers to the bank.':
    'Le ballon a trouvé la seule fenêtre fermée : 50 thalers à la banque.',
  'At the courtyard sale even the old lamp found a buyer: 50 thalers from the bank.':
    'Au vide-grenier, même la vieille lampe a trouvé preneur : 50 thalers de la banque.',
  'The prison governor sings in the same choir: this jail card opens the door once. Keep it until it is played or traded.':
    'Le directeur de la prison chante dans la même chorale : cette carte de sortie ouvre la porte une fois. Gardez-la jusqu’à ce qu’elle soit jouée ou échangée.',
  'The street party lasted until four, the patience of the police until three: straight to jail, without salary.':
    'La fête de rue a duré jusqu’à quatre heures, la patience de la police jusqu’à trois : tout droit en prison, sans salaire.',
  'The lime tree shades the whole square and the town says thank you: 100 thalers from the bank.':
    'Le tilleul ombrage toute la place et la ville dit merci : 100 thalers de la banque.',
  'Three crates of empties were left over from the fête: a deposit of 20 thalers from the bank.':
    'Il est resté trois caisses de bouteilles vides de la fête : 20 thalers de consigne de la banque.',
  'Cake for the whole table, and the table chips in: 10 thalers from every other player.':
    'Du gâteau pour toute la table, et la table participe : 10 thalers de chacun des autres joueurs.',
  'The calendar with the cats of the quarter has sold out: 100 thalers from the bank.':
    'Le calendrier des chats du quartier est épuisé : 100 thalers de la banque.',
  'The piano was wider than the staircase: 100 thalers to the bank.':
    'Le piano était plus large que l’escalier : 100 thalers à la banque.',
  'The canary insists on singing lessons: 50 thalers to the bank.':
    'Le canari tient à ses leçons de chant : 50 thalers à la banque.',
  'Somebody had to set the tower clock, and somebody did: 25 thalers from the bank.':
    'Il fallait bien que quelqu’un règle l’horloge de la tour : 25 thalers de la banque.',
  'The town would like stucco on every front: 40 thalers for each house and 115 thalers for each hotel to the bank.':
    'La ville veut du stuc sur chaque façade : 40 thalers par maison et 115 thalers par hôtel à la banque.',
  'The runaway tomcat is back and the neighbour beams: a reward of 10 thalers from the bank.':
    'Le matou fugueur est rentré et la voisine rayonne : 10 thalers de récompense de la banque.',
  'The bees on the roof have had a good summer: 100 thalers from the bank.':
    'Les abeilles du toit ont passé un bel été : 100 thalers de la banque.',
  Brown: 'Marron',
  'Light blue': 'Bleu clair',
  Pink: 'Rose',
  Orange: 'Orange',
  Red: 'Rouge',
  Yellow: 'Jaune',
  Green: 'Vert',
  'Dark blue': 'Bleu foncé',
  Stations: 'Gares',
  Utilities: 'Compagnies',
  Start: 'Départ',
  'Bath Street': 'Rue des Bains',
  'Tower Street': 'Rue de la Tour',
  'Earnings Tax': 'Impôt sur le revenu',
  'South Station': 'Gare du Sud',
  'Turnpike Street': 'Rue de l’Octroi',
  'Eliza Street': 'Rue Élise',
  'Post Street': 'Rue de la Poste',
  'Jail / visiting': 'Prison / simple visite',
  Jail: 'Prison',
  visiting: 'simple visite',
  'Lake Street': 'Rue du Lac',
  'City Power': 'Électricité',
  'Harbour Street': 'Rue du Port',
  'New Street': 'Rue Neuve',
  'West Station': 'Gare de l’Ouest',
  'Munich Street': 'Rue de Munich',
  'Vienna Street': 'Rue de Vienne',
  'Berlin Street': 'Rue de Berlin',
  'Free Car Park': 'Parking libre',
  'Theatre Street': 'Rue du Théâtre',
  'Museum Street': 'Rue du Musée',
  'Opera Square': 'Place de l’Opéra',
  'North Station': 'Gare du Nord',
  'Lessing Street': 'Rue Lessing',
  'Schiller Street': 'Rue Schiller',
  'City Water': 'Service des eaux',
  'Goethe Street': 'Rue Goethe',
  'Off to Jail': 'En prison',
  'Town Hall Square': 'Place de la Mairie',
  'Main Street': 'Grand-Rue',
  'Station Street': 'Rue de la Gare',
  'Central Station': 'Gare centrale',
  'Park Street': 'Rue du Parc',
  Surtax: 'Surtaxe',
  'Castle Avenue': 'Allée du Château',
  Material: 'Matériel',
  'Board and prices': 'Plateau et prix',
  'Event and community cards': 'Cartes Événement et Communauté',
  'Who starts': 'Qui commence',
  'The turn': 'Le tour',
  Doubles: 'Doubles',
  'Salary at Start': 'Salaire au Départ',
  Buying: 'Acheter',
  Auction: 'Enchères',
  Ownership: 'Propriété',
  'Demanding rent': 'Réclamer le loyer',
  'Amount of the rent': 'Montant du loyer',
  'No rent while mortgaged': 'Pas de loyer sous hypothèque',
  'Rent of stations and utilities': 'Loyer des gares et des compagnies',
  'Taxes and the Free Car Park': 'Taxes et Parking libre',
  'Into jail and out again': 'Entrer en prison et en sortir',
  'Business from jail': 'Affaires depuis la prison',
  'Only a visit': 'Simple visite',
  'Building houses': 'Construire des maisons',
  'Building hotels': 'Construire des hôtels',
  'When buildings run short': 'Quand les bâtiments manquent',
  'Selling buildings': 'Vendre des bâtiments',
  Mortgage: 'Hypothèque',
  'A mortgaged property changes hands': 'Une propriété hypothéquée change de mains',
  Trading: 'Échanger',
  'Debt and bankruptcy': 'Dette et faillite',
  Winning: 'Victoire',
  'The last player who is not bankrupt wins.': 'Le dernier joueur qui n’est pas en faillite gagne.',
  'Taxes go to the bank. Nothing happens on the Free Car Park.':
    'Les taxes vont à la banque. Sur le Parking libre, il ne se passe rien.',
  'The bank takes buildings back at half their price. Selling, too, is even within the colour group.':
    'La banque reprend les bâtiments à la moitié de leur prix. On vend uniformément aussi dans le groupe de couleur.',
  'No rent may be demanded for a property that is mortgaged.':
    'On ne peut pas réclamer de loyer pour une propriété hypothéquée.',
  'A player in jail may still collect rent, buy, sell, bid and build.':
    'Un joueur en prison peut encore encaisser des loyers, acheter, vendre, enchérir et construire.',
  'Landing on the jail space by an ordinary move is only a visit; the next move goes on as usual.':
    'Arriver sur la case Prison par un déplacement ordinaire n’est qu’une visite ; on repart normalement au coup suivant.',
  'Everybody throws both dice; the highest total starts. Those who tie for the highest throw again. Play then goes round the table clockwise.':
    'Chacun lance les deux dés ; le plus grand total commence. Les ex æquo relancent. On joue ensuite dans le sens des aiguilles d’une montre.',
  'If both dice show the same number, the turn is carried out as usual and the same player then throws again. The third doubles in a row is not moved: the piece goes straight to jail.':
    'Si les deux dés montrent le même chiffre, on joue le coup normalement et le même joueur relance. Au troisième double de suite, on n’avance pas : le pion va tout droit en prison.',
  'A player who lands on an unsold property has the first right to buy it, paying the printed price to the bank. The title deed received in return lies open for all to see.':
    'Qui arrive sur une propriété libre a le premier le droit de l’acheter, en payant à la banque le prix imprimé. Le titre reçu en échange reste visible de tous.',
  "Landing on another player's property costs rent. The owner must demand it before the next player has thrown the dice; after that it has lapsed.":
    'Arriver sur la propriété d’un autre joueur coûte un loyer. Le propriétaire doit le réclamer avant que le joueur suivant ait lancé les dés ; ensuite, il est perdu.',
  'Going to jail and moving backwards pay no salary.': 'Aller en prison ou reculer ne rapporte pas de salaire.',
  'Houses may only stand on a colour group whose streets all belong to the same player.':
    'On ne met des maisons que sur un groupe de couleur dont toutes les rues appartiennent au même joueur.',
  'Nothing says how the 10 % are rounded. We round them up to whole thalers.':
    'Rien ne dit comment arrondir les 10 %. Nous les arrondissons au thaler supérieur.',
  // What rules are about, where rulebooks are compared.
  'Players and money': 'Joueurs et argent',
  'Turns and dice': 'Tours et dés',
  'Buying and auctions': 'Achats et enchères',
  Rent: 'Loyers',
  Building: 'Construction',
  'Spaces and cards': 'Cases et cartes',
  'Trade, mortgages and shares': 'Commerce, hypothèques et parts',
  'Debts and leaving': 'Dettes et départ',
  'The end and the winner': 'Fin et classement',
  'Further rules': 'Autres règles',
  Board: 'Plateau',
}
