// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  sell: 'Vendre…',
  sales: 'Vendre à la banque',
  salesIntro: 'La banque paie ce qu’indique la carte. Les propriétés ne reviennent à la banque que sans bâtiments.',
  allWorth: ($amount) => `Le tout rapporterait ${$amount}.`,
  nothingOwned: 'Il n’y a rien à vendre.',
}
