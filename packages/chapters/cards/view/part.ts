import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { DeckList } from './DeckList.tsx'

/** Decks of cards. */
export const cardsPart: Part = {
  chapter: 'cards',
  spaces: { cards: { rule: 'cards', facts: DeckList } },
}
