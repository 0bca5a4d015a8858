K-0_1-source-1 =
    Sauf indication contraire, les règles classiques s’appliquent ; elles figurent ici sous leurs numéros K tant
    qu’elles ne sont pas remplacées.
K-0_1-source-2 = S’y ajoutent { $sharesEach } parts de chaque joueur (B-4.1).
K-0_1-adopted-1 = La partie se joue de deux à huit joueurs.
K-0_1-adopted-2 =
    On joue sur le plateau classique avec ses { $deeds } titres de propriété ({ $streets } rues, { $stations }
    gares, { $utilities } compagnies).
K-0_1-adopted-3 = Il y a { $firstDeck } cartes Événement et { $secondDeck } cartes Communauté.
K-0_1-adopted-4 = Il y a { $houses } maisons et { $hotels } hôtels.
K-0_1-adopted-5 = On joue avec deux dés.
K-0_1-adopted-6 = Chacun commence avec { $startCash } €.
K-0_1-adopted-7 = La banque n’est jamais à court d’argent.
K-0_2-adopted-1 = Les { $spaces } cases se suivent dans le sens des aiguilles d’une montre à partir du Départ.
K-0_2-adopted-2 = Les rues forment huit groupes de couleur : le marron et le bleu foncé ont deux rues, tous les autres trois.
K-0_2-adopted-3 =
    Chaque titre de propriété indique le prix, le prix d’une maison et le loyer sans bâtiment, avec 1 à 4 maisons et
    avec un hôtel.
K-0_2-adopted-4 = Une gare coûte { $stationPrice } €, une compagnie { $utilityPrice } €.
K-0_2-adopted-5 = L’Impôt sur le revenu est de { $firstTax } €, la Surtaxe de { $secondTax } €.
K-0_2-adopted-6 = La valeur hypothécaire d’une propriété est la moitié de son prix.
K-0_3-adopted-1 = Les deux paquets sont mélangés.
K-0_3-adopted-2 =
    Celui qui s’arrête sur une case Carte tire la carte du dessus et l’exécute aussitôt ; elle retourne ensuite sous
    son paquet.
K-0_3-adopted-3 = Si une carte envoie un pion sur une autre case, la règle de cette case s’applique.
K-0_3-adopted-4 =
    La compagnie d’un autre joueur coûte alors dix fois un nouveau lancer, la gare d’un autre joueur le double du
    loyer.
K-0_3-adopted-5 = Les cartes de sortie se gardent et restent hors de leur paquet jusqu’à ce qu’on les joue.
K-0_3-reading = Une propriété libre est mise aux enchères aussi quand une carte y envoie un pion (B-2.1).
K-0_4-adopted-1 = Chacun lance les deux dés ; le plus grand total commence. Les ex æquo relancent.
K-0_4-adopted-2 = On joue dans le sens des aiguilles d’une montre.
K-1_1-adopted-1 = Le joueur dont c’est le tour lance les deux dés et avance de leur somme.
K-1_1-adopted-2 = Plusieurs pions peuvent se trouver sur une même case.
K-1_1-adopted-3 =
    La case atteinte décide de la suite : acheter une propriété, payer un loyer, payer une taxe, tirer une carte,
    aller en prison, se reposer au Parking libre, recevoir le salaire ou simplement visiter la prison.
K-1_2-adopted-1 = Si les deux dés montrent le même chiffre, on joue le coup normalement et le même joueur relance.
K-1_2-adopted-2 = Au troisième double de suite, on n’avance pas : le pion va tout droit en prison.
K-1_3-source = Exactement sur le Départ, le salaire est double (B-1.2).
K-1_3-adopted-1 = Passer le Départ en avançant rapporte { $salaryPass } € de la banque.
K-1_3-adopted-2 = Le salaire est versé chaque fois, même deux fois en un tour.
K-1_3-adopted-3 = Aller en prison ou reculer ne rapporte pas de salaire.
K-2_2-adopted-1 = Les bâtiments qui manquent (K-5.3) sont mis aux enchères ouvertement, par offres croissantes.
K-2_2-adopted-2 = Le plus offrant paie la banque comptant ; celui qui passe est hors de la vente.
K-2_2-option =
    À une table qui ne vend par offres cachées que les rues (B-2.1), les gares et compagnies que personne n’a achetées
    sont elles aussi mises aux enchères ouvertement.
