import { bringFacts, bringTexts } from '@hausregeln/rulebooks/texts/index.ts'
import { texts as de } from './de.ts'
import { texts as en } from './en.ts'

declare module '@hausregeln/chapters/say/chapter-facts.ts' {
  interface ActionFacts {
    readonly board: { readonly deed: number }
    readonly stayAshore: Nothing
  }
  interface ChapterQuestions {
    readonly ferry: { readonly ferry: { readonly fare: number } }
  }
}

bringTexts<'ferry'>({ de, en })
bringFacts('ferry', {
  levels: { ferried: 'main' },
  frames: { ferry: { must: (l) => ({ ask: 'ferry', fare: l.book.numbers.fare as number }) } },
})
