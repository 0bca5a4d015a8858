import type { EffectName } from '@hausregeln/engine'
import type { ChapterFacts } from '../chapter-facts.ts'
import type { Voice } from '../voice.ts'

/** What each card does, with its amounts as `cardA` and `cardB` have them. */
export type CardPhrases = Readonly<Record<EffectName, (first: number, second: number, v: Voice) => string>>

declare module '../chapter-texts.ts' {
  interface ChapterPhrases {
    readonly decks: { readonly cardDoes: CardPhrases }
  }
}

export const facts: ChapterFacts<'decks'> = {
  levels: {
    cardDrawn: 'main',
    cardWritten: 'main',
    jailCardKept: 'detail',
    jailCardReturned: 'detail',
    cardsShuffled: 'detail',
  },
}
