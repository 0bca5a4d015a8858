// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  balances: 'Balances',
  story: 'What has happened last',
  free: 'Unowned',
  guest: 'Big screen',
  waitsForGame: 'The game shows here as soon as it is open in another window of this browser.',
  waitsForTable: 'Loading the table…',
}
