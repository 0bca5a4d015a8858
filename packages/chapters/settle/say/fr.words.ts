// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  question: {
    liquidate: 'Avant une faillite, on vend',
    inheritance: 'Sauf l’argent, les biens d’un failli vont',
  },
  choice: {
    shortfall: {
      settle: 'transforme ses biens en argent, sinon fait faillite',
    },
    liquidate: {
      sellBuildings: 'tous les bâtiments',
      sellBuildingsAndMortgageAll: 'tous les bâtiments ; envers un joueur, on hypothèque tout',
      nothing: 'rien',
    },
    inheritance: {
      bank: 'à la banque, même si un joueur est le créancier',
      creditor: 'au créancier',
    },
    resign: {
      bankrupt: 'paie ce qu’il doit ou ce qu’on peut encore lui réclamer ; le reste va à la banque',
    },
    eliminate: {
      bankrupt: 'est en faillite envers la banque',
    },
  },
  number: {
    jailCardWorth: 'Valeur d’une carte de sortie quand l’argent manque',
  },
  event: {
    bankrupt: (a, v) => `${v.seat(a.seat)} ne peut pas payer ${v.money(a.amount)} et fait faillite.`,
  },
  refusal: {
    noDebt: 'Seul un joueur qui a une dette en cours peut faire faillite.',
    canStillPay: 'Pas de faillite tant que ventes et hypothèques couvrent encore la dette.',
  },
  action: {
    bankrupt: 'Se déclarer en faillite',
  },
}
