// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  intro: {
    line: 'No auctions, no trading, no debts',
    special: 'You buy where you land, build where you land and pay what you have. The money of the bank is finite: when it is gone, the game ends and the greatest wealth wins.',
    for: 'Families and first games: it is always clear what you can do.',
    hard: 'Easy: buy or not, build or not.',
    point: {
      '1': 'What nobody buys stays with the bank: there are no auctions.',
      '2': 'Nothing is traded and nothing is mortgaged. You sell to the bank for half the price, and only where you have landed.',
      '3': 'You build one house on a street of your own when you land there, without the whole colour. With it, the house costs half.',
      '4': 'There are no debts: what you cannot pay in full you pay as far as it goes, and you are out. You are out at exactly 0, too.',
      '5': 'The bank begins with {bankCash} M. When it is empty, the round is played out and the greatest wealth wins.',
      '6': 'In jail you sit out three rounds: no bail, no doubles.',
      '7': 'Taxes go into a pot, which is won on the free car park. Event and community spaces do nothing, unless the table plays with cards.',
    },
  },
}
