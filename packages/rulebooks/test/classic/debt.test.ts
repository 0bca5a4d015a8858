import { describe, expect, it } from 'vitest'
import { BROWN, built, CHANCE, COMMUNITY, chanceCard, communityCard, DARK_BLUE, PINK, table } from './table.ts'

type Scene = Partial<Parameters<typeof table>[0]>

/** Seat 0 has landed on Schlossallee and owes seat 1 100 for it. */
const indebted = (cash: number, own: readonly string[], scene: Scene = {}) => {
  const t = table({
    seats: 3,
    starts: 0,
    place: { 0: 36 },
    own: { 0: own, 1: DARK_BLUE, 2: ['Westbahnhof'] },
    ...scene,
    cash: { 0: cash, ...scene.cash },
  })
  t.throws(0, [1, 2])
  t.do(1, 'demand', 'Schlossallee')
  return t
}

describe('raising money', () => {
  it('K-8.1: a player who owes more than they have must raise it; until then nothing else goes on for them', () => {
    const t = indebted(40, ['Südbahnhof', ...BROWN])
    expect(t.lines('debtOpened')).toEqual(['debtOpened seat 0 creditor 1 amount 100 (K-8.1)'])
    expect([t.waitsFor, t.must]).toEqual(['debt to settle', [0]])
    t.refuses(0, 'endTurn', 'debtFirst', 'K-8.1')
    t.refuses(0, 'throw', 'debtFirst', 'K-8.1')
    t.refuses(0, 'build', 'Badstraße', 'debtFirst', 'K-8.1')
    t.refuses(1, 'throw', 'debtFirst', 'K-8.1')
  })

  it('K-8.1: by mortgaging; as soon as it suffices the debt is paid', () => {
    const t = indebted(40, ['Südbahnhof', 'Badstraße'])
    t.do(0, 'mortgage', 'Badstraße')
    expect([t.payments, t.waitsFor]).toEqual([['bank → 0 30 (K-6.1)'], 'debt to settle'])
    t.do(0, 'mortgage', 'Südbahnhof')
    expect(t.lines('moneyMoved', 'debtPaid')).toEqual([
      'bank → 0 100 (K-6.1)',
      '0 → 1 100 (K-3.1)',
      'debtPaid seat 0 creditor 1 amount 100 (K-8.1)',
    ])
    expect([t.cash(0), t.cash(1), t.legal(0)[0]]).toEqual([70, 1600, 'endTurn'])
  })

  it('K-8.1: by selling buildings', () => {
    const t = indebted(0, PINK, { level: built(1, ...PINK) })
    t.do(0, 'sell', 'Seestraße')
    t.do(0, 'sell', 'Hafenstraße')
    expect([t.cash(0), t.cash(1), t.level('Neue Straße')]).toEqual([0, 1600, 1])
  })

  it('K-8.1: by trading, with anybody, the creditor too', () => {
    const t = indebted(40, ['Südbahnhof', 'Nordbahnhof'])
    t.do(0, 'offer', { to: 1, give: { deeds: ['Südbahnhof'] }, get: { cash: 100 } })
    t.do(1, 'accept', 0)
    expect(t.payments).toEqual(['1 → 0 100 (K-7.1)', '0 → 1 100 (K-3.1)'])
    expect([t.cash(0), t.owner('Südbahnhof')]).toEqual([40, 1])
  })

  it('K-8.1: a jail card may be sold for any price', () => {
    const t = indebted(99, [], { jailCards: { [CHANCE]: 0 } })
    t.do(2, 'offer', { to: 0, give: { cash: 1 }, get: { jailCards: [CHANCE] } })
    t.do(0, 'accept', 2)
    expect([t.waitsFor, t.cash(0)]).toEqual(['turn', 0])
  })

  it('K-8.1: the debtor does not lift mortgages while in debt: only selling, mortgaging and trading', () => {
    const t = indebted(90, ['Südbahnhof', 'Badstraße'], { mortgaged: ['Badstraße'] })
    t.refuses(0, 'lift', 'Badstraße', 'debtFirst', 'K-8.1')
    t.do(0, 'mortgage', 'Südbahnhof')
    t.do(0, 'lift', 'Badstraße')
  })

  it('K-8.1: the others may mortgage, lift, sell and trade meanwhile', () => {
    const t = indebted(90, ['Südbahnhof'])
    t.do(2, 'mortgage', 'Westbahnhof')
    t.do(2, 'lift', 'Westbahnhof')
    t.do(2, 'offer', { to: 1, give: { deeds: ['Westbahnhof'] }, get: { cash: 1 } })
    t.do(1, 'accept', 2)
    expect([t.owner('Westbahnhof'), t.waitsFor]).toEqual([1, 'debt to settle'])
  })

  it('K-8.1: with exactly the amount there is no debt at all', () => {
    const t = indebted(100, [])
    expect([t.lines('debtOpened'), t.cash(0)]).toEqual([[], 0])
  })

  it('K-8.1: after it is settled a turn of doubles goes on', () => {
    const t = table({
      seats: 2,
      starts: 0,
      place: { 0: 33 },
      own: { 0: ['Südbahnhof'], 1: ['Schlossallee', 'Parkstraße'] },
      cash: { 0: 60 },
    })
    t.throws(0, [2, 2])
    t.do(1, 'demand', 'Parkstraße')
    t.do(0, 'mortgage', 'Südbahnhof')
    expect(t.cash(0)).toBe(90)
    t.refuses(0, 'endTurn', 'mustThrowAgain', 'K-1.2')
    t.throws(0, [1, 2])
    expect([t.place(0), t.cash(0)]).toEqual(['LOS', 290])
  })
})

