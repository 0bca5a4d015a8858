import type { ChapterFacts } from '../chapter-facts.ts'

export const facts: ChapterFacts<'decks'> = {
  levels: {
    cardDrawn: 'main',
    cardWritten: 'main',
    jailCardKept: 'detail',
    jailCardReturned: 'detail',
    cardsShuffled: 'detail',
  },
}
