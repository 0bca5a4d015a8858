// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    auction: {
      open: {
        gist: 'In einer offenen Versteigerung darf jeder beliebig oft höher bieten oder aussteigen; das höchste Gebot gewinnt und wird gezahlt.',
      },
    },
  },
  number: {
    leastBid: 'Mindestgebot, gemessen am Preis',
    bidStep: 'Mindestschritt zwischen Geboten',
  },
}