describe('bankruptcy is refused while sales and mortgages could pay', () => {
  it('K-8.1: mortgages: one short is bankrupt, exactly enough is not', () => {
    indebted(0, ['Südbahnhof']).refuses(0, 'bankrupt', 'canStillPay', 'K-8.1')
    indebted(25, ['Wasserwerk']).refuses(0, 'bankrupt', 'canStillPay', 'K-8.1')
    const t = indebted(24, ['Wasserwerk'])
    t.do(0, 'bankrupt')
    expect(t.g.s.alive).toBe(0b110)
  })

  it('K-8.1: buildings at half their price, and the mortgages of the streets below them', () => {
    // The house brings 25, the streets 60.
    const level = { Badstraße: 1 }
    indebted(15, BROWN, { level }).refuses(0, 'bankrupt', 'canStillPay', 'K-8.1')
    const t = indebted(14, BROWN, { level })
    t.do(0, 'bankrupt')
    expect(t.cash(1)).toBe(1539)
  })

  it('K-8.1: hotels count with all their levels', () => {
    const own = { 0: BROWN, 1: DARK_BLUE }
    const hotels = { own, level: built(5, ...BROWN, ...DARK_BLUE), seats: 2, starts: 0, place: { 0: 36 } }
    // A hotel on Schlossallee: 2000. Brown brings 10 × 25 + 60 = 310.
    const rich = table({ ...hotels, cash: { 0: 1690 } })
    rich.throws(0, [1, 2])
    rich.do(1, 'demand', 'Schlossallee')
    rich.refuses(0, 'bankrupt', 'canStillPay', 'K-8.1')
    const poor = table({ ...hotels, cash: { 0: 1689 } })
    poor.throws(0, [1, 2])
    poor.do(1, 'demand', 'Schlossallee')
    poor.do(0, 'bankrupt')
    expect(poor.over).toEqual({ reason: 'lastPlayer', winners: [1] })
  })

  it('K-8.1: what is mortgaged already, jail cards and possible deals do not count', () => {
    const t = indebted(99, ['Südbahnhof'], { mortgaged: ['Südbahnhof'], jailCards: { [CHANCE]: 0 } })
    t.do(1, 'offer', { to: 0, give: { cash: 100 }, get: { deeds: ['Südbahnhof'] } })
    t.do(0, 'bankrupt')
  })

  it('K-8.1: only who owes goes bankrupt', () => {
    const t = indebted(24, ['Wasserwerk'])
    t.refuses(1, 'bankrupt', 'noDebt', 'K-8.1')
    t.refuses(2, 'bankrupt', 'noDebt', 'K-8.1')
    const free = table({ seats: 2, starts: 0, cash: { 0: 0 } })
    free.refuses(0, 'bankrupt', 'noDebt', 'K-8.1')
  })
})

