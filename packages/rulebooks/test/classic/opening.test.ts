import type { Dice } from '@hausregeln/chapters/testing/outcomes.ts'
import type { Table } from '@hausregeln/chapters/testing/script.ts'
import {
  apply,
  ask,
  Chance,
  give,
  given,
  legalActions,
  newGame,
  pack,
  removeSeat,
  SetupError,
} from '@hausregeln/engine'
import { describe, expect, it } from 'vitest'
import { classic } from '../../src/classic/book.ts'
import { BANK, CHANCE, chanceCard, idleTurn, table } from './table.ts'

describe('the material', () => {
  it('K-0.1: everybody starts with 1500, all deeds and 32 houses and 12 hotels are with the bank', () => {
    const t = table({
      seats: 3,
      dice: [
        [1, 1],
        [1, 2],
        [1, 3],
      ],
    })
    expect([0, 1, 2].map((seat) => t.cash(seat))).toEqual([1500, 1500, 1500])
    expect([...t.g.s.owner.subarray(0, 28)]).toEqual(new Array(28).fill(-1))
    expect(t.stock).toEqual([32, 12])
    expect([0, 1, 2].map((seat) => t.place(seat))).toEqual(['LOS', 'LOS', 'LOS'])
    expect([t.jailCard(0), t.jailCard(1)]).toEqual([null, null])
  })

  it('K-0.1: two to eight players, nobody else', () => {
    for (const seats of [2, 8]) expect(newGame(classic.book, { seats, seed: 1 }).s.seats).toBe(seats)
    for (const seats of [0, 1, 9, 2.5]) {
      expect(() => newGame(classic.book, { seats })).toThrow(SetupError)
      expect(() => newGame(classic.book, { seats })).toThrow(/2 to 8 players/)
    }
  })

  it('K-0.1: the bank never runs out of money', () => {
    const t = table({ seats: 2, starts: 0, cash: { 0: 1_000_000, 1: 1_000_000 }, place: { 0: 'Schlossallee' } })
    expect(t.cash(BANK)).toBeLessThan(0)
    t.throws(0, [4, 6])
    expect(t.payments).toEqual(['bank → 0 200 (K-1.3)'])
    t.do(0, 'buy')
    t.do(0, 'mortgage', 'Poststraße')
    expect(t.payments).toEqual(['bank → 0 60 (K-6.1)'])
  })

  it('K-0.1: only the options that the rulebook knows, within their range', () => {
    for (const options of [{ cards: 1 }, { speedDie: 2 }, { autoRent: 2 }, { timeLimit: -1 }, { rentGrace: 0.5 }])
      expect(() => newGame(classic.book, { seats: 2, options })).toThrow(SetupError)
    const { s } = newGame(classic.book, { seats: 2, seed: 1 })
    expect([...s.option]).toEqual(new Array(16).fill(0))
  })
})

describe('the decks', () => {
  /** Seat 0 goes from the space before Ereignis at 7 to it, again and again; the other seat walks over bare land. */
  function drawAt7(t: Table, card?: number): void {
    t.g.s.place[0] = 4
    if (card !== undefined) t.cards(CHANCE, card)
    t.throws(0, [1, 2])
    t.do(0, 'endTurn')
    idleTurn(t)
  }
  const pile = ({ g: { s } }: Table) =>
    [...Array(s.pileLength[CHANCE]).keys()].map((at) => s.pile[((s.pileHead[CHANCE] ?? 0) + at) % 32])
  const quiet = [chanceCard.receive50, chanceCard.pay15, chanceCard.receive150, chanceCard.repairs]

  it('K-0.3: a card that was drawn goes to the bottom: all sixteen come before the first comes again, in the same order', () => {
    const t = table({ seats: 2, starts: 0 })
    // All but four cards have been seen; their order under the deck is known.
    const { s } = t.g
    const seen = [...Array(16).keys()].filter((card) => !quiet.includes(card))
    s.undrawn[CHANCE] = quiet.reduce((mask, card) => mask | (1 << card), 0)
    seen.forEach((card, at) => {
      s.pile[CHANCE * 32 + at] = card
    })
    s.pileLength[CHANCE] = seen.length
    for (const card of quiet) drawAt7(t, card)
    // Nobody needs chance any more: the order of the pile is known.
    for (const card of [chanceCard.toStart, chanceCard.toOpera]) {
      t.g.s.place[0] = 4
      t.throws(0, [1, 2])
      expect(t.lines('cardDrawn')).toEqual([`cardDrawn seat 0 deck 0 card ${card} (K-0.3)`])
      t.do(0, t.legal(0).includes('buy') ? 'buy' : 'endTurn')
      if (t.turn === 0) t.do(0, 'endTurn')
      idleTurn(t)
    }
    expect(pile(t)).toEqual([...seen.slice(2), ...quiet, chanceCard.toStart, chanceCard.toOpera])
  })

  it('K-0.3: a card that was drawn cannot be drawn again before the deck has been gone through', () => {
    const t = table({ seats: 2, starts: 0 })
    drawAt7(t, chanceCard.receive50)
    t.g.s.place[0] = 4
    t.cards(CHANCE, chanceCard.receive50)
    expect(() => t.throws(0, [1, 2])).toThrow(`${chanceCard.receive50} cannot be drawn`)
  })

  it('K-0.3: a kept jail card is out of its deck until it is used, then lies at the bottom', () => {
    const t = table({ seats: 2, starts: 0 })
    const { s } = t.g
    s.undrawn[CHANCE] = 1 << chanceCard.jailCard
    for (let at = 0; at < 15; at++) s.pile[at] = at < chanceCard.jailCard ? at : at + 1
    s.pileLength[CHANCE] = 15
    drawAt7(t, chanceCard.jailCard)
    expect(t.jailCard(CHANCE)).toBe(0)
    expect(pile(t)).not.toContain(chanceCard.jailCard)
    s.jail[0] = 1
    s.place[0] = 10
    t.do(0, 'playJailCard')
    expect(t.jailCard(CHANCE)).toBeNull()
    expect(pile(t).at(-1)).toBe(chanceCard.jailCard)
  })
})

