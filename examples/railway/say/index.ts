import { asFunctions } from '@hausregeln/chapters/say/as-functions.ts'
import { bringTexts, type ChapterTexts } from '@hausregeln/rulebooks/texts/index.ts'
import { words as de } from './de.words.ts'
import { words as en } from './en.words.ts'
import { words as fr } from './fr.words.ts'
import type { Words } from './shape.words.ts'

declare module '@hausregeln/chapters/say/chapter-facts.ts' {
  interface ActionFacts {
    readonly ride: { readonly deed: number }
  }
}

/** How it is told, with the words of any language. */
function texts(words: Words): ChapterTexts<'railway'> {
  return {
    actions: asFunctions(words.action),
    refusals: words.refusal,
  }
}

bringTexts<'railway'>({ de: texts(de), en: texts(en), fr: texts(fr) })