K-2_2-reading-1 = Les offres se font en euros entiers et avec l’argent liquide seul.
K-2_2-reading-2 = Pendant des enchères, tout le reste attend : on ne vend rien.
K-2_2-reading-3 = On n’hypothèque rien non plus.
K-2_2-reading-4 = Il n’y a pas non plus d’affaires de parts.
K-2_2-reading-5 = Une offre reste donc couverte.
K-2_3-adopted-1 = Le titre de propriété donne droit au loyer de tous ceux qui s’arrêtent sur la propriété.
K-2_3-adopted-2 = Posséder toutes les rues d’une couleur donne le droit d’y construire.
K-3_1-adopted-1 = Arriver sur la propriété d’un autre joueur coûte un loyer.
K-3_1-adopted-2 = Le propriétaire doit le réclamer avant que le joueur suivant ait lancé les dés ; ensuite, il est perdu.
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
K-3_1-reading-5 = Un changement de propriétaire ensuite n’y change rien.
K-3_1-reading-6 =
    Si le même joueur relance après un double, le délai continue de courir, et plusieurs loyers peuvent être à
    réclamer. Ils se règlent dans l’ordre des réclamations ; pendant qu’on en règle un, on ne lance pas les dés et
    aucune autre réclamation n’est exécutée. Si le débiteur ou le propriétaire quitte la partie, le loyer qui reste à
    réclamer est perdu.
K-3_2-adopted-1 = Le loyer est imprimé sur le titre de propriété.
K-3_2-adopted-2 = Le loyer augmente avec les bâtiments.
K-3_2-adopted-3 =
    Le loyer double quand un propriétaire possède toutes les rues de la couleur, même si d’autres rues de cette couleur sont
    hypothéquées.
K-3_2-reading =
    La source ne dit pas si le loyer des rues bâties double aussi. Nous ne le doublons que sur les rues sans
    bâtiment : les montants imprimés pour les maisons et les hôtels supposent déjà tout le groupe de couleur.
K-3_3-adopted = On ne peut pas réclamer de loyer pour une propriété hypothéquée.
K-3_4-adopted-1 =
    Une gare coûte { $stationRent1 }, { $stationRent2 }, { $stationRent3 } ou { $stationRent4 } €, selon que son
    propriétaire en a une, deux, trois ou les quatre.
K-3_4-adopted-2 =
    Une compagnie coûte quatre fois le lancer qui y a mené le pion, ou dix fois si le propriétaire a les deux
    compagnies.
K-3_4-adopted-3 = Celui qu’une carte y a envoyé lance les deux dés pour fixer le montant.
K-3_4-reading-1 =
    Rien ne dit si les gares et compagnies hypothéquées comptent. Nous les comptons, puisqu’on les possède encore ;
    elles-mêmes ne rapportent pas de loyer.
K-3_4-reading-2 = Un lancer qui ne fait que fixer le loyer n’est jamais un double, puisqu’il ne déplace pas de pion.
K-4_2-adopted-1 = Celui qui s’arrête sur la case qui envoie en prison y va.
K-4_2-adopted-2 = Une carte peut mener en prison elle aussi.
K-4_2-adopted-3 = Le troisième double de suite mène aussi en prison.
K-4_2-adopted-4 = Le tour s’y termine, sans salaire.
K-4_2-adopted-5 = Une carte de sortie ouvre la porte avant le lancer ; les autres moyens de sortir sont en B-1.4.
K-4_3-adopted-1 = Un joueur en prison peut encore encaisser des loyers, acheter et vendre.
K-4_3-adopted-2 = Un joueur en prison peut aussi enchérir.
K-4_3-adopted-3 = Un joueur en prison peut aussi construire.
K-4_4-adopted =
    Arriver sur la case Prison par un déplacement ordinaire n’est qu’une visite ; on repart normalement au coup
    suivant.
