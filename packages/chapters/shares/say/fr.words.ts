// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    share: {
      trade: {
        title: 'Commerce des parts de joueurs',
      },
    },
    shares: {
      title: 'Parts de joueurs et leur Bourse',
    },
  },
  choice: {
    startReached: {
      dividend: 'le dividende',
    },
    milestone: {
      annualReport: 'avec {reportSpace}',
    },
    received: {
      reports: 'fait l’objet d’un bilan',
    },
    turnEnded: {
      closeExchange: 'après le temps que fixe la table',
    },
    wealth: {
      withShares: 'l’argent, les propriétés et les bâtiments à leur prix, hypothéqués à la moitié, et toutes les parts',
    },
    eliminate: {
      takenOver: 'est racheté',
    },
    estate: {
      withShares: 'revient, avec toutes les parts, au créancier ou à la banque',
    },
  },
  number: {
    lateFine: 'Amende pour un bilan tardif',
    reportSpace: 'Case du bilan annuel',
    sharesEach: 'Parts dont se compose chaque joueur',
    majority: 'Parts pour la majorité',
    sharesSoldATurn: 'Parts que la banque reprend en un tour',
    sharesBoughtATurn: 'Parts que la banque cède en un tour',
  },
}
