import type { BookFault, Text } from '@hausregeln/engine'
import type { Mention, Remedy } from '@hausregeln/engine/kit/book/fault.ts'
import { quoted } from '@hausregeln/engine/kit/book/quoted.ts'
import { chapterName, choiceName, numberName, policyName } from '../house/names.ts'
import { EFFECTS, KINDS } from './differ/words.ts'

/**
 * A fault in the words of people: what its sentence calls by names of programs stands there as the rules say it. Who
 * writes files by hand is told the names themselves (`tellFault`).
 */
export function inWords(fault: BookFault): BookFault {
  const names = [...(fault.names ?? [])].sort((a, b) => b.as.length - a.as.length)
  if (names.length === 0) return fault
  return { ...fault, de: replaced(fault.de, names, 'de'), en: replaced(fault.en, names, 'en') }
}

/** All names at once, so that what has been put in is not looked through again. */
function replaced(sentence: string, names: readonly Mention[], language: 'de' | 'en'): string {
  const found = new RegExp(names.map(({ as }) => as.replace(/[^\w\s]/g, '\\$&')).join('|'), 'g')
  return sentence.replace(found, (as) => {
    const words = wordsOf(names.find((one) => one.as === as))
    return words === undefined ? as : MARKS[language](words[language])
  })
}

const MARKS = { de: (words: string) => `„${words}“`, en: (words: string) => `“${words}”` }

function wordsOf(mention: Mention | undefined): Text | undefined {
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
      return (KINDS as Readonly<Record<string, Text>>)[mention.name]
    case 'effect':
      return (EFFECTS as Readonly<Record<string, Text>>)[mention.name]
    default:
      return undefined
  }
}

function choiceWords({ name, as }: Mention): Text | undefined {
  const [policy = '', id = ''] = name.split('=')
  const says = choiceName(policy, id)
  const asks = policyName(policy)
  if (says === undefined || asks === undefined || as === quoted(id)) return says
  return { de: `${asks.de}: ${says.de}`, en: `${asks.en}: ${says.en}` }
}

/** What a remedy changes, and to what, as a person is offered it. */
export function remedyWords({ part, name, value }: Remedy): Text | undefined {
  if (part === 'chapters') {
    const chapter = chapterName(name)
    if (chapter === undefined) return undefined
    return value
      ? { de: `„${chapter.de}“ kommt dazu`, en: `“${chapter.en}” comes along` }
      : { de: `„${chapter.de}“ fällt weg`, en: `“${chapter.en}” is left out` }
  }
  if (part === 'board') return { de: 'ein Chip zu 1 kommt dazu', en: 'a chip of 1 comes along' }
  if (value === null) return undefined
  const asks = part === 'choices' ? policyName(name) : numberName(name)
  const says = part === 'choices' ? choiceName(name, value) : { de: told(value), en: told(value) }
  return asks && says && { de: `${asks.de}: ${says.de}`, en: `${asks.en}: ${says.en}` }
}

function told(value: Extract<Remedy, { part: 'numbers' }>['value']): string {
  if (value === 'unlimited' || value === null) return '∞'
  return typeof value === 'number' ? `${value}` : value.join(' / ')
}
