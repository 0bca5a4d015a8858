import { RandomBot } from '@hausregeln/bots'
import {
  apply,
  argumentOf,
  type Chosen,
  type Game,
  type GameView,
  type Legal,
  moveOf,
  newGame,
  type Rulebook,
  seatsIn,
} from '@hausregeln/engine'
import { lawTables, type Table } from '@hausregeln/lab'
import { classic, rulebooks } from '@hausregeln/rulebooks'
import { bend } from '@hausregeln/rulebooks/house/bend.ts'
import { actionText, questionsFor } from '@hausregeln/rulebooks/texts/index.ts'
import { describe, expect, it } from 'vitest'
import { rulebook as railway } from '../../../../examples/railway/book.ts'
import { bringParts, PARTS } from './parts.ts'
import { unreached } from './reach.ts'

const STEPS = 400
/**
 * Nobody waits for players who cannot outbid, but they may leave an auction: that is rare enough for a plain button.
 */
const PLAIN = ['pass']

const words = (l: GameView, { action, low, high }: Legal) =>
  `${JSON.stringify(moveOf(l, action))}${low === high ? '' : ` up to ${high}`} (${argumentOf(action)})`

/** What a seat could do for which no part has a control, but for what a plain button does. */
function left(g: Game, seat: number): Legal[] {
  return unreached(PARTS, g, seat).filter(({ action }) => !PLAIN.includes(moveOf(g, action).do))
}

/** Plays at random and shows, before each step, every seat. */
function play(
  { book }: Rulebook,
  { seats, options, seed }: Table,
  steps: number,
  see: (g: Game, seat: number) => void,
) {
  const g = newGame(book, { seats: seats.length, options, seed })
  const bot = new RandomBot()
  bot.begin(seed)
  for (let step = 0; step < steps && g.s.over === 0; step++) {
    for (const seat of seatsIn(g.s.alive)) see(g, seat)
    const [seat = 0] = seatsIn(g.s.must)
    const refused = apply(g, bot.decide(g, seat, g.terms))
    // What holds in a hundred thousand steps is not said to the test of each.
    if (refused !== null) expect(refused).toBeNull()
  }
}

/** What a table leaves without a control, in words. */
function leftIn(rulebook: Rulebook, table: Table, see: (g: Game, seat: number) => void = () => undefined): string[] {
  const all: string[] = []
  play(rulebook, table, STEPS, (g, seat) => {
    see(g, seat)
    for (const legal of left(g, seat)) all.push(words(g, legal))
  })
  return all
}

/** House rules that ask something of their own. */
const HOUSES = [
  { onTax: 'choose', onCards: 'mayDraw', onStart: 'chooseSpace', wealthTax: 'everyRounds', buildsEvenly: 'singly' },
  { unowned: 'auctionSealed', sealedPayment: 'second', onCards: 'mayDraw', thirdDie: 'always' },
  { unowned: 'auctionOpen', buildsEvenly: 'unevenly', buildsWhere: 'whereYouStand', inheritance: 'bank' },
] as const satisfies readonly Chosen[]

/** The parts of its chapters are loaded, as for a table that is shown. */
const shown = ({ book }: Rulebook) => bringParts(book.chapters)

describe('every legal action has its control', () => {
  it.each(HOUSES)('with the house rules %j', async (choices) => {
    const rulebook = bend(classic, { choices })
    await shown(rulebook)
    const asked = new Set<string>()
    for (const table of lawTables(rulebook, 5, 40).slice(0, 12))
      expect(leftIn(rulebook, table, (g, seat) => asked.add(questionsFor(g, seat)[0]?.ask ?? ''))).toEqual([])
    if ('onStart' in choices) expect([...asked]).toEqual(expect.arrayContaining(['tax', 'draw', 'start']))
  })

  describe.each(rulebooks.map((rulebook) => [rulebook.book.id, rulebook] as const))('%s', (_id, rulebook) => {
    it.each(lawTables(rulebook, 5, 40))('at a table of $seats.length with $options', async (table) => {
      await shown(rulebook)
      expect(leftIn(rulebook, table)).toEqual([])
    })
  })

  // What no part reaches is drawn by PlainAnswers, whatever it is: a button with the text of the action.
  it('railway, which the page does not know: its own action alone is left for a plain button, and says what it does', () => {
    const names = Array.from({ length: 8 }, (_, seat) => `Seat ${seat + 1}`)
    const told = new Set<string>()
    for (const table of lawTables(railway, 5, 40))
      play(railway, table, STEPS / 2, (g, seat) => {
        for (const { action, low, high } of left(g, seat)) {
          expect([moveOf(g, action).do, low]).toEqual(['ride', high])
          told.add(actionText(railway, g, action, names, 'en'))
        }
      })
    const stations = railway.board.spaces.filter(({ kind }) => kind === 'station')
    expect([...told].sort()).toEqual(stations.map(({ name }) => `By train: ${name.en}`).sort())
  })
})
