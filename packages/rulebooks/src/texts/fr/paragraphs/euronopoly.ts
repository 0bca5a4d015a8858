import type { Catalogue } from '../../language.ts'

/** What the paragraphs of Euronopoly say in French, by what they say in English. */
export const euronopoly: Catalogue = {
  'At most four play, with two dice. Everybody receives 3,000 GE, for instance in chips: two blue ones of 1,000, four green ones of 200, three red ones of 50 and five white ones of 10. The event cards are shuffled and laid face down on the board.':
    'On joue à quatre au plus, avec deux dés. Chacun reçoit 3 000 UM, par exemple en jetons : deux bleus de 1 000, quatre verts de 200, trois rouges de 50 et cinq blancs de 10. Les cartes Événement sont mélangées et posées face cachée sur le plateau.',
  'There must be at least two. As the smallest chip is worth 10 GE, all amounts are multiples of 10. Who begins is agreed on beforehand: here it is the first seat.':
    'Il faut être au moins deux. Comme le plus petit jeton vaut 10 UM, tous les montants sont des multiples de 10. On convient d’avance de qui commence : ici, c’est la première place.',
  'The price stands on the space. The title deed prints the rents, the price of an apartment, the commission, and what the bank pays at a sale.':
    'Le prix est sur la case. Le titre de propriété indique les loyers, le prix d’un appartement, la commission et ce que la banque paie lors d’une vente.',
  'The source describes no board and names no cities but Athens, Lisbon and Madrid. With us there are forty spaces: start, two prisons and the risk field in the corners; on each side between them two groups of three cities, a customs station, a radar trap and an event space. All figures are ours, too; they have been balanced over thousands of simulated games.':
    'La source ne décrit pas de plateau et ne nomme d’autres villes qu’Athènes, Lisbonne et Madrid. Chez nous, il y a quarante cases : le départ, deux prisons et la case Risque dans les coins ; de chaque côté, entre eux, deux groupes de trois villes, un poste de douane, un radar et une case Événement. Tous les chiffres sont eux aussi de nous ; ils ont été équilibrés sur des milliers de parties simulées.',
  'Before throwing, only sales and remote purchases are possible. Then the dice are thrown and the piece moves by their sum, and only after that plots and apartments are bought or rents paid.':
    'Avant de lancer, seuls les ventes et les achats à distance sont possibles. Ensuite, on lance les dés et le pion avance de leur somme, et ce n’est qu’après qu’on achète des propriétés et des appartements ou qu’on paie des loyers.',
  'Rent is due at once. The order holds before each throw of the turn, a further one after doubles or by a card included. A player who sells or buys remotely before that throw is done with the last space, no longer builds there and must throw, even where the throw after doubles is otherwise optional: or else the business would stand at the end of the turn and not before a throw.':
    'Le loyer est dû aussitôt. L’ordre vaut avant chaque lancer du tour, y compris un nouveau lancer après un double ou par une carte. Celui qui vend ou achète à distance avant ce lancer en a fini avec la case précédente, n’y construit plus et doit lancer, même là où le lancer après un double est facultatif : sinon, l’affaire serait à la fin du tour et non avant un lancer.',
  'After doubles a player may throw once more when the space is dealt with, or end the turn. On the start, the risk field and event spaces doubles give no further throw.':
    'Après un double, un joueur peut relancer une fois la case réglée, ou terminer son tour. Sur le départ, la case Risque et les cases Événement, un double ne donne pas de nouveau lancer.',
  'The last player left wins.': 'Le dernier joueur qui reste gagne.',
  'A playing time may be agreed: when it is up, the player with the most in cash and sale values, less debts, wins.':
    'On peut convenir d’une durée de jeu : quand elle est écoulée, gagne celui qui a le plus d’argent et de valeurs de vente, dettes déduites.',
  'With us the running turn is finished when the time is up, and equal wealth shares the win. No deeds are dealt, as that would not go together with the claims on city groups.':
    'Chez nous, le tour en cours se termine quand le temps est écoulé, et des fortunes égales partagent la victoire. On ne distribue pas de titres, car cela n’irait pas avec les réservations de groupes de villes.',
  'All pieces begin on the start. A player who passes the start receives 1,000 GE from the bank; a player who lands exactly on it another 200 GE.':
    'Tous les pions commencent sur le départ. Celui qui passe le départ reçoit 1 000 UM de la banque ; celui qui s’y arrête exactement, 200 UM de plus.',
  'A player who lands on the start with doubles does not throw again.':
    'Celui qui s’arrête sur le départ avec un double ne relance pas.',
  'On the risk field the throw decides. If it shows an even and an odd number, the bank pays thirty times even minus odd; if that is negative, the player pays. For two odd numbers the player pays thirty times their sum, for two even ones the player receives it. With doubles it is fifty times.':
    'Sur la case Risque, le lancer décide. S’il montre un nombre pair et un impair, la banque paie trente fois le pair moins l’impair ; si c’est négatif, c’est le joueur qui paie. Pour deux impairs, il paie trente fois leur somme ; pour deux pairs, il la reçoit. Avec un double, c’est cinquante fois.',
  'If a card leads there, the last throw counts.': 'Si une carte y mène, c’est le dernier lancer qui compte.',
  'The same to be read off, from 1-1 to 6-6: the dearest throw is double five at 500 GE, the most profitable one double six at 600 GE. It does not matter which die shows which number.':
    'La même chose à lire directement, de 1-1 à 6-6 : le lancer le plus cher est le double cinq, à 500 UM, le plus rentable le double six, à 600 UM. Peu importe quel dé montre quel chiffre.',
  'A player who lands on the risk field with doubles does not throw again.':
    'Celui qui s’arrête sur la case Risque avec un double ne relance pas.',
  'A player who lands on a free city may buy it at the printed price if the claims (E-5.2, E-5.3) allow it.':
    'Celui qui s’arrête sur une ville libre peut l’acheter au prix imprimé si les réservations (E-5.2, E-5.3) le permettent.',
  'The source does not say what happens if nobody buys. With us the city stays with the bank; there is no auction.':
    'La source ne dit pas ce qui se passe si personne n’achète. Chez nous, la ville reste à la banque ; il n’y a pas d’enchères.',
  'The first plot of a city group gives the claim on the whole group: nobody else may buy the other two.':
    'La première propriété d’un groupe de villes réserve tout le groupe : personne d’autre ne peut acheter les deux autres.',
  'The claim lasts as long as the player has a plot of the group. After that it is open to all again.':
    'La réservation dure tant que le joueur a une propriété du groupe. Ensuite, le groupe est de nouveau ouvert à tous.',
  'A new group may be begun only by a player who has at least two deeds in every group they already have a claim on.':
    'Seul peut commencer un nouveau groupe celui qui a au moins deux titres dans chaque groupe qu’il a déjà réservé.',
  'We take another group, as the source puts it, to be one on which the player has no claim yet. In groups of their own players may always go on buying.':
    'Par un autre groupe, comme dit la source, nous entendons un groupe que le joueur n’a pas encore réservé. Dans les siens, il peut toujours continuer d’acheter.',
  'Three apartments are a holiday home, three holiday homes a luxury villa. The rents are printed on the deed.':
    'Trois appartements font une maison de vacances, trois maisons de vacances une villa de luxe. Les loyers sont imprimés sur le titre.',
  'Building goes apartment by apartment, and the rent rises with every level. There are nine levels; the luxury villa is the highest. The source knows no stock that could run out.':
    'On construit appartement par appartement, et le loyer monte à chaque niveau. Il y a neuf niveaux ; la villa de luxe est le plus haut. La source ne connaît pas de réserve qui pourrait s’épuiser.',
  'With one plot of the group at most one apartment, with two at most two on each. With all three a holiday home needs an apartment on each of the others, two holiday homes need two apartments there, a luxury villa a holiday home.':
    'Avec une propriété du groupe, un appartement au plus ; avec deux, deux au plus sur chacune. Avec les trois, une maison de vacances exige un appartement sur chacune des autres, deux maisons de vacances y exigent deux appartements, une villa de luxe une maison de vacances.',
  'A player who lands on a plot of their own may build apartments there and on their other plots of the group.':
    'Celui qui s’arrête sur une propriété à lui peut construire des appartements là et sur ses autres propriétés du groupe.',
  'Any number within E-5.5; but only after landing there by this throw.':
    'Autant qu’il veut dans les limites de E-5.5 ; mais seulement après s’y être arrêté par ce lancer.',
  'A player who has bought a plot may build in its group only at the next occasion.':
    'Celui qui a acheté une propriété ne peut construire dans son groupe qu’à la prochaine occasion.',
  'An occasion is the time after one throw, or that before the next: in the one in which the plot was bought, nothing is built in that group.':
    'Une occasion, c’est le temps qui suit un lancer, ou celui qui précède le suivant : pendant celle où la propriété a été achetée, on ne construit rien dans ce groupe.',
  'Customs stations and radar traps can be bought. They give no claim on the others, and apartments never stand there.':
    'On peut acheter les postes de douane et les radars. Ils ne réservent pas les autres, et l’on n’y construit jamais d’appartements.',
  'As with a city, they may be bought on landing there. The rule of two deeds (E-5.3) does not concern them, for it speaks of city groups.':
    'Comme une ville, ils s’achètent en s’y arrêtant. La règle des deux titres (E-5.3) ne les concerne pas, car elle parle des groupes de villes.',
  'The rent of a customs station grows with every further one that its owner has.':
    'Le loyer d’un poste de douane monte avec chaque poste de plus qu’a son propriétaire.',
  'Evenly, as with radar traps: once, twice, three times, four times.':
    'Régulièrement, comme pour les radars : une, deux, trois, quatre fois.',
  'A radar trap costs its visitor fifty times the throw, and that as often as its owner has radar traps: from 100 GE for a 2 to 600 GE for a 12 with one, up to 2,400 GE with all four.':
    'Un radar coûte à son visiteur cinquante fois le lancer, et cela autant de fois que son propriétaire a de radars : de 100 UM pour un 2 à 600 UM pour un 12 avec un seul, jusqu’à 2 400 UM avec les quatre.',
  'The throw that led there counts; after a move by a card the last one.':
    'C’est le lancer qui y a mené qui compte ; après un déplacement par une carte, le dernier.',
  'A player who lands on an event space draws an event card and carries it out: pay or collect, sit out a round, throw again, move to the other side of the board, and so on. Some cards exist several times.':
    'Celui qui s’arrête sur une case Événement tire une carte Événement et l’exécute : payer ou encaisser, passer un tour, relancer, aller de l’autre côté du plateau, etc. Certaines cartes existent en plusieurs exemplaires.',
  'The 24 cards are ours. A player who sits out makes no sales and no remote purchases, but collects rents. If the card orders another throw it must be made, as cards are to be followed.':
    'Les 24 cartes sont de nous. Celui qui passe son tour ne fait ni vente ni achat à distance, mais encaisse les loyers. Si la carte ordonne un nouveau lancer, il faut le faire, car les cartes s’exécutent.',
  'A player who moves to the other side of the board draws no further event card there and receives nothing for the start.':
    'Celui qui va de l’autre côté du plateau n’y tire pas d’autre carte Événement et ne reçoit rien pour le départ.',
  'A player who lands on an event space with doubles does not throw again.':
    'Celui qui s’arrête sur une case Événement avec un double ne relance pas.',
  'A card that orders another throw counts all the same.':
    'Une carte qui ordonne un nouveau lancer compte tout de même.',
  'When the last event card has been drawn, all are shuffled and laid out again.':
    'Quand la dernière carte Événement a été tirée, toutes sont mélangées et reposées.',
  "A player who has the claim on a group may buy a free plot of it while another player's piece stands there: on their own turn, before throwing. First the price goes to the bank, then the printed commission to the other, who cannot refuse.":
    'Celui qui a réservé un groupe peut en acheter une propriété libre tant que le pion d’un autre joueur s’y trouve : pendant son propre tour, avant de lancer. D’abord le prix à la banque, puis la commission imprimée à l’autre, qui ne peut pas refuser.',
  'The source calls remote purchases always possible. We take it to mean that the other cannot prevent them: they are not possible after the throw (E-2.1), in debt (E-9.3) or from prison (E-10.2). Price and commission are paid in cash, and the piece must still stand there.':
    'La source dit les achats à distance toujours possibles. Nous entendons que l’autre ne peut pas les empêcher : ils ne sont pas possibles après le lancer (E-2.1), en dette (E-9.3) ou depuis la prison (E-10.2). Le prix et la commission se paient comptant, et le pion doit encore s’y trouver.',
  'If several stand there, the one that came first gets the commission.':
    'Si plusieurs s’y trouvent, celui qui est arrivé le premier reçoit la commission.',
  "The buyer's own piece does not count.": 'Le pion de l’acheteur ne compte pas.',
  'Apartments can be bought remotely, too.': 'On peut acheter à distance aussi des appartements.',
  'A player builds on a plot of their own while another player stands on any plot of the group, within E-5.5. Each apartment costs its price and the commission of the plot on which the other stands. If players stand on several plots of the group, first come holds here, too.':
    'On construit sur une propriété à soi tant qu’un autre joueur se trouve sur une propriété quelconque du groupe, dans les limites de E-5.5. Chaque appartement coûte son prix et la commission de la propriété où se trouve l’autre. Si des joueurs se trouvent sur plusieurs propriétés du groupe, le premier arrivé l’emporte ici aussi.',
  'The bank buys plots, apartments, customs stations and radar traps back at the value printed on the deed, no matter who stands there. What remains must still fulfil E-5.5.':
    'La banque reprend propriétés, appartements, postes de douane et radars à la valeur imprimée sur le titre, qui que ce soit qui s’y trouve. Ce qui reste doit encore respecter E-5.5.',
  "The source says “at any time” here and “before throwing” elsewhere. We follow the latter: in the player's own turn, before a throw. A plot goes back only without buildings; with the last one of a group the claim ends.":
    'La source dit ici « à tout moment » et ailleurs « avant de lancer ». Nous suivons la seconde : pendant son propre tour, avant un lancer. Une propriété ne se rend que sans bâtiments ; avec la dernière d’un groupe, la réservation prend fin.',
  'A player who cannot pay a rent may borrow what is missing from the bank, and no more.':
    'Celui qui ne peut pas payer un loyer peut emprunter à la banque ce qui manque, et pas plus.',
  'The source speaks of rent only; we apply it to every compulsory payment. The loan comes of itself after the cash is used up, and the creditor is paid in full.':
    'La source ne parle que du loyer ; nous l’appliquons à tout paiement obligatoire. Le prêt vient de lui-même une fois l’argent épuisé, et le créancier est payé en entier.',
  'A player in debt buys nothing and builds nothing. All money that comes in repays the debt first.':
    'Un joueur endetté n’achète rien et ne construit rien. Tout l’argent qui entre rembourse d’abord la dette.',
  'If the debt exceeds the mortgage value of all possessions, the game is lost.':
    'Si la dette dépasse la valeur hypothécaire de tous les biens, la partie est perdue.',
  'With us the mortgage value is the sum of the printed sale values, apartments included. It is checked at every new debt; a sale lowers debt and possessions by the same. The possessions become free again, claims and debts lapse, and the turn is over. A player who resigns leaves in the same way; their cash goes to the bank.':
    'Chez nous, la valeur hypothécaire est la somme des valeurs de vente imprimées, appartements compris. On la vérifie à chaque nouvelle dette ; une vente diminue d’autant la dette et les biens. Les biens redeviennent libres, les réservations et les dettes s’éteignent, et le tour est terminé. Celui qui abandonne part de la même façon ; son argent va à la banque.',
  'A player who throws the same doubles twice in a row, or any doubles three times in a row, goes to the nearest prison before moving; the turn is over.':
    'Celui qui fait deux fois de suite le même double, ou trois doubles quelconques de suite, va avant d’avancer à la prison la plus proche ; le tour est terminé.',
  'The throws of one turn count, those by cards included. The nearest prison may lie ahead or behind; if both are equally near it is the one ahead. No start money is paid on this way.':
    'Les lancers d’un même tour comptent, y compris ceux dus à des cartes. La prison la plus proche peut être devant ou derrière ; si les deux sont à égale distance, c’est celle de devant. Ce chemin ne rapporte pas l’argent du départ.',
  'From prison there are no sales and no remote purchases, and a player who sits there is paid no rent.':
    'Depuis la prison, il n’y a ni vente ni achat à distance, et celui qui y est ne touche pas de loyer.',
  'Not for customs stations and radar traps either: the source grants collecting rents only to those who are visiting.':
    'Pas non plus pour les postes de douane et les radars : la source n’accorde d’encaisser des loyers qu’à ceux qui sont en visite.',
  'A player who comes on turn in prison pays 600 GE and throws at once, or sits out. The next time it costs 400 GE, then 200 GE. A player who has sat out three times must go on the fourth time and pays nothing.':
    'Celui dont c’est le tour en prison paie 600 UM et lance aussitôt, ou passe son tour. La fois suivante, cela coûte 400 UM, puis 200 UM. Celui qui a passé trois tours doit repartir la quatrième fois et ne paie rien.',
  'The payment is voluntary, so nobody goes into debt for it: a player who does not have it in cash stays.':
    'Le paiement est volontaire, personne ne s’endette donc pour lui : celui qui ne l’a pas en argent liquide reste.',
  'A player who leaves prison may sell and buy remotely only from the next turn on.':
    'Celui qui quitte la prison ne peut vendre et acheter à distance qu’à partir de son tour suivant.',
  'So not before a further throw of the same turn either.': 'Donc pas non plus avant un nouveau lancer du même tour.',
  'A player who comes to a prison space by moving is only visiting and may do everything.':
    'Celui qui arrive sur une case Prison en avançant n’est qu’en visite et peut tout faire.',
}
