E-1_1-source-1 = On joue à quatre au plus.
E-1_1-source-2 = On joue avec deux dés.
E-1_1-source-3 =
    Chacun reçoit { $startCash } UM, par exemple en jetons : deux bleus de 1 000, quatre verts de 200, trois rouges de
    50 et cinq blancs de 10.
E-1_1-source-4 = Les cartes Événement sont mélangées et posées face cachée sur le plateau.
E-1_1-reading-1 = Il faut être au moins deux.
E-1_1-reading-2 = Comme le plus petit jeton vaut 10 UM, tous les montants sont des multiples de 10.
E-1_1-reading-3 = On convient d’avance de qui commence : ici, c’est la première place.
E-1_2-source-1 = Le prix est sur la case.
E-1_2-source-2 = Le titre de propriété indique les loyers.
E-1_2-source-3 = Il indique aussi le prix d’un appartement.
E-1_2-source-4 = Il indique aussi la commission.
E-1_2-source-5 = Il indique aussi ce que la banque paie lors d’une vente.
E-1_2-reading-1 = La source ne décrit pas de plateau et ne nomme d’autres villes qu’Athènes, Lisbonne et Madrid.
E-1_2-reading-2 =
    Chez nous, il y a quarante cases : le départ, deux prisons et la case Risque dans les coins ; de chaque côté,
    entre eux, deux groupes de trois villes, un poste de douane, un radar et une case Événement.
E-1_2-reading-3 = Tous les chiffres sont eux aussi de nous ; ils ont été équilibrés sur des milliers de parties simulées.
E-2_1-source-1 = Les ventes ne sont possibles qu’avant de lancer.
E-2_1-source-2 = Les achats à distance ne sont possibles qu’avant de lancer.
E-2_1-source-3 = Ensuite, on lance les dés et le pion avance de leur somme.
E-2_1-source-4 = Ce n’est qu’après le déplacement qu’on achète des propriétés ou qu’on paie des loyers.
E-2_1-source-5 = Les appartements aussi ne s’achètent qu’après le déplacement.
E-2_1-reading-1 = Le loyer est dû aussitôt.
E-2_1-reading-2 =
    L’ordre vaut avant chaque lancer du tour, y compris un nouveau lancer après un double ou par une carte. Celui
    qui vend ou achète à distance avant ce lancer en a fini avec la case précédente, n’y construit plus et doit
    lancer, même là où le lancer après un double est facultatif : sinon, l’affaire serait à la fin du tour et non
    avant un lancer.
E-2_2-source-1 = Après un double, un joueur peut relancer une fois la case réglée, ou terminer son tour.
E-2_2-source-2 = Sur le départ, un double ne donne pas de nouveau lancer.
E-2_2-source-3 = Sur la case Risque non plus, un double ne donne pas de nouveau lancer.
E-2_2-source-4 = Sur les cases Événement non plus, un double ne donne pas de nouveau lancer.
E-2_3-source = Le dernier joueur qui reste gagne.
E-2_3-option =
    On peut convenir d’une durée de jeu : quand elle est écoulée, gagne celui qui a le plus d’argent et de valeurs
    de vente, dettes déduites.
E-2_3-reading-1 = Chez nous, le tour en cours se termine quand le temps est écoulé, et des fortunes égales partagent la victoire.
E-2_3-reading-2 = On ne distribue pas de titres, car cela n’irait pas avec les réservations de groupes de villes.
E-3_1-source-1 = Tous les pions commencent sur le départ.
E-3_1-source-2 = Celui qui passe le départ reçoit { $salaryPass } UM de la banque.
E-3_1-source-3 = Celui qui s’arrête exactement sur le départ reçoit { $landingMore } UM de plus.
E-3_2-source = Celui qui s’arrête sur le départ avec un double ne relance pas.
E-4_1-source-1 = Sur la case Risque, le lancer décide.
E-4_1-source-2 =
    S’il montre un nombre pair et un impair, la banque paie trente fois le pair moins l’impair ; si c’est négatif,
    c’est le joueur qui paie. Pour deux impairs, il paie trente fois leur somme ; pour deux pairs, il la reçoit.
E-4_1-source-3 = Avec un double, c’est cinquante fois.
E-4_1-reading = Si une carte y mène, c’est le dernier lancer qui compte.
E-4_2-source-1 =
    La même chose à lire directement, de 1-1 à 6-6 : le lancer le plus cher est le double cinq, à 500 UM, le plus
    rentable le double six, à 600 UM.
E-4_2-source-2 = Peu importe quel dé montre quel chiffre.
E-4_3-source = Celui qui s’arrête sur la case Risque avec un double ne relance pas.
E-5_1-source =
    Celui qui s’arrête sur une ville libre peut l’acheter au prix imprimé si les réservations (E-5.2, E-5.3) le
    permettent.
