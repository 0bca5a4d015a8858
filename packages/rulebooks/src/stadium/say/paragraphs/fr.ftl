S-0_1-source =
    Le jeu comprend un plateau, huit pions, 28 titres de propriété, 16 cartes Extérieur et 16 cartes Domicile, 32
    tribunes, 12 stades, deux dés blancs et un dé rapide. Deux cases coûtent une taxe : la Panne du car et le
    Barrage de relégation. La monnaie est le ₩. Chacun commence avec 1 000 ₩ de plus quand on joue avec le dé rapide
    (S-12.1).
S-0_1-reading =
    La source n’imprime ni le plateau et les prix, ni les loyers, ni les textes des cartes, ni l’argent de départ.
    On peut jouer de deux à huit. Les 40 cases avec leurs 22 rues, 4 enceintes et 2 boutiques, leur ordre, les
    montants et les effets des cartes sont ceux des règles classiques (K-0.2 et K-0.3) : une enceinte 200 ₩, une
    boutique 150 ₩, la Panne du car 200 ₩, le Barrage de relégation 100 ₩. Chacun commence avec 1 500 ₩. La banque
    n’est jamais à court d’argent. Le ₩ s’appelle fanion ; ce nom et les autres sont de nous.
S-0_2-source =
    Chacun lance les deux dés blancs. Le plus haut total donne le coup d’envoi ; on joue ensuite dans le sens des
    aiguilles d’une montre.
S-0_2-reading = La source ne parle pas des égalités. Ceux qui ont fait le même plus haut total relancent.
S-1_1-source =
    Le joueur dont c’est le tour lance les dés, avance dans le sens des aiguilles d’une montre et exécute la case
    atteinte. Atteindre ou passer le Départ rapporte un salaire de 200 ₩ de la banque. Un double s’exécute comme
    d’habitude et donne un nouveau lancer ; le troisième double de suite mène en prison. C’est ensuite au voisin de
    gauche.
S-1_1-reading =
    La source ne dit pas si l’on avance encore du troisième double. Chez nous, non : le pion va droit en prison, et
    ce que montre le dé rapide ne compte pas.
S-2_1-source =
    Celui qui doit plus que son argent liquide peut vendre des bâtiments et des propriétés et prendre des
    hypothèques. Si cela ne suffit pas non plus, il fait faillite et quitte la partie.
S-2_1-reading =
    La source ne règle pas les cas limites. Chez nous, la faillite est refusée tant que des bâtiments et des
    hypothèques pourraient payer la dette. S-2.2 dit quelles affaires avec d’autres restent permises jusque-là.
S-2_2-source =
    Le joueur en faillite paie de la dette tout ce qu’il peut. Le créancier reçoit ses propriétés, toutes
    hypothéquées, et ses cartes de sortie. Pour chaque propriété hypothéquée, il paie aussitôt 10 % d’intérêts à la
    banque, même s’il ne peut pas encore lever l’hypothèque.
S-2_2-reading =
    Pour que le plus possible soit payé, tous les bâtiments sont vendus et toutes les propriétés hypothéquées avant
    de changer de main ; le créancier reçoit le produit. Les intérêts s’arrondissent par titre au ₩ supérieur. Ce
    que le créancier ne peut pas en payer est une dette envers la banque, réglée avant que le jeu continue. Si une
    carte fait devoir de l’argent à plusieurs autres, il y a une dette envers chacun, dans l’ordre du tour. Si cela
    mène à la faillite, le produit est partagé en proportion des créances (arrondi vers le bas ; le reste va au
    premier dans l’ordre du tour), et les propriétés reviennent à la banque (S-2.3). Pour que la fortune ne passe
    pas à des amis : tant qu’un joueur a une dette ou qu’on peut encore lui réclamer un loyer, un échange vaut à
    n’importe quelles conditions si tout cela peut encore être payé ensuite. Sinon, il ne doit diminuer ni ce que le
    joueur peut réunir, ni ce dont les créanciers hériteraient s’il faisait faillite aussitôt. Pour réunir comptent
    l’argent liquide, les bâtiments à moitié prix et les valeurs hypothécaires. Pour hériter comptent l’argent
    liquide, les bâtiments à moitié prix, les propriétés à leur prix imprimé (hypothéquées, moins ce que coûte la
    levée de l’hypothèque) et 50 ₩ par carte de sortie. Ce que l’échange apporte compte dans les deux cas.
