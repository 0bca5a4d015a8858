S-0_1-source-1 = Le jeu comprend un plateau et huit pions.
S-0_1-source-2 = Il y a { $deeds } titres de propriété.
S-0_1-source-3 = Il y a { $firstDeck } cartes Extérieur et { $secondDeck } cartes Domicile.
S-0_1-source-4 = On construit avec { $houses } tribunes et { $hotels } stades.
S-0_1-source-5 = On joue avec deux dés blancs et un dé rapide.
S-0_1-source-6 = Deux cases coûtent une taxe : la Panne du car et le Barrage de relégation.
S-0_1-source-7 = La monnaie est le ₩.
S-0_1-source-8 = Chacun commence avec { $startBonus } ₩ de plus quand on joue avec le dé rapide (S-12.1).
S-0_1-reading-1 = La source n’imprime ni le plateau et les prix, ni les loyers, ni les textes des cartes, ni l’argent de départ.
S-0_1-reading-2 = On peut jouer de deux à huit.
S-0_1-reading-3 =
    Les { $spaces } cases avec leurs { $streets } rues, { $stations } enceintes et { $utilities } boutiques, leur
    ordre, les montants et les effets des cartes sont ceux des règles classiques (K-0.2 et K-0.3) : une enceinte
    { $stationPrice } ₩, une boutique { $utilityPrice } ₩, la Panne du car { $firstTax } ₩, le Barrage de relégation
    { $secondTax } ₩.
S-0_1-reading-4 = Chacun commence avec { $startCash } ₩.
S-0_1-reading-5 = La banque n’est jamais à court d’argent.
S-0_1-reading-6 = Le ₩ s’appelle fanion ; ce nom et les autres sont de nous.
S-0_2-source =
    Chacun lance les deux dés blancs. Le plus haut total donne le coup d’envoi ; on joue ensuite dans le sens des
    aiguilles d’une montre.
S-0_2-reading = La source ne parle pas des égalités. Ceux qui ont fait le même plus haut total relancent.
S-1_1-source-1 =
    Le joueur dont c’est le tour lance les dés, avance dans le sens des aiguilles d’une montre et exécute la case
    atteinte.
S-1_1-source-2 = Atteindre ou passer le Départ rapporte un salaire de { $salaryPass } ₩ de la banque.
S-1_1-source-3 = Un double s’exécute comme d’habitude et donne un nouveau lancer.
S-1_1-source-4 = Le troisième double de suite mène en prison.
S-1_1-source-5 = Une fois le tour terminé, c’est au voisin de gauche.
S-1_1-reading-1 = La source ne dit pas si l’on avance encore du troisième double. Chez nous, non : le pion va droit en prison.
S-1_1-reading-2 = Ce que montre alors le dé rapide ne compte pas.
S-2_1-source-1 = Celui qui doit plus que son argent liquide peut vendre des bâtiments.
S-2_1-source-2 = Un débiteur peut aussi vendre des propriétés.
S-2_1-source-3 = Un débiteur peut aussi prendre des hypothèques.
S-2_1-source-4 = Si cela ne suffit pas non plus, il fait faillite et quitte la partie.
S-2_1-reading-1 = La source ne règle pas les cas limites.
S-2_1-reading-2 = Chez nous, la faillite est refusée tant qu’on peut réunir assez pour la dette.
S-2_1-reading-3 = Les bâtiments y comptent pour leur prix de vente.
S-2_1-reading-4 = Les hypothèques y comptent aussi.
S-2_1-reading-5 = S-2.2 dit quelles affaires avec d’autres restent permises jusque-là.
S-2_2-source-1 = Le joueur en faillite paie de la dette tout ce qu’il peut.
S-2_2-source-2 = Le créancier reçoit les propriétés.
S-2_2-source-3 = Toutes sont alors hypothéquées.
S-2_2-source-4 = Le créancier reçoit aussi les cartes de sortie.
S-2_2-source-5 =
    Pour chaque propriété hypothéquée, le créancier paie aussitôt { $mortgageInterest } % d’intérêts à la banque,
    même s’il ne peut pas encore lever l’hypothèque.
