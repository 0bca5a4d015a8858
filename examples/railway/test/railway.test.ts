import { createBot } from '@hausregeln/bots'
import { type Scene, Table } from '@hausregeln/chapters/testing/script.ts'
import { type GameEvent, nameOf, newGame, pack } from '@hausregeln/engine'
import { playLawfully } from '@hausregeln/lab/lawful.ts'
import { classic } from '@hausregeln/rulebooks'
import { compareRulebooks, differs } from '@hausregeln/rulebooks/comparison.ts'
import { actionText, eventText, LANGUAGES, refusalText } from '@hausregeln/rulebooks/texts/index.ts'
import { describe, expect, it } from 'vitest'
import { rulebook } from '../book.ts'
import { advice } from '../rules/advice.ts'
import { vocabulary } from '../rules/vocabulary.ts'

const SOUTH = 'Südbahnhof'
const WEST = 'Westbahnhof'

/** Seat 0 stands on its southern station, and owns the western one. */
function table(scene: Partial<Scene> = {}): Table {
  return new Table(rulebook, { seats: 2, starts: 0, own: { 0: [SOUTH, WEST] }, place: { 0: SOUTH }, ...scene })
}

describe('by train', () => {
  it('R-1.1: from a station of your own to another, instead of throwing', () => {
    const t = table()
    t.do(0, 'ride', WEST)
    expect(t.place(0)).toBe(WEST)
    t.refuses(0, 'throw', 'turnIsDone', 'K-1.1')
    t.do(0, 'endTurn')
    expect(t.must).toEqual([1])
  })

  it('R-1.1: straight there: the start on the way pays nothing', () => {
    const t = table({ place: { 0: WEST } })
    const before = t.cash(0)
    t.do(0, 'ride', SOUTH)
    expect(t.cash(0)).toBe(before)
  })

  it('R-1.1: not from elsewhere, not to a station of somebody else, and not to where you are', () => {
    table({ place: { 0: 'Badstraße' } }).refuses(0, 'ride', WEST, 'notAtOwnStation', 'R-1.1')
    const t = table({ own: { 0: [SOUTH], 1: [WEST] } })
    t.refuses(0, 'ride', WEST, 'noTrainThere', 'R-1.1')
    t.refuses(0, 'ride', SOUTH, 'noTrainThere', 'R-1.1')
    t.refuses(1, 'ride', WEST, 'notYourTurn', 'K-0.4')
  })

  it('R-1.1: not once the dice have been thrown', () => {
    const t = table({ place: { 0: 'Schlossallee' } })
    t.throws(0, [3, 3])
    t.refuses(0, 'ride', WEST, 'trainMissed', 'R-1.1')
  })

  it('is taken by bots where a throw costs more than it brings, and not otherwise', () => {
    const facing = (...streets: readonly string[]) => {
      const level = Object.fromEntries(streets.map((street) => [street, 3]))
      return table({ own: { 0: [SOUTH, WEST], 1: streets }, level })
    }
    const ahead = facing('Chausseestraße', 'Elisenstraße', 'Poststraße')
    expect(nameOf(ahead.g, advice(ahead.g, 0))).toBe('ride')
    const farAway = facing('Parkstraße', 'Schlossallee')
    expect(advice(farAway.g, 0)).toBe(0)
    const elsewhere = table({ place: { 0: 'Badstraße' } })
    expect(advice(elsewhere.g, 0)).toBe(0)
  })

  it('is played by the laws, by bots that use it', () => {
    const ridesBy = (names: readonly string[], games: number): number => {
      let rides = 0
      for (let seed = 1; seed <= games; seed++) {
        const game = newGame(rulebook.book, { seats: 3, seed })
        game.emit = (type, slot, seat = 0) => {
          if (type === 'moved' && slot === 'railway' && names[seat] === names[0]) rides++
        }
        const bots = names.map(createBot)
        for (const [seat, bot] of bots.entries()) bot.begin(seed + seat)
        playLawfully(game, bots, 40, { slowEvery: 31 })
      }
      return rides
    }
    expect(ridesBy(['steady', 'steady', 'random'], 8)).toBeGreaterThan(0)
    expect(ridesBy(['random', 'random', 'random'], 2)).toBeGreaterThan(0)
  })

  it('is told in both languages', () => {
    const t = table()
    const action = pack(rulebook.book.codes.ride, 0, t.g.book.board.deedAt[15])
    expect(actionText(rulebook, t.g, action, ['Anna', 'Ben'], 'de')).toBe(`Mit dem Zug: ${WEST}`)
    expect(actionText(rulebook, t.g, action, ['Anna', 'Ben'], 'en')).toMatch(/^By train: /)
    for (const language of LANGUAGES)
      for (const refusal of Object.keys(vocabulary.refusals) as (keyof typeof vocabulary.refusals)[]) {
        const { text, rule } = refusalText(rulebook, refusal, language)
        expect([text.endsWith('.'), rule]).toEqual([true, 'R-1.1'])
      }
    t.do(0, 'ride', WEST)
    const moved = t.last.find(({ type }) => type === 'moved') as GameEvent
    expect(eventText(rulebook, moved, ['Anna', 'Ben'], 'de')).toContain(WEST)
  })

  it('stands in the comparison', () => {
    const rows = compareRulebooks([classic, rulebook]).filter(differs)
    expect(rows.map(({ label }) => label.en)).toContain('By train from station to station')
  })
})