K-5_1-adopted-1 = Les maisons ne se construisent que sur un groupe de couleur dont toutes les rues appartiennent au même joueur.
K-5_1-adopted-2 = Rien dans le groupe ne doit être hypothéqué.
K-5_1-adopted-3 =
    On construit uniformément : les rues d’un groupe diffèrent d’un niveau au plus, et aucune ne reçoit plus de
    { $housesBeforeHotel } maisons.
K-5_1-adopted-4 =
    On peut construire à tout moment de son propre tour, et entre les tours des autres tant que le joueur suivant
    n’a pas lancé.
K-5_2-adopted-1 = Quand toutes les rues du groupe ont { $housesBeforeHotel } maisons, on peut construire un hôtel.
K-5_2-adopted-2 = Il coûte le prix d’une maison de plus, et les { $housesBeforeHotel } maisons retournent à la banque.
K-5_2-adopted-3 = Chaque rue ne reçoit qu’un hôtel.
K-5_3-adopted-1 = La réserve est de { $houses } maisons et de { $hotels } hôtels.
K-5_3-adopted-2 =
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
K-6_1-adopted-1 = On ne peut hypothéquer une propriété que si aucun bâtiment ne se trouve sur son groupe de couleur.
K-6_1-adopted-2 = La banque paie la valeur hypothécaire.
K-6_1-adopted-3 = Lever l’hypothèque coûte cette valeur plus { $mortgageInterest } %.
K-6_1-adopted-4 = Une propriété hypothéquée appartient toujours à son propriétaire.
K-6_1-reading-1 = Rien ne dit comment s’arrondissent les { $mortgageInterest } %.
K-6_1-reading-2 = Nous les arrondissons à l’euro supérieur.
K-6_2-adopted =
    Celui qui reprend une propriété hypothéquée paie aussitôt à la banque { $mortgageInterest } % de la valeur
    hypothécaire et peut lever l’hypothèque sur-le-champ. La lever plus tard coûte de nouveau { $mortgageInterest }
    %.
K-6_2-reading-1 =
    Rien ne dit ce qui arrive quand l’argent des { $mortgageInterest } % manque, ni combien de temps dure «
    sur-le-champ ». Dans les échanges et les enchères, nous exigeons assez d’argent liquide pour le prix et les
    { $mortgageInterest } %.
K-6_2-reading-2 = « Sur-le-champ » veut dire avant le prochain lancer de dés.
K-6_2-reading-3 =
    Ce qu’un créancier ne peut pas payer des intérêts après une faillite est une dette envers la banque, à régler avant
    que le jeu continue.
