import type { NumberValue, Text } from '@hausregeln/engine'
import { text, timesBrought } from '@hausregeln/engine/core/text.ts'
import { formatNumber, inEach, inLanguage, type Language, type Localized } from '../texts/language.ts'
import type { Ground } from './ground.ts'

const PLACE = /\{(\w+)\}/g
/** What a struck sentence has for a number that there is no more. */
const MISSING = '…'
const UNLIMITED: Text = text('amount-unlimited')

/** A text of a paragraph with the numbers of a rulebook in place of their names, without their units. */
export function filled(said: Text, ground: Ground): Localized {
  return inEach((language) => filledIn(inLanguage(said, language), ground, language))
}

function filledIn(said: string, ground: Ground, language: Language): string {
  if (!said.includes('{')) return said
  return said.replace(PLACE, (_, name: string) => {
    const value = ground.number(name)
    return value === undefined ? MISSING : told(value, language)
  })
}

function told(value: NumberValue, language: Language): string {
  if (value === 'unlimited') return inLanguage(UNLIMITED, language)
  return [value]
    .flat()
    .map((one) => formatNumber(language, one))
    .join(', ')
}

/** What has been found in texts, while the same words were there. */
const found = new WeakMap<Text, { readonly times: number; readonly names: readonly string[] }>()

/** The names of numbers that a text has, in any of its languages. */
export function placesIn(said: Text): readonly string[] {
  const times = timesBrought()
  const before = found.get(said)
  if (before?.times === times) return before.names
  const names = spokenIn(said).flatMap((one) => [...one.matchAll(PLACE)].flatMap(([, name]) => name ?? []))
  const each = [...new Set(names)]
  found.set(said, { times, names: each })
  return each
}

/** What a text says, in each of its languages. */
export function spokenIn(said: Text): readonly string[] {
  const texts = Object.values(JSON.parse(JSON.stringify(said)) as Readonly<Record<string, unknown>>)
  return texts.filter((one) => typeof one === 'string')
}

/** Texts one after the other, in all their languages. */
export function joined(texts: readonly Text[]): Localized {
  return inEach((language) => texts.map((one) => inLanguage(one, language)).join(' '))
}