S-2_3-source =
    La banque met aussitôt les propriétés aux enchères, sans hypothèque. Les cartes de sortie retournent sous leurs
    paquets.
S-2_3-reading =
    La source ne dit pas ce qui se passe sans offre, ni quand un joueur abandonne. Une propriété sans offre reste
    libre à la banque. Celui qui abandonne, que l’hôte retire ou dont le temps est écoulé paie d’abord ses dettes et
    les loyers qu’on peut encore lui réclamer : avec son argent, puis par la vente de bâtiments et des hypothèques.
    Si cela ne suffisait pas, c’est aussitôt la faillite envers le créancier (S-2.2). Ce qui reste revient à la
    banque, comme ici. Ainsi, un abandon ne coûte son argent à personne. S’il ne reste qu’un joueur, la partie prend
    fin sans enchères.
S-2_4-source = Le dernier joueur qui n’est pas en faillite gagne.
S-2_4-option = La table peut convenir d’avance d’une durée de jeu : quand elle est écoulée, la plus grande fortune gagne.
S-2_4-reading =
    La source ne connaît pas de partie à durée fixée ; nous la proposons dans toutes les éditions. L’hôte ou
    l’horloge du serveur annonce la fin, et le tour en cours se termine. Comptent l’argent, les propriétés à leur
    prix imprimé (hypothéquées à la moitié) et les bâtiments à leur prix. Des fortunes égales partagent la victoire.
S-3_1-source =
    Ceux dont ce n’est pas le tour, ou qui sont en prison, encaissent tout de même des loyers, enchérissent,
    construisent, vendent des bâtiments, prennent des hypothèques et échangent. Quand quelqu’un s’arrête sur la
    propriété d’un autre, le propriétaire réclame le loyer (S-9.1).
S-3_2-source =
    La banque tient des enchères dans trois cas : quelqu’un n’achète pas une propriété libre au prix imprimé ; les
    propriétés d’un joueur en faillite reviennent à la banque ; ou les bâtiments manquent et plusieurs joueurs
    veulent construire.
S-3_3-source =
    N’importe qui peut ouvrir les enchères, à partir de 1 ₩. Si personne n’offre davantage, le dernier enchérisseur
    doit acheter.
S-3_3-reading =
    La source laisse ouvert le déroulement des enchères. Nous les tenons ouvertement, par offres croissantes en ₩
    entiers, et l’on n’enchérit qu’avec son argent liquide : pendant ce temps, ni hypothèque, ni vente, ni échange.
    Celui qui passe est hors de cette vente ; elle prend fin dès que tous sauf le plus offrant ont passé ou ne
    peuvent plus surenchérir. Sans aucune offre, la propriété reste à la banque. Si un enchérisseur quitte la
    partie, son offre est nulle et la précédente, d’un joueur qui reste, redevient valable.
S-4_1-source =
    Celui qui possède toutes les rues d’un groupe de couleur peut y construire des tribunes au prix imprimé :
    uniformément, c’est-à-dire une partout avant la deuxième où que ce soit, et au plus 4 par rue. 4 tribunes
    s’échangent contre un stade au prix imprimé ; les tribunes sont rendues. Aucune rue ne reçoit plus d’un stade.
S-4_1-reading =
    D’après la source, on peut construire à tout moment, même pendant le tour d’un autre. Chez nous, sauf pendant
    des enchères ou tant qu’une dette est ouverte. Construire ne change pas un loyer déjà dû (S-9.1).
S-4_2-source = Tant qu’une rue du groupe de couleur est hypothéquée, on ne construit sur aucune d’elles.
S-4_3-source =
    Si la banque n’a plus de tel bâtiment, il faut attendre que quelqu’un en rende. S’il en reste peu et que
    plusieurs joueurs veulent construire, ils sont mis aux enchères et vont aux plus offrants.
