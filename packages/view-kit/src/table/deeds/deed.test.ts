import { newGame, type Rulebook } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { boardFile } from '@hausregeln/rulebooks/file/board.ts'
import { bend } from '@hausregeln/rulebooks/house/bend.ts'
import { expect, it } from 'vitest'
import { loadWords } from '../../words/words.ts'
import { tableTexts } from '../texts.ts'
import { deedDef, rentRows, termRows } from './deed.ts'

await loadWords('en', 'play')

/** What the deed of a street prints. */
function printed(rulebook: Rulebook): readonly string[] {
  const game = newGame(rulebook.book, { seats: 2, seed: 1 })
  const def = deedDef(rulebook, 0)
  if (def === null) throw new Error('no deed')
  const { en } = tableTexts
  return [...rentRows(game, rulebook, 0, def, en, 'en'), ...termRows(game, rulebook, 0, en, 'en')].map(
    ({ label, value }) => `${label} ${value}`,
  )
}

it('a deed prints the rents of houses and their price', () => {
  expect(printed(classic)).toContain('1 house 10')
  expect(printed(classic)).toContain('Price per house 50')
})

it('where nothing can be built it prints neither, and the board need not say a price of houses', () => {
  const board = boardFile(classic.board)
  const spaces = board.spaces?.map((space) => {
    const { house: _, ...bare } = space as typeof space & { house?: number }
    return bare as typeof space
  })
  const bare = bend(classic, { choices: { buildsEvenly: 'nowhere' }, board: { ...board, ...(spaces && { spaces }) } })
  expect(printed(bare)).toEqual(['Rent 2', 'whole colour group 4', 'Price 60', 'Mortgage 30'])
  expect(() => bend(classic, { board: { ...board, ...(spaces && { spaces }) } })).toThrow(/price/)
})

it('K-3.2: the rent of a whole group is as many times as much as the rulebook says', () => {
  const five = bend(classic, { numbers: { groupRentFactor: 5 } })
  expect(printed(five)).toContain('whole colour group 10')
})
