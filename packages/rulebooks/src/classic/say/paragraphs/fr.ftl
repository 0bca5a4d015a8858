K-0_1-filled-1 = La partie se joue de deux à huit joueurs.
K-0_1-filled-2 =
    Il faut un plateau de { $spaces } cases et { $deeds } titres de propriété ({ $streets } rues, { $stations } gares,
    { $utilities } compagnies).
K-0_1-filled-3 = Il y a { $firstDeck } cartes Événement et { $secondDeck } cartes Communauté.
K-0_1-filled-4 = Il y a { $houses } maisons et { $hotels } hôtels.
K-0_1-filled-5 = On joue avec deux dés.
K-0_1-filled-6 = Chacun commence avec { $startCash } thalers.
K-0_1-filled-7 = La banque n’est jamais à court d’argent.
K-0_1-option = Si l’on veut, on joue avec le dé rapide des règles du stade (S-12.1 à S-12.8).
K-0_1-reading-1 = La source ne connaît que deux dés.
K-0_1-reading-2 = Avec le dé rapide, chacun commence avec { $startBonus } thalers de plus.
K-0_1-reading-3 =
    Celui qui a atteint une fois le Départ lance alors trois dés : les chiffres s’ajoutent au déplacement, le bus
    laisse le choix entre les dés blancs, « propriété suivante » amène un second déplacement, et trois chiffres égaux
    permettent de sauter sur n’importe quelle case.
K-0_1-reading-4 =
    Avec le dé rapide, une compagnie coûte toujours un multiple du lancer qui y a mené ; chez nous, les chiffres des
    trois dés comptent.
K-0_2-filled-1 = Les { $spaces } cases se suivent dans le sens des aiguilles d’une montre à partir du Départ.
K-0_2-filled-2 = Les rues forment huit groupes de couleur : le marron et le bleu foncé ont deux rues, tous les autres trois.
K-0_2-filled-3 =
    Chaque titre de propriété indique le prix, le prix d’une maison et le loyer sans bâtiment, avec 1 à 4 maisons et
    avec un hôtel.
K-0_2-filled-4 = Une gare coûte { $stationPrice } thalers, une compagnie { $utilityPrice } thalers.
K-0_2-filled-5 = L’Impôt sur le revenu est de { $firstTax } thalers, la Surtaxe de { $secondTax } thalers.
K-0_2-filled-6 = La valeur hypothécaire d’une propriété est la moitié de son prix.
K-0_3-filled-1 = Chaque paquet est mélangé.
K-0_3-filled-2 =
    Celui qui s’arrête sur une case Carte tire la carte du dessus et l’exécute aussitôt ; elle retourne ensuite sous
    son paquet.
K-0_3-filled-3 = Si une carte envoie un pion sur une autre case, la règle de cette case s’applique.
K-0_3-filled-4 = Passer le Départ en avançant rapporte le salaire, reculer ou aller en prison ne le rapporte pas.
K-0_3-filled-5 =
    La prochaine compagnie ou gare peut être achetée si elle est libre ; sinon, la compagnie coûte dix fois un
    nouveau lancer et la gare le double du loyer.
K-0_3-filled-6 =
    Les cartes de sortie, qui ouvrent la prison, se gardent et restent hors de leur paquet jusqu’à ce qu’on les
    joue.
K-0_4-filled-1 = Chacun lance les deux dés ; le plus grand total commence. Les ex æquo relancent.
K-0_4-filled-2 = On joue dans le sens des aiguilles d’une montre.
K-1_1-source-1 = Le joueur dont c’est le tour lance les deux dés et avance de leur somme.
K-1_1-source-2 = Plusieurs pions peuvent se trouver sur une même case.
K-1_1-source-3 =
    La case atteinte décide de la suite : acheter une propriété, payer un loyer, payer une taxe, tirer une carte,
    aller en prison, se reposer au Parking libre, recevoir le salaire ou simplement visiter la prison.
K-1_2-source-1 = Si les deux dés montrent le même chiffre, on joue le coup normalement et le même joueur relance.
K-1_2-source-2 = Au troisième double de suite, on n’avance pas : le pion va tout droit en prison.
K-1_3-source-1 = Atteindre ou passer le Départ en avançant rapporte { $salaryPass } thalers de la banque.
K-1_3-source-2 =
    Le salaire est versé chaque fois, même deux fois en un tour, quand une carte mène au Départ juste après qu’on l’a
    passé.