E-5_1-reading =
    La source ne dit pas ce qui se passe si personne n’achète. Chez nous, la ville reste à la banque ; il n’y a pas
    d’enchères.
E-5_2-source =
    La première propriété d’un groupe de villes réserve tout le groupe : personne d’autre ne peut acheter les deux
    autres.
E-5_2-reading =
    La réservation dure tant que le joueur a une propriété du groupe. Ensuite, le groupe est de nouveau ouvert à
    tous.
E-5_3-source = Seul peut commencer un nouveau groupe celui qui a au moins deux titres dans chaque groupe qu’il a déjà réservé.
E-5_3-reading =
    Par un autre groupe, comme dit la source, nous entendons un groupe que le joueur n’a pas encore réservé. Dans
    les siens, il peut toujours continuer d’acheter.
E-5_4-source-1 = Trois appartements font une maison de vacances, trois maisons de vacances une villa de luxe.
E-5_4-source-2 = Les loyers sont imprimés sur le titre.
E-5_4-reading-1 = On construit appartement par appartement.
E-5_4-reading-2 = Le loyer monte à chaque niveau.
E-5_4-reading-3 = Il y a neuf niveaux ; la villa de luxe est le plus haut.
E-5_4-reading-4 = La source ne connaît pas de réserve qui pourrait s’épuiser.
E-5_5-source =
    Avec une propriété du groupe, un appartement au plus ; avec deux, deux au plus sur chacune. Avec les trois, une
    maison de vacances exige un appartement sur chacune des autres, deux maisons de vacances y exigent deux
    appartements, une villa de luxe une maison de vacances.
E-5_6-source =
    Celui qui s’arrête sur une propriété à lui peut construire des appartements là et sur ses autres propriétés du
    groupe.
E-5_6-reading = Autant qu’il veut dans les limites de E-5.5 ; mais seulement après s’y être arrêté par ce lancer.
E-5_7-source = Celui qui a acheté une propriété ne peut construire dans son groupe qu’à la prochaine occasion.
E-5_7-reading =
    Une occasion, c’est le temps qui suit un lancer, ou celui qui précède le suivant : pendant celle où la propriété
    a été achetée, on ne construit rien dans ce groupe.
E-6_1-source-1 = On peut acheter les postes de douane et les radars.
E-6_1-source-2 = Ils ne réservent pas les autres, et l’on n’y construit jamais d’appartements.
E-6_1-reading-1 = Comme une ville, ils s’achètent en s’y arrêtant.
E-6_1-reading-2 = La règle des deux titres (E-5.3) ne les concerne pas, car elle parle des groupes de villes.
E-6_2-source = Le loyer d’un poste de douane monte avec chaque poste de plus qu’a son propriétaire.
E-6_2-reading = Régulièrement, comme pour les radars : une, deux, trois, quatre fois.
E-6_3-source =
    Un radar coûte à son visiteur cinquante fois le lancer, et cela autant de fois que son propriétaire a de radars
    : de 100 UM pour un 2 à 600 UM pour un 12 avec un seul, jusqu’à 2 400 UM avec les quatre.
E-6_3-reading = C’est le lancer qui y a mené qui compte ; après un déplacement par une carte, le dernier.
E-7_1-source-1 = Celui qui s’arrête sur une case Événement tire une carte Événement et l’exécute.
E-7_1-source-2 =
    Les cartes disent par exemple : payer ou encaisser, passer un tour, relancer, aller de l’autre côté du plateau.
    Certaines existent en plusieurs exemplaires.
E-7_1-reading-1 = Les { $firstDeck } cartes sont de nous.
E-7_1-reading-2 = Celui qui passe son tour ne vend rien.
E-7_1-reading-3 = Celui qui passe son tour n’achète rien à distance.
E-7_1-reading-4 = Celui qui passe son tour encaisse quand même ses loyers.
E-7_1-reading-5 = Si la carte ordonne un nouveau lancer, il faut le faire, car les cartes s’exécutent.
E-7_2-source = Celui qui va de l’autre côté du plateau n’y tire pas d’autre carte Événement et ne reçoit rien pour le départ.
E-7_3-source = Celui qui s’arrête sur une case Événement avec un double ne relance pas.
E-7_3-reading = Une carte qui ordonne un nouveau lancer compte tout de même.
E-7_4-source = Quand la dernière carte Événement a été tirée, toutes sont mélangées et reposées.
E-8_1-source =
    Celui qui a réservé un groupe peut en acheter une propriété libre tant que le pion d’un autre joueur s’y trouve
    : pendant son propre tour, avant de lancer. D’abord le prix à la banque, puis la commission imprimée à l’autre,
    qui ne peut pas refuser.
