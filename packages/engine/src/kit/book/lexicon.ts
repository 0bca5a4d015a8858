import { ACTION_CODES } from '../../core/action/action.ts'
import type { ActionRule, Book, Codes, FrameRule, OptionDef, Words } from '../../core/book.ts'
import {
  type ActionName,
  type EndReasonName,
  frameNumber,
  type OptionName,
  type Refusal,
  type Slot,
  slotNumber,
  type Vocabulary,
} from '../../core/vocabulary.ts'
import { words as coreWords } from '../../core/words.ts'
import { COMMON_WORDS } from '../words/index.ts'
import type { Chapter } from './chapter.ts'
import { type BookFault, fault } from './fault.ts'
import { oncePer } from './once.ts'
import { say } from './say.ts'

/** All vocabularies with which a rulebook's chapters speak, each once. */
function vocabulariesOf(chapters: readonly Chapter[]): readonly Vocabulary[] {
  return [...new Set([...COMMON_WORDS, ...chapters.flatMap(({ vocabulary = [] }) => vocabulary)])]
}

/** The words of a rulebook, whatever the order of its chapters. */
export const wordsOf = oncePer((chapters: readonly Chapter[]): Words => {
  const all = vocabulariesOf(chapters)
  const listed = (kind: 'slots' | 'options' | 'frames') => byName(all.flatMap((words) => words[kind] ?? []))
  const slots = listed('slots') as Slot[]
  return {
    slots,
    slotOf: new Map(slots.map((slot) => [slotNumber(slot), slot])),
    refusals: Object.assign({}, ...all.map(({ refusals }) => refusals)) as Words['refusals'],
    events: Object.assign({}, ...all.map(({ events }) => events)) as Words['events'],
    actions: Object.assign({}, ...all.map(({ actions }) => actions)) as Words['actions'],
    adjustments: [
      ...new Set(all.flatMap(({ adjustments = [] }): readonly string[] => adjustments)),
    ] as readonly string[] as Words['adjustments'],
    lot: all.flatMap(({ lots = [] }) => lots)[0] ?? null,
    options: listed('options') as OptionName[],
    frames: listed('frames') as Words['frames'],
    endings: all.flatMap(({ endings = [] }) => endings) as EndReasonName[],
  }
})

function byName(words: readonly string[]): string[] {
  return [...new Set(words)].sort()
}

/**
 * Numbers the actions of a rulebook from 1: first the core's, which are the most frequent, then all others as the
 * rulebook lists its chapters. In this order they are offered to players.
 */
export function codesOf(rules: readonly ActionRule[]): Codes {
  const core: readonly string[] = Object.keys(coreWords.actions)
  const others = [...new Set(rules.map(({ name }) => name))].filter((name) => !core.includes(name))
  return Object.fromEntries([...core, ...others].map((name, index) => [name, index + 1]))
}

/** Rules of actions by their codes, and the names that the codes stand for. */
export function actionTables(codes: Codes, rules: readonly ActionRule[]): Pick<Book, 'actions' | 'actionNames'> {
  const actions: (ActionRule | undefined)[] = new Array(ACTION_CODES).fill(undefined)
  const actionNames: (ActionName | undefined)[] = new Array(ACTION_CODES).fill(undefined)
  for (const rule of rules) {
    const code = codes[rule.name] as number
    actions[code] = likeAll(rule)
    actionNames[code] = rule.name
  }
  return { actions, actionNames }
}

/** All rules of actions have the same fields in the same order: what V8 reads of one it reads of each as fast. */
function likeAll({ name, check, apply, range, reveals, most, listed }: ActionRule): ActionRule {
  return { name, check, apply, range, reveals, most, listed }
}

const WIDEST_TABLE = 1 << 12

/** Rules of frames by the last bits of their numbers: as many bits as tell them apart. */
export function frameTable(rules: readonly FrameRule[]): Pick<Book, 'frameTable' | 'frameMask'> {
  const numbers = [...new Set(rules.map(({ kind }) => frameNumber(kind)))]
  let size = 1
  while (size < WIDEST_TABLE && new Set(numbers.map((number) => number & (size - 1))).size < numbers.length) size *= 2
  const frameTable: (FrameRule | undefined)[] = new Array(size).fill(undefined)
  for (const rule of rules) frameTable[frameNumber(rule.kind) & (size - 1)] = rule
  return { frameTable, frameMask: size - 1 }
}

/** Places of options in the state. */
export function placesOf(options: readonly OptionDef[]): Readonly<Record<string, number>> {
  return Object.fromEntries(options.map(({ id }, place) => [id, place]))
}

/** What is wrong with the words of chapters: cited, refused or ruled though nobody declares it, or two of one number. */
export const wordFaults = oncePer((chapters: readonly Chapter[]): readonly BookFault[] => {
  const words = wordsOf(chapters)
  const declared = new Set<string>(words.slots)
  const faults: BookFault[] = []
  for (const [refusal, slot] of Object.entries(words.refusals) as [Refusal, Slot][])
    if (!declared.has(slot))
      faults.push(fault(['chapters'], say('citesUnknown', { name: `"${refusal}"`, other: `"${slot}"` })))
  chapters.forEach(({ name, slots, frames = [], actions = [] }, at) => {
    const unknown = [
      ...slots.filter((slot) => !declared.has(slot)),
      ...frames.map(({ kind }) => kind).filter((kind) => !words.frames.includes(kind)),
      ...actions.map((action) => action.name).filter((action) => words.actions[action] === undefined),
    ]
    for (const word of unknown)
      faults.push(fault(['chapters', at], say('usesUnknown', { name: `"${name}"`, other: `"${word}"` })))
  })
  return [
    ...faults,
    ...unlisted(chapters, words),
    ...sameNumbers(words.slots, slotNumber),
    ...sameNumbers(words.frames, frameNumber),
  ]
})

/** Actions that nobody could list: what they leave open is not said. */
function unlisted(chapters: readonly Chapter[], words: Words): BookFault[] {
  return chapters.flatMap(({ actions = [] }, at) =>
    actions.flatMap(({ name, most, range }) => {
      const says = words.actions[name]
      if ((says === 'choice' || says === 'lot') && most === undefined)
        return [fault(['chapters', at], say('noMost', { name: `"${name}"` }))]
      if ((says !== 'amount' && says !== 'terms') || range !== undefined) return []
      return [fault(['chapters', at], say('noRange', { name: `"${name}"` }))]
    }),
  )
}

function sameNumbers<Word extends string>(words: readonly Word[], numberOf: (word: Word) => number): BookFault[] {
  const named = new Map<number, string>()
  return words.flatMap((word) => {
    const other = named.get(numberOf(word))
    named.set(numberOf(word), word)
    if (other === undefined) return []
    return [fault(['chapters'], say('sameNumber', { one: `"${other}"`, two: `"${word}"` }))]
  })
}