K-1_3-filled = Aller en prison ou reculer ne rapporte pas de salaire.
K-2_1-source-1 = Qui arrive sur une propriété libre a le premier le droit de l’acheter, en payant à la banque le prix imprimé.
K-2_1-source-2 = Le titre qui va avec une propriété reste visible de tous.
K-2_2-source-1 = Si la propriété n’est pas achetée, la banque la met aux enchères.
K-2_2-source-2 = Tout le monde peut enchérir, y compris le joueur qui y a renoncé.
K-2_2-source-3 = La première offre est libre ; le plus offrant paie la banque comptant et reçoit le titre de propriété.
K-2_2-reading-1 = La source ne dit ni comment se déroulent les enchères ni quand elles prennent fin.
K-2_2-reading-2 = Nous les tenons aussitôt, ouvertement, par offres croissantes en thalers entiers.
K-2_2-reading-3 = On n’enchérit qu’avec son argent liquide : pendant ce temps, ni hypothèque, ni vente, ni échange.
K-2_2-reading-4 =
    Dans une vente ouverte, celui qui passe est hors de la vente ; elle prend fin dès que tous ont passé sauf le plus
    offrant. Celui dont l’argent ne permet plus de surenchérir n’a pas besoin de passer. Sans aucune offre, le titre
    reste à la banque. Si un enchérisseur quitte la partie, son offre est nulle et la précédente, d’un joueur qui reste,
    redevient valable.
K-2_3-source-1 = Le titre de propriété donne droit au loyer de tous ceux qui s’arrêtent sur la propriété.
K-2_3-source-2 = Posséder toutes les rues d’une couleur donne le droit d’y construire.
K-3_1-source-1 = Arriver sur la propriété d’un autre joueur coûte un loyer.
K-3_1-source-2 = Le propriétaire doit le réclamer avant que le joueur suivant ait lancé les dés ; ensuite, il est perdu.
K-3_1-option =
    La table peut convenir que les loyers soient encaissés d’office (non, sauf accord ; les joueurs de l’ordinateur
    réclament toujours), et que le lancer suivant ne soit possible que quelques secondes après la fin du tour, ou
    quand tous ont réclamé ou renoncé.
K-3_1-reading-1 = La source ne dit pas ce qui peut changer entre l’arrivée et la réclamation, ni ce qu’un double fait au délai.
K-3_1-reading-2 =
    Chez nous, le propriétaire, le payeur et le montant sont fixés à l’arrivée, et chaque arrivée ne permet qu’une
    réclamation.
K-3_1-reading-3 = Construire ensuite n’y change rien.
K-3_1-reading-4 = Hypothéquer ensuite n’y change rien.
K-3_1-reading-5 = Échanger ensuite n’y change rien.
K-3_1-reading-6 =
    Si le même joueur relance après un double, le délai continue de courir, et plusieurs loyers peuvent être à
    réclamer. Ils se règlent dans l’ordre des réclamations ; pendant qu’on en règle un, on ne lance pas les dés et
    aucune autre réclamation n’est exécutée. Si le débiteur ou le propriétaire quitte la partie, le loyer qui reste à
    réclamer est perdu.
K-3_2-source-1 = Le loyer est imprimé sur le titre de propriété.
K-3_2-source-2 = Le loyer augmente avec les bâtiments.
K-3_2-source-3 =
    Le loyer double quand un propriétaire possède toutes les rues de la couleur, même si d’autres rues de cette couleur
    sont hypothéquées.
K-3_2-reading =
    La source ne dit pas si le loyer des rues bâties double aussi. Nous ne le doublons que sur les rues sans
    bâtiment : les montants imprimés pour les maisons et les hôtels supposent déjà tout le groupe de couleur.
K-3_3-source = On ne peut pas réclamer de loyer pour une propriété hypothéquée.
K-3_4-filled-1 =
    Une gare coûte { $stationRent1 }, { $stationRent2 }, { $stationRent3 } ou { $stationRent4 } thalers, selon que
    son propriétaire en a une, deux, trois ou les quatre.
K-3_4-filled-2 =
    Une compagnie coûte quatre fois le lancer qui y a mené le pion, ou dix fois si le propriétaire a les deux
    compagnies.
K-3_4-filled-3 = Celui qu’une carte y a envoyé lance les deux dés pour fixer le montant.
K-3_4-reading-1 =
    Rien ne dit si les gares et compagnies hypothéquées comptent. Nous les comptons, puisqu’on les possède encore ;
    elles-mêmes ne rapportent pas de loyer.