S-2_2-reading-1 = Pour que le plus possible soit payé, tous les bâtiments sont vendus avant que les propriétés changent de main.
S-2_2-reading-2 = Toutes les propriétés sont aussi hypothéquées avant de changer de main.
S-2_2-reading-3 = Le créancier reçoit le produit.
S-2_2-reading-4 = Les intérêts s’arrondissent par titre au ₩ supérieur.
S-2_2-reading-5 =
    Ce que le créancier ne peut pas payer des intérêts est une dette envers la banque, réglée avant que le jeu
    continue.
S-2_2-reading-6 =
    Si une carte fait devoir de l’argent à plusieurs autres, il y a une dette envers chacun, dans l’ordre du tour. Si
    cela mène à la faillite, le produit est partagé en proportion des créances (arrondi vers le bas ; le reste va au
    premier dans l’ordre du tour), et les propriétés reviennent à la banque (S-2.3).
S-2_2-reading-7 =
    Pour que la fortune ne passe pas à des amis : tant qu’un joueur a une dette, un échange vaut à n’importe quelles
    conditions si tout peut encore être payé ensuite. Sinon, il ne doit diminuer ni ce que le joueur peut réunir,
    ni ce qu’il laisserait s’il faisait faillite aussitôt.
S-2_2-reading-8 = Un loyer qu’on peut encore réclamer compte alors comme une dette.
S-2_2-reading-9 = On peut réunir l’argent liquide.
S-2_2-reading-10 = Les bâtiments rapportent alors la moitié de leur prix.
S-2_2-reading-11 = On peut aussi réunir les valeurs hypothécaires.
S-2_2-reading-12 = On laisse l’argent liquide, et les propriétés à leur prix imprimé.
S-2_2-reading-13 = Les bâtiments laissés comptent à moitié prix.
S-2_2-reading-14 = Pour une propriété laissée qui est hypothéquée, on déduit ce que coûte la levée de l’hypothèque.
S-2_2-reading-15 = Une carte de sortie laissée compte pour { $jailCardWorth } ₩.
S-2_2-reading-16 = Ce que l’échange apporte compte dans les deux cas.
S-2_3-source-1 = La banque met aussitôt les propriétés aux enchères.
S-2_3-source-2 = Elles sont alors libres d’hypothèque.
S-2_3-source-3 = Les cartes de sortie retournent sous leurs paquets.
S-2_3-reading-1 =
    La source ne dit pas ce qui se passe sans offre, ni quand un joueur abandonne. Une propriété sans offre reste
    libre à la banque.
S-2_3-reading-2 =
    Celui qui abandonne, que l’hôte retire ou dont le temps est écoulé paie d’abord ses dettes : avec son argent, puis
    avec ce qu’il peut réunir.
S-2_3-reading-3 = Un loyer qu’on peut encore réclamer compte alors comme une dette.
S-2_3-reading-4 =
    Si cela ne suffisait pas, c’est aussitôt la faillite envers le créancier (S-2.2). Ce qui reste revient à la
    banque, comme ici. Ainsi, un abandon ne coûte son argent à personne.
S-2_3-reading-5 = S’il ne reste qu’un joueur, la partie prend fin sans enchères.
S-2_4-source = Le dernier joueur encore en jeu gagne.
S-2_4-option = La table peut convenir d’avance d’une durée de jeu : quand elle est écoulée, la plus grande fortune gagne.
S-2_4-reading-1 =
    La source ne connaît pas de partie à durée fixée ; nous la proposons dans toutes les éditions. L’hôte ou l’horloge
    du serveur annonce la fin, et le tour en cours se termine.
