// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  S: {
    '0_1': {
      source: {
        '1': 'Le jeu comprend un plateau et huit pions.',
        '2': 'Il y a {deeds} titres de propriété.',
        '3': 'Il y a {firstDeck} cartes Extérieur et {secondDeck} cartes Domicile.',
        '4': 'On construit avec {houses} tribunes et {hotels} stades.',
        '5': 'On joue avec deux dés blancs et un dé rapide.',
        '6': 'Deux cases coûtent une taxe : la Panne du car et le Barrage de relégation.',
        '7': 'La monnaie est le ₩.',
        '8': 'Chacun commence avec {startBonus} ₩ de plus quand on joue avec le dé rapide (S-12.1).',
      },
      reading: {
        '1': 'La source n’imprime ni le plateau et les prix, ni les loyers, ni les textes des cartes, ni l’argent de départ.',
        '2': 'On peut jouer de deux à huit.',
        '3': 'Les {spaces} cases avec leurs {streets} rues, {stations} enceintes et {utilities} boutiques, leur ordre, les montants et les effets des cartes sont ceux des règles classiques (K-0.2 et K-0.3) : une enceinte {stationPrice} ₩, une boutique {utilityPrice} ₩, la Panne du car {firstTax} ₩, le Barrage de relégation {secondTax} ₩.',
        '4': 'Chacun commence avec {startCash} ₩.',
        '5': 'La banque n’est jamais à court d’argent.',
        '6': 'Le ₩ s’appelle fanion ; ce nom et les autres sont de nous.',
      },
    },
    '0_2': {
      source: 'Chacun lance les deux dés blancs. Le plus haut total donne le coup d’envoi ; on joue ensuite dans le sens des aiguilles d’une montre.',
      reading: 'La source ne parle pas des égalités. Ceux qui ont fait le même plus haut total relancent.',
    },
    '1_1': {
      source: {
        '1': 'Le joueur dont c’est le tour lance les dés, avance dans le sens des aiguilles d’une montre et exécute la case atteinte.',
        '2': 'Atteindre ou passer le Départ rapporte un salaire de {salaryPass} ₩ de la banque.',
        '3': 'Un double s’exécute comme d’habitude et donne un nouveau lancer.',
        '4': 'Le troisième double de suite mène en prison.',
        '5': 'Une fois le tour terminé, c’est au voisin de gauche.',
      },
      reading: {
        '1': 'La source ne dit pas si l’on avance encore du troisième double. Chez nous, non : le pion va droit en prison.',
        '2': 'Ce que montre alors le dé rapide ne compte pas.',
      },
    },
    '2_1': {
      source: {
        '1': 'Celui qui doit plus que son argent liquide peut vendre des bâtiments.',
        '2': 'Un débiteur peut aussi vendre des propriétés.',
        '3': 'Un débiteur peut aussi prendre des hypothèques.',
        '4': 'Si cela ne suffit pas non plus, il fait faillite et quitte la partie.',
      },
      reading: {
        '1': 'La source ne règle pas les cas limites.',
        '2': 'Chez nous, la faillite est refusée tant qu’on peut réunir assez pour la dette.',
        '3': 'Les bâtiments y comptent pour leur prix de vente.',
        '4': 'Les hypothèques y comptent aussi.',
        '5': 'S-2.2 dit quelles affaires avec d’autres restent permises jusque-là.',
      },
    },
    '2_2': {
      source: {
        '1': 'Le joueur en faillite paie de la dette tout ce qu’il peut.',
        '2': 'Le créancier reçoit les propriétés.',
        '3': 'Toutes sont alors hypothéquées.',
        '4': 'Le créancier reçoit aussi les cartes de sortie.',
        '5': 'Pour chaque propriété hypothéquée, le créancier paie aussitôt {mortgageInterest} % d’intérêts à la banque, même s’il ne peut pas encore lever l’hypothèque.',
      },
      reading: {
        '1': 'Pour que le plus possible soit payé, tous les bâtiments sont vendus avant que les propriétés changent de main.',
        '2': 'Toutes les propriétés sont aussi hypothéquées avant de changer de main.',
        '3': 'Le créancier reçoit le produit.',
        '4': 'Les intérêts s’arrondissent par titre au ₩ supérieur.',
        '5': 'Ce que le créancier ne peut pas payer des intérêts est une dette envers la banque, réglée avant que le jeu continue.',
        '6': 'Si une carte fait devoir de l’argent à plusieurs autres, il y a une dette envers chacun, dans l’ordre du tour. Si cela mène à la faillite, le produit est partagé en proportion des créances (arrondi vers le bas ; le reste va au premier dans l’ordre du tour), et les propriétés reviennent à la banque (S-2.3).',
        '7': 'Pour que la fortune ne passe pas à des amis : tant qu’un joueur a une dette, un échange vaut à n’importe quelles conditions si tout peut encore être payé ensuite. Sinon, il ne doit diminuer ni ce que le joueur peut réunir, ni ce qu’il laisserait s’il faisait faillite aussitôt.',
        '8': 'Un loyer qu’on peut encore réclamer compte alors comme une dette.',
        '9': 'On peut réunir l’argent liquide.',
        '10': 'Les bâtiments rapportent alors la moitié de leur prix.',
        '11': 'On peut aussi réunir les valeurs hypothécaires.',
        '12': 'On laisse l’argent liquide, et les propriétés à leur prix imprimé.',
        '13': 'Les bâtiments laissés comptent à moitié prix.',
        '14': 'Pour une propriété laissée qui est hypothéquée, on déduit ce que coûte la levée de l’hypothèque.',
        '15': 'Une carte de sortie laissée compte pour {jailCardWorth} ₩.',
        '16': 'Ce que l’échange apporte compte dans les deux cas.',
      },
    },
    '2_3': {
      source: {
        '1': 'La banque met aussitôt les propriétés aux enchères.',
        '2': 'Elles sont alors libres d’hypothèque.',
        '3': 'Les cartes de sortie retournent sous leurs paquets.',
      },
      reading: {
        '1': 'La source ne dit pas ce qui se passe sans offre, ni quand un joueur abandonne. Une propriété sans offre reste libre à la banque.',
        '2': 'Celui qui abandonne, que l’hôte retire ou dont le temps est écoulé paie d’abord ses dettes : avec son argent, puis avec ce qu’il peut réunir.',
        '3': 'Un loyer qu’on peut encore réclamer compte alors comme une dette.',
        '4': 'Si cela ne suffisait pas, c’est aussitôt la faillite envers le créancier (S-2.2). Ce qui reste revient à la banque, comme ici. Ainsi, un abandon ne coûte son argent à personne.',
        '5': 'S’il ne reste qu’un joueur, la partie prend fin sans enchères.',
      },
    },
    '2_4': {
      source: 'Le dernier joueur encore en jeu gagne.',
      option: 'La table peut convenir d’avance d’une durée de jeu : quand elle est écoulée, la plus grande fortune gagne.',
      reading: {
        '1': 'La source ne connaît pas de partie à durée fixée ; nous la proposons dans toutes les éditions. L’hôte ou l’horloge du serveur annonce la fin, et le tour en cours se termine.',
        '2': 'Comptent l’argent et les propriétés à leur prix imprimé.',
        '3': 'Les propriétés hypothéquées comptent pour la moitié.',
        '4': 'Les bâtiments comptent à leur prix.',
        '5': 'Des fortunes égales partagent la victoire.',
      },
    },
    '3_1': {
      source: {
        '1': 'Ceux dont ce n’est pas le tour, ou qui sont en prison, encaissent tout de même des loyers.',
        '2': 'Ceux dont ce n’est pas le tour, ou qui sont en prison, peuvent aussi enchérir.',
        '3': 'Ceux dont ce n’est pas le tour, ou qui sont en prison, peuvent aussi construire et vendre des bâtiments.',
        '4': 'Ceux dont ce n’est pas le tour, ou qui sont en prison, peuvent aussi prendre des hypothèques.',
        '5': 'Ceux dont ce n’est pas le tour, ou qui sont en prison, peuvent aussi échanger.',
        '6': 'Quand quelqu’un s’arrête sur la propriété d’un autre, le propriétaire réclame le loyer (S-9.1).',
      },
    },
    '3_2': {
      source: {
        '1': 'La banque tient des enchères si quelqu’un n’achète pas une propriété libre au prix imprimé.',
        '2': 'La banque tient aussi des enchères si les propriétés d’un joueur en faillite lui reviennent.',
        '3': 'La banque tient aussi des enchères si les bâtiments manquent et que plusieurs joueurs veulent construire.',
      },
    },
    '3_3': {
      source: {
        '1': 'N’importe qui peut ouvrir les enchères, à partir de 1 ₩.',
        '2': 'Si personne n’offre davantage, le dernier enchérisseur doit acheter.',
      },
      reading: {
        '1': 'La source laisse ouvert le déroulement des enchères.',
        '2': 'Nous les tenons ouvertement, par offres croissantes en ₩ entiers, et l’on n’enchérit qu’avec son argent liquide.',
        '3': 'Pendant ce temps, on ne vend rien.',
        '4': 'On n’hypothèque rien non plus.',
        '5': 'On n’échange pas non plus.',
        '6': 'Celui qui passe est hors de cette vente ; elle prend fin dès que tous sauf le plus offrant ont passé ou ne peuvent plus surenchérir. Sans aucune offre, la propriété reste à la banque. Si un enchérisseur quitte la partie, son offre est nulle et la précédente, d’un joueur qui reste, redevient valable.',
      },
    },
    '4_1': {
      source: {
        '1': 'Celui qui possède toutes les rues d’un groupe de couleur peut y construire des tribunes au prix imprimé : uniformément, c’est-à-dire une partout avant la deuxième où que ce soit, et au plus {housesBeforeHotel} par rue.',
        '2': '{housesBeforeHotel} tribunes s’échangent contre un stade au prix imprimé ; les tribunes sont rendues.',
        '3': 'Aucune rue ne reçoit plus d’un stade.',
      },
      reading: {
        '1': 'D’après la source, on peut construire à tout moment, même pendant le tour d’un autre. Chez nous, seules des enchères en cours et une dette ouverte l’empêchent.',
        '2': 'Construire ne change pas un loyer déjà dû (S-9.1).',
      },
    },
    '4_2': {
      source: 'Tant qu’une rue du groupe de couleur est hypothéquée, on ne construit sur aucune d’elles.',
    },
    '4_3': {
      source: {
        '1': 'Si la banque n’a plus de tel bâtiment, il faut attendre que quelqu’un en rende.',
        '2': 'S’il en reste peu et que plusieurs joueurs veulent construire, ils sont mis aux enchères et vont aux plus offrants.',
      },
      reading: 'La source ne dit pas comment on apprend qui veut construire. Nous faisons comme dans les règles classiques (K-5.3) : quand un joueur commande un bâtiment que d’autres aussi auraient le droit et les moyens de construire, et que la réserve ne suffit pas à tous, on demande une fois à ces autres. Si l’un d’eux veut construire, les bâtiments sont mis aux enchères un à un, ouvertement, à partir du prix imprimé, et chaque gagnant place le sien aussitôt, uniformément. Dès que la réserve suffit à tous ceux qui restent, ils construisent au prix imprimé. Si personne n’enchérit, la commande est caduque, et celui qui l’a faite ne commande plus rien pendant ce tour.',
    },
    '5_1': {
      source: {
        '1': 'La banque reprend les bâtiments à la moitié de leur prix, uniformément, comme ils ont été construits.',
        '2': 'Pour un stade, elle donne {housesBeforeHotel} tribunes et la moitié du prix du stade.',
      },
      reading: 'La source ne dit pas ce qui se passe quand il n’y a pas {housesBeforeHotel} tribunes en réserve. Chez nous, le stade ne peut alors pas être vendu seul : on démolit tout le groupe ensemble jusqu’au plus haut niveau égal que permet la réserve.',
    },
    '6_1': {
      source: {
        '1': 'On peut hypothéquer toute propriété à soi une fois vendus tous les bâtiments de son groupe de couleur.',
        '2': 'La banque paie la valeur hypothécaire imprimée.',
        '3': 'Lever l’hypothèque coûte cette valeur et {mortgageInterest} % d’intérêts.',
        '4': 'Tant qu’elle dure, il n’y a pas de loyer.',
      },
      reading: {
        '1': 'La source laisse ouvert le montant de la valeur hypothécaire et l’arrondi des {mortgageInterest} %.',
        '2': 'Chez nous, c’est la moitié du prix, et les intérêts s’arrondissent au ₩ supérieur.',
        '3': 'Celui qui a une dette ouverte ne lève pas d’hypothèque.',
      },
    },
    '7_1': {
      source: {
        '1': 'On peut vendre et échanger des propriétés contre de l’argent ou d’autres propriétés, aux conditions dont on convient.',
        '2': 'Elles doivent être sans bâtiment.',
        '3': 'Des cartes de sortie peuvent aussi faire partie d’un échange.',
        '4': 'Tous les bâtiments du groupe de couleur doivent d’abord avoir été vendus à la banque.',
      },
      reading: {
        '1': 'La source ne dit pas combien de temps vaut une offre.',
        '2': 'Chez nous, elle est caduque dès que quelque chose qu’elle nomme change.',
        '3': 'Aucun échange n’a lieu pendant des enchères.',
        '4': 'Personne ne fait plus de {offersATurn} offres en un tour.',
        '5': 'Un cadeau est permis ; de l’argent seul ne l’est pas, ce serait un prêt (S-13.1).',
        '6': 'Celui qui a une dette et ne pourrait pas tout payer ensuite ne cède rien qui manquerait à ses créanciers (S-2.2).',
        '7': 'Un loyer qu’on peut encore réclamer compte alors comme une dette.',
      },
    },
    '7_2': {
      source: 'On peut aussi échanger des propriétés hypothéquées. Celui qui en reçoit une lève l’hypothèque aussitôt, ou paie {mortgageInterest} % et la garde ; la lever plus tard coûte de nouveau {mortgageInterest} %.',
      reading: 'La source ne dit ni combien de temps dure « aussitôt », ni ce qui arrive sans argent pour les intérêts. Chez nous, les {mortgageInterest} % sont dus avec l’échange, et l’hypothèque peut être levée sans autres intérêts jusqu’au prochain lancer. Un échange n’a lieu que si l’argent liquide couvre aussi les intérêts.',
    },
    '8_1': {
      source: 'Celui qui s’arrête sur une propriété libre l’achète au prix imprimé, ou elle est mise aux enchères.',
    },
    '9_1': {
      source: 'Le loyer n’est dû que si le propriétaire le réclame avant que le joueur suivant lance les dés.',
      option: 'La table peut convenir que les loyers soient encaissés d’office, et que le lancer suivant ne soit possible que quelques secondes après la fin du tour, ou quand tous ont réclamé ou renoncé.',
      reading: 'La source ne dit pas ce qui peut changer avant la réclamation. Chez nous, le propriétaire, le payeur et le montant sont fixés à l’arrivée, et chaque arrivée ne permet qu’une réclamation. Un nouveau lancer du même joueur ne met pas fin au délai, si bien que plusieurs loyers peuvent être à réclamer ; ils se règlent dans l’ordre des réclamations. Pendant qu’on en règle un, les dés et les autres réclamations attendent. Si le débiteur ou le propriétaire quitte la partie, le loyer est perdu.',
    },
    '9_2': {
      source: {
        '1': 'Le loyer est imprimé sur le titre de propriété et augmente avec les bâtiments.',
        '2': 'Pour une rue sans bâtiment, le loyer de base double quand le propriétaire a tout le groupe de couleur et qu’aucune rue du groupe n’est hypothéquée.',
      },
    },
    '9_3': {
      source: {
        '1': 'Une enceinte coûte {stationRent1}, {stationRent2}, {stationRent3} ou {stationRent4} ₩, selon le nombre qu’en a son propriétaire.',
        '2': 'Pour une boutique, le visiteur lance les deux dés et paie quatre fois le total, ou dix fois si les deux boutiques ont le même propriétaire.',
        '3': 'Avec le dé rapide, S-12.6 s’applique.',
      },
      reading: {
        '1': 'La source fait lancer les dés au visiteur d’une boutique au lieu de prendre le lancer qui y a mené. Nous la prenons au mot : chaque visite a son propre lancer, qui n’est jamais un double.',
        '2': 'Les enceintes et boutiques hypothéquées comptent dans le nombre, puisqu’on les possède encore.',
      },
    },
    '10_1': {
      source: {
        '1': 'Celui qui s’arrête sur une case Carte tire la carte du dessus, l’exécute aussitôt et la remet sous le paquet.',
        '2': 'Les cartes de sortie, qui ouvrent la prison, se gardent et se jouent ou se vendent.',
      },
    },
    '10_2': {
      source: {
        '1': 'La Panne du car et le Barrage de relégation coûtent le montant imprimé.',
        '2': 'Il va à la banque.',
        '3': 'Il ne va jamais au Parking libre.',
      },
    },
    '11_1': {
      source: {
        '1': 'S’arrêter sur la case qui envoie en prison y mène tout droit.',
        '2': 'Une carte peut mener en prison elle aussi.',
        '3': 'Faire trois doubles en un tour mène aussi en prison.',
        '4': 'Le chemin de la prison ne rapporte pas de salaire, même s’il passe par le Départ.',
        '5': 'Le tour s’y termine.',
      },
    },
    '11_2': {
      source: {
        '1': 'Il y a trois moyens de sortir.',
        '2': 'Payer {bail} ₩ à la banque au début du tour, puis lancer.',
        '3': 'Ou jouer une carte de sortie, puis lancer.',
        '4': 'Ou essayer de faire un double pendant trois tours au plus : il libère aussitôt et l’on en avance.',
        '5': 'Après le troisième échec, il faut payer {lastBail} ₩, et l’on avance de ce lancer.',
      },
      reading: {
        '1': 'Pour payer, la source ne parle que du tour suivant.',
        '2': 'Nous permettons les {bail} ₩ au début de chaque tour en prison, même du troisième.',
        '3': 'Nous permettons aussi une carte de sortie au début de chaque tour en prison, même du troisième.',
        '4': 'Il faut choisir l’un des moyens. Le double qui libère ne donne pas de nouveau lancer.',
        '5': 'Si les {lastBail} ₩ manquent après le troisième échec, ils sont une dette, réglée avant que le pion avance.',
      },
    },
    '11_3': {
      source: {
        '1': 'En simple visite à la prison et sur sa propre propriété, il ne se passe rien.',
        '2': 'Au Parking libre, il ne se passe rien non plus.',
        '3': 'Toutes les autres affaires continuent.',
      },
    },
    '12_1': {
      source: {
        '1': 'Le dé rapide accélère la partie.',
        '2': 'Avec lui, chacun reçoit {startBonus} ₩ de plus au départ.',
      },
      option: 'La table peut aussi jouer sans lui.',
      reading: 'La source ne dit pas si l’on joue toujours avec le dé rapide : elle le compte dans le matériel et le présente comme un moyen d’aller plus vite. Sauf accord contraire, nous jouons avec.',
    },
    '12_2': {
      source: 'Celui qui a passé le Départ pour la première fois lance le dé rapide avec les deux dés blancs.',
      reading: 'La source ne dit pas si le lancer en cours compte déjà, ni si l’on peut se passer du dé. Chez nous, on s’en sert à partir du lancer suivant, et toujours. S’arrêter sur le Départ compte comme le passer ; y commencer, non.',
    },
    '12_3': {
      source: 'Si le dé rapide montre un chiffre, on avance de la somme des trois dés.',
      reading: 'La source ne dit pas comment les signes se répartissent sur les six faces. Chez nous, ce sont 1, 2, 3, une fois le bus et deux fois « propriété suivante ».',
    },
    '12_4': {
      source: 'Si le dé rapide montre le bus, on avance d’un dé blanc, de l’autre, ou des deux ensemble. Avec 1 et 5, cela fait 1, 5 ou 6 cases.',
    },
    '12_5': {
      source: {
        '1': 'Ce signe donne deux déplacements. D’abord, on avance des dés blancs comme d’habitude et l’on exécute la case.',
        '2': 'Puis le pion va jusqu’à la prochaine propriété libre : elle est achetée ou mise aux enchères.',
        '3': 'Si aucune n’est libre, il va jusqu’à la prochaine propriété, et son propriétaire reçoit le loyer habituel.',
      },
      reading: {
        '1': 'La source dit peu de chose du second déplacement. Si rien n’est libre, il mène chez nous à la prochaine propriété d’un autre joueur, car personne ne se paie de loyer à soi-même.',
        '2': 'Il part de là où le premier s’est terminé, même si une carte y a mené, et rapporte {salaryPass} ₩ s’il passe le Départ.',
        '3': 'La case où se trouve le pion n’est pas la prochaine, même si personne n’en a voulu à l’instant.',
        '4': 'Le loyer doit ici aussi être réclamé (S-9.1).',
        '5': 'Une propriété hypothéquée est atteinte, mais ne rapporte pas de loyer.',
        '6': 'S’il n’y a aucune propriété de ce genre, il n’y a pas de second déplacement.',
      },
    },
    '12_6': {
      source: {
        '1': 'Un double, ce sont deux dés blancs égaux.',
        '2': 'Celui qui essaie de faire un double en prison ne lance que les dés blancs.',
        '3': 'Pour le loyer d’une boutique, on lance les trois dés ; le bus et « propriété suivante » comptent 0.',
      },
      reading: {
        '1': 'Celui qui a été libéré avant le lancer n’est plus en prison et se sert du dé rapide comme d’habitude.',
        '2': 'Celui qui ne s’en sert pas encore (S-12.2) ne lance que les dés blancs pour le loyer aussi.',
      },
    },
    '12_7': {
      source: 'Si les trois dés montrent le même chiffre, le pion peut sauter sur n’importe quelle case du plateau.',
      reading: {
        '1': 'Chez nous, le pion saute toujours, sinon le lancer serait sans déplacement. La source ne dit pas ce qui accompagne le saut.',
        '2': 'Les dés blancs forment alors un double, il y a donc un nouveau lancer ; si c’est le troisième double, il mène en prison au lieu du saut.',
        '3': 'Le saut ne passe par rien ; sauter sur le Départ rapporte {salaryLand} ₩.',
        '4': 'Sur la case Prison, on est en visite ; la case qui envoie en prison le fait ici aussi. On peut aussi choisir la case où se trouve le pion, qui est alors exécutée une nouvelle fois.',
      },
    },
    '12_8': {
      source: 'Si un joueur est envoyé en prison pendant son tour, celui-ci est terminé ; ce que le dé rapide aurait encore apporté n’est pas joué.',
    },
    '13_1': {
      source: {
        '1': 'Les joueurs ne se prêtent pas d’argent et ne s’accordent pas de dispense de loyers à venir.',
        '2': 'Taxes et amendes vont à la banque.',
        '3': 'Il n’y a pas d’argent au Parking libre.',
      },
    },
  },
}