S-4_3-reading =
    La source ne dit pas comment on apprend qui veut construire. Nous faisons comme dans les règles classiques
    (K-5.3) : quand un joueur commande un bâtiment que d’autres aussi auraient le droit et les moyens de construire,
    et que la réserve ne suffit pas à tous, on demande une fois à ces autres. Si l’un d’eux veut construire, les
    bâtiments sont mis aux enchères un à un, ouvertement, à partir du prix imprimé, et chaque gagnant place le sien
    aussitôt, uniformément. Dès que la réserve suffit à tous ceux qui restent, ils construisent au prix imprimé. Si
    personne n’enchérit, la commande est caduque, et celui qui l’a faite ne commande plus rien pendant ce tour.
S-5_1-source =
    La banque reprend les bâtiments à la moitié de leur prix, uniformément, comme ils ont été construits. Pour un
    stade, elle donne 4 tribunes et la moitié du prix du stade.
S-5_1-reading =
    La source ne dit pas ce qui se passe quand il n’y a pas 4 tribunes en réserve. Chez nous, le stade ne peut alors
    pas être vendu seul : on démolit tout le groupe ensemble jusqu’au plus haut niveau égal que permet la réserve.
S-6_1-source =
    On peut hypothéquer toute propriété à soi une fois vendus tous les bâtiments de son groupe de couleur. La banque
    paie la valeur hypothécaire imprimée. Lever l’hypothèque coûte cette valeur et 10 % d’intérêts. Tant qu’elle
    dure, il n’y a pas de loyer.
S-6_1-reading =
    La source laisse ouvert le montant de la valeur hypothécaire et l’arrondi des 10 %. Chez nous, c’est la moitié
    du prix, et les intérêts s’arrondissent au ₩ supérieur. Celui qui a une dette ouverte ne lève pas d’hypothèque.
S-7_1-source =
    On peut vendre et échanger des propriétés sans bâtiment contre de l’argent, des propriétés ou des cartes de
    sortie, aux conditions dont on convient. Tous les bâtiments du groupe de couleur doivent d’abord avoir été
    vendus à la banque.
S-7_1-reading =
    La source ne dit pas combien de temps vaut une offre. Chez nous, elle est caduque dès que quelque chose qu’elle
    nomme change ; aucun échange n’a lieu pendant des enchères, et personne ne fait plus de 12 offres en un tour. Un
    cadeau est permis ; de l’argent seul ne l’est pas, ce serait un prêt (S-13.1). Celui qui doit quelque chose ou à
    qui l’on peut encore réclamer un loyer, et qui ne pourrait pas tout payer ensuite, ne cède rien qui manquerait
    aux créanciers (S-2.2).
S-7_2-source =
    On peut aussi échanger des propriétés hypothéquées. Celui qui en reçoit une lève l’hypothèque aussitôt, ou paie
    10 % et la garde ; la lever plus tard coûte de nouveau 10 %.
S-7_2-reading =
    La source ne dit ni combien de temps dure « aussitôt », ni ce qui arrive sans argent pour les intérêts. Chez
    nous, les 10 % sont dus avec l’échange, et l’hypothèque peut être levée sans autres intérêts jusqu’au prochain
    lancer. Un échange n’a lieu que si l’argent liquide couvre aussi les intérêts.
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
S-9_2-source =
    Le loyer est imprimé sur le titre de propriété et augmente avec les bâtiments. Pour une rue sans bâtiment, le
    loyer de base double quand le propriétaire a tout le groupe de couleur et qu’aucune rue du groupe n’est
    hypothéquée.
S-9_3-source =
    Une enceinte coûte 25, 50, 100 ou 200 ₩, selon le nombre qu’en a son propriétaire. Pour une boutique, le
    visiteur lance les deux dés et paie quatre fois le total, ou dix fois si les deux boutiques ont le même
    propriétaire. Avec le dé rapide, S-12.6 s’applique.
S-9_3-reading =
    La source fait lancer les dés au visiteur d’une boutique au lieu de prendre le lancer qui y a mené. Nous la
    prenons au mot : chaque visite a son propre lancer, qui n’est jamais un double. Les enceintes et boutiques
    hypothéquées comptent dans le nombre, puisqu’on les possède encore.
S-10_1-source =
    Celui qui s’arrête sur une case Carte tire la carte du dessus, l’exécute aussitôt et la remet sous le paquet.
    Les cartes de sortie, qui ouvrent la prison, se gardent et se jouent ou se vendent.