S-2_4-reading-2 = Comptent l’argent et les propriétés à leur prix imprimé.
S-2_4-reading-3 = Les propriétés hypothéquées comptent pour la moitié.
S-2_4-reading-4 = Les bâtiments comptent à leur prix.
S-2_4-reading-5 = Des fortunes égales partagent la victoire.
S-3_1-source-1 = Ceux dont ce n’est pas le tour, ou qui sont en prison, encaissent tout de même des loyers.
S-3_1-source-2 = Ceux dont ce n’est pas le tour, ou qui sont en prison, peuvent aussi enchérir.
S-3_1-source-3 = Ceux dont ce n’est pas le tour, ou qui sont en prison, peuvent aussi construire et vendre des bâtiments.
S-3_1-source-4 = Ceux dont ce n’est pas le tour, ou qui sont en prison, peuvent aussi prendre des hypothèques.
S-3_1-source-5 = Ceux dont ce n’est pas le tour, ou qui sont en prison, peuvent aussi échanger.
S-3_1-source-6 = Quand quelqu’un s’arrête sur la propriété d’un autre, le propriétaire réclame le loyer (S-9.1).
S-3_2-source-1 = La banque tient des enchères si quelqu’un n’achète pas une propriété libre au prix imprimé.
S-3_2-source-2 = La banque tient aussi des enchères si les propriétés d’un joueur en faillite lui reviennent.
S-3_2-source-3 = La banque tient aussi des enchères si les bâtiments manquent et que plusieurs joueurs veulent construire.
S-3_3-source-1 = N’importe qui peut ouvrir les enchères, à partir de 1 ₩.
S-3_3-source-2 = Si personne n’offre davantage, le dernier enchérisseur doit acheter.
S-3_3-reading-1 = La source laisse ouvert le déroulement des enchères.
S-3_3-reading-2 = Nous les tenons ouvertement, par offres croissantes en ₩ entiers, et l’on n’enchérit qu’avec son argent liquide.
S-3_3-reading-3 = Pendant ce temps, on ne vend rien.
S-3_3-reading-4 = On n’hypothèque rien non plus.
S-3_3-reading-5 = On n’échange pas non plus.
S-3_3-reading-6 =
    Celui qui passe est hors de cette vente ; elle prend fin dès que tous sauf le plus offrant ont passé ou ne peuvent
    plus surenchérir. Sans aucune offre, la propriété reste à la banque. Si un enchérisseur quitte la partie, son
    offre est nulle et la précédente, d’un joueur qui reste, redevient valable.
S-4_1-source-1 =
    Celui qui possède toutes les rues d’un groupe de couleur peut y construire des tribunes au prix imprimé :
    uniformément, c’est-à-dire une partout avant la deuxième où que ce soit, et au plus { $housesBeforeHotel } par
    rue.
S-4_1-source-2 = { $housesBeforeHotel } tribunes s’échangent contre un stade au prix imprimé ; les tribunes sont rendues.
S-4_1-source-3 = Aucune rue ne reçoit plus d’un stade.
S-4_1-reading-1 =
    D’après la source, on peut construire à tout moment, même pendant le tour d’un autre. Chez nous, seules
    des enchères en cours et une dette ouverte l’empêchent.
S-4_1-reading-2 = Construire ne change pas un loyer déjà dû (S-9.1).
S-4_2-source = Tant qu’une rue du groupe de couleur est hypothéquée, on ne construit sur aucune d’elles.
S-4_3-source-1 = Si la banque n’a plus de tel bâtiment, il faut attendre que quelqu’un en rende.
S-4_3-source-2 =
    S’il en reste peu et que plusieurs joueurs veulent construire, ils sont mis aux enchères et vont aux plus
    offrants.
S-4_3-reading =
    La source ne dit pas comment on apprend qui veut construire. Nous faisons comme dans les règles classiques
    (K-5.3) : quand un joueur commande un bâtiment que d’autres aussi auraient le droit et les moyens de construire,
    et que la réserve ne suffit pas à tous, on demande une fois à ces autres. Si l’un d’eux veut construire, les
    bâtiments sont mis aux enchères un à un, ouvertement, à partir du prix imprimé, et chaque gagnant place le sien
    aussitôt, uniformément. Dès que la réserve suffit à tous ceux qui restent, ils construisent au prix imprimé. Si
    personne n’enchérit, la commande est caduque, et celui qui l’a faite ne commande plus rien pendant ce tour.
