// Written by `npm run words` from the .ftl files beside it; change those.
import { language } from '@hausregeln/say/language.ts'
import type { Words } from './shape.words.ts'

const { number } = language('en-GB')

export const words: Words = {
  faces: {
    bus: 'Bus',
    seek: 'Next property',
  },
  dice: {
    '0': 'First die',
    '1': 'Second die',
    '2': 'Third die',
  },
  diceAsk: 'What do the dice show?',
  diceKeys: 'The digit keys and Enter do it, too.',
  diceKeysThird: 'The keys 1 to 6, B for the bus, N for the next property, and Enter do it, too.',
  diceEnter: 'Enter the throw',
  diceMissing: 'First tap every die as it lies.',
  noFace: ($key) => `No die shows ${$key} here: a die has 1 to 6.`,
  noFaceThird: ($key) => `The speed die has no ${$key}: it has 1 to 3, B for the bus and N for the next property.`,
  cardAsk: ($deck) => `Which card of the ${$deck} deck?`,
  cardsLeft: ($count) => ($count === 1 ? `${number($count)} card has not been drawn since the deck was shuffled.` : `${number($count)} cards have not been drawn since the deck was shuffled.`),
  lotAsk: 'Who is drawn?',
  dealAsk: ($name) => `Which deed is dealt to ${$name}?`,
  search: 'Search',
  nothingFound: 'Nothing matches.',
  throwOnBoard: 'The dice are thrown on the table.',
  throwKeeper: ($name) => `${$name} enters what they show.`,
  failed: 'This cannot be entered.',
}
