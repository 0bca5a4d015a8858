// Written by `npm run words` from the .ftl files beside it; change those.
import { of } from '@hausregeln/say/elision.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    estate: {
      gist: 'Ce que la banque reçoit des joueurs éliminés est libre d’hypothèque.',
    },
  },
  question: {
    estateAuction: 'Ce qui revient ainsi à la banque',
  },
  choice: {
    estate: {
      toHeir: 'revient au créancier ou à la banque',
      isFree: 'redevient libre',
    },
    estateAuction: {
      auctionToAll: 'est mis aux enchères ouvertes',
      staysWithBank: 'redevient libre',
    },
  },
  event: {
    estateAuctioned: (a, v) => `De la succession ${of(v.seat(a.seat))}, ${v.deed(a.deed)} sera mise aux enchères.`,
  },
}