K-8_1-adopted-1 = Un joueur qui doit plus qu’il n’a d’argent liquide peut hypothéquer.
K-8_1-adopted-2 = Un débiteur peut aussi vendre des bâtiments.
K-8_1-adopted-3 = Si cela ne suffit pas, il fait faillite et quitte la partie.
K-8_1-adopted-4 = Si le créancier est un joueur, il reçoit l’argent et les titres.
K-8_1-adopted-5 = Les bâtiments vont d’abord à la banque à moitié prix.
K-8_1-adopted-6 = Les cartes de sortie vont aussi au créancier.
K-8_1-adopted-7 = Le créancier paie { $mortgageInterest } % sur les propriétés hypothéquées (K-6.2).
K-8_1-adopted-8 = Si la créancière est la banque, elle met tous les titres aux enchères.
K-8_1-adopted-9 = Ils sont alors libres d’hypothèque.
K-8_1-reading-1 = Au lieu d’échanger, un débiteur met ici ses propriétés aux enchères publiques (B-3.1).
K-8_1-reading-2 = Un débiteur vend aussi des parts (B-4.3, B-4.4).
K-8_1-reading-3 = Les parts vont au créancier (B-4.8).
K-8_1-reading-4 = La cagnotte compte comme la banque.
K-8_1-reading-5 = Les enchères sont cachées (B-2.1).
K-8_1-reading-6 = La faillite est refusée tant qu’on peut réunir assez pour la dette.
K-8_1-reading-7 = Les bâtiments y comptent pour leur prix de vente.
K-8_1-reading-8 = Les hypothèques y comptent aussi.
K-8_1-reading-9 = La protection en est déduite.
K-8_1-reading-10 = Personne n’est obligé de vendre des parts.
K-8_1-reading-11 =
    Pour que la fortune ne passe pas à des amis : tant qu’un joueur a une dette, une affaire de parts vaut à n’importe
    quelles conditions si tout peut encore être payé ensuite.
K-8_1-reading-12 =
    Sinon, elle ne doit diminuer ni ce que le joueur peut réunir, ni ce qu’il laisserait s’il faisait
    faillite aussitôt.
K-8_1-reading-13 = Un loyer qu’on peut encore réclamer compte alors comme une dette.
K-8_1-reading-14 = On peut réunir l’argent liquide.
K-8_1-reading-15 = Les bâtiments rapportent alors la moitié de leur prix.
K-8_1-reading-16 = On peut aussi réunir les valeurs hypothécaires.
K-8_1-reading-17 = Les parts rapportent alors leur cours, au plus pour celles que la banque prend encore pendant ce tour (B-4.4).
K-8_1-reading-18 = On laisse l’argent liquide, et les propriétés à leur prix imprimé.
K-8_1-reading-19 = Pour une propriété laissée qui est hypothéquée, on déduit ce que coûte la levée de l’hypothèque.
K-8_1-reading-20 = Les bâtiments laissés comptent à moitié prix.
K-8_1-reading-21 = Une carte de sortie laissée compte pour { $jailCardWorth } €.
K-8_1-reading-22 =
    Les parts d’autres joueurs qu’on laisse comptent à leur cours ; celles du joueur lui-même ne valent plus rien
    (B-4.8).
K-8_1-reading-23 = Ce que l’affaire apporte compte dans les deux cas.
K-8_1-reading-24 = Celui qui doit à plusieurs à la fois, un dividende par exemple, a une dette envers chacun, dans l’ordre du tour.
K-8_1-reading-25 =
    Si cela mène à la faillite, l’argent est partagé en proportion des créances (arrondi vers le bas ; le reste va à
    la plus grande, à égalité dans l’ordre du tour), et les titres sont mis aux enchères. S’il ne reste qu’un joueur,
    la partie prend fin sans enchères.
B-1_1-source-1 = Toutes les amendes et tous les frais vont au milieu.
B-1_1-source-2 = S’arrêter au Parking libre fait gagner tout ce qui s’y trouve.
B-1_1-reading-1 =
    Les amendes et les frais, ce sont les taxes, ce que les cartes font payer à la banque, l’argent pour sortir de
    prison et les amendes de ces règles.
B-1_1-reading-2 = La protection en fait partie aussi.
B-1_1-reading-3 = Prix d’achat et enchères vont à la banque.
B-1_1-reading-4 = Ce que coûtent les bâtiments lui revient aussi.
B-1_1-reading-5 = Les hypothèques et leurs intérêts lui reviennent aussi.
B-1_2-source = S’arrêter exactement sur le Départ rapporte le double salaire : { $salaryLand } €.
B-1_2-reading-1 = Cela vaut aussi pour une carte qui y envoie.
B-1_2-reading-2 = D’abord le dividende (B-4.7), puis le salaire.
B-1_3-source-1 = Celui qui est en prison met au milieu, pour sa protection, la moitié du montant de chacune de ses transactions.
B-1_3-source-2 = Un demi-euro s’arrondit vers le haut.
B-1_3-reading-1 =
    Une transaction, c’est ce que quelqu’un paie ou reçoit de son plein gré, même pour réunir de l’argent pour une
    dette, par exemple des offres payées et reçues.
