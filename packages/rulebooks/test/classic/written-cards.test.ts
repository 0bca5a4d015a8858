import { Chance, Effect, type EffectName, give, outcomes, popCount, WRITTEN } from '@hausregeln/engine'
import { describe, expect, it } from 'vitest'
import { euronopoly } from '../../src/euronopoly/book.ts'
import { effectNames } from '../../src/texts/index.ts'
import { log } from '../texts/table.ts'
import { BROWN, built, CHANCE, chanceCard, idleTurn, table, UTILITIES } from './table.ts'

type Scene = Partial<Parameters<typeof table>[0]>

/** Seat 0 goes from 4 to the chance space 7 and draws a card of the table's own. */
function drawn(effect: EffectName, first = 0, second = 0, scene: Scene = {}, ...rent: [number, number][]) {
  const t = table({ seats: 3, starts: 0, ...scene, place: { 0: 4 } })
  t.written(CHANCE, effect, first, second)
  t.throws(0, [1, 2], ...rent)
  return t
}

describe('cards of a real deck that the rulebook does not have', () => {
  it('K-0.3: money from the bank, to it, from each and to each, by any amount', () => {
    expect(drawn('receive', 75).payments).toEqual(['bank → 0 75 (K-0.3)'])
    expect(drawn('pay', 33).payments).toEqual(['0 → bank 33 (K-0.3)'])
    expect(drawn('receiveEach', 7).payments).toEqual(['1 → 0 7 (K-0.3)', '2 → 0 7 (K-0.3)'])
    expect(drawn('payEach', 9).payments).toEqual(['0 → 1 9 (K-0.3)', '0 → 2 9 (K-0.3)'])
  })

  it('K-0.3: on to any space, past LOS with the salary; back; to jail; to the next utility by the factor on the card', () => {
    const on = drawn('advanceTo', 3)
    expect([on.place(0), on.payments]).toEqual(['Turmstraße', ['bank → 0 200 (K-1.3)']])
    expect(drawn('back', 4).place(0)).toBe('Turmstraße')
    expect(drawn('toJail').g.s.jail[0]).not.toBe(0)
    const utility = drawn('nextUtility', 7, 0, { own: { 1: UTILITIES } }, [2, 3])
    expect(utility.demands).toEqual(['0 owes 1 35 for Elektrizitätswerk'])
  })

  it('K-0.3: repairs by the amounts on the card, and a card that does nothing', () => {
    const scene = { own: { 0: BROWN }, level: built(5, ...BROWN) }
    expect(drawn('repairs', 10, 55, scene).payments).toEqual(['0 → bank 110 (K-0.3)'])
    expect(drawn('nothing').payments).toEqual([])
  })

  it('K-0.3: the log says what such a card does, in German and English', () => {
    const t = drawn('receive', 75)
    expect(log(t, 'de', 'cardWritten')).toEqual([
      'Anna zieht vom Stapel Ereignis eine Karte, die nur dieser Tisch hat: 75 Taler von der Bank.',
    ])
    expect(log(t, 'en', 'cardWritten')).toEqual([
      'Anna draws a card from the Event deck that only this table has: 75 thalers from the bank.',
    ])
  })

  it('K-0.3: from then on nothing is known of the order of that deck: every card but those in hands can come', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 4, 1: 4 } })
    t.cards(CHANCE, chanceCard.receive50)
    t.throws(0, [1, 2])
    expect(popCount(outcomes(t.g, Chance.card, CHANCE)[0])).toBe(15)
    t.do(0, 'endTurn')
    t.written(CHANCE, 'receive', 75)
    t.throws(1, [1, 2])
    expect(popCount(outcomes(t.g, Chance.card, CHANCE)[0])).toBe(16)
    t.do(1, 'endTurn')
    t.g.s.place[0] = 4
    t.cards(CHANCE, chanceCard.receive50)
    t.throws(0, [1, 2])
    expect(popCount(outcomes(t.g, Chance.card, CHANCE)[0])).toBe(16)
    t.do(0, 'endTurn')
    idleTurn(t)
  })

  it('K-0.3: what the rulebook cannot carry out is refused, and the game goes on waiting', () => {
    const refused: readonly (readonly number[])[] = [
      [WRITTEN + Effect.advanceTo, 40],
      [WRITTEN + Effect.back, 0],
      [WRITTEN + Effect.receive, -5],
      [WRITTEN + Effect.receive, 5, 1],
      [WRITTEN + Effect.nextStation, 0],
      [WRITTEN + Effect.jailFree],
      [WRITTEN + Effect.throwAgain],
      [WRITTEN + 31],
      [WRITTEN - 1],
    ]
    const t = table({ seats: 2, starts: 0, place: { 0: 4 } })
    t.cards(CHANCE, chanceCard.receive50)
    t.withheld(() => {
      t.throws(0, [1, 2])
      t.falls()
      for (const outcome of refused) expect(() => give(t.g, outcome), outcome.join(', ')).toThrow('cannot be drawn now')
    })
    expect(t.payments).toEqual(['bank → 0 50 (K-0.3)'])
    expect(effectNames.map((name) => Effect[name])).toEqual(effectNames.map((_, number) => number))
    expect((euronopoly.book.effects >>> Effect.throwAgain) & 1).toBe(1)
  })
})
