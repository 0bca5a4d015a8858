import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type ActionRule,
  type BookDef,
  defineBook,
  type GameRecord,
  number,
  type OptionDef,
  onSpace,
  otherwise,
  policy,
  type Rulebook,
  readRecord,
  replay,
  type Slot,
  stateHash,
  type Vocabulary,
  writeRecord,
} from '@hausregeln/engine'
import { UNASKED } from '@hausregeln/engine/core/choice.ts'
import { rulebooks } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'

type Chapter = BookDef['chapters'][number]

const folder = join(import.meta.dirname, 'records')

/** The newest program's words of a chapter: they come before those that are there, in the alphabet and in every list. */
const NEW = {
  slots: ['aNewSlot'],
  refusals: { aNewRefusal: 'aNewSlot' },
  events: { aNewEvent: ['seat'] },
  actions: { aNewAction: 'none' },
  options: ['aNewOption'],
  frames: ['aNewFrame'],
  endings: ['aNewEnd'],
} as const satisfies Vocabulary

/** Nobody has carried it out in any record. */
const newAction = {
  name: 'aNewAction',
  check: () => 'aNewRefusal',
  apply() {},
} as unknown as ActionRule

const newFrame = { kind: 'aNewFrame', name: 'a new frame', exclusive: false, run() {}, leave() {} }
const newMatter = { name: 'a new matter', may: () => 0, each: () => {}, onLeave: () => {} }
const newOption = {
  id: 'aNewOption',
  name: { de: 'neu', en: 'new' },
  min: 0,
  max: 1,
  default: 0,
} as unknown as Omit<OptionDef, 'rule'>

/** What it then asks of rulebooks, also about a kind of space that nobody had before, and how that is settled anyhow. */
const newPolicies = { aNewPolicy: policy<number>(null), onNewSpace: onSpace('aNewSpace') }
const newChoices = Object.keys(newPolicies).map((name) => ({
  ...otherwise('ladder', 'asEver', [], null, { sentence: UNASKED }),
  policy: name as 'ladder',
}))
const newNumber = number('aNewNumber', [0, 9], { label: { de: 'neu', en: 'new' }, usual: 3 })

/** The chapter with a word of every kind more, and numbers and tables in front of those that it keeps. */
function grownChapter(chapter: Chapter): Chapter {
  const { vocabulary = [], slots, actions = [], frames = [], matters = [], policies, choices = [], section } = chapter
  const kept = section ?? { name: `${chapter.name} of its own` }
  return {
    ...chapter,
    vocabulary: [NEW, ...vocabulary],
    slots: ['aNewSlot' as Slot, ...slots],
    actions: [newAction, ...actions],
    frames: [newFrame as unknown as NonNullable<Chapter['frames']>[number], ...frames],
    matters: [newMatter, ...matters],
    policies: { ...newPolicies, ...policies },
    choices: [...newChoices, ...choices],
    numbers: [newNumber, ...(chapter.numbers ?? [])],
    section: {
      ...kept,
      numbers: ['aNewNumber', ...(kept.numbers ?? [])],
      tables: { aNewTable: { of: 'u8', length: 8 }, ...kept.tables },
      turnNumbers: ['aNewCount', ...(kept.turnNumbers ?? [])],
      own: ['aNewSecret', ...(kept.own ?? [])],
      secret: ['aNewRiddle', ...(kept.secret ?? [])],
    },
  }
}

/** A chapter that nobody had before, with a section of its own. */
const newChapter: Chapter = {
  name: 'a new chapter',
  slots: [],
  section: { name: 'aNewSection', numbers: ['first'], tables: { table: { of: 'i32', length: 5 } } },
}

/** The same rulebook of a program in which this chapter has grown and another has come. */
function grown({ def }: Rulebook, chapter: string): Rulebook {
  const [rule = '', ...others] = Object.keys(def.paragraphs)
  const option = { ...newOption, rule } as OptionDef
  return defineBook({
    ...def,
    chapters: [newChapter, ...def.chapters.map((one) => (one.name === chapter ? grownChapter(one) : one))],
    options: [option, ...def.options],
    paragraphs: {
      ...Object.fromEntries(others.map((other) => [other, def.paragraphs[other] ?? []])),
      [rule]: ['aNewSlot' as Slot, ...(def.paragraphs[rule] ?? [])],
    },
  })
}

function recordsOf({ book }: Rulebook): readonly GameRecord[] {
  return readdirSync(folder)
    .map((file) => readRecord(readFileSync(join(folder, file), 'utf8')))
    .filter(({ header }) => header.rulebook === book.id)
}

describe.each(rulebooks)('$book.id grows', (rulebook) => {
  it('by a chapter, and by every kind of word and number in each of its chapters: all recorded games stay valid', () => {
    const records = recordsOf(rulebook)
    expect(records.length).toBeGreaterThan(0)
    for (const { name } of rulebook.def.chapters) {
      const { book } = grown(rulebook, name)
      expect(book.layout.fingerprint).not.toBe(rulebook.book.layout.fingerprint)
      for (const record of records.slice(0, 1)) {
        const { session, stopped } = replay(book, record)
        expect([name, stopped, session.length]).toEqual([name, null, record.entries.length])
      }
    }
  })

  it('and every recorded game comes back to the letter', () => {
    const { book } = grown(rulebook, 'turn')
    for (const record of recordsOf(rulebook)) {
      const again = replay(book, record).session
      expect(writeRecord(again.record)).toBe(writeRecord(record))
      expect(stateHash(again.game.s)).toBe(stateHash(replay(rulebook.book, record).session.game.s))
    }
  })

  it('and what a new word holds once it is used tells in the hash', () => {
    const [record] = recordsOf(rulebook)
    const { game } = replay(grown(rulebook, 'turn').book, record as GameRecord).session
    const before = stateHash(game.s)
    const parts = game.s.parts as unknown as Record<string, Record<string, number>>
    for (const [section, word] of [
      ['aNewSection', 'first'],
      ['turn', 'aNewNumber'],
      ['turn', 'aNewCount'],
      ['turn', 'aNewRiddle'],
    ] as const) {
      const kept = parts[section] as Record<string, number>
      kept[word] = 1
      expect([word, stateHash(game.s) === before]).toEqual([word, false])
      kept[word] = 0
      expect([word, stateHash(game.s) === before]).toEqual([word, true])
    }
  })
})