B-1_3-reading-2 = Construire et vendre des bâtiments sont aussi des transactions.
B-1_3-reading-3 = Hypothéquer et lever une hypothèque sont aussi des transactions.
B-1_3-reading-4 = Les affaires de parts sont aussi des transactions.
B-1_3-reading-5 = Loyers, taxes et amendes ne sont pas des transactions.
B-1_3-reading-6 = La liquidation lors d’une faillite n’est pas non plus une transaction.
B-1_3-reading-7 = Le dividende n’est pas non plus une transaction.
B-1_3-reading-8 = La caution n’est pas non plus une transaction.
B-1_3-reading-9 =
    La plus grande offre depuis la prison est celle dont l’argent liquide couvre à la fois l’offre et la protection :
    avec 100 €, c’est 66 €.
B-1_4-source-1 = Personne n’y reste plus de trois manches.
B-1_4-source-2 = Chaque manche permet un lancer ; un double libère.
B-1_4-source-3 = Avant le lancer de chacune des trois manches, on peut sortir pour { $bail } €.
B-1_4-source-4 = Celui qui y est encore après la troisième paie { $lastBail } €.
B-1_4-reading-1 = On avance du double, mais il ne donne pas de nouveau lancer.
B-1_4-reading-2 = Après le troisième lancer manqué, les { $lastBail } € sont dus, et l’on avance de ce lancer.
B-1_4-reading-3 = Ce qui en manque est une dette, réglée avant que le pion avance.
B-1_5-source = La banque ne reprend les maisons et les hôtels qu’à la moitié de leur prix.
B-1_5-adopted = Comme pour construire, cela se fait uniformément dans le groupe de couleur.
B-1_6-source = Les joueurs n’ont pas le droit de fusionner.
B-1_6-reading-1 = Il s’agit des fusions volontaires.
B-1_6-reading-2 = Ce que la source appelle plus loin fusion est le rachat (B-4.9) ; personne n’y consent, il arrive.
B-1_6-reading-3 =
    Ainsi, celui qui abandonne ou est retiré ne laisse rien à personne : ce qui est dû ou peut encore être réclamé
    est payé (K-8.1), et tout le reste va comme dans une faillite envers la banque. Ce n’est que si cela ne peut pas
    être payé que c’est une faillite envers le créancier.
B-2_1-source = Dès que quelqu’un s’arrête sur une rue libre, elle est mise aux enchères.
B-2_1-option =
    La table peut limiter cela aux rues : les gares et les compagnies s’achètent alors au prix imprimé à l’arrivée ;
    sinon, elles sont mises aux enchères ouvertement (K-2.2).
B-2_1-reading-1 = Rien d’autre ne s’achète au prix imprimé.
B-2_1-reading-2 =
    La source parle de rues ; chez nous, cela vaut pour les { $deeds } propriétés, même quand une carte y a envoyé
    quelqu’un.
B-2_1-reading-3 = Cela vaut aussi pour ce que laisse un joueur en faillite.
B-2_2-source-1 = Chacun écrit une offre cachée ; 0 est permis.
B-2_2-source-2 = La plus haute obtient la propriété.
B-2_2-source-3 = Mais chacun paie sa propre offre à la banque, même ceux qui n’obtiennent rien.
B-2_2-reading-1 = Une offre vaut au plus ce que l’enchérisseur peut payer comptant, protection comprise (B-1.3).
B-2_2-reading-2 = Celui qui quitte la partie avant l’ouverture des offres ne paie rien ; son offre compte pour 0.
B-2_3-source =
    Si plusieurs plus hautes offres sont égales, personne ne paie. Seuls ces enchérisseurs refont une offre
    cachée, au moins aussi haute qu’avant.
