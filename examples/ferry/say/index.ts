import { asFunctions } from '@hausregeln/chapters/say/as-functions.ts'
import { bringFacts, bringTexts, type ChapterTexts } from '@hausregeln/rulebooks/texts/index.ts'
import { words as de } from './de.words.ts'
import { words as en } from './en.words.ts'
import { words as fr } from './fr.words.ts'
import type { Words } from './shape.words.ts'

declare module '@hausregeln/chapters/say/chapter-facts.ts' {
  interface ActionFacts {
    readonly board: { readonly deed: number }
    readonly stayAshore: Nothing
  }
  interface ChapterQuestions {
    readonly ferry: { readonly ferry: { readonly fare: number } }
  }
}

/** How it is told, with the words of any language. */
function texts(words: Words): ChapterTexts<'ferry'> {
  return {
    events: asFunctions(words.event),
    payments: asFunctions(words.payment),
    actions: asFunctions(words.action),
    refusals: words.refusal,
    questions: asFunctions(words.ask),
  }
}

bringTexts<'ferry'>({ de: texts(de), en: texts(en), fr: texts(fr) })
bringFacts('ferry', {
  levels: { ferried: 'main' },
  frames: { ferry: { must: (l) => ({ ask: 'ferry', fare: l.book.numbers.fare as number }) } },
})
