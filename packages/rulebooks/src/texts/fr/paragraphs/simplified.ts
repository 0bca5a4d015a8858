import type { Catalogue } from '../../language.ts'

/** What the paragraphs of the simplified rules say in French, by what they say in English. */
export const simplified: Catalogue = {
  'Two or more players begin on Start and take turns clockwise. The player on turn throws the dice, moves the piece, and then carries out what the space reached demands or allows.':
    'Deux joueurs ou plus commencent au Départ et jouent à tour de rôle dans le sens des aiguilles d’une montre. Le joueur dont c’est le tour lance les dés, avance son pion, puis exécute ce que la case atteinte exige ou permet.',
  'The bank begins with 200,000 M. Out of it, it pays each player 30,000 M at the start.':
    'La banque commence avec 200 000 M. Elle en verse 30 000 M à chaque joueur au départ.',
  'The source names no greatest number of players. With seven the bank could not pay the starting money, so at most six can play.':
    'La source ne fixe pas de nombre maximal de joueurs. À sept, la banque ne pourrait pas verser l’argent de départ ; on joue donc à six au plus.',
  'There are no debts. What a player cannot pay in full is paid as far as possible, and the player is out. If the bank can no longer pay, the game ends.':
    'Il n’y a pas de dettes. Ce qu’un joueur ne peut pas payer en entier est payé autant que possible, et il est éliminé. Si la banque ne peut plus payer, la partie prend fin.',
  "If the bank's money does not suffice, it pays what it has left; the game ends with the round (V-3.2), not in the middle of a turn.":
    'Si l’argent de la banque ne suffit pas, elle paie ce qui lui reste ; la partie prend fin avec la manche (V-3.2), non au milieu d’un tour.',
  'A player who has lost all private wealth is out.': 'Celui qui a perdu toute sa fortune privée est éliminé.',
  'The source speaks of “private wealth”. We read it as cash that has fallen to exactly 0, since it has the proceeds of sales paid into that very wealth. A player who spends the last of their money by choice is out as well: that is allowed, but the game says so first.':
    'La source parle de « fortune privée ». Nous entendons par là l’argent liquide tombé à exactement 0, puisqu’elle y fait verser le produit des ventes. Celui qui dépense de son plein gré son dernier argent est éliminé lui aussi : c’est permis, mais le jeu prévient.',
  'The source is silent. With us streets, stations and utilities of eliminated players are free again and their buildings lapse: that keeps the game open for those who remain. Players who resign are eliminated in the same way.':
    'La source n’en dit rien. Chez nous, les rues, gares et compagnies des joueurs éliminés redeviennent libres et leurs bâtiments disparaissent : la partie reste ouverte pour les autres. Celui qui abandonne est éliminé de la même façon.',
  'At the end the greatest wealth wins: cash plus half the purchase price of each station, utility, street and house. A hotel counts as five houses.':
    'À la fin, la plus grande fortune gagne : l’argent plus la moitié du prix d’achat de chaque gare, compagnie, rue et maison. Un hôtel compte comme cinq maisons.',
  'A playing time may be agreed: when it is up, the running turn is finished and wealth decides.':
    'On peut convenir d’une durée de jeu : quand elle est écoulée, le tour en cours se termine et la fortune décide.',
  'A house counts at its printed price even if it was bought for half. Equal wealth shares the win.':
    'Une maison compte à son prix imprimé, même si elle a été achetée à moitié prix. Des fortunes égales partagent la victoire.',
  "The game ends after the round in which the bank's money has fallen to 0; the tax pot is not the bank's. It also ends as soon as one player is left.":
    'La partie prend fin après la manche au cours de laquelle l’argent de la banque est tombé à 0 ; la cagnotte des taxes n’appartient pas à la banque. Elle prend fin aussi dès qu’il ne reste qu’un joueur.',
  'A round is over when the turn reaches or passes the place of the player who began the game, whether or not they are still in it. Later income of the bank does not undo the end.':
    'Une manche est finie quand le tour atteint ou dépasse la place du joueur qui a commencé la partie, qu’il joue encore ou non. Un revenu ultérieur de la banque n’annule pas la fin.',
  'Forty spaces in a ring, from Start to Castle Avenue. A station costs 4,000 M and earns 500, 1,000, 2,000 or 4,000 M by the number its owner has. A utility costs 3,000 M and earns 80 times the throw that reached it, with both utilities 200 times. The taxes are 4,000 M and 2,000 M.':
    'Quarante cases en cercle, du Départ à l’Avenue du Château. Une gare coûte 4 000 M et rapporte 500, 1 000, 2 000 ou 4 000 M selon le nombre qu’en a son propriétaire. Une compagnie coûte 3 000 M et rapporte 80 fois le lancer qui y a mené, 200 fois avec les deux compagnies. Les taxes sont de 4 000 M et de 2 000 M.',
  "Price, rents and the price of a house are printed on each street's card. They range from Bath Street at 1,200 M to Castle Avenue at 8,000 M.":
    'Le prix, les loyers et le prix d’une maison sont imprimés sur la carte de chaque rue. Ils vont de la Rue des Bains, à 1 200 M, à l’Avenue du Château, à 8 000 M.',
  'The source prints the price of a house only where it changes; it holds until the next one. So streets of one colour can have houses of different prices, such as Lessing Street and Schiller Street.':
    'La source n’imprime le prix d’une maison que là où il change ; il vaut jusqu’au suivant. Des rues d’une même couleur peuvent donc avoir des maisons de prix différents, comme la Rue Lessing et la Rue Schiller.',
  'A player who has all streets of a colour builds there at half price.':
    'Celui qui a toutes les rues d’une couleur y construit à moitié prix.',
  'The source speaks of colours but names none. We take the usual eight groups (K-0.2).':
    'La source parle de couleurs, mais n’en nomme aucune. Nous prenons les huit groupes habituels (K-0.2).',
  'Two dice are thrown. The piece moves forward by their sum and never turns back.':
    'On lance deux dés. Le pion avance de leur somme et ne revient jamais en arrière.',
  'If the table plays with cards (V-6.7), the card that sends a piece back three spaces does so.':
    'Si la table joue avec des cartes (V-6.7), celle qui fait reculer de trois cases le fait.',
  'After doubles the same player is on again at once. The third doubles in a row lead to jail at once, as if the police officer had been reached.':
    'Après un double, le même joueur rejoue aussitôt. Le troisième double de suite mène aussitôt en prison, comme si l’on avait atteint l’agent de police.',
  '“At once” means with us: this throw is not moved, and the way there pays no salary.':
    '« Aussitôt » veut dire chez nous : on n’avance pas de ce lancer, et le chemin ne rapporte pas de salaire.',
  'Passing Start pays a salary of 4,000 M from the bank. Landing exactly on it pays 6,000 M.':
    'Passer le Départ rapporte un salaire de 4 000 M de la banque. S’y arrêter exactement rapporte 6 000 M.',
  'A player who reaches an unowned street may buy it at its fixed price, at once and in full.':
    'Celui qui atteint une rue libre peut l’acheter à son prix fixe, aussitôt et en entier.',
  'The source does not say what happens if nobody buys. With us the street stays with the bank; there is no auction.':
    'La source ne dit pas ce qui se passe si personne n’achète. Chez nous, la rue reste à la banque ; il n’y a pas d’enchères.',
  'A player who lands on a street of their own may sell it to the bank for half the price of the street and of each of its houses. The buildings lapse and the street is free again.':
    'Celui qui s’arrête sur une rue à lui peut la vendre à la banque pour la moitié du prix de la rue et de chacune de ses maisons. Les bâtiments disparaissent et la rue redevient libre.',
  "The street must have been the player's own on arrival. The bank pays as far as it can (V-2.2).":
    'La rue doit déjà lui avoir appartenu à son arrivée. La banque paie autant qu’elle peut (V-2.2).',
  'A player who lands on a street of their own may build one house there in each turn, up to four; the fifth makes it a hotel. Owning the whole colour is not required. A player who owns it pays half.':
    'Celui qui s’arrête sur une rue à lui peut y construire une maison par tour, jusqu’à quatre ; la cinquième en fait un hôtel. Il n’est pas nécessaire de posséder toute la couleur. Celui qui la possède paie la moitié.',
  "Not on the landing that buys it: the street must have been the player's own on arrival. Every throw after doubles is a turn of its own. A landing allows either building or selling.":
    'Pas à l’arrivée qui l’achète : la rue doit déjà lui avoir appartenu. Chaque lancer après un double est un tour à part. Une arrivée permet soit de construire, soit de vendre.',
  "A player who reaches another player's street pays rent to its owner at once, by the number of houses.":
    'Celui qui atteint la rue d’un autre joueur paie aussitôt le loyer à son propriétaire, selon le nombre de maisons.',
  'As rent is due at once, with us it need not be demanded. The source does not say that a whole colour doubles it; with us it does not.':
    'Comme le loyer est dû aussitôt, il n’a pas besoin d’être réclamé chez nous. La source ne dit pas qu’une couleur entière le double ; chez nous, elle ne le double pas.',
  'They are bought like streets but not built on. A player who lands on their own may sell it to the bank for half its price. Rent goes by the number the owner has, for a utility also by the throw that reached it.':
    'Elles s’achètent comme des rues, mais on n’y construit pas. Celui qui s’arrête sur la sienne peut la vendre à la banque pour la moitié de son prix. Le loyer dépend du nombre qu’en a le propriétaire, pour une compagnie aussi du lancer qui y a mené.',
  'Community and event spaces and the jail space do nothing.':
    'Les cases Communauté et Événement et la case Prison ne font rien.',
  'The source announces cards for a later extension. Tables that like may play with them: effects as in the classic rules (K-0.3), amounts times twenty.':
    'La source annonce des cartes pour une extension à venir. Les tables qui le veulent peuvent jouer avec : effets comme dans les règles classiques (K-0.3), montants multipliés par vingt.',
  'When cards are used, payments to the bank go to the pot as taxes do. Jail cards are void, since only sitting out leads out of jail (V-6.9).':
    'Quand on joue avec des cartes, ce qu’elles font payer à la banque va dans la cagnotte comme les taxes. Les cartes de sortie ne valent rien, puisqu’on ne sort de prison qu’en passant des tours (V-6.9).',
  'Taxes go into the pot. A player who lands on the free car park receives the whole pot.':
    'Les taxes vont dans la cagnotte. Celui qui s’arrête au Parking libre reçoit toute la cagnotte.',
  'A player who reaches the police officer goes to jail at once and sits out three rounds. Then play goes on from the jail space.':
    'Celui qui atteint l’agent de police va aussitôt en prison et y passe trois manches. Il repart ensuite de la case Prison.',
  'The way to jail pays no salary, and there is no bail: the source knows only sitting out. Rent is still collected for those who sit out, since it takes away only their own actions.':
    'Le chemin de la prison ne rapporte pas de salaire, et il n’y a pas de caution : la source ne connaît que les tours passés. On encaisse tout de même les loyers de ceux qui sont en prison, puisqu’elle ne leur ôte que leurs propres actions.',
}