E-8_1-reading-1 = La source dit les achats à distance toujours possibles.
E-8_1-reading-2 = Nous entendons que l’autre ne peut pas les empêcher ; ils ne sont pas possibles après le lancer (E-2.1).
E-8_1-reading-3 = Ils ne sont pas non plus possibles avec des dettes (E-9.3).
E-8_1-reading-4 = Ils ne sont pas non plus possibles depuis la prison (E-10.2).
E-8_1-reading-5 = Le prix et la commission se paient comptant, et le pion doit encore s’y trouver.
E-8_2-source = Si plusieurs s’y trouvent, celui qui est arrivé le premier reçoit la commission.
E-8_2-reading = Le pion de l’acheteur ne compte pas.
E-8_3-source = On peut acheter à distance aussi des appartements.
E-8_3-reading =
    On construit sur une propriété à soi tant qu’un autre joueur se trouve sur une propriété quelconque du groupe,
    dans les limites de E-5.5. Chaque appartement coûte son prix et la commission de la propriété où se trouve
    l’autre. Si des joueurs se trouvent sur plusieurs propriétés du groupe, le premier arrivé l’emporte ici aussi.
E-9_1-source-1 =
    La banque reprend propriétés, postes de douane et radars à la valeur imprimée sur le titre, qui que ce soit qui
    s’y trouve.
E-9_1-source-2 = Elle reprend les appartements de la même façon.
E-9_1-source-3 = Ce qui reste doit encore respecter E-5.5.
E-9_1-reading-1 =
    La source dit ici « à tout moment » et ailleurs « avant de lancer ». Nous suivons la seconde : pendant son
    propre tour, avant un lancer.
E-9_1-reading-2 = Une propriété ne se rend que sans bâtiments ; avec la dernière d’un groupe, la réservation prend fin.
E-9_2-source = Celui qui ne peut pas payer un loyer peut emprunter à la banque ce qui manque, et pas plus.
E-9_2-reading =
    La source ne parle que du loyer ; nous l’appliquons à tout paiement obligatoire. Le prêt vient de lui-même une
    fois l’argent épuisé, et le créancier est payé en entier.
E-9_3-source-1 = Un joueur endetté n’achète rien et ne construit rien.
E-9_3-source-2 = Tout l’argent qui entre rembourse d’abord la dette.
E-9_4-source = Si la dette dépasse la valeur hypothécaire de tous les biens, la partie est perdue.
E-9_4-reading-1 = Chez nous, la valeur hypothécaire est la somme des valeurs de vente.
E-9_4-reading-2 = Les appartements y comptent aussi.
E-9_4-reading-3 = On la vérifie à chaque nouvelle dette.
E-9_4-reading-4 = Une vente diminue d’autant la dette et les biens.
E-9_4-reading-5 = Les biens redeviennent libres, les réservations et les dettes s’éteignent, et le tour est terminé.
E-9_4-reading-6 = Celui qui abandonne part de la même façon ; son argent va à la banque.
E-10_1-source-1 = Celui qui fait deux fois de suite le même double va à la prison la plus proche avant d’avancer.
E-10_1-source-2 = Celui qui fait trois doubles quelconques de suite va lui aussi à la prison la plus proche avant d’avancer.
E-10_1-source-3 = Aller en prison met fin au tour.
E-10_1-reading =
    Les lancers d’un même tour comptent, y compris ceux dus à des cartes. La prison la plus proche peut être devant
    ou derrière ; si les deux sont à égale distance, c’est celle de devant. Ce chemin ne rapporte pas l’argent du
    départ.
E-10_2-source-1 = Depuis la prison, il n’y a pas de vente.
E-10_2-source-2 = Depuis la prison, il n’y a pas non plus d’achat à distance.
E-10_2-source-3 = Celui qui est en prison ne touche pas de loyer.
E-10_2-reading =
    Pas non plus pour les postes de douane et les radars : la source n’accorde d’encaisser des loyers qu’à ceux qui
    sont en visite.
E-10_3-source-1 = Celui dont c’est le tour en prison paie { $bails1 } UM et lance aussitôt, ou passe son tour.
E-10_3-source-2 = La fois suivante, cela coûte { $bails2 } UM, puis { $bails3 } UM.
E-10_3-source-3 = Celui qui a passé trois tours doit repartir la quatrième fois et ne paie rien.
E-10_3-reading = Le paiement est volontaire, personne ne s’endette donc pour lui : celui qui ne l’a pas en argent liquide reste.
E-10_4-source-1 = Celui qui quitte la prison ne peut vendre qu’à partir de son tour suivant.
E-10_4-source-2 = De même, celui qui quitte la prison ne peut acheter à distance qu’à partir de son tour suivant.
E-10_4-reading = Donc pas non plus avant un nouveau lancer du même tour.
E-10_5-source = Celui qui arrive sur une case Prison en avançant n’est qu’en visite et peut tout faire.
