import type { Choice, Text } from '@hausregeln/engine'
import { UNASKED } from '@hausregeln/engine/core/choice.ts'
import { numbersOf } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { inEach, inLanguage, type Localized } from '../texts/language.ts'
import { allChoices, allPolicies, houseChapters } from './chapters.ts'
import { houseText, namedText } from './words.ts'

/** What people call a built-in chapter. */
export function chapterName(name: string): Localized | undefined {
  return houseChapters.get(name)?.title ?? namedText('chapter', name)
}

/** What people are asked by a built-in policy, or what it is about. */
export function policyName(name: string): Localized | undefined {
  return [...allPolicies].find(([policy]) => policy === name)?.[1].question ?? namedText('policy', name)
}

/** What a built-in choice answers; numbers that are told elsewhere are left out. */
export function choiceName(policy: string, id: string): Localized | undefined {
  const found = allChoices.find((one: Choice) => one.policy === policy && one.id === id)
  if (found === undefined) return undefined
  const { sentence } = found
  return sentence.de === UNASKED.de
    ? houseText('nothing')
    : inEach((language) => withoutNumbers(inLanguage(sentence, language)))
}

function withoutNumbers(sentence: string): string {
  return sentence.replace(/\{\w+\}/g, '…')
}

const numbers = numbersOf([...houseChapters.values()])

/** What people call a built-in number. */
export function numberName(name: string): Text | undefined {
  return numbers.find((one) => one.name === name)?.label
}