B-2_3-reading-1 = On ne peut pas se retirer ; l’argent est là, puisque personne n’a payé.
B-2_3-reading-2 = Si les mêmes joueurs sont à égalité trois fois de suite, on tire au sort, et chacun d’eux paie son offre.
B-2_3-reading-3 = S’il n’en reste qu’un parce que les autres ont quitté la partie, il obtient la propriété pour l’offre minimale.
B-2_4-source = Si tous offrent 0, la propriété reste à la banque. Il n’y a pas de second tour.
B-2_5-source = Les offres sont cachées, et c’est la banque qui trouve la plus haute.
B-2_5-reading =
    Aucune offre n’est visible avant que toutes soient là, pas même pour les spectateurs ; on voit seulement qui a
    déjà fait la sienne. Puis toutes sont montrées à la fois.
B-3_1-source-1 = Il n’y a pas de commerce privé entre joueurs.
B-3_1-source-2 =
    Un propriétaire peut mettre une rue aux enchères publiques, selon les règles des enchères cachées, mais à la place
    de la banque.
B-3_1-source-3 = Toutes les offres lui sont donc payées.
B-3_1-reading-1 = Cela vaut pour toutes les propriétés, et le propriétaire ne fait pas d’offre.
B-3_1-reading-2 = Les cartes de sortie ne s’échangent pas non plus, seulement les parts (B-4.3).
B-3_1-reading-3 =
    Un propriétaire peut tenir des enchères pendant son propre tour tant qu’aucun loyer ne peut plus être réclamé,
    ou pendant qu’il réunit de l’argent pour une dette.
B-3_1-reading-4 = Aucun bâtiment ne doit se trouver sur le groupe de couleur.
B-3_1-reading-5 = Enchères et offres d’un joueur sont limitées ensemble à { $offersATurn } par tour.
B-3_1-reading-6 = Celui qui gagne une propriété hypothéquée doit aussi pouvoir payer les { $mortgageInterest } % (K-6.2).
B-3_2-source-1 = Le propriétaire peut fixer un prix minimal.
B-3_2-source-2 = Si aucune offre ne le dépasse, ou s’il n’y en a pas, il garde la propriété.
B-3_2-source-3 = Il paie alors la moitié du prix minimal dans la cagnotte.
B-3_2-reading-1 =
    Une offre égale suffit, comme pour l’offre minimale après une égalité. Si rien n’est vendu, personne ne paie son
    offre.
B-3_2-reading-2 =
    Le prix minimal est au plus le double de l’argent liquide du propriétaire, pour que la pénalité puisse être
    payée ; un demi-euro s’arrondit vers le haut.
B-3_2-reading-3 =
    Tant que le propriétaire a une dette, ne compte que ce dont la dette n’a pas besoin (K-8.1) : sinon, l’argent du
    créancier irait dans la cagnotte.
B-4_1-source = Chaque joueur se compose de { $sharesEach } parts.
B-4_1-reading-1 = La source ne dit pas à qui elles sont au départ.
B-4_1-reading-2 = Chez nous, chacun détient ses { $sharesEach } propres parts.
B-4_2-source = Une part vaut un vingt-cinquième de l’argent liquide et de la valeur des propriétés de son joueur.
B-4_2-reading-1 = Les propriétés comptent à leur prix imprimé ; les parts ne comptent pas.
B-4_2-reading-2 = Les propriétés hypothéquées comptent pour la moitié.
B-4_2-reading-3 = Les bâtiments comptent à leur prix.
B-4_2-reading-4 = On arrondit à l’euro entier, 0,5 vers le haut.
B-4_2-reading-5 = Le cours est fixé avant chaque affaire pour toutes ses parts : 1 500 € et 400 € de propriétés font 76 € la part.
B-4_3-source =
    Les parts peuvent changer de main à tout prix convenu, tant que c’est le tour de l’un des deux. Chaque affaire
    est aussitôt déclarée à la Bourse : combien de parts, et de qui.
