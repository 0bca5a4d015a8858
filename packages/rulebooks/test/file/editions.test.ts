import { describe, expect, it } from 'vitest'
import { type BookFile, bookFile, carriedBook, openBook, openKept } from '../../src/file/index.ts'
import { bend } from '../../src/house/bend.ts'
import { classic, findRulebook } from '../../src/index.ts'

/** As people have made it: with the bonus of the third die eight players begin with all that the bank has. */
function poorBank(): { readonly file: BookFile; readonly identity: string } {
  const rules = { id: 'poor', choices: { finiteBank: 'finite' }, numbers: { bankCash: 20_000 } } as const
  const file = bookFile(bend(classic, rules))
  const old = { ...file, numbers: { ...file.numbers, bankCash: 12_000 } }
  const opened = openBook(old, findRulebook, 1)
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
