import { Game, given, replay, State, view } from '@hausregeln/engine'
import { rulebooks } from '@hausregeln/rulebooks'
import { Chronicle } from '@hausregeln/rulebooks/texts/index.ts'
import { keepBooks } from '@hausregeln/workbook/books/books.ts'
import { toldBooks } from '@hausregeln/workbook/books/told.ts'
import { sheetsOf } from '@hausregeln/workbook/sheets/sheets.ts'
import { describe, expect, it } from 'vitest'
import { randomGame } from './random-game.ts'

const NAMES = ['Anna', 'Ben', 'Cem']
const SPECTATOR = -1
/** In the middle, and as a rule over. */
const LENGTHS = [150, 1500] as const

describe.each(rulebooks)('$book.id: the workbook of a game of which only the log is known', (rulebook) => {
  it.each(LENGTHS)('is that of its record, after at most %i steps', (steps) => {
    const { record } = randomGame(rulebook, { names: NAMES, seed: 47, steps })
    const chronicle = new Chronicle()
    const { session } = replay(rulebook.book, record, record.entries.length, chronicle)
    const state = new State(rulebook.book.layout)
    state.load(view(session.game, SPECTATOR).bytes)
    const told = {
      header: record.header,
      entries: record.entries.length,
      game: new Game(rulebook.book, given, state),
      lines: chronicle.lines,
      wealth: chronicle.wealth,
    }
    expect(sheetsOf(toldBooks(rulebook, told, 'de'))).toEqual(sheetsOf(keepBooks(rulebook, record, 'de')))
  })
})