B-4_3-reading-1 = Le jeu tient le registre de la Bourse : vendeur, acheteur, parts et prix.
B-4_3-reading-2 = Les parts s’échangent contre de l’argent, non contre d’autres parts ; 0 € est un prix.
B-4_3-reading-3 =
    Une offre est caduque quand ses parts ne sont plus là. Un débiteur ne vend qu’au cours ou au-dessus, même hors
    de son tour.
B-4_3-reading-4 = Tant qu’un joueur doit quelque chose, aucune affaire ne doit se faire aux dépens des créanciers (K-8.1).
B-4_3-reading-5 = Un loyer qu’on peut encore réclamer compte alors comme une dette.
B-4_4-source = Pendant son tour, un joueur peut vendre à la banque au plus { $sharesSoldATurn } parts, au cours.
B-4_4-reading-1 =
    Les { $sharesSoldATurn } comptent pour tous les joueurs ensemble, et les nouveaux lancers font partie du même
    tour.
B-4_4-reading-2 = Un débiteur peut vendre ainsi lui aussi. Personne n’y est obligé avant une faillite.
B-4_5-source-1 =
    Pendant son tour, un joueur peut acheter à la banque au plus { $sharesBoughtATurn } parts d’autres joueurs, au
    cours ou plus cher.
B-4_5-source-2 = Si plusieurs les veulent, des offres cachées décident. Ici, seul le gagnant paie.
B-4_5-reading-1 =
    Quand quelqu’un veut des parts, tous les autres, sauf celui dont ce sont les parts, peuvent faire une offre pour
    le même lot. La plus haute paie son propre prix ; à égalité, le joueur dont c’est le tour passe d’abord, puis le
    suivant dans l’ordre du tour. Une offre sous le cours ne compte pas.
B-4_5-reading-2 = Ce qu’un joueur gagne pendant le tour d’un autre compte dans ses { $sharesBoughtATurn } de ce tour.
B-4_5-reading-3 =
    La banque ne vend que ce qu’elle a, et jamais à un joueur ses propres parts ; il peut les racheter à d’autres
    joueurs.
B-4_6-source-1 =
    Atteindre ou passer la Place de la Mairie oblige un joueur à remettre à la Bourse, pendant ce tour, un
    bilan annuel : argent liquide, parts et valeur des propriétés.
B-4_6-source-2 = S’il n’est pas là quand le joueur suivant a terminé son tour, cela coûte { $lateFine } €.
B-4_6-source-3 =
    Un bilan intermédiaire peut être remis à tout moment, et dans des occasions particulières la Bourse peut en
    exiger un.
B-4_6-option = La table peut convenir que tous les bilans soient remis d’office.
B-4_6-reading-1 = Il s’agit d’avancer, non d’aller en prison ni de reculer.
B-4_6-reading-2 = L’amende est due une fois et va dans la cagnotte ; ensuite, le jeu établit le bilan.
B-4_6-reading-3 = Les bilans intermédiaires sont limités à un par tour.
B-4_6-reading-4 =
    Il y a deux occasions particulières, avec le même délai : quand un joueur détient moins de { $majority } de ses
    propres parts, et pour tous ceux qui reçoivent quelque chose par une faillite ou un rachat ; sur un vrai
    plateau, la surveillance en exige un aussi dans d’autres occasions, qu’elle nomme.
B-4_6-reading-5 =
    Un bilan indique l’argent liquide du moment : un bilan intermédiaire avec peu d’argent abaisse le prochain
    dividende.
B-4_7-source-1 =
    Atteindre ou passer le Départ coûte d’abord un dividende : pour chaque part, un vingt-cinquième de l’argent du
    dernier bilan.
