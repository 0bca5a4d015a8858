import { type Tongue, tongueOf } from '@hausregeln/chapters/say/tongue.ts'
import { sentencesOf } from '@hausregeln/chapters/sentences.ts'
import { WHOLE } from './whole.words.ts'

/** What is spoken from the beginning, without anything to wait for. In a browser that is nothing (`spoken.browser.ts`). */
export const spoken: Readonly<Record<string, Tongue | undefined>> = Object.fromEntries(
  Object.entries(WHOLE).map(([language, { chapters }]) => [language, tongueOf(sentencesOf(chapters))]),
)
