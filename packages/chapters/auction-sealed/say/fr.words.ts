// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    auction: {
      sealed: {
        gist: 'Aux enchères cachées, tous enchérissent en même temps et une seule fois ; la plus haute offre gagne. En cas d’égalité, les ex æquo enchérissent de nouveau, au moins aussi haut. Celui qui ne veut rien offre 0 ; si tous offrent 0, la propriété reste à la banque.',
      },
    },
  },
  question: {
    sealedPayment: 'Aux enchères cachées',
  },
  choice: {
    unowned: {
      auctionOnLanding: 'est mis aussitôt aux enchères cachées, et chacun paie son offre',
      auctionSealed: 'est mis aussitôt aux enchères cachées',
    },
    declined: {
      auctionSealed: 'est mis aux enchères cachées',
    },
    sealedPayment: {
      winner: 'seul le gagnant paie ce qu’il a offert',
      second: 'seul le gagnant paie, à savoir la deuxième plus haute offre',
      everybody: 'chacun paie ce qu’il a offert',
    },
    estateAuction: {
      auctionSealed: 'est mis aux enchères cachées',
    },
  },
  number: {
    mostTies: 'Égalités après lesquelles on tire au sort',
  },
}
