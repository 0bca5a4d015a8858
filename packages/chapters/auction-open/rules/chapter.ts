import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { auctionFrame, bid, pass } from './auction-open.ts'
import { choices, formers } from './choices.ts'
import { numbers } from './numbers.ts'
import { policies } from './policies.ts'
import { vocabulary } from './vocabulary.ts'

export const auctionOpen: Chapter = {
  name: 'auction-open',
  gist: {
    de: 'In einer offenen Versteigerung darf jeder beliebig oft höher bieten oder aussteigen; das höchste Gebot gewinnt und wird gezahlt.',
    en: 'In an open auction everybody may outbid the others any number of times, or pass; the highest bid wins and is paid.',
  },
  theme: 'property',
  dealsInJail: true,
  inOnes: true,
  vocabulary: [vocabulary],
  slots: ['auction'],
  frames: [auctionFrame],
  actions: [bid, pass],
  policies,
  choices,
  numbers,
  formers,
  clashes: ['claims'],
}
