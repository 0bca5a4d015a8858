import type { BookFault, EffectName, SpaceDef } from '@hausregeln/engine'
import type { Mention } from '@hausregeln/engine/kit/book/fault.ts'
import { quoted } from '@hausregeln/engine/kit/book/quoted.ts'
import { inQuotes } from '../change/tell.ts'
import { chapterName, choiceName, numberName, policyName } from '../house/names.ts'
import { inEach, inLanguage, type Language, type Localized } from '../texts/language.ts'
import { cardName } from '../texts/written.ts'
import { kindName } from './differ/words.ts'
import { retold } from './retold.ts'

/**
 * A fault in the words of people: what its sentence calls by names of programs stands there as the rules say it. Who
 * writes files by hand is told the names themselves (`describeBookFault`).
 */
export function inWords(fault: BookFault): BookFault {
  const names = [...(fault.names ?? [])].sort((a, b) => b.as.length - a.as.length)
  if (names.length === 0) return fault
  return retold(fault, (language) => replaced(inLanguage(fault, language), names, language))
}

/** All names at once, so that what has been put in is not looked through again. */
function replaced(sentence: string, names: readonly Mention[], language: Language): string {
  const found = new RegExp(names.map(({ as }) => as.replace(/[^\w\s]/g, '\\$&')).join('|'), 'g')
  return sentence.replace(found, (as) => {
    const words = wordsOf(names.find((one) => one.as === as))
    return words === undefined ? as : inQuotes(inLanguage(words, language), language)
  })
}

function wordsOf(mention: Mention | undefined): Localized | undefined {
  if (mention?.words !== undefined) return mention.words
  switch (mention?.kind) {
    case 'chapter':
      return chapterName(mention.name)
    case 'policy':
      return policyName(mention.name)
    case 'choice':
      return choiceWords(mention)
    case 'number':
      return numberName(mention.name)
    case 'kind':
      return kindName(mention.name as SpaceDef['kind'])
    case 'effect':
      return cardName(mention.name as EffectName)
    default:
      return undefined
  }
}

function choiceWords({ name, as }: Mention): Localized | undefined {
  const [policy = '', id = ''] = name.split('=')
  const says = choiceName(policy, id)
  const asks = policyName(policy)
  if (says === undefined || asks === undefined || as === quoted(id)) return says
  return inEach((language) => `${inLanguage(asks, language)}: ${inLanguage(says, language)}`)
}