K-3_4-reading-2 = Un lancer qui ne fait que fixer le loyer n’est jamais un double, puisqu’il ne déplace pas de pion.
K-4_1-filled-1 = Les taxes vont à la banque.
K-4_1-filled-2 = Sur le Parking libre, il ne se passe rien.
K-4_1-option =
    La table peut convenir d’une cagnotte où vont des paiements à la banque et que l’on gagne en s’arrêtant au Parking libre ;
    il n’y en a pas, sauf accord.
K-4_1-reading-1 = La source ne connaît pas de cagnotte et ne dit donc pas ce qui y entre.
K-4_1-reading-2 =
    Chez nous, ce sont les taxes, ce que les cartes font payer à la banque et les { $bail } thalers versés pour
    sortir de prison.
K-4_1-reading-3 = Les prix d’achat vont toujours à la banque.
K-4_1-reading-4 = Les enchères aussi.
K-4_1-reading-5 = Ce que coûtent les bâtiments lui revient toujours aussi.
K-4_1-reading-6 = Les hypothèques et leurs intérêts lui sont toujours payés aussi.
K-4_2-filled-1 = Celui qui s’arrête sur la case qui envoie en prison y va.
K-4_2-filled-2 = Une carte peut mener en prison elle aussi.
K-4_2-filled-3 = Le troisième double de suite mène aussi en prison.
K-4_2-filled-4 = Le tour s’y termine, sans salaire.
K-4_2-filled-5 = On en sort en faisant un double à l’un des trois tours suivants.
K-4_2-filled-6 = On en sort aussi en jouant une carte de sortie.
K-4_2-filled-7 = On en sort aussi en payant { $bail } thalers avant de lancer, au début de l’un des deux tours suivants.
K-4_2-filled-8 = On avance du double qui libère, mais il ne donne pas de nouveau lancer.
K-4_2-filled-9 = Après le troisième lancer manqué, il faut payer { $lastBail } thalers, et l’on avance de ce lancer.
K-4_2-reading-1 = Rien ne dit si l’on peut passer son tour en prison, ni ce qui arrive quand les { $lastBail } thalers manquent.
K-4_2-reading-2 = Chez nous, il faut choisir l’un des moyens de sortir, sans pouvoir passer.
K-4_2-reading-3 = Ce qu’on ne peut pas payer après le troisième lancer est une dette, à régler avant que le pion avance.
K-4_3-filled-1 = Un joueur en prison peut encore encaisser des loyers, acheter et vendre.
K-4_3-filled-2 = Un joueur en prison peut aussi enchérir.
K-4_3-filled-3 = Un joueur en prison peut aussi construire.
K-4_4-filled =
    Arriver sur la case Prison par un déplacement ordinaire n’est qu’une visite ; on repart normalement au coup
    suivant.
K-5_1-source = On ne met des maisons que sur un groupe de couleur dont toutes les rues appartiennent au même joueur.
K-5_1-filled-1 = Rien dans le groupe ne doit être hypothéqué.
K-5_1-filled-2 =
    On construit uniformément : les rues d’un groupe diffèrent d’un niveau au plus, et aucune ne reçoit plus de
    { $housesBeforeHotel } maisons.
K-5_1-filled-3 =
    On peut construire à tout moment de son propre tour, et entre les tours des autres tant que le joueur suivant
    n’a pas lancé.
K-5_2-filled-1 = Quand toutes les rues du groupe ont { $housesBeforeHotel } maisons, on peut construire un hôtel.
K-5_2-filled-2 = Il coûte le prix d’une maison de plus, et les { $housesBeforeHotel } maisons retournent à la banque.
K-5_2-filled-3 = Chaque rue ne reçoit qu’un hôtel.
K-5_3-filled-1 = La réserve est de { $houses } maisons et de { $hotels } hôtels.
K-5_3-filled-2 =
    Quand elle ne suffit pas à tous ceux qui veulent construire, les bâtiments sont vendus aux enchères aux plus
    offrants.
K-5_3-reading-1 =
    Rien ne dit comment on apprend qui veut construire, comment se déroulent les enchères, ni ce qui arrive quand il
    n’y a pas de maisons à rendre.
K-5_3-reading-2 =
    Quand un joueur commande un bâtiment que d’autres aussi auraient le droit et les moyens de construire, et que la
    réserve ne suffit pas à tous, on demande une fois à ces autres. Si l’un d’eux le veut, les bâtiments sont mis
    aux enchères un à un, ouvertement, entre ceux qui les veulent ; chacun d’eux en obtient un au plus pour cette
    commande. Les offres partent du plus bas prix imprimé auquel l’enchérisseur pourrait construire.
