import { bringTexts } from '@hausregeln/rulebooks/texts/index.ts'
import { texts as de } from './de.ts'
import { texts as en } from './en.ts'

declare module '@hausregeln/chapters/say/chapter-facts.ts' {
  interface ActionFacts {
    readonly ride: { readonly deed: number }
  }
}

bringTexts<'railway'>({ de, en })
