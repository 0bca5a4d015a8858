import { describe, expect, it } from 'vitest'
import { card, EVENT_SPACES, EVENTS, RADAR, SOUTH, south, table } from './table.ts'

type Drawn = Omit<Parameters<typeof table>[0], 'cards' | 'seats' | 'starts'>

/** Seat 0 goes from 23 to the event space 27 and draws this card. */
function draws(drawn: number, scene: Drawn = {}) {
  const t = table({ seats: 3, starts: 0, place: { 0: 22 }, ...scene, cards: { [EVENTS]: [drawn] } })
  t.throws(0, [1, 4])
  return t
}

describe('event cards', () => {
  it('E-7.1: pay and receive', () => {
    expect(draws(card.pay400).payments).toEqual(['0 → bank 400 (E-7.1)'])
    expect(draws(card.receive500).payments).toEqual(['bank → 0 500 (E-7.1)'])
    expect(draws(card.receiveEach50).payments).toEqual(['1 → 0 50 (E-7.1)', '2 → 0 50 (E-7.1)'])
    expect(draws(card.payEach50).payments).toEqual(['0 → 1 50 (E-7.1)', '0 → 2 50 (E-7.1)'])
  })

  it('E-7.1: repairs count a holiday home as three apartments, a villa as nine', () => {
    const t = draws(card.repairs, { own: { 0: SOUTH }, level: south(9, 3, 4) })
    expect(t.payments).toEqual([`0 → bank ${16 * 20} (E-7.1)`])
  })

  it('E-7.1: moves by cards count as moves: on to the start, back, to the next customs', () => {
    const athens = draws(card.toAthens, { own: { 1: ['Athen'] } })
    expect([athens.place(0), athens.payments]).toEqual(['Athen', ['bank → 0 1000 (E-3.1)', '0 → 1 30 (E-2.1)']])
    const back = draws(card.back3)
    expect([back.place(0), back.legal(0)]).toEqual(['Budapest', ['buy', 'decline']])
    const customs = draws(card.nextCustoms, { own: { 1: ['Zoll Narwa', 'Zoll Brenner'] } })
    expect([customs.place(0), customs.payments]).toEqual(['Zoll Narwa', ['0 → 1 300 (E-2.1)']])
  })

  it('E-7.1: a player who sits out a round makes no sales or remote purchases then; their rents are collected', () => {
    const t = draws(card.sitOut, { own: { 0: ['Athen', 'Lissabon'] }, place: { 0: 22, 1: 20, 2: 24 } })
    t.do(0, 'endTurn')
    t.throws(1, [2, 4])
    expect(t.payments).toEqual(['1 → 0 30 (E-2.1)'])
    t.do(1, 'endTurn')
    t.throws(2, [2, 3])
    t.do(2, 'endTurn')
    expect(t.lines('satOut')).toEqual(['satOut seat 0 round 1 (E-7.1)'])
    expect([t.turn, t.legal(0)]).toEqual([1, []])
    t.refuses(0, 'buyRemote', 'Madrid', 'notYourTurn', 'E-2.1')
    t.throws(1, [1, 3])
    t.do(1, 'endTurn')
    t.throws(2, [1, 2])
    t.do(2, 'decline')
    t.do(2, 'endTurn')
    expect(t.turn).toBe(0)
    expect(t.legal(0)).toContain('throw')
  })

  it('E-7.1: a throw that a card orders must be made', () => {
    const t = draws(card.throwAgain)
    expect(t.legal(0)).toEqual(['throw'])
    t.refuses(0, 'endTurn', 'cardThrowsAgain', 'E-7.1')
    t.throws(0, [1, 2])
    expect([t.place(0), t.legal(0)]).toEqual(['Gefängnis Ost', ['endTurn']])
  })

  it('E-7.2: to the other side of the board: no further card there, and no 1000', () => {
    for (const from of EVENT_SPACES) {
      const t = table({ seats: 2, starts: 0, place: { 0: from - 3 }, cards: { [EVENTS]: [card.opposite] } })
      t.throws(0, [1, 2])
      expect(t.g.s.place[0]).toBe((from + 20) % 40)
      expect(t.lines('moved').at(-1)).toContain('(E-7.2)')
      expect([t.payments, t.lines('cardDrawn').length, t.legal(0)]).toEqual([[], 1, ['endTurn']])
    }
  })

  it('E-7.3: landing on an event space with doubles gives no further throw', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 23 }, cards: { [EVENTS]: [card.receive200] } })
    t.throws(0, [2, 2])
    expect(t.lines('noFurtherThrow')).toEqual(['noFurtherThrow seat 0 (E-7.3)'])
    expect(t.legal(0)).toEqual(['endTurn'])
  })

  it('E-7.3: nor does it when the card leads on; only “throw again” still counts', () => {
    const on = table({ seats: 2, starts: 0, place: { 0: 23 }, cards: { [EVENTS]: [card.back3] } })
    on.throws(0, [2, 2])
    on.do(0, 'decline')
    expect(on.legal(0)).toEqual(['endTurn'])
    const again = table({ seats: 2, starts: 0, place: { 0: 23 }, cards: { [EVENTS]: [card.throwAgain] } })
    again.throws(0, [2, 2])
    expect(again.legal(0)).toEqual(['throw'])
  })

  it('E-7.4: used cards come back only when the last one is drawn, and then all of them', () => {
    const t = table({ seats: 2, starts: 0 })
    t.g.s.undrawn[EVENTS] = (1 << card.pay100) | (1 << card.receive200)
    const used = Array.from({ length: 24 }, (_, at) => at).filter((at) => at !== card.pay100 && at !== card.receive200)
    t.g.s.pile.set(used, 0)
    t.g.s.pileLength[EVENTS] = used.length
    t.cards(EVENTS, card.receive200, card.pay100, card.receive200)
    t.g.s.place[0] = 24
    t.throws(0, [1, 2])
    expect([t.g.s.undrawn[EVENTS], t.lines('cardsShuffled')]).toEqual([1 << card.pay100, []])
    t.do(0, 'endTurn')
    t.g.s.place[1] = 24
    t.throws(1, [1, 2])
    expect([t.g.s.undrawn[EVENTS], t.lines('cardsShuffled')]).toEqual([2 ** 24 - 1, ['cardsShuffled deck 0 (E-7.4)']])
    t.do(1, 'endTurn')
    t.g.s.place[0] = 24
    t.throws(0, [1, 2])
    expect(t.payments).toEqual(['bank → 0 200 (E-7.1)'])
  })

  it('E-7.1: in debt, what a card brings repays the bank first (E-9.3)', () => {
    const t = draws(card.receive500, { cash: { 0: 0 }, debt: { 0: 600 }, own: { 0: [RADAR[0] ?? ''] } })
    expect([t.cash(0), t.debt(0)]).toEqual([0, 100])
  })
})
