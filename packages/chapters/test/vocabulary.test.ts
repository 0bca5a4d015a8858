import type { Slot, Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'
import {
  type BookDef,
  type BookError,
  END_TURN,
  type Move,
  newHeader,
  policy,
  Session,
  type Text,
  THROW,
} from '@hausregeln/engine/index.ts'
import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { describe, expect, it } from 'vitest'
import { tinyBook, tinyChapters } from '../testing/tiny-book.ts'

const faultsOf = (...more: readonly Chapter[]): readonly string[] => {
  try {
    tinyBook({ chapters: [...tinyChapters, ...more] })
    return []
  } catch (error) {
    return (error as BookError).faults
  }
}
const chapterWith = (vocabulary: Vocabulary, slots: readonly string[] = []): Chapter => ({
  name: 'railway',
  vocabulary: [vocabulary],
  slots: slots as readonly Slot[],
})

describe('vocabularies', () => {
  it('declare the slot of every refusal: one that nobody declares is a fault', () => {
    expect(faultsOf(chapterWith({ refusals: { noTrain: 'timetable' } }))).toEqual([
      'The refusal "noTrain" cites "timetable", which no chapter declares.',
    ])
    expect(faultsOf(chapterWith({ slots: ['timetable'], refusals: { noTrain: 'timetable' } }))).toEqual([])
  })

  it('declare what a chapter cites and rules', () => {
    const action = { name: 'hop', check: () => null, apply: () => {} } as unknown as NonNullable<Chapter['actions']>[0]
    const chapter = { ...chapterWith({}), actions: [action] }
    expect(faultsOf(chapter)).toContain('The chapter "railway" uses "hop", which none of its vocabularies declares.')
    expect(faultsOf({ ...chapter, vocabulary: [{ actions: { hop: 'space' } }] })).toEqual([])
  })

  it('have a number a word, the same in every book and whatever else there is', () => {
    const { book } = tinyBook()
    const slots = ['timetable', 'firstClass']
    const { book: grown } = tinyBook({ chapters: [chapterWith({ slots, frames: ['boarding'] }), ...tinyChapters] })
    for (const [number, slot] of book.words.slotOf) expect(grown.words.slotOf.get(number)).toBe(slot)
    expect(grown.words.slotOf.size).toBe(book.words.slotOf.size + slots.length)
  })

  it('whose numbers fall together are a fault', () => {
    // Found by trying names: both have the number 873169219.
    expect(faultsOf(chapterWith({ slots: ['bwfgaa', 'zidhaa'] }))).toEqual([
      '"bwfgaa" and "zidhaa" have the same number: one of them needs another name.',
    ])
  })
})

describe('codes of actions', () => {
  it('follow from the book alone: the core’s first, then as its chapters list them', () => {
    const { book } = tinyBook()
    const names = book.actionNames.filter((name) => name !== undefined)
    expect([book.codes.throw, book.codes.endTurn]).toEqual([THROW, END_TURN])
    expect(names.slice(0, 6)).toEqual(['throw', 'endTurn', 'buy', 'decline', 'bid', 'pass'])
    for (const name of names) expect(book.actions[book.codes[name] ?? 0]?.name).toBe(name)
    expect(book.codes.sellShares).toBeUndefined()
  })
})

describe('a move from outside', () => {
  const session = () =>
    new Session(
      tinyBook().book,
      newHeader(tinyBook().book, {
        seats: [{ name: 'Anna' }, { name: 'Ben' }],
        options: {},
        chance: { kind: 'seed', seed: 1 },
      }),
    )

  it('that the rulebook has not got is refused', () => {
    const move = { do: 'sellShares', seat: 0, issuer: 0, number: 1 } as const
    expect(session().act(move)).toBe('notInRulebook')
    expect(session().act({ do: 'fly', seat: 0 } as unknown as Move)).toBe('notInRulebook')
    expect(session().act({ do: 'toString', seat: 0 } as unknown as Move)).toBe('notInRulebook')
  })

  it('that lacks its number is refused', () => {
    expect(session().act({ do: 'bid', seat: 0 } as unknown as Move)).toBe('malformed')
    expect(session().act({ do: 'offer', seat: 0 } as unknown as Move)).toBe('malformed')
  })

  it('is entered without what does not belong to it', () => {
    const game = session()
    expect(game.act({ do: 'throw', seat: 0, amount: 5 } as unknown as Move)).toBeNull()
    expect(game.record.entries[0]?.entry).toEqual({ do: 'throw', seat: 0 })
  })
})

describe('policies', () => {
  const asks = (question: Text | null): Chapter => ({ name: 'ferry', slots: [], policies: { berth: policy(question) } })

  it('belong to the chapter that asks: one that nobody offers a choice of is a fault, one that nobody asks as well', () => {
    expect(faultsOf(asks(null))).toEqual(['"berth" must be chosen: the chapters of this rulebook offer nothing.'])
    const choose = { berth: 'left' } as unknown as BookDef['choose']
    expect(() => tinyBook({ choose })).toThrow('There is nothing to choose that is called "berth".')
  })

  it('that two chapters ask, each in its own way, are a fault', () => {
    const other = { ...asks(null), name: 'harbour' }
    expect(faultsOf(asks(null), other)).toContain('The chapters "ferry" and "harbour" both have the question "berth".')
  })
})
