import { newHeader, Session } from '@hausregeln/engine'
import { describe, expect, it } from 'vitest'
import { type BookFile, bookFile, carriedBook, openBook, openKept } from '../../src/file/index.ts'
import { openBegun } from '../../src/file/read.ts'
import { bend } from '../../src/house/bend.ts'
import { classic, findRulebook } from '../../src/index.ts'
import { readRules } from '../../src/paragraphs/read.ts'

/** As people have made it: with the bonus of the third die eight players begin with all that the bank has. */
function poorBank(): { readonly file: BookFile; readonly identity: string } {
  const rules = { id: 'poor', choices: { finiteBank: 'finite' }, numbers: { bankCash: 20_000 } } as const
  const file = bookFile(bend(classic, rules))
  const old = { ...file, numbers: { ...file.numbers, bankCash: 12_000 } }
  const opened = openBegun(old, findRulebook, 1)
  if (opened.faults) throw new Error(opened.faults[0]?.en)
  return { file: old, identity: opened.value.rulebook.book.identity() }
}

describe('a file that no new game can be played by any more', () => {
  const { file, identity } = poorBank()

  it('is refused with a sentence', () => {
    const read = openBook(file, findRulebook)
    expect(read.faults?.map(({ en }) => en)).toEqual(['The bank has 12000, and 8 players begin with 20000.'])
  })

  it('is opened in the edition of the games that have begun by it', () => {
    const read = openKept(file, findRulebook)
    if (read.faults) throw new Error(read.faults[0]?.en)
    expect(read.value.rulebook.book.edition).toBe(1)
  })

  it('is opened out of the header of such a game, and of no later one', () => {
    const header = { rulebook: 'poor', identity, book: file as unknown as Readonly<Record<string, unknown>> }
    const read = carriedBook(header)
    expect(read?.faults).toBeUndefined()
    expect(carriedBook({ ...header, edition: 2 })?.faults?.length).toBe(1)
  })
})

describe('a file whose paragraphs name what there is not', () => {
  const house = [{ text: 'All begin with {startCahs}.', rests: ['bial'] }]
  const own = { 'X-1': { title: 'Ours', house, slots: ['dragon'], tells: ['dragons'] } }
  const whole = bookFile(classic)
  const file = { ...whole, id: 'own', paragraphs: { ...whole.paragraphs, ...own } }

  it('is refused as a new one, with its places', () => {
    expect(openBook(file, findRulebook).faults?.map(({ at }) => at.join('.'))).toEqual([
      'paragraphs.X-1.house.0.text',
      'paragraphs.X-1.house.0.rests.0',
      'paragraphs.X-1.slots.0',
      'paragraphs.X-1.tells.0',
    ])
  })

  it('is opened where games have begun by it: as a table keeps it, and out of a record', () => {
    const kept = openKept(file, findRulebook)
    if (kept.faults) throw new Error(kept.faults[0]?.en)
    const { rulebook } = kept.value
    expect(rulebook.book.edition).toBe(classic.book.edition)
    const identity = rulebook.book.identity()
    const { edition } = rulebook.book
    const read = carriedBook({
      rulebook: 'own',
      identity,
      edition,
      book: file as unknown as Readonly<Record<string, unknown>>,
    })
    if (read === null || read.faults) throw new Error(read?.faults[0]?.en)
    const seats = [{ name: 'Anna' }, { name: 'Ben' }]
    const session = new Session(
      read.value.book,
      newHeader(read.value.book, { seats, options: {}, chance: { kind: 'given' } }),
    )
    session.give([6, 5])
    session.give([1, 2])
    expect(session.act({ do: 'throw', seat: 0 })).toBeNull()
    expect(readRules(read.value).get('X-1')?.parts).toHaveLength(1)
  })
})