S-5_1-source-1 = La banque reprend les bâtiments à la moitié de leur prix, uniformément, comme ils ont été construits.
S-5_1-source-2 = Pour un stade, elle donne { $housesBeforeHotel } tribunes et la moitié du prix du stade.
S-5_1-reading =
    La source ne dit pas ce qui se passe quand il n’y a pas { $housesBeforeHotel } tribunes en réserve. Chez nous,
    le stade ne peut alors pas être vendu seul : on démolit tout le groupe ensemble jusqu’au plus haut niveau égal
    que permet la réserve.
S-6_1-source-1 = On peut hypothéquer toute propriété à soi une fois vendus tous les bâtiments de son groupe de couleur.
S-6_1-source-2 = La banque paie la valeur hypothécaire imprimée.
S-6_1-source-3 = Lever l’hypothèque coûte cette valeur et { $mortgageInterest } % d’intérêts.
S-6_1-source-4 = Tant qu’elle dure, il n’y a pas de loyer.
S-6_1-reading-1 = La source laisse ouvert le montant de la valeur hypothécaire et l’arrondi des { $mortgageInterest } %.
S-6_1-reading-2 = Chez nous, c’est la moitié du prix, et les intérêts s’arrondissent au ₩ supérieur.
S-6_1-reading-3 = Celui qui a une dette ouverte ne lève pas d’hypothèque.
S-7_1-source-1 =
    On peut vendre et échanger des propriétés contre de l’argent ou d’autres propriétés, aux conditions dont on
    convient.
S-7_1-source-2 = Elles doivent être sans bâtiment.
S-7_1-source-3 = Des cartes de sortie peuvent aussi faire partie d’un échange.
S-7_1-source-4 = Tous les bâtiments du groupe de couleur doivent d’abord avoir été vendus à la banque.
S-7_1-reading-1 = La source ne dit pas combien de temps vaut une offre.
S-7_1-reading-2 = Chez nous, elle est caduque dès que quelque chose qu’elle nomme change.
S-7_1-reading-3 = Aucun échange n’a lieu pendant des enchères.
S-7_1-reading-4 = Personne ne fait plus de { $offersATurn } offres en un tour.
S-7_1-reading-5 = Un cadeau est permis ; de l’argent seul ne l’est pas, ce serait un prêt (S-13.1).
S-7_1-reading-6 = Celui qui a une dette et ne pourrait pas tout payer ensuite ne cède rien qui manquerait à ses créanciers (S-2.2).
S-7_1-reading-7 = Un loyer qu’on peut encore réclamer compte alors comme une dette.
S-7_2-source =
    On peut aussi échanger des propriétés hypothéquées. Celui qui en reçoit une lève l’hypothèque aussitôt, ou paie
    { $mortgageInterest } % et la garde ; la lever plus tard coûte de nouveau { $mortgageInterest } %.
S-7_2-reading =
    La source ne dit ni combien de temps dure « aussitôt », ni ce qui arrive sans argent pour les intérêts. Chez
    nous, les { $mortgageInterest } % sont dus avec l’échange, et l’hypothèque peut être levée sans autres intérêts
    jusqu’au prochain lancer. Un échange n’a lieu que si l’argent liquide couvre aussi les intérêts.
S-8_1-source = Celui qui s’arrête sur une propriété libre l’achète au prix imprimé, ou elle est mise aux enchères.
S-9_1-source = Le loyer n’est dû que si le propriétaire le réclame avant que le joueur suivant lance les dés.
S-9_1-option =
    La table peut convenir que les loyers soient encaissés d’office, et que le lancer suivant ne soit possible que
    quelques secondes après la fin du tour, ou quand tous ont réclamé ou renoncé.
S-9_1-reading =
    La source ne dit pas ce qui peut changer avant la réclamation. Chez nous, le propriétaire, le payeur et le
    montant sont fixés à l’arrivée, et chaque arrivée ne permet qu’une réclamation. Un nouveau lancer du même joueur
    ne met pas fin au délai, si bien que plusieurs loyers peuvent être à réclamer ; ils se règlent dans l’ordre des
    réclamations. Pendant qu’on en règle un, les dés et les autres réclamations attendent. Si le débiteur ou le
    propriétaire quitte la partie, le loyer est perdu.