B-4_7-source-2 = Le salaire ne vient qu’ensuite.
B-4_7-reading-1 = Les parts que le joueur a lui-même en main ne rapportent ni ne coûtent rien.
B-4_7-reading-2 =
    Chaque part est arrondie vers le bas, pour que { $sharesEach } parts ne coûtent jamais plus que l’argent
    liquide.
B-4_7-reading-3 = Avant le premier bilan, c’est l’argent de départ qui compte : 60 € la part.
B-4_7-reading-4 = Pour les parts de la banque, la banque reçoit son dû. Ce qui ne peut pas être payé est une dette (K-8.1).
B-4_8-reading =
    La source n’en dit rien ; les parts suivent donc les autres biens (K-8.1). Les propres parts d’un joueur en
    faillite ne valent plus rien. Celles des autres vont au créancier, ou à la banque.
B-4_9-source-1 = Un joueur qui ne détient plus de parts est racheté : l’argent est partagé selon les parts.
B-4_9-source-2 = Les propriétés vont au plus grand détenteur s’il a au moins 51 % ; sinon, elles retournent à la banque.
B-4_9-reading-1 =
    La source ne dit pas de quelles parts il s’agit. Nous entendons celles du joueur lui-même : quand il ne lui en
    reste aucune, il est éliminé, même s’il a en main des parts d’autres. Le rachat se fait de lui-même dès qu’aucune
    dette, aucun loyer à réclamer ni aucunes enchères ne sont en cours ; si c’est le tour de ce joueur, il se termine.
    Là où la dernière réclamation devient caduque par un lancer, le rachat vient avant qu’on avance de ce lancer. Un
    joueur qui ne fait plus que l’attendre ne négocie avec d’autres que ses propres parts, qui le garderaient dans la
    partie.
B-4_9-reading-2 = 51 %, ce sont { $majority } des { $sharesEach } parts.
B-4_9-reading-3 =
    Les fractions s’arrondissent vers le bas, le reste va au plus grand détenteur (à égalité au suivant dans l’ordre
    du tour, la banque en dernier).
B-4_9-reading-4 = Les parts d’autres joueurs vont avec les propriétés.
B-4_9-reading-5 = Les bâtiments restent.
B-4_9-reading-6 = { $mortgageInterest } % sont dus sur les hypothèques (K-6.2).
B-4_9-reading-7 = Ce qui va à la banque est libre.
B-4_9-reading-8 = Les hypothèques en sont annulées.
B-4_9-reading-9 = Les bâtiments en sont retirés.
B-4_9-reading-10 = Les cartes de sortie retournent sous leurs paquets, et les propres parts du joueur ne valent plus rien.
B-4_9-reading-11 = Celui qui doit quelque chose ne peut pas céder la dernière de ses propres parts.
B-4_9-reading-12 = Un loyer qu’on peut encore réclamer compte alors comme une dette.
B-4_10-source = Un classeur peut garder le déroulement de la partie. Il aide, mais n’est pas obligatoire.
B-4_10-reading-1 =
    Ici, le jeu l’écrit lui-même : chaque écriture avec manche, joueur, motif, montants et soldes, ainsi que les
    propriétés.
B-4_10-reading-2 = Le registre des parts, les cours, les bilans et les dividendes y figurent aussi.
B-4_10-reading-3 = Le classeur sert aussi à une partie sur un vrai plateau, où l’on saisit les dés et les cartes à la main.
B-5_1-option = Avec une durée de jeu, la plus grande fortune gagne quand le temps est écoulé.
B-5_1-reading-1 = La source ne nomme pas de fin.
B-5_1-reading-2 = Le dernier joueur en jeu gagne.
B-5_1-reading-3 =
    La fortune, c’est l’argent liquide, la valeur des propriétés et toutes les parts détenues à leur cours, celles du
    joueur lui-même comprises.
B-5_1-reading-4 = L’hôte ou l’horloge du serveur annonce la fin ; le tour en cours se termine.
B-5_1-reading-5 = Des fortunes égales partagent la victoire.
