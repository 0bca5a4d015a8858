import { describe, expect, it } from 'vitest'
import { BANK, card, EVENTS, SOUTH, south, table } from './table.ts'

describe('sales', () => {
  it('E-9.1: plots, customs and radar go back to the bank for the printed value, no matter who stands there', () => {
    const own = { 0: ['Athen', 'Zoll Narwa', 'Radar Allee', 'Madrid'] }
    const t = table({ seats: 2, starts: 0, own, place: { 1: 'Athen' } })
    const brought = ['Athen', 'Zoll Narwa', 'Radar Allee', 'Madrid'].map((deed) => {
      t.do(0, 'sellDeed', deed)
      return t.payments
    })
    expect(brought).toEqual([500, 500, 700, 550].map((value) => [`bank → 0 ${value} (E-9.1)`]))
    expect([t.owner('Athen'), t.owner('Radar Allee')]).toEqual([null, null])
  })

  it('E-9.1: apartments one by one for their printed value; E-5.5 must hold after it', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: SOUTH }, level: south(3, 1, 1) })
    t.refuses(0, 'sell', 'Lissabon', 'ladderTooLow', 'E-5.5')
    t.do(0, 'sell', 'Athen')
    expect([t.payments, t.level('Athen')]).toEqual([['bank → 0 150 (E-9.1)'], 2])
    t.do(0, 'sell', 'Lissabon')
    t.refuses(0, 'sell', 'Lissabon', 'nothingToSell', 'E-9.1')
  })

  it('E-9.1: beside a villa the others keep a holiday home, beside two homes two apartments', () => {
    const villa = table({ seats: 2, starts: 0, own: { 0: SOUTH }, level: south(9, 3, 4) })
    villa.refuses(0, 'sell', 'Lissabon', 'ladderTooLow', 'E-5.5')
    villa.do(0, 'sell', 'Madrid')
    villa.refuses(0, 'sell', 'Madrid', 'ladderTooLow', 'E-5.5')
    villa.do(0, 'sell', 'Athen')
    villa.do(0, 'sell', 'Madrid')
    villa.refuses(0, 'sell', 'Madrid', 'ladderTooLow', 'E-5.5')
  })

  it('E-9.1: a plot only without apartments, and only if the others are low enough for fewer plots', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: SOUTH }, level: south(1, 2, 0) })
    t.refuses(0, 'sellDeed', 'Athen', 'deedBuilt', 'E-9.1')
    t.do(0, 'sellDeed', 'Madrid')
    t.do(0, 'sell', 'Athen')
    t.refuses(0, 'sellDeed', 'Athen', 'ladderTooLow', 'E-5.5')
    t.do(0, 'sell', 'Lissabon')
    t.do(0, 'sellDeed', 'Athen')
    expect(t.owner('Lissabon')).toBe(0)
  })

  it('E-9.1: only what is your own, in your own turn before a throw', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Athen'], 1: ['Riga'] }, place: { 0: 7 } })
    t.refuses(0, 'sellDeed', 'Riga', 'notYourDeed', 'E-5.1')
    t.refuses(1, 'sellDeed', 'Riga', 'notYourTurn', 'E-2.1')
    t.throws(0, [1, 2])
    t.refuses(0, 'sellDeed', 'Athen', 'businessTooLate', 'E-2.1')
  })
})

/** Seat 0 owes 4,000 for the villa in Athens. */
function visitsVilla(cash: number, own: readonly string[], level: Record<string, number> = {}, seats = 3) {
  const t = table({
    seats,
    starts: 0,
    own: { 0: own, 1: SOUTH },
    level: { ...level, ...south(9, 3, 3) },
    place: { 0: 20 },
    cash: { 0: cash },
  })
  t.throws(0, [2, 4])
  return t
}

