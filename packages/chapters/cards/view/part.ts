import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { DeckList } from './DeckList.tsx'

/** Decks of cards. */
export const cardsPart: Part = {
  chapter: 'cards',
  place: 50,
  spaces: { cards: { rule: 'cards', facts: DeckList } },
}
