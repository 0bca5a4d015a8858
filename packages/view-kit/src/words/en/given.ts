import type { Words } from '../words.ts'

/** Words for what a real table has brought. */
export const given: Words['given'] = {
  faces: { bus: 'Bus', seek: 'Next property' },
  dice: ['First die', 'Second die', 'Third die'],
  diceAsk: 'What do the dice show?',
  diceKeys: 'The digit keys and Enter do it, too.',
  diceKeysThird: 'The keys 1 to 6, B for the bus, N for the next property, and Enter do it, too.',
  diceEnter: 'Enter the throw',
  diceMissing: 'First tap every die as it lies.',
  cardAsk: (deck: string) => `Which card of the ${deck} deck?`,
  cardsLeft: (count: string) => `${count} cards have not been drawn since the deck was shuffled.`,
  lotAsk: 'Who is drawn?',
  dealAsk: (name: string) => `Which deed is dealt to ${name}?`,
  search: 'Search',
  nothingFound: 'Nothing matches.',
  throwOnBoard: 'The dice are thrown on the table.',
  throwKeeper: (name: string) => `${name} enters what they show.`,
  failed: 'This cannot be entered.',
}
