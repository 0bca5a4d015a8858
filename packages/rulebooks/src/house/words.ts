import { bringWords, type OwnText, text } from '@hausregeln/engine/core/text.ts'
import { inEach, inLanguage, type Localized } from '../texts/language.ts'
import { words as english } from './say/en.words.ts'
import type { Words } from './say/shape.words.ts'
import '../texts/english-rules.ts'

bringWords('en', { house: english })

/** The key of a text that stands by itself: `step-or`. */
type Key = {
  readonly [Group in keyof Words & string]: Words[Group] extends string
    ? Group
    : `${Group}-${keyof Words[Group] & string}`
}[keyof Words & string]

/** A text of house rules by its key. */
export function houseText(key: Key): OwnText {
  return text(`house-${key}`)
}

/** The same with what belongs in its gaps. */
export function filledText(key: Key, gaps: Readonly<Record<string, Localized | string>>): Localized {
  return inEach((language) =>
    inLanguage(houseText(key), language).replace(/\{(\w+)\}/g, (whole, name: string) => {
      const told = gaps[name]
      if (told === undefined) return whole
      return typeof told === 'string' ? told : inLanguage(told, language)
    }),
  )
}

/** A group of texts by names of programs, `debt-limit` for `debt_limit`; undefined: none has this name. */
export function namedText(group: 'chapter' | 'policy' | 'choice', name: string): OwnText | undefined {
  const key = name.replaceAll('-', '_')
  return Object.hasOwn(english[group], key) ? text(`house-${group}-${key}`) : undefined
}
