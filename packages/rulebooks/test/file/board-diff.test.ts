import type { Place, Rulebook, Text } from '@hausregeln/engine'
import { describe, expect, it } from 'vitest'
import { type BookFile, bookFile, differencesOf, openBook, spaceNames } from '../../src/file/index.ts'
import { classic, rulebooks } from '../../src/index.ts'

type Board = NonNullable<BookFile['board']> & { spaces: { [field: string]: unknown }[]; decks: { cards: object[] }[] }

/** Classic as a file, with its board changed. */
function changed(change: (board: Board, file: { options?: object[] }) => void): Rulebook {
  const file = JSON.parse(JSON.stringify(bookFile(classic))) as BookFile & { board: Board; options?: object[] }
  change(file.board, file)
  const read = openBook({ ...file, id: 'changed' }, () => undefined)
  if (read.faults) throw new Error(read.faults.map(({ en }) => en).join(' '))
  return read.value.rulebook
}

interface Told {
  readonly at: Place
  readonly label: Text
  readonly before: Text
  readonly after: Text
}

function sentences(all: readonly Told[], language: 'de' | 'en' = 'en'): string[] {
  return all.map(({ label, before, after }) =>
    `${label[language]}: ${before[language]} → ${after[language]}`.replaceAll('\u00a0', ' '),
  )
}

function told(change: Parameters<typeof changed>[0], language: 'de' | 'en' = 'en'): string[] {
  return sentences(differencesOf(classic, changed(change)), language)
}

type Effect = { do: string; space?: number; amount?: number }
const effectsIn = ({ decks }: Board) =>
  decks.flatMap(({ cards }) => (cards as unknown as { effect: Effect }[]).map(({ effect }) => effect))

/** Cards lead to the same spaces when `by` spaces have come, or gone, before space `from`. */
function lead(board: Board, from: number, by: number): void {
  for (const effect of effectsIn(board)) if (Number(effect.space) >= from) effect.space = Number(effect.space) + by
}

describe('two boards are compared in sentences', () => {
  it('of which nothing differs where only names, texts and colours do', () => {
    const renamed = changed(({ spaces }) => {
      Object.assign(spaces[1] ?? {}, { name: { de: 'Meine Straße', en: 'My Street' } })
    })
    expect(differencesOf(classic, renamed)).toEqual([])
    expect(sentences(spaceNames(classic, renamed), 'de')).toEqual(['Feld 1: Badstraße → Meine Straße'])
    for (const rulebook of rulebooks) expect(differencesOf(rulebook, rulebook)).toEqual([])
  })

  it('prices, rents and taxes, with the space that they are of', () => {
    const of = told(({ spaces }) => {
      Object.assign(spaces[1] ?? {}, { price: 80, mortgage: 40, sale: 40, rents: [3, 10, 30, 90, 160, 250] })
      Object.assign(spaces[4] ?? {}, { amount: 150 })
    })
    expect(of).toEqual([
      'Bath Street (space 1): price: 60 thalers → 80 thalers',
      'Bath Street (space 1): mortgage: 30 thalers → 40 thalers',
      'Bath Street (space 1): sold back for: 30 thalers → 40 thalers',
      expect.stringMatching(/^Bath Street \(space 1\): rents: 2 thalers \/ .* → 3 thalers \/ /),
      expect.stringMatching(/^.* \(space 4\): amount: 200 thalers → 150 thalers$/),
    ])
  })

  it('spaces that are new, gone or moved: what stands behind them is told of nobody', () => {
    const free = { kind: 'parking', name: { de: 'Park', en: 'Park' } }
    const wider = told((board) => {
      board.spaces.splice(3, 0, free)
      lead(board, 3, 1)
    })
    expect(wider).toEqual(['Park (space 3): new space: – → free space'])
    const without = told((board) => {
      board.spaces.splice(4, 1)
      lead(board, 4, -1)
    }, 'de')
    expect(without).toEqual([expect.stringMatching(/ \(Feld 4\): Feld fällt weg: Steuer, 200 Taler → –$/)])
    const swapped = told(({ spaces }) => void spaces.splice(36, 0, ...spaces.splice(38, 1)), 'de')
    expect(swapped).toEqual([expect.stringMatching(/: Platz: Feld 38 → Feld 36$/)])
  })

  it('cards by what they do', () => {
    const paid = effectsIn(bookFile(classic).board as Board).findIndex((effect) => effect.do === 'receive')
    const dearer = told((board) => {
      const effect = effectsIn(board)[paid]
      if (effect) effect.amount = 999
    })
    expect(dearer).toEqual([
      expect.stringMatching(/: new card: – → 999 thalers from the bank$/),
      expect.stringMatching(/: card removed: \d+ thalers from the bank → –$/),
    ])
  })

  it('what is left to the table', () => {
    const [first] = classic.book.options
    const none = told((_, file) => void file.options?.shift(), 'de')
    expect(none).toEqual([expect.stringMatching(`^${first?.name.de}: der Tisch wählt, .* → –$`)])
  })
})
