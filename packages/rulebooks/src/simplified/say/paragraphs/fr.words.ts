// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  V: {
    '1_1': {
      source: {
        '1': 'On joue à deux ou plus.',
        '2': 'Tous commencent au Départ et jouent à tour de rôle dans le sens des aiguilles d’une montre.',
        '3': 'Le joueur dont c’est le tour lance les dés, avance son pion, puis exécute ce que la case atteinte exige ou permet.',
      },
      reading: 'La source ne dit pas qui commence. Chez nous, c’est la première place.',
    },
    '2_1': {
      source: {
        '1': 'La banque commence avec {bankCash} M.',
        '2': 'Elle en verse {startCash} M à chaque joueur au départ.',
      },
      reading: {
        '1': 'La source ne fixe pas de nombre maximal de joueurs.',
        '2': 'À sept, la banque ne pourrait pas verser l’argent de départ ; on joue donc à six au plus.',
      },
    },
    '2_2': {
      source: {
        '1': 'Il n’y a pas de dettes. Ce qu’un joueur ne peut pas payer en entier est payé autant que possible, et il est éliminé.',
        '2': 'Si la banque ne peut plus payer, la partie prend fin.',
      },
      reading: 'Si l’argent de la banque ne suffit pas, elle paie ce qui lui reste ; la partie prend fin avec la manche (V-3.2), non au milieu d’un tour.',
    },
    '2_3': {
      source: 'Celui qui a perdu toute sa fortune privée est éliminé.',
      reading: 'La source parle de « fortune privée ». Nous entendons par là l’argent liquide tombé à exactement 0, puisqu’elle y fait verser le produit des ventes. Celui qui dépense de son plein gré son dernier argent est éliminé lui aussi : c’est permis, mais le jeu prévient.',
    },
    '2_4': {
      reading: {
        '1': 'La source n’en dit rien.',
        '2': 'Chez nous, les rues, gares et compagnies des joueurs éliminés redeviennent libres et leurs bâtiments disparaissent : la partie reste ouverte pour les autres.',
        '3': 'Celui qui abandonne est éliminé de la même façon.',
      },
    },
    '3_1': {
      source: {
        '1': 'À la fin, la plus grande fortune gagne : l’argent plus la moitié du prix d’achat de chaque gare, compagnie et rue.',
        '2': 'Les maisons comptent aussi pour la moitié de leur prix d’achat.',
        '3': 'Un hôtel compte comme cinq maisons.',
      },
      option: 'On peut convenir d’une durée de jeu : quand elle est écoulée, le tour en cours se termine et la fortune décide.',
      reading: {
        '1': 'Une maison compte à son prix imprimé, même si elle a été achetée à moitié prix.',
        '2': 'Des fortunes égales partagent la victoire.',
      },
    },
    '3_2': {
      source: {
        '1': 'La partie prend fin après la manche au cours de laquelle l’argent de la banque est tombé à 0 ; la cagnotte des taxes n’appartient pas à la banque.',
        '2': 'Elle prend fin aussi dès qu’il ne reste qu’un joueur.',
      },
      reading: {
        '1': 'Une manche est finie quand le tour atteint ou dépasse la place du joueur qui a commencé la partie, qu’il joue encore ou non.',
        '2': 'Un revenu ultérieur de la banque n’annule pas la fin.',
      },
    },
    '4_1': {
      source: {
        '1': 'Quarante cases en cercle, du Départ à l’Allée du Château.',
        '2': 'Une gare coûte {stationPrice} M et rapporte {stationRent1}, {stationRent2}, {stationRent3} ou {stationRent4} M selon le nombre qu’en a son propriétaire.',
        '3': 'Une compagnie coûte {utilityPrice} M et rapporte {utilityFactor1} fois le lancer qui y a mené, {utilityFactor2} fois avec les deux compagnies.',
        '4': 'Les taxes sont de {firstTax} M et de {secondTax} M.',
      },
    },
    '4_2': {
      source: {
        '1': 'Le prix, les loyers et le prix d’une maison sont imprimés sur la carte de chaque rue.',
        '2': 'Ils vont de la Rue des Bains, à {leastPrice} M, à l’Allée du Château, à {mostPrice} M.',
      },
      reading: {
        '1': 'La source n’imprime le prix d’une maison que là où il change ; il vaut jusqu’au suivant.',
        '2': 'Des rues d’une même couleur peuvent donc avoir des maisons de prix différents, comme la Rue Lessing et la Rue Schiller.',
      },
    },
    '4_3': {
      source: 'Celui qui a toutes les rues d’une couleur y construit à moitié prix.',
      reading: {
        '1': 'La source parle de couleurs, mais n’en nomme aucune.',
        '2': 'Nous prenons les huit groupes habituels (K-0.2).',
      },
    },
    '5_1': {
      source: {
        '1': 'On lance deux dés.',
        '2': 'Le pion avance de leur somme et ne revient jamais en arrière.',
      },
      reading: 'Si la table joue avec des cartes (V-6.7), celle qui fait reculer de trois cases le fait.',
    },
    '5_2': {
      source: {
        '1': 'Après un double, le même joueur rejoue aussitôt.',
        '2': 'Le troisième double de suite mène aussitôt en prison, comme si l’on avait atteint l’agent de police.',
      },
      reading: '« Aussitôt » veut dire chez nous : on n’avance pas de ce lancer, et le chemin ne rapporte pas de salaire.',
    },
    '6_1': {
      source: {
        '1': 'Passer le Départ rapporte un salaire de {salaryPass} M de la banque.',
        '2': 'S’y arrêter exactement rapporte {salaryLand} M.',
      },
    },
    '6_2': {
      source: 'Celui qui atteint une rue libre peut l’acheter à son prix fixe, aussitôt et en entier.',
      reading: 'La source ne dit pas ce qui se passe si personne n’achète. Chez nous, la rue reste à la banque ; il n’y a pas d’enchères.',
    },
    '6_3': {
      source: 'Celui qui s’arrête sur une rue à lui peut la vendre à la banque pour la moitié du prix de la rue et de chacune de ses maisons. Les bâtiments disparaissent et la rue redevient libre.',
      reading: {
        '1': 'La rue doit déjà lui avoir appartenu à son arrivée.',
        '2': 'La banque paie autant qu’elle peut (V-2.2).',
      },
    },
    '6_4': {
      source: {
        '1': 'Celui qui s’arrête sur une rue à lui peut y construire une maison par tour, jusqu’à quatre ; la cinquième en fait un hôtel.',
        '2': 'Il n’est pas nécessaire de posséder toute la couleur.',
        '3': 'Celui qui la possède paie la moitié.',
      },
      reading: 'Pas à l’arrivée qui l’achète : la rue doit déjà lui avoir appartenu. Chaque lancer après un double est un tour à part. Une arrivée permet soit de construire, soit de vendre.',
    },
    '6_5': {
      source: {
        '1': 'Celui qui atteint la rue d’un autre joueur paie aussitôt le loyer à son propriétaire.',
        '2': 'Il dépend du nombre de maisons.',
      },
      reading: {
        '1': 'Comme le loyer est dû aussitôt, il n’a pas besoin d’être réclamé chez nous.',
        '2': 'La source ne dit pas qu’une couleur entière le double ; chez nous, elle ne le double pas.',
      },
    },
    '6_6': {
      source: {
        '1': 'Elles s’achètent comme des rues.',
        '2': 'On n’y construit pas.',
        '3': 'Celui qui s’arrête sur la sienne peut la vendre à la banque pour la moitié de son prix.',
        '4': 'Le loyer dépend du nombre qu’en a le propriétaire, pour une compagnie aussi du lancer qui y a mené.',
      },
    },
    '6_7': {
      source: {
        '1': 'Les cases Communauté et Événement ne font rien.',
        '2': 'La case Prison ne fait rien non plus.',
      },
      option: 'La source annonce des cartes pour une extension à venir. Les tables qui le veulent peuvent jouer avec : effets comme dans les règles classiques (K-0.3), montants multipliés par vingt.',
      reading: {
        '1': 'Quand on joue avec des cartes, ce qu’elles font payer à la banque va dans la cagnotte comme les taxes.',
        '2': 'Les cartes de sortie ne valent rien, puisqu’on ne sort de prison qu’en passant des tours (V-6.9).',
      },
    },
    '6_8': {
      source: {
        '1': 'Les taxes vont dans la cagnotte.',
        '2': 'Celui qui s’arrête au Parking libre reçoit toute la cagnotte.',
      },
    },
    '6_9': {
      source: {
        '1': 'Celui qui atteint l’agent de police va aussitôt en prison et y passe trois manches.',
        '2': 'Il repart ensuite de la case Prison.',
      },
      reading: {
        '1': 'Le chemin de la prison ne rapporte pas de salaire, et il n’y a pas de caution : la source ne connaît que les tours passés.',
        '2': 'On encaisse tout de même les loyers de ceux qui sont en prison, puisqu’elle ne leur ôte que leurs propres actions.',
      },
    },
  },
}