S-9_2-source-1 = Le loyer est imprimé sur le titre de propriété et augmente avec les bâtiments.
S-9_2-source-2 =
    Pour une rue sans bâtiment, le loyer de base double quand le propriétaire a tout le groupe de couleur et
    qu’aucune rue du groupe n’est hypothéquée.
S-9_3-source-1 =
    Une enceinte coûte { $stationRent1 }, { $stationRent2 }, { $stationRent3 } ou { $stationRent4 } ₩, selon le
    nombre qu’en a son propriétaire.
S-9_3-source-2 =
    Pour une boutique, le visiteur lance les deux dés et paie quatre fois le total, ou dix fois si les deux
    boutiques ont le même propriétaire.
S-9_3-source-3 = Avec le dé rapide, S-12.6 s’applique.
S-9_3-reading-1 =
    La source fait lancer les dés au visiteur d’une boutique au lieu de prendre le lancer qui y a mené. Nous la
    prenons au mot : chaque visite a son propre lancer, qui n’est jamais un double.
S-9_3-reading-2 = Les enceintes et boutiques hypothéquées comptent dans le nombre, puisqu’on les possède encore.
S-10_1-source-1 = Celui qui s’arrête sur une case Carte tire la carte du dessus, l’exécute aussitôt et la remet sous le paquet.
S-10_1-source-2 = Les cartes de sortie, qui ouvrent la prison, se gardent et se jouent ou se vendent.
S-10_2-source-1 = La Panne du car et le Barrage de relégation coûtent le montant imprimé.
S-10_2-source-2 = Il va à la banque.
S-10_2-source-3 = Il ne va jamais au Parking libre.
S-11_1-source-1 = S’arrêter sur la case qui envoie en prison y mène tout droit.
S-11_1-source-2 = Une carte peut mener en prison elle aussi.
S-11_1-source-3 = Faire trois doubles en un tour mène aussi en prison.
S-11_1-source-4 = Le chemin de la prison ne rapporte pas de salaire, même s’il passe par le Départ.
S-11_1-source-5 = Le tour s’y termine.
S-11_2-source-1 = Il y a trois moyens de sortir.
S-11_2-source-2 = Payer { $bail } ₩ à la banque au début du tour, puis lancer.
S-11_2-source-3 = Ou jouer une carte de sortie, puis lancer.
S-11_2-source-4 = Ou essayer de faire un double pendant trois tours au plus : il libère aussitôt et l’on en avance.
S-11_2-source-5 = Après le troisième échec, il faut payer { $lastBail } ₩, et l’on avance de ce lancer.
S-11_2-reading-1 = Pour payer, la source ne parle que du tour suivant.
S-11_2-reading-2 = Nous permettons les { $bail } ₩ au début de chaque tour en prison, même du troisième.
S-11_2-reading-3 = Nous permettons aussi une carte de sortie au début de chaque tour en prison, même du troisième.
S-11_2-reading-4 = Il faut choisir l’un des moyens. Le double qui libère ne donne pas de nouveau lancer.
S-11_2-reading-5 = Si les { $lastBail } ₩ manquent après le troisième échec, ils sont une dette, réglée avant que le pion avance.
S-11_3-source-1 = En simple visite à la prison et sur sa propre propriété, il ne se passe rien.
S-11_3-source-2 = Au Parking libre, il ne se passe rien non plus.
S-11_3-source-3 = Toutes les autres affaires continuent.
S-12_1-source-1 = Le dé rapide accélère la partie.
S-12_1-source-2 = Avec lui, chacun reçoit { $startBonus } ₩ de plus au départ.
S-12_1-option = La table peut aussi jouer sans lui.
S-12_1-reading =
    La source ne dit pas si l’on joue toujours avec le dé rapide : elle le compte dans le matériel et le présente
    comme un moyen d’aller plus vite. Sauf accord contraire, nous jouons avec.