K-5_3-reading-3 =
    Le gagnant place le bâtiment aussitôt, uniformément, et seulement dans une rue dont l’offre couvre le prix
    imprimé.
K-5_3-reading-4 =
    Dès que la réserve suffit à tous ceux qui restent, ils construisent au prix imprimé. Si personne n’enchérit, la
    commande est caduque, et celui qui l’a faite ne commande plus rien pendant ce tour.
K-5_3-reading-5 =
    Sans { $housesBeforeHotel } maisons en réserve, on ne peut pas vendre un hôtel seul : on démolit tout le groupe
    ensemble jusqu’au plus haut niveau égal que permet la réserve.
K-5_4-filled-1 = La banque reprend les bâtiments à la moitié de leur prix.
K-5_4-filled-2 = On vend uniformément aussi dans le groupe de couleur.
K-6_1-filled-1 = On ne peut hypothéquer une propriété que si aucun bâtiment ne se trouve sur son groupe de couleur.
K-6_1-filled-2 = La banque paie la valeur hypothécaire.
K-6_1-filled-3 = Lever l’hypothèque coûte cette valeur plus { $mortgageInterest } %.
K-6_1-filled-4 = Une propriété hypothéquée appartient toujours à son propriétaire.
K-6_1-reading-1 = Rien ne dit comment arrondir les { $mortgageInterest } %.
K-6_1-reading-2 = Nous les arrondissons au montant entier supérieur.
K-6_2-filled =
    Celui qui reprend une propriété hypothéquée paie aussitôt à la banque { $mortgageInterest } % de la valeur
    hypothécaire et peut lever l’hypothèque sur-le-champ. La lever plus tard coûte de nouveau { $mortgageInterest }
    %.
K-6_2-reading-1 =
    Rien ne dit ce qui arrive quand l’argent des { $mortgageInterest } % manque, ni combien de temps dure «
    sur-le-champ ».
K-6_2-reading-2 = Dans un échange, nous exigeons assez d’argent liquide pour le prix et les { $mortgageInterest } %.
K-6_2-reading-3 = Cela vaut aussi pour les enchères.
K-6_2-reading-4 = « Sur-le-champ » veut dire avant le prochain lancer de dés.
K-6_2-reading-5 =
    Ce qu’un créancier ne peut pas payer des intérêts après une faillite est une dette envers la banque, à régler avant
    que le jeu continue.
K-7_1-filled-1 =
    Les joueurs peuvent échanger des propriétés et de l’argent entre eux au tour de n’importe qui, aux conditions dont
    ils conviennent.
K-7_1-filled-2 = Les cartes de sortie s’échangent aussi.
K-7_1-filled-3 = Les propriétés dont le groupe de couleur a un bâtiment ne s’échangent pas.
K-7_1-filled-4 = Les prêts entre joueurs et les dispenses de loyer sont interdits.
K-7_1-reading-1 =
    Rien ne dit combien de temps vaut une offre. Chez nous, elle est caduque dès que change quelque chose qu’elle
    nomme.
K-7_1-reading-2 = Pendant des enchères, aucun échange n’est exécuté, car seul y compte l’argent en main.
K-7_1-reading-3 = Pour que les pourparlers aient une fin, chaque joueur ne peut faire que { $offersATurn } offres par tour.
K-7_1-reading-4 = Un cadeau est permis ; de l’argent seul ne l’est pas, car ce serait un prêt.
K-7_1-reading-5 = Celui qui a une dette et ne pourrait pas tout payer ensuite ne cède rien qui manquerait à ses créanciers (K-8.1).
K-7_1-reading-6 = Un loyer qu’on peut encore réclamer compte alors comme une dette.
K-8_1-filled-1 = Un joueur qui doit plus qu’il n’a d’argent liquide peut hypothéquer.
K-8_1-filled-2 = Un débiteur peut aussi vendre des bâtiments.
K-8_1-filled-3 = Un débiteur peut aussi échanger.
K-8_1-filled-4 = Si l’argent ne suffit toujours pas, il est en faillite et hors jeu.
K-8_1-filled-5 = Si le créancier est un joueur, il reçoit l’argent et les titres.
K-8_1-filled-6 = Les bâtiments retournent alors à la banque à moitié prix.
K-8_1-filled-7 = Les cartes de sortie vont aussi au créancier.
K-8_1-filled-8 = Le créancier paie { $mortgageInterest } % sur les propriétés hypothéquées (K-6.2).
K-8_1-filled-9 = Si le créancier est la banque, elle met tous les titres aux enchères.
K-8_1-filled-10 = Ils sont alors libres d’hypothèque.
K-8_1-filled-11 = Les cartes de sortie qui vont à la banque retournent dans leurs paquets.
K-8_1-reading-1 = Rien ne règle les cas limites ni l’abandon.
K-8_1-reading-2 = La faillite est refusée tant qu’on peut réunir de quoi payer la dette.
K-8_1-reading-3 =
    Pour que rien ne soit glissé à un ami : tant que quelqu’un doit quelque chose, un échange est permis à n’importe
    quelles conditions si tout pourrait encore être payé ensuite. Sinon, il ne doit réduire ni ce que ce joueur peut
    réunir, ni ce qu’il laisserait s’il faisait aussitôt faillite.
