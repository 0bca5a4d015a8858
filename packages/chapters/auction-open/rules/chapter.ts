import { text } from '@hausregeln/engine/core/text.ts'
import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { auctionFrame, bid, pass } from './auction-open.ts'
import { choices, formers } from './choices.ts'
import { numbers } from './numbers.ts'
import { policies } from './policies.ts'
import { vocabulary } from './vocabulary.ts'

export const auctionOpen: Chapter = {
  name: 'auction-open',
  gist: text('chapter-auction-open-gist'),
  arises: ({ is, number }) =>
    is('unowned', 'auctionOpen', 'auctionOnLanding', 'auctionSealed') ||
    is('declined', 'auctionToAll', 'auctionSealed') ||
    is('estateAuction', 'auctionToAll', 'auctionSealed') ||
    (is('fallsShort', 'auctioned') && Math.min(number('houses'), number('hotels')) < Number.POSITIVE_INFINITY),
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
