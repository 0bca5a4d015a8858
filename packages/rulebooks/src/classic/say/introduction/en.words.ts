// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  intro: {
    line: 'The game you know, by the book',
    special: 'You buy what you land on, trade for whole colour groups, build evenly and collect rent until only one player can still pay. Every rule is played as it is written, which is not how most people play it at home.',
    for: 'Everyone who has played it before. It is also the best place to start: stadium and exchange build on it.',
    hard: 'Medium: there is little to learn and a lot to trade.',
    point: {
      '1': 'Nobody wins money on the Free Car Park, unless the table agrees on a pot.',
      '2': 'A property that is not bought is auctioned, and the player who declined may bid, too.',
      '3': 'Rent is paid only if its owner demands it before the next player throws.',
      '4': 'Landing right on Start pays the usual {salaryPass} thalers, not double.',
      '5': 'From jail you still collect rent, buy, bid, trade and build.',
      '6': 'There are only {houses} houses. When they run short, they are auctioned.',
      '7': 'Players do not lend each other money, and nobody waives rent in advance.',
    },
  },
}