K-8_1-reading-4 = Un loyer qu’on peut encore réclamer compte alors comme une dette.
K-8_1-reading-5 = On peut réunir l’argent liquide et les valeurs hypothécaires.
K-8_1-reading-6 = Les bâtiments rapportent alors la moitié de leur prix.
K-8_1-reading-7 = On laisse l’argent liquide, et les propriétés à leur prix imprimé.
K-8_1-reading-8 = Pour une propriété laissée qui est hypothéquée, on déduit ce que coûte la levée de l’hypothèque.
K-8_1-reading-9 = Les bâtiments laissés comptent à moitié prix.
K-8_1-reading-10 = Une carte de sortie laissée compte pour { $jailCardWorth } thalers.
K-8_1-reading-11 = Ce que l’échange apporte compte dans les deux.
K-8_1-reading-12 =
    Si une carte lui fait devoir de l’argent à plusieurs joueurs à la fois, il y a une dette envers chacun, dans
    l’ordre du tour.
K-8_1-reading-13 =
    S’il fait faillite à cause d’elles, l’argent est partagé en proportion des créances (arrondi à l’unité
    inférieure ; le reste va à la plus grande, à égalité dans l’ordre du tour) et les titres sont mis aux enchères
    comme dans une faillite envers la banque.
K-8_1-reading-14 = Un titre sans offre reste libre à la banque. S’il ne reste qu’un joueur, la partie se termine sans enchères.
K-8_1-reading-15 = Un joueur qui abandonne, que l’hôte retire ou dont le temps est écoulé paie d’abord ce qu’il doit.
K-8_1-reading-16 = Un loyer qu’on peut encore réclamer compte alors comme réclamé.
K-8_1-reading-17 = On le prend sur l’argent, puis sur ce qui peut être réuni.
K-8_1-reading-18 =
    Si le tout ne suffisait pas, rien n’est d’abord vendu : c’est une faillite envers le créancier. Ce qui reste
    après le paiement va à la banque comme dans une faillite.
K-8_1-reading-19 = Ainsi, un abandon ne coûte son argent à personne et ne fait de personne un héritier.
K-8_2-filled = S’il ne reste qu’un joueur dans la partie, il gagne.
K-9_1-filled-1 = Quand la fortune décide, comptent l’argent et les propriétés à leur prix imprimé.
K-9_1-filled-2 = Les propriétés hypothéquées n’y comptent que pour la moitié.
K-9_1-filled-3 = Les bâtiments comptent à leur prix.
K-9_1-option-1 = Si la table le choisit : au début, on distribue à chaque joueur deux titres mélangés, à payer aussitôt.
K-9_1-option-2 = Un hôtel ne demande que { $shortGameHouses } maisons.
K-9_1-option-3 = La partie se termine à la deuxième faillite.
K-9_1-option-4 = Le joueur le plus riche gagne.
K-9_1-reading-1 =
    À deux joueurs, il n’y a jamais de deuxième faillite, et rien ne dit ce qui vaut alors. Chez nous, la partie se
    termine donc aussi dès qu’il ne reste qu’un joueur.
K-9_1-reading-2 = Chez nous, à fortune égale, on partage la victoire.
K-9_2-option-1 = Si la table le choisit, on convient d’avance d’une durée de jeu.
K-9_2-option-2 = On distribue à chaque joueur deux titres de propriété, à payer.
K-9_2-option-3 = Quand le temps est écoulé, le joueur le plus riche gagne.
K-9_2-reading =
    Rien ne dit qui annonce la fin du temps ni ce qu’il advient du tour en cours. Chez nous, c’est l’hôte ou
    l’horloge du serveur, et l’on termine le tour en cours. La fortune se compte comme en K-9.1, et à fortune égale
    on partage la victoire.
