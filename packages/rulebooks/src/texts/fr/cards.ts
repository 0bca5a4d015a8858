import type { Catalogue } from '../language.ts'

/** What cards and paragraphs of the other rulebooks say in French, by what they say in English. */
export const cards: Catalogue = {
  'The first violin has a cold and a stand-in is wanted: on to Opera Square. Passing Start on the way pays €200.':
    'Le premier violon est enrhumé, il faut le remplacer : avancez à la Place de l’Opéra. Si vous passez par le Départ, recevez 200 €.',
  'The towel is already packed: on to Lake Street. Passing Start on the way pays €200.':
    'La serviette est déjà dans le sac : avancez à la Rue du Lac. Si vous passez par le Départ, recevez 200 €.',
  'The piggy bank has had piglets: €50 from the bank.': 'La tirelire a fait des petits : 50 € de la banque.',
  'The hail has not spared a single roof: €25 for each house and €100 for each hotel to the bank.':
    'La grêle n’a épargné aucun toit : 25 € par maison et 100 € par hôtel à la banque.',
  'The hired bicycle came back a day late: €15 to the bank.':
    'Le vélo de location est revenu un jour trop tard : 15 € à la banque.',
  'An aunt is arriving with five suitcases: on to South Station. Passing Start on the way pays €200.':
    'Une tante arrive avec cinq valises : avancez à la Gare du Sud. Si vous passez par le Départ, recevez 200 €.',
  'A reckless bet, but a word is a word: €50 to every other player.':
    'Un pari téméraire, mais chose promise, chose due : 50 € à chacun des autres joueurs.',
  "The stamp in grandfather's album was the real thing after all: €150 from the bank.":
    'Le timbre de l’album de grand-père était bien authentique : 150 € de la banque.',
  'An unrecognised masterpiece hung in the attic: €200 from the bank.':
    'Un chef-d’œuvre méconnu dormait au grenier : 200 € de la banque.',
  'The football found the only closed window: €50 to the bank.':
    'Le ballon a trouvé la seule fenêtre fermée : 50 € à la banque.',
  'At the courtyard sale even the old lamp found a buyer: €50 from the bank.':
    'Au vide-grenier, même la vieille lampe a trouvé preneur : 50 € de la banque.',
  'The lime tree shades the whole square and the town says thank you: €100 from the bank.':
    'Le tilleul ombrage toute la place et la ville dit merci : 100 € de la banque.',
  'Three crates of empties were left over from the fête: a deposit of €20 from the bank.':
    'Il est resté trois caisses de bouteilles vides de la fête : 20 € de consigne de la banque.',
  'Cake for the whole table, and the table chips in: €10 from every other player.':
    'Du gâteau pour toute la table, et la table participe : 10 € de chacun des autres joueurs.',
  'The calendar with the cats of the quarter has sold out: €100 from the bank.':
    'Le calendrier des chats du quartier est épuisé : 100 € de la banque.',
  'The piano was wider than the staircase: €100 to the bank.':
    'Le piano était plus large que l’escalier : 100 € à la banque.',
  'The canary insists on singing lessons: €50 to the bank.':
    'Le canari tient à ses leçons de chant : 50 € à la banque.',
  'Somebody had to set the tower clock, and somebody did: €25 from the bank.':
    'Il fallait bien que quelqu’un règle l’horloge de la tour : 25 € de la banque.',
  'The town would like stucco on every front: €40 for each house and €115 for each hotel to the bank.':
    'La ville veut du stuc sur chaque façade : 40 € par maison et 115 € par hôtel à la banque.',
  'The runaway tomcat is back and the neighbour beams: a reward of €10 from the bank.':
    'Le matou fugueur est rentré et la voisine rayonne : 10 € de récompense de la banque.',
  'The bees on the roof have had a good summer: €100 from the bank.':
    'Les abeilles du toit ont passé un bel été : 100 € de la banque.',
  'Tailwind on the motorway: throw again.': 'Vent arrière sur l’autoroute : relancez les dés.',
  'The connecting train was on time, the party was not: sit out a round.':
    'La correspondance était à l’heure, les voyageurs non : passez un tour.',
  'Woken up in the wrong night train: to the other side of the board.':
    'Réveil dans le mauvais train de nuit : de l’autre côté du plateau.',
  'A travel report praises the breakfast: 200 GE from the bank.':
    'Un récit de voyage vante le petit déjeuner : 200 UM de la banque.',
  'Visitor’s tax, bed tax, umbrella fee: 100 GE.': 'Taxe de séjour, taxe de nuitée, droit de parasol : 100 UM.',
  'The suitcase flew to Reykjavík, the excess baggage is charged all the same: 200 GE.':
    'La valise est partie à Reykjavík, le supplément bagages se paie quand même : 200 UM.',
  'Homesick, and the motorway is clear: on to the start.': 'Mal du pays, et l’autoroute est libre : avancez au Départ.',
  'A short cut that only the driver knows: on to the risk field.':
    'Un raccourci que seul le chauffeur connaît : avancez à la case Risque.',
  'A last berth on the ferry: on to Athens.': 'Une dernière couchette sur le ferry : avancez à Athènes.',
  'The table overlooking the tower is booked: on to Paris.':
    'La table avec vue sur la tour est réservée : avancez à Paris.',
  'The boot clinks suspiciously: on to the next customs station. If it is free, it is for sale.':
    'Le coffre tinte de façon suspecte : avancez au prochain poste de douane. S’il est libre, il est à vendre.',
  'The navigation system means well: 3 spaces back.': 'Le GPS ne pense pas à mal : reculez de 3 cases.',
  'The town council wants to support the guest house on the promenade: 500 GE from the bank.':
    'La municipalité veut soutenir la pension de la promenade : 500 UM de la banque.',
  'The travel insurance pays for once: 300 GE from the bank.':
    'L’assurance voyage paie, pour une fois : 300 UM de la banque.',
  'The convertible was parked where it must not be, in three countries: 400 GE.':
    'Le cabriolet était mal garé, dans trois pays : 400 UM.',
  'The guests have left sand in the drains: 20 GE an apartment; a holiday home counts three, a luxury villa nine.':
    'Les hôtes ont laissé du sable dans les tuyaux : 20 UM par appartement ; une maison de vacances compte pour trois, une villa de luxe pour neuf.',
  'Who knows the capitals by heart? 50 GE from every other player.':
    'Qui connaît les capitales par cœur ? 50 UM de chacun des autres joueurs.',
  'Picture postcards for everybody, with special stamps: 50 GE to every other player.':
    'Des cartes postales pour tous, avec des timbres de collection : 50 UM à chacun des autres joueurs.',
  'Offside, and only by a toecap: 3 spaces back.': 'Hors-jeu, et d’un bout de crampon : reculez de 3 cases.',
  'Celebrated in front of the wrong end: straight to jail, without salary.':
    'Fêté devant le mauvais virage : tout droit en prison, sans salaire.',
  'Parked in the players’ tunnel: ₩15 to the bank.': 'Garé dans le tunnel des joueurs : 15 ₩ à la banque.',
  'Somebody has to glue the handle back on: on to Trophy Cabinet.':
    'Il faut bien recoller l’anse : avancez à la Vitrine aux trophées.',
  'The travelling fans have swept the score predictions: ₩50 from the bank.':
    'Les supporters du voyage ont raflé les pronostics : 50 ₩ de la banque.',
  'Sold out to the last folding seat: ₩200 from the bank.': 'Complet jusqu’au dernier strapontin : 200 ₩ de la banque.',
  'The penalty landed on the scoreboard: ₩50 to the bank.':
    'Le penalty a fini dans le tableau d’affichage : 50 ₩ à la banque.',
  'The mascot wins the mascots’ race: ₩100 from the bank.':
    'La mascotte gagne la course des mascottes : 100 ₩ de la banque.',
  'Every cup collected after the match: a deposit of ₩20 from the bank.':
    'Tous les gobelets ramassés après le match : 20 ₩ de consigne de la banque.',
  'The groundsman sells signed turf: ₩100 from the bank.':
    'Le jardinier vend de la pelouse dédicacée : 100 ₩ de la banque.',
  'The new floodlights came without a switch: ₩100 to the bank.':
    'Les nouveaux projecteurs sont arrivés sans interrupteur : 100 ₩ à la banque.',
  'Second place in the veterans’ table football cup: ₩10 from the bank.':
    'Deuxième place au tournoi de baby-foot des vétérans : 10 ₩ de la banque.',
  'The missing cup was in the laundry all along: ₩100 from the bank.':
    'La coupe perdue était au linge depuis le début : 100 ₩ de la banque.',
  'A short cut through the yard: on to Start, and an exact hit is worth 6,000 M.':
    'Un raccourci par la cour : avancez au Départ, et y tomber juste vaut 6 000 M.',
  'The cloakroom is about to close: on to Opera Square.': 'Le vestiaire va fermer : avancez à la Place de l’Opéra.',
  'The boat leaves on time: on to Lake Street.': 'Le bateau part à l’heure : avancez à la Rue du Lac.',
  'Missed the connection: on to the next station. If it is unowned, it is for sale; if another player owns it, the rent is double.':
    'Correspondance manquée : avancez à la prochaine gare. Si elle est libre, elle est à vendre ; si elle est à un autre joueur, le loyer est double.',
  'Lingered in the dining car: on to the next station. If it is unowned, it is for sale; if another player owns it, the rent is double.':
    'Attardé au wagon-restaurant : avancez à la prochaine gare. Si elle est libre, elle est à vendre ; si elle est à un autre joueur, le loyer est double.',
  'The savings book bears interest: 1,000 M from the bank.': 'Le livret d’épargne rapporte : 1 000 M de la banque.',
  'A pass out of jail. But nobody here can be talked round: it is void and goes back under its pile.':
    'Un laissez-passer de prison. Mais personne ici ne se laisse attendrir : il est nul et retourne sous son paquet.',
  'The key is still in the lock: 3 spaces back.': 'La clé est restée sur la porte : reculez de 3 cases.',
  'The officer was watching: straight to jail, without salary.':
    'L’agent regardait : tout droit en prison, sans salaire.',
  'The pipes have frozen: 500 M for each house and 2,000 M for each hotel.':
    'Les conduites ont gelé : 500 M par maison et 2 000 M par hôtel.',
  'Across the junction on red: 300 M.': 'Le carrefour franchi au rouge : 300 M.',
  'Visitors arrive on the early train: on to South Station.':
    'De la visite par le premier train : avancez à la Gare du Sud.',
  'For once, live like the others: on to Castle Avenue.':
    'Vivre une fois comme les autres : avancez à l’Allée du Château.',
  'This round is on one player alone: 1,000 M to every other player.':
    'Cette tournée est pour un seul : 1 000 M à chacun des autres joueurs.',
  'The invention goes into production: 3,000 M from the bank.':
    'L’invention passe en production : 3 000 M de la banque.',
  'The neighbours are waving: on to Start, and an exact hit is worth 6,000 M.':
    'Les voisins font signe : avancez au Départ, et y tomber juste vaut 6 000 M.',
  'The heirloom was insured: 4,000 M from the bank.': 'Le bijou de famille était assuré : 4 000 M de la banque.',
  'The medicine chest wants filling: 1,000 M.': 'L’armoire à pharmacie est à regarnir : 1 000 M.',
  'The old bicycle is sold: 1,000 M from the bank.': 'Le vieux vélo est vendu : 1 000 M de la banque.',
  'The prison sends its regards, but no key: this card is void here and goes back under its pile.':
    'La prison envoie ses amitiés, mais pas de clé : cette carte est nulle ici et retourne sous son paquet.',
  'Silence at night includes trombones: straight to jail, without salary.':
    'Le silence de la nuit vaut aussi pour les trombones : tout droit en prison, sans salaire.',
  'The street fair makes a profit: 2,000 M from the bank.':
    'La fête de quartier fait des bénéfices : 2 000 M de la banque.',
  'Taxes paid in excess: 400 M from the bank.': 'Trop d’impôts payés : 400 M de la banque.',
  'A birthday serenade, with a collecting tin: 200 M from every other player.':
    'Une sérénade d’anniversaire, avec une tirelire : 200 M de chacun des autres joueurs.',
  'A fixed deposit matures: 2,000 M from the bank.': 'Un dépôt arrive à échéance : 2 000 M de la banque.',
  'The sickroom had a view: 2,000 M.': 'La chambre d’hôpital avait vue : 2 000 M.',
  'New schoolbooks for all the children: 1,000 M.': 'De nouveaux livres de classe pour tous les enfants : 1 000 M.',
  'Good advice was not cheap for once: 500 M from the bank.': 'Un bon conseil s’est vendu cher : 500 M de la banque.',
  'The pavement is renewed: 800 M for each house and 2,300 M for each hotel.':
    'Le trottoir est refait : 800 M par maison et 2 300 M par hôtel.',
  'Second prize for the heaviest pumpkin: 200 M from the bank.':
    'Deuxième prix de la plus grosse citrouille : 200 M de la banque.',
  'A distant cousin has thought of everybody: 2,000 M from the bank.':
    'Un lointain cousin a pensé à tout le monde : 2 000 M de la banque.',
  'For once the team bus has the wind behind it: on to Kick-off (Start), where a salary of ₩200 is paid.':
    'Pour une fois, le car de l’équipe a le vent dans le dos : avancez au Coup d’envoi (Départ), où vous recevez un salaire de 200 ₩.',
  'The linesman has left his glasses at home and a stand-in is wanted: on to Touchline. Passing Start on the way pays ₩200.':
    'Le juge de touche a oublié ses lunettes, il faut le remplacer : avancez à la Ligne de touche. Si vous passez par le Départ, recevez 200 ₩.',
  'Eleven left boots in the bag: on to Kit Room to swap them. Passing Start on the way pays ₩200.':
    'Onze chaussures gauches dans le sac : avancez au Local du matériel pour les échanger. Si vous passez par le Départ, recevez 200 ₩.',
  'Even the head of the supporters’ club freezes without a scarf: on to the next shop. If it is unowned, it is for sale. If another player owns it, throw the dice and pay ten times the total.':
    'Même le président du club de supporters gèle sans écharpe : avancez à la prochaine boutique. Si elle est libre, elle est à vendre. Si elle appartient à un autre joueur, lancez les dés et payez dix fois le total.',
  'The match is moved at short notice: on to the next venue. If it is unowned, it is for sale. If another player owns it, the visit costs double rent.':
    'Le match est déplacé à la dernière minute : avancez à la prochaine enceinte. Si elle est libre, elle est à vendre. Si elle appartient à un autre joueur, la visite coûte le double du loyer.',
  'The route planner knows football grounds only: on to the next venue. If it is unowned, it is for sale. If another player owns it, the detour costs double rent.':
    'L’appareil de navigation ne connaît que les terrains de football : avancez à la prochaine enceinte. Si elle est libre, elle est à vendre. Si elle appartient à un autre joueur, le détour coûte le double du loyer.',
  'The referee saw everything but this: this jail card opens the door once. Keep it until it is played or traded.':
    'L’arbitre a tout vu, sauf cela : cette carte de sortie ouvre la porte une fois. Gardez-la jusqu’à ce qu’elle soit jouée ou échangée.',
  'Winter has tackled the roofs from behind: ₩25 for each stand and ₩100 for each stadium to the bank.':
    'L’hiver a taclé les toits par-derrière : 25 ₩ par tribune et 100 ₩ par stade à la banque.',
  'A friendly in the village, and the groundsman has lunch ready: on to Molehill Meadow. Passing Start on the way pays ₩200.':
    'Match amical au village, et l’intendant a préparé le déjeuner : avancez au Pré aux taupes. Si vous passez par le Départ, recevez 200 ₩.',
  '“If we win, the drinks are on me”, and then they won: ₩50 to every other player.':
    '« Si on gagne, c’est ma tournée », et voilà qu’on a gagné : 50 ₩ à chacun des autres joueurs.',
  'The goal from the halfway line ends up in a commercial: ₩150 from the bank.':
    'Le but marqué depuis le milieu du terrain finit dans une publicité : 150 ₩ de la banque.',
  'The band strikes up and the mascots walk out: on to Kick-off (Start), where a salary of ₩200 is paid.':
    'La fanfare joue et les mascottes entrent sur le terrain : avancez au Coup d’envoi (Départ), où vous recevez un salaire de 200 ₩.',
  'The match programme with the misprint becomes a collector’s item: ₩50 from the bank.':
    'Le programme du match avec la coquille devient une pièce de collection : 50 ₩ de la banque.',
  'The warder has the season ticket in the next seat: this jail card opens the door once. Keep it until it is played or traded.':
    'Le gardien de prison a l’abonnement du siège voisin : cette carte de sortie ouvre la porte une fois. Gardez-la jusqu’à ce qu’elle soit jouée ou échangée.',
  'Took the match ball home, and the referee with it: straight to jail, without salary.':
    'Vous avez emporté le ballon du match, et l’arbitre avec : droit en prison, sans salaire.',
  'A birthday in the centre circle and the whole team chips in: ₩10 from every other player.':
    'Anniversaire dans le rond central, et toute l’équipe se cotise : 10 ₩ de chacun des autres joueurs.',
  'The team wants a yoga teacher and the yoga teacher wants money: ₩50 to the bank.':
    'L’équipe veut une prof de yoga, et la prof de yoga veut être payée : 50 ₩ à la banque.',
  'The drum of the South Terrace has found its spare stick: ₩25 from the bank.':
    'Le tambour du Virage Sud a retrouvé sa baguette de rechange : 25 ₩ de la banque.',
  'From now on no seat may wobble: ₩40 for each stand and ₩115 for each stadium to the bank.':
    'Désormais, plus aucun siège ne doit branler : 40 ₩ par tribune et 115 ₩ par stade à la banque.',
  'Meter reading: on to the next utility. If it is unowned, it is for sale; if another player owns it, throw again and pay 200 times the total.':
    'Relevé du compteur : avancez à la prochaine compagnie. Si elle est libre, elle est à vendre ; si elle appartient à un autre joueur, relancez les dés et payez 200 fois le total.',
  'The shortest way home: on to Start. Stopping right there pays double salary, €400.':
    'Le plus court chemin pour rentrer : avancez au Départ. S’y arrêter exactement rapporte le double salaire, 400 €.',
  'Something drips, or maybe it crackles: on to the next utility. If it is unowned, it is auctioned. If another player owns it, throw the dice and pay ten times the total.':
    'Quelque chose goutte, ou peut-être que ça grésille : avancez à la prochaine compagnie. Si elle est libre, elle est mise aux enchères. Si elle appartient à un autre joueur, lancez les dés et payez dix fois le total.',
  'Nobody understood the announcement: on to the next station. If it is unowned, it is auctioned. If another player owns it, the stop costs double rent.':
    'Personne n’a compris l’annonce : avancez à la prochaine gare. Si elle est libre, elle est mise aux enchères. Si elle appartient à un autre joueur, l’arrêt coûte le double du loyer.',
  'One call will do: this jail card opens the door once. Keep it until it is played.':
    'Un coup de fil suffira : cette carte de sortie ouvre la porte une fois. Gardez-la jusqu’à ce qu’elle soit jouée.',
}