S-12_2-source = Celui qui a passé le Départ pour la première fois lance le dé rapide avec les deux dés blancs.
S-12_2-reading =
    La source ne dit pas si le lancer en cours compte déjà, ni si l’on peut se passer du dé. Chez nous, on s’en sert
    à partir du lancer suivant, et toujours. S’arrêter sur le Départ compte comme le passer ; y commencer, non.
S-12_3-source = Si le dé rapide montre un chiffre, on avance de la somme des trois dés.
S-12_3-reading =
    La source ne dit pas comment les signes se répartissent sur les six faces. Chez nous, ce sont 1, 2, 3, une fois
    le bus et deux fois « propriété suivante ».
S-12_4-source =
    Si le dé rapide montre le bus, on avance d’un dé blanc, de l’autre, ou des deux ensemble. Avec 1 et 5, cela fait
    1, 5 ou 6 cases.
S-12_5-source-1 = Ce signe donne deux déplacements. D’abord, on avance des dés blancs comme d’habitude et l’on exécute la case.
S-12_5-source-2 = Puis le pion va jusqu’à la prochaine propriété libre : elle est achetée ou mise aux enchères.
S-12_5-source-3 = Si aucune n’est libre, il va jusqu’à la prochaine propriété, et son propriétaire reçoit le loyer habituel.
S-12_5-reading-1 =
    La source dit peu de chose du second déplacement. Si rien n’est libre, il mène chez nous à la prochaine
    propriété d’un autre joueur, car personne ne se paie de loyer à soi-même.
S-12_5-reading-2 =
    Il part de là où le premier s’est terminé, même si une carte y a mené, et rapporte { $salaryPass } ₩ s’il passe
    le Départ.
S-12_5-reading-3 = La case où se trouve le pion n’est pas la prochaine, même si personne n’en a voulu à l’instant.
S-12_5-reading-4 = Le loyer doit ici aussi être réclamé (S-9.1).
S-12_5-reading-5 = Une propriété hypothéquée est atteinte, mais ne rapporte pas de loyer.
S-12_5-reading-6 = S’il n’y a aucune propriété de ce genre, il n’y a pas de second déplacement.
S-12_6-source-1 = Un double, ce sont deux dés blancs égaux.
S-12_6-source-2 = Celui qui essaie de faire un double en prison ne lance que les dés blancs.
S-12_6-source-3 = Pour le loyer d’une boutique, on lance les trois dés ; le bus et « propriété suivante » comptent 0.
S-12_6-reading-1 = Celui qui a été libéré avant le lancer n’est plus en prison et se sert du dé rapide comme d’habitude.
S-12_6-reading-2 = Celui qui ne s’en sert pas encore (S-12.2) ne lance que les dés blancs pour le loyer aussi.
S-12_7-source = Si les trois dés montrent le même chiffre, le pion peut sauter sur n’importe quelle case du plateau.
S-12_7-reading-1 =
    Chez nous, le pion saute toujours, sinon le lancer serait sans déplacement. La source ne dit pas ce qui
    accompagne le saut.
S-12_7-reading-2 =
    Les dés blancs forment alors un double, il y a donc un nouveau lancer ; si c’est le troisième double, il mène en
    prison au lieu du saut.
S-12_7-reading-3 = Le saut ne passe par rien ; sauter sur le Départ rapporte { $salaryLand } ₩.
S-12_7-reading-4 =
    Sur la case Prison, on est en visite ; la case qui envoie en prison le fait ici aussi. On peut aussi choisir la
    case où se trouve le pion, qui est alors exécutée une nouvelle fois.
S-12_8-source =
    Si un joueur est envoyé en prison pendant son tour, celui-ci est terminé ; ce que le dé rapide aurait encore
    apporté n’est pas joué.
S-13_1-source-1 = Les joueurs ne se prêtent pas d’argent et ne s’accordent pas de dispense de loyers à venir.
S-13_1-source-2 = Taxes et amendes vont à la banque.
S-13_1-source-3 = Il n’y a pas d’argent au Parking libre.