describe('debt', () => {
  it('E-9.2: exactly the missing amount is borrowed after the cash; the creditor is paid in full', () => {
    const t = visitsVilla(3610, ['Zoll Narwa'])
    expect([t.cash(0), t.debt(0), t.cash(1)]).toEqual([0, 390, 7000])
    expect(t.lines('bankDebt')).toEqual(['bankDebt seat 0 amount 390 total 390 (E-9.2)'])
    expect(t.cash(BANK)).toBe(-610 - 390)
  })

  it('E-9.2: it comes of itself: the visitor is not asked', () => {
    const t = visitsVilla(3610, ['Zoll Narwa'])
    expect([t.debt(0), t.waitsFor, t.legal(0)]).toEqual([390, 'turn', ['endTurn']])
  })

  it('E-9.2: what the cash covers is no debt', () => {
    const t = visitsVilla(4000, [])
    expect([t.cash(0), t.debt(0), t.cash(1)]).toEqual([0, 0, 7000])
  })

  it('E-9.2: any compulsory amount: cards, and what each owes by a card', () => {
    const t = table({
      seats: 3,
      starts: 0,
      place: { 0: 22 },
      cash: { 0: 300, 1: 20 },
      own: { 0: ['Zoll Narwa'], 1: ['Zoll Brenner'] },
      cards: { [EVENTS]: [card.receiveEach50] },
    })
    t.throws(0, [1, 4])
    expect([t.cash(0), t.cash(1), t.debt(1), t.cash(2)]).toEqual([400, 0, 30, 2950])
  })

  it('E-9.3: while in debt nothing is bought or built', () => {
    const own = { 0: ['Athen', 'Lissabon', 'Zoll Narwa'] }
    const scene = { seats: 2, starts: 0, own, cash: { 0: 0 }, debt: { 0: 100 } }
    const remote = table({ ...scene, place: { 1: 'Madrid' } })
    remote.refuses(0, 'buyRemote', 'Madrid', 'inBankDebt', 'E-9.3')
    remote.refuses(0, 'buildRemote', 'Athen', 'inBankDebt', 'E-9.3')
    const landing = table({ ...scene, place: { 0: 20 } })
    landing.throws(0, [2, 4])
    landing.refuses(0, 'build', 'Athen', 'inBankDebt', 'E-9.3')
    const free = table({ ...scene, place: { 0: 12 } })
    free.throws(0, [3, 4])
    expect(free.lines('notForSale')).toEqual(['notForSale seat 0 deed Stockholm holder -1 (E-9.3)'])
    free.refuses(0, 'buy', 'inBankDebt', 'E-9.3')
  })

  it('E-9.3: all money received repays the debt first: sales, rents', () => {
    const own = { 0: ['Athen', 'Zoll Narwa'] }
    const t = table({ seats: 2, starts: 0, own, cash: { 0: 0 }, debt: { 0: 620 }, place: { 0: 7, 1: 20 } })
    t.do(0, 'sellDeed', 'Zoll Narwa')
    expect([t.cash(0), t.debt(0)]).toEqual([0, 120])
    t.throws(0, [1, 2])
    t.do(0, 'endTurn')
    t.throws(1, [2, 4])
    expect([t.cash(0), t.debt(0), t.cash(1)]).toEqual([0, 90, 2970])
  })

  it('E-9.3: what is left of it is the player’s own, who may buy again', () => {
    const own = { 0: ['Athen', 'Radar Allee'] }
    const t = table({ seats: 2, starts: 0, own, cash: { 0: 0 }, debt: { 0: 220 }, place: { 1: 'Madrid' } })
    t.do(0, 'sellDeed', 'Radar Allee')
    expect([t.cash(0), t.debt(0)]).toEqual([480, 0])
    t.do(0, 'buildRemote', 'Athen')
    expect(t.level('Athen')).toBe(1)
  })

  it('E-9.4: debt up to the sale value of all possessions is still allowed, apartments included', () => {
    const value = 400 + 400 + 450 + 2 * 120
    const levels = { Tallinn: 1, Riga: 1 }
    const t = visitsVilla(4000 - value, ['Tallinn', 'Riga', 'Wilna'], levels)
    expect([t.debt(0), t.over, t.lines('lostByDebt')]).toEqual([value, null, []])
    const lost = visitsVilla(4000 - value - 10, ['Tallinn', 'Riga', 'Wilna'], levels)
    expect(lost.lines('lostByDebt')).toEqual([`lostByDebt seat 0 debt ${value + 10} value ${value} (E-9.4)`])
  })

  it('E-9.4: a player who has lost leaves: possessions free and bare, debt written off, creditor paid, the turn over', () => {
    const t = visitsVilla(500, ['Tallinn', 'Riga', 'Zoll Narwa'], { Tallinn: 2 })
    expect([t.owner('Tallinn'), t.level('Tallinn'), t.owner('Zoll Narwa')]).toEqual([null, 0, null])
    expect([t.cash(0), t.debt(0), t.cash(1), t.turn, t.must]).toEqual([0, 0, 7000, 1, [1]])
    t.refuses(0, 'throw', 'notInGame', 'E-2.1')
  })

  it('E-9.4: the claims of who has lost have lapsed', () => {
    const t = visitsVilla(500, ['Tallinn', 'Zoll Narwa'])
    expect(t.lines('claimLapsed')).toEqual(['claimLapsed seat 0 deed Tallinn (E-5.2)'])
    t.g.s.place[1] = 30
    t.throws(1, [4, 4])
    t.do(1, 'buy')
    expect(t.owner('Riga')).toBe(1)
  })

  it('E-9.4: without possessions the first debt is one too many; the last player wins', () => {
    const t = visitsVilla(3990, [], {}, 2)
    expect(t.over).toEqual({ reason: 'lastPlayer', winners: [1] })
  })

  it('E-9.4: a player who loses and ends the game with it leaves everything free and bare, too', () => {
    const t = visitsVilla(500, ['Tallinn', 'Riga', 'Zoll Narwa'], { Tallinn: 1, Riga: 1 }, 2)
    expect(t.over).toEqual({ reason: 'lastPlayer', winners: [1] })
    expect([t.owner('Tallinn'), t.level('Tallinn'), t.owner('Zoll Narwa'), t.debt(0)]).toEqual([null, 0, null, 0])
  })

  it('E-9.4: a player who pays each other player by a card and loses pays no more', () => {
    const t = table({ seats: 3, starts: 0, place: { 0: 22 }, cash: { 0: 30 }, cards: { [EVENTS]: [card.payEach50] } })
    t.throws(0, [1, 4])
    expect([t.cash(1), t.cash(2), t.turn]).toEqual([3050, 3000, 1])
  })

  it('E-9.4: a player who loses while another collects is out, and the collecting goes on', () => {
    const t = table({
      seats: 4,
      starts: 0,
      place: { 0: 22 },
      cash: { 1: 20 },
      cards: { [EVENTS]: [card.receiveEach50] },
    })
    t.throws(0, [1, 4])
    expect([t.cash(0), t.cash(2), t.cash(3), t.lines('lostByDebt').length]).toEqual([3150, 2950, 2950, 1])
    expect(t.turn).toBe(0)
  })

  it('E-9.4: a sale never changes whether a player has lost: it lowers debt and possessions alike', () => {
    const own = { 0: ['Tallinn', 'Riga'] }
    const t = table({ seats: 2, starts: 0, own, cash: { 0: 0 }, debt: { 0: 800 } })
    t.do(0, 'sellDeed', 'Riga')
    t.do(0, 'sellDeed', 'Tallinn')
    expect([t.debt(0), t.over]).toEqual([0, null])
  })

  it('E-9.4: a player who resigns leaves in the same way; the cash goes to the bank', () => {
    const t = table({ seats: 3, starts: 0, own: { 0: SOUTH }, level: south(1, 1, 1) })
    t.resign(0)
    expect([t.cash(0), t.cash(BANK), t.owner('Athen'), t.level('Athen'), t.turn]).toEqual([0, 3000, null, 0, 1])
  })
})