describe('cards that make several players owe, or owe several', () => {
  const payEach = (cash: number, own: readonly string[] = [], seats = 4) => {
    const t = table({ seats, starts: 0, place: { 0: 33 }, cash: { 0: cash }, own: { 0: own } })
    t.cards(CHANCE, chanceCard.payEach50)
    t.throws(0, [1, 2])
    return t
  }

  it('K-8.1: one debt each in turn order: what the cash covers is paid first', () => {
    const t = payEach(120, ['Südbahnhof', 'Westbahnhof'])
    expect(t.lines('moneyMoved', 'debtOpened')).toEqual([
      '0 → 1 50 (K-0.3)',
      '0 → 2 50 (K-0.3)',
      'debtOpened seat 0 creditor 3 amount 50 (K-8.1)',
    ])
    t.do(0, 'mortgage', 'Südbahnhof')
    expect([t.payments.at(-1), t.cash(0), t.waitsFor]).toEqual(['0 → 3 50 (K-0.3)', 70, 'turn'])
  })

  it('K-8.1: debts are settled one after the other', () => {
    const t = payEach(0, ['Badstraße', 'Turmstraße', 'Südbahnhof', 'Westbahnhof'])
    t.do(0, 'mortgage', 'Badstraße')
    expect(t.payments).toEqual(['bank → 0 30 (K-6.1)'])
    t.do(0, 'mortgage', 'Turmstraße')
    expect(t.payments).toEqual(['bank → 0 30 (K-6.1)', '0 → 1 50 (K-0.3)'])
    expect([t.cash(0), t.waitsFor]).toEqual([10, 'debt to settle'])
    t.do(0, 'mortgage', 'Südbahnhof')
    expect(t.payments).toEqual(['bank → 0 100 (K-6.1)', '0 → 2 50 (K-0.3)', '0 → 3 50 (K-0.3)'])
  })

  it('K-8.1: bankruptcy is judged debt by debt: while the first can be paid it must be', () => {
    const t = payEach(0, ['Südbahnhof'])
    t.refuses(0, 'bankrupt', 'canStillPay', 'K-8.1')
    t.do(0, 'mortgage', 'Südbahnhof')
    expect(t.lines('moneyMoved', 'debtOpened').slice(1)).toEqual([
      '0 → 1 50 (K-0.3)',
      '0 → 2 50 (K-0.3)',
      'debtOpened seat 0 creditor 3 amount 50 (K-8.1)',
    ])
  })

  it('K-8.1: each other player pays, in turn order from the one who drew', () => {
    const t = table({ seats: 4, starts: 2, place: { 2: 30 }, cash: { 0: 4 }, own: { 0: ['Badstraße'] } })
    t.cards(COMMUNITY, communityCard.receive10Each)
    t.throws(2, [1, 2])
    expect(t.lines('moneyMoved', 'debtOpened')).toEqual([
      '3 → 2 10 (K-0.3)',
      'debtOpened seat 0 creditor 2 amount 10 (K-8.1)',
    ])
    expect(t.must).toEqual([0])
    t.do(0, 'mortgage', 'Badstraße')
    expect(t.payments).toEqual(['bank → 0 30 (K-6.1)', '0 → 2 10 (K-0.3)', '1 → 2 10 (K-0.3)'])
    expect([t.must, t.cash(2)]).toEqual([[2], 1530])
  })

  it('K-8.1: seven others are paid, and pay, in turn order', () => {
    const t = payEach(349, ['Badstraße'], 8)
    expect(t.payments).toEqual([1, 2, 3, 4, 5, 6].map((seat) => `0 → ${seat} 50 (K-0.3)`))
    t.do(0, 'mortgage', 'Badstraße')
    expect(t.cash(0)).toBe(29)
    const all = table({ seats: 8, starts: 5, place: { 5: 30 } })
    all.cards(COMMUNITY, communityCard.receive10Each)
    all.throws(5, [1, 2])
    expect(all.payments).toEqual([6, 7, 0, 1, 2, 3, 4].map((seat) => `${seat} → 5 10 (K-0.3)`))
  })
})