describe('who starts', () => {
  it('K-0.4: every player throws both dice, and the highest begins', () => {
    const t = table({
      seats: 4,
      dice: [
        [2, 3],
        [6, 4],
        [5, 4],
        [1, 1],
      ],
    })
    expect(t.lines('firstThrow', 'starts')).toEqual([
      'firstThrow seat 0 dieA 2 dieB 3 (K-0.4)',
      'firstThrow seat 1 dieA 6 dieB 4 (K-0.4)',
      'firstThrow seat 2 dieA 5 dieB 4 (K-0.4)',
      'firstThrow seat 3 dieA 1 dieB 1 (K-0.4)',
      'starts seat 1 (K-0.4)',
    ])
    expect([t.turn, t.must]).toEqual([1, [1]])
    t.refuses(0, 'throw', 'notYourTurn', 'K-0.4')
  })

  it('K-0.4: those who tie for the highest throw again, as often as needed; lower ones do not', () => {
    const first: Dice[] = [
      [6, 3],
      [1, 2],
      [4, 5],
      [5, 4],
    ]
    const second: Dice[] = [
      [2, 2],
      [6, 1],
      [3, 4],
    ]
    const third: Dice[] = [
      [1, 2],
      [1, 3],
    ]
    const t = table({
      seats: 4,
      dice: [...first, ...second, ...third],
    })
    expect(t.lines('firstThrow').map((line) => line.slice(11, 17))).toEqual(
      [0, 1, 2, 3, 0, 2, 3, 2, 3].map((seat) => `seat ${seat}`),
    )
    expect(t.turn).toBe(3)
  })

  it('K-0.4: a high throw of an earlier round does not count in the throw-off', () => {
    const t = table({
      seats: 2,
      dice: [
        [6, 6],
        [6, 6],
        [1, 1],
        [1, 2],
      ],
    })
    expect(t.turn).toBe(1)
  })

  it('K-0.4: nobody acts before the first throw has been made', () => {
    const g = newGame(classic.book, { seats: 2, chance: given })
    expect(ask(g)).toMatchObject({ must: 0, chance: Chance.dice, frame: 'first throw' })
    for (const action of ['throw', 'endTurn', 'bid'] as const)
      expect(apply(g, pack(g.book.codes[action], 0))).toBe('diceInTheAir')
    expect([legalActions(g, 0), legalActions(g, 1)]).toEqual([[], []])
  })

  it('K-0.4: a player who leaves during the first throw cannot begin; those who are left throw for it', () => {
    const g = newGame(classic.book, { seats: 3, chance: given })
    give(g, [1, 2])
    give(g, [6, 6])
    removeSeat(g, 1)
    give(g, [5, 4])
    // 12 is gone, and nobody has reached it: all throw again.
    give(g, [2, 2])
    give(g, [4, 4])
    expect([g.s.turnSeat, ask(g).must]).toEqual([2, 1 << 2])
  })

  it('K-0.4: a player who leaves before their own throw is not waited for', () => {
    const g = newGame(classic.book, { seats: 3, chance: given })
    removeSeat(g, 0)
    give(g, [3, 2])
    give(g, [3, 1])
    expect(g.s.turnSeat).toBe(1)
  })

  it('K-0.4: play goes clockwise, seat by seat, and past those who have left', () => {
    const t = table({ seats: 4, starts: 2 })
    const order: number[] = []
    for (let turns = 0; turns < 3; turns++) {
      order.push(t.turn)
      idleTurn(t)
    }
    expect(order).toEqual([2, 3, 0])
    t.resign(2)
    expect(t.turn).toBe(1)
    t.resign(1)
    expect(t.turn).toBe(3)
  })
})