S-10_2-source =
    La Panne du car et le Barrage de relégation coûtent le montant imprimé. Il va à la banque, jamais au Parking
    libre.
S-11_1-source =
    S’arrêter sur la case qui envoie en prison, tirer une telle carte ou faire trois doubles en un tour mène droit
    en prison : sans salaire, même si le chemin passe par le Départ. Le tour est terminé.
S-11_2-source =
    Il y a trois moyens de sortir. Payer 50 ₩ à la banque au début du tour, puis lancer. Ou jouer une carte de
    sortie, puis lancer. Ou essayer de faire un double pendant trois tours au plus : il libère aussitôt et l’on en
    avance. Après le troisième échec, il faut payer 50 ₩, et l’on avance de ce lancer.
S-11_2-reading =
    Pour payer, la source ne parle que du tour suivant. Nous permettons les 50 ₩ ou une carte de sortie au début de
    chaque tour en prison, même du troisième. Il faut choisir l’un des moyens. Le double qui libère ne donne pas de
    nouveau lancer. Si les 50 ₩ manquent après le troisième échec, ils sont une dette, réglée avant que le pion
    avance.
S-11_3-source =
    En simple visite à la prison, au Parking libre et sur sa propre propriété, il ne se passe rien. Toutes les
    autres affaires continuent.
S-12_1-source = Le dé rapide accélère la partie. Avec lui, chacun reçoit 1 000 ₩ de plus au départ.
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
S-12_5-source =
    Ce signe donne deux déplacements. D’abord, on avance des dés blancs comme d’habitude et l’on exécute la case.
    Puis le pion va jusqu’à la prochaine propriété libre : elle est achetée ou mise aux enchères. Si aucune n’est
    libre, il va jusqu’à la prochaine propriété, et son propriétaire reçoit le loyer habituel.
S-12_5-reading =
    La source dit peu de chose du second déplacement. Si rien n’est libre, il mène chez nous à la prochaine
    propriété d’un autre joueur, car personne ne se paie de loyer à soi-même. Il part de là où le premier s’est
    terminé, même si une carte y a mené, et rapporte 200 ₩ s’il passe le Départ. La case où se trouve le pion n’est
    pas la prochaine, même si personne n’en a voulu à l’instant. Le loyer doit ici aussi être réclamé (S-9.1). Une
    propriété hypothéquée est atteinte, mais ne rapporte pas de loyer. S’il n’y a aucune propriété de ce genre, il
    n’y a pas de second déplacement.
S-12_6-source =
    Un double, ce sont deux dés blancs égaux. Celui qui essaie de faire un double en prison ne lance que les dés
    blancs. Pour le loyer d’une boutique, on lance les trois dés ; le bus et « propriété suivante » comptent 0.
S-12_6-reading =
    Celui qui a payé ou joué une carte de sortie avant le lancer n’est plus en prison et se sert du dé rapide comme
    d’habitude. Celui qui ne s’en sert pas encore (S-12.2) ne lance que les dés blancs pour le loyer aussi.
S-12_7-source = Si les trois dés montrent le même chiffre, le pion peut sauter sur n’importe quelle case du plateau.
S-12_7-reading =
    Chez nous, le pion saute toujours, sinon le lancer serait sans déplacement. La source ne dit pas ce qui
    accompagne le saut. Les dés blancs forment alors un double, il y a donc un nouveau lancer ; si c’est le
    troisième double, il mène en prison au lieu du saut. Le saut ne passe par rien ; sauter sur le Départ rapporte
    200 ₩. Sur la case Prison, on est en visite ; la case qui envoie en prison le fait ici aussi. On peut aussi
    choisir la case où se trouve le pion, qui est alors exécutée une nouvelle fois.
S-12_8-source =
    Si un joueur est envoyé en prison pendant son tour, celui-ci est terminé ; ce que le dé rapide aurait encore
    apporté n’est pas joué.
S-13_1-source =
    Les joueurs ne se prêtent pas d’argent et ne s’accordent pas de dispense de loyers à venir. Taxes et amendes
    vont à la banque ; il n’y a pas d’argent au Parking libre.
