import { Table } from '@hausregeln/chapters/testing/script.ts'
import { describe, expect, it } from 'vitest'
import { classic } from '../../src/classic/book.ts'
import { BROWN, built, chanceCard, DARK_BLUE, LIGHT_BLUE, PINK, START, table, VENUES } from './table.ts'

const AUTO = { autoRent: 1 }
const THROW_TO_TROPHIES = [1, 2] as const

/** Seat 0 lands on the Pokalvitrine of seat 1 with two stands on it: 600 are due. */
const RENT_600 = { starts: 0, place: { 0: 36 }, options: AUTO, level: built(2, ...DARK_BLUE) } as const

describe('debt', () => {
  it('S-2.1: a player who owes more than their cash sells buildings and mortgages until they can pay, then play goes on', () => {
    const t = table({
      ...RENT_600,
      seats: 2,
      own: { 0: [...LIGHT_BLUE, 'Wolkenpark'], 1: DARK_BLUE },
      level: { ...built(2, ...DARK_BLUE), ...built(1, ...LIGHT_BLUE) },
      cash: { 0: 400, 1: 1500 },
    })
    t.throws(0, THROW_TO_TROPHIES)
    expect([t.waitsFor, t.must, t.cash(1)]).toEqual(['debt to settle', [0], 1500])
    t.refuses(0, 'endTurn', 'debtFirst', 'S-2.1')
    t.refuses(0, 'bankrupt', 'canStillPay', 'S-2.1')
    for (const street of LIGHT_BLUE) t.do(0, 'sell', street)
    t.do(0, 'mortgage', 'Wolkenpark')
    expect(t.cash(0)).toBe(400 + 75 + 100)
    t.do(0, 'mortgage', 'Drehkreuz')
    expect([t.cash(0), t.cash(1), t.waitsFor]).toEqual([25, 2100, 'turn'])
    t.do(0, 'endTurn')
  })

  it('S-2.1: if that is not enough the player is bankrupt and out', () => {
    const t = table({ ...RENT_600, seats: 3, own: { 0: ['Wolkenpark'], 1: DARK_BLUE }, cash: { 0: 499 } })
    t.throws(0, THROW_TO_TROPHIES)
    t.do(0, 'bankrupt')
    expect(t.lines('left')).toEqual(['left seat 0 heir 1 (S-2.4)'])
    expect([t.turn, t.over]).toEqual([1, null])
    t.refuses(0, 'throw', 'notInGame', 'S-1.1')
  })

  it('S-2.1: exactly enough is enough: bankruptcy is refused', () => {
    const t = table({ ...RENT_600, seats: 3, own: { 0: ['Wolkenpark'], 1: DARK_BLUE }, cash: { 0: 500 } })
    t.throws(0, THROW_TO_TROPHIES)
    t.refuses(0, 'bankrupt', 'canStillPay', 'S-2.1')
    t.do(0, 'mortgage', 'Wolkenpark')
    expect([t.cash(0), t.waitsFor]).toEqual([0, 'turn'])
  })

  it('S-2.1: nobody goes bankrupt without a debt', () => {
    const t = table({ seats: 2, starts: 0 })
    t.refuses(0, 'bankrupt', 'noDebt', 'S-2.1')
  })

  it('S-2.1, S-2.2, S-7.1: a debtor sells properties to players, but gives nothing away that the debt needs', () => {
    const t = table({
      ...RENT_600,
      seats: 3,
      own: { 0: ['Wolkenpark'], 1: DARK_BLUE, 2: ['Libero'] },
      cash: { 0: 450 },
    })
    t.throws(0, THROW_TO_TROPHIES)
    const sale = (cash: number) => ({ to: 2, give: { deeds: ['Wolkenpark'] }, get: { cash } })
    t.refuses(0, 'offer', sale(99), 'proposerOwes', 'S-2.2')
    t.refuses(2, 'offer', { to: 0, give: { cash: 99 }, get: { deeds: ['Wolkenpark'] } }, 'recipientOwes', 'S-2.2')
    t.refuses(0, 'offer', { to: 2, give: { cash: 141 }, get: { deeds: ['Libero'] } }, 'proposerOwes', 'S-2.2')
    t.do(0, 'offer', sale(160))
    t.do(2, 'accept', 0)
    expect([t.owner('Wolkenpark'), t.cash(0), t.cash(1)]).toEqual([2, 10, 2100])
  })

  it('S-2.2, S-7.1: nor does one of whom rent can still be demanded; beyond what that needs all is free', () => {
    const t = table({
      ...RENT_600,
      options: { autoRent: 0 },
      seats: 3,
      own: { 0: VENUES, 1: DARK_BLUE },
      cash: { 0: 500 },
      jailCards: { 1: 0 },
    })
    t.throws(0, THROW_TO_TROPHIES)
    const gift = (give: object) => ({ to: 2, give, get: {} })
    t.refuses(0, 'offer', gift({ deeds: VENUES, cash: 500 }), 'proposerOwes', 'S-2.2')
    t.refuses(0, 'offer', gift({ deeds: VENUES }), 'proposerOwes', 'S-2.2')
    t.do(0, 'offer', gift({ deeds: VENUES.slice(1) }))
    t.do(2, 'accept', 0)
    t.do(0, 'offer', gift({ jailCards: [1] }))
    t.do(2, 'accept', 0)
    t.refuses(0, 'offer', gift({ deeds: VENUES.slice(0, 1) }), 'proposerOwes', 'S-2.2')
    t.do(1, 'demand', 'Pokalvitrine')
    t.do(0, 'mortgage', 'Maulwurfwiese')
    expect([t.cash(0), t.cash(1)]).toEqual([0, 2100])
  })
})

describe('liability', () => {
  const gift = (give: object, get: object = {}) => ({ to: 2, give, get })
  /** A stadium on the Pokalvitrine: 2000 can be demanded of seat 0, which has four venues, mortgaged, and 410. */
  function visitor(friend = 1500) {
    const t = table({
      ...RENT_600,
      options: { autoRent: 0 },
      level: built(5, ...DARK_BLUE),
      seats: 3,
      own: { 0: VENUES, 1: DARK_BLUE },
      cash: { 0: 10, 2: friend },
    })
    t.throws(0, THROW_TO_TROPHIES)
    for (const venue of VENUES) t.do(0, 'mortgage', venue)
    return t
  }

  it('S-2.2, S-7.1: mortgaged properties, which the creditor gets, are not given away before a bankruptcy', () => {
    const t = visitor()
    t.do(1, 'demand', 'Pokalvitrine')
    t.refuses(0, 'offer', gift({ deeds: VENUES }), 'proposerOwes', 'S-2.2')
    t.refuses(0, 'offer', gift({ deeds: VENUES.slice(1) }, { cash: 269 }), 'proposerOwes', 'S-2.2')
    t.do(0, 'bankrupt')
    expect(t.payments).toEqual(['0 → 1 410 (S-2.2)', '1 → bank 40 (S-7.2)'])
    expect(VENUES.map((venue) => t.owner(venue))).toEqual([1, 1, 1, 1])
  })

  it('S-2.2, S-7.1: nor while the rent can still be demanded; sold for what they are worth they are', () => {
    const t = visitor()
    t.refuses(0, 'offer', gift({ deeds: VENUES }), 'proposerOwes', 'S-2.2')
    t.refuses(2, 'offer', { to: 0, give: {}, get: { deeds: VENUES } }, 'recipientOwes', 'S-2.2')
    t.refuses(0, 'offer', gift({ deeds: ['Wolkenpark'] }, { cash: 89 }), 'proposerOwes', 'S-2.2')
    t.do(0, 'offer', gift({ deeds: ['Wolkenpark'] }, { cash: 90 }))
    t.do(2, 'accept', 0)
    t.do(1, 'waive', 'Pokalvitrine')
    t.do(0, 'offer', gift({ deeds: ['Nebelkessel'] }))
    t.do(2, 'accept', 0)
    expect([t.cash(0), t.owner('Nebelkessel')]).toEqual([500, 2])
  })

  it('S-2.2, S-7.1: a deal that brings in what is missing stands at any terms', () => {
    const t = visitor(1630)
    t.do(1, 'demand', 'Pokalvitrine')
    t.refuses(0, 'offer', gift({ deeds: VENUES }, { cash: 359 }), 'proposerOwes', 'S-2.2')
    t.do(0, 'offer', gift({ deeds: VENUES }, { cash: 1590 }))
    t.do(2, 'accept', 0)
    expect([t.waitsFor, t.cash(0), t.cash(1), t.cash(2)]).toEqual(['turn', 0, 3500, 0])
  })
})

describe('bankrupt to a player', () => {
  it('S-2.2: buildings are sold, all deeds mortgaged, the proceeds paid; deeds and jail cards follow, 10 % each is due', () => {
    const t = table({
      ...RENT_600,
      seats: 3,
      own: { 0: [...LIGHT_BLUE, 'Wolkenpark'], 1: DARK_BLUE },
      level: { ...built(2, ...DARK_BLUE), ...built(1, ...LIGHT_BLUE) },
      mortgaged: ['Wolkenpark'],
      jailCards: { 1: 0 },
      cash: { 0: 10, 1: 100 },
    })
    t.throws(0, THROW_TO_TROPHIES)
    t.do(0, 'bankrupt')
    expect(t.payments).toEqual([
      ...LIGHT_BLUE.map(() => 'bank → 0 25 (S-5.1)'),
      ...[50, 50, 60].map((value) => `bank → 0 ${value} (S-6.1)`),
      '0 → 1 245 (S-2.2)',
      `1 → bank ${5 + 5 + 6 + 10} (S-7.2)`,
    ])
    for (const deed of [...LIGHT_BLUE, 'Wolkenpark'])
      expect([deed, t.owner(deed), t.isMortgaged(deed), t.level(deed)]).toEqual([deed, 1, true, 0])
    expect([t.jailCard(1), t.cash(0), t.cash(1)]).toEqual([1, 0, 100 + 245 - 26])
    expect(t.stock).toEqual([32 - 4, 12])
  })

  it('S-2.2: in classic the creditor gets the deeds unmortgaged instead', () => {
    const t = new Table(classic, {
      ...RENT_600,
      seats: 3,
      own: { 0: ['Nordbahnhof'], 1: ['Parkstraße', 'Schlossallee'] },
      level: built(2, 'Parkstraße', 'Schlossallee'),
      cash: { 0: 10, 1: 100 },
    })
    t.throws(0, THROW_TO_TROPHIES)
    t.do(0, 'bankrupt')
    expect([t.isMortgaged('Nordbahnhof'), t.payments]).toEqual([false, ['0 → 1 10 (K-8.1)']])
  })

  it('S-2.2: the interest is due at once even if the creditor can lift nothing; what is missing is a debt, settled first', () => {
    const t = table({
      ...RENT_600,
      seats: 3,
      own: { 0: PINK, 1: [...DARK_BLUE, ...BROWN] },
      mortgaged: PINK,
      cash: { 0: 0, 1: 5 },
    })
    t.throws(0, THROW_TO_TROPHIES)
    t.do(0, 'bankrupt')
    expect(t.lines('debtOpened')).toEqual(['debtOpened seat 1 creditor bank amount 22 (S-2.1)'])
    expect(t.must).toEqual([1])
    t.refuses(1, 'throw', 'debtFirst', 'S-2.1')
    t.do(1, 'mortgage', 'Bolzplatz')
    expect([t.cash(1), t.turn, t.waitsFor]).toEqual([5 + 30 - 22, 1, 'turn'])
  })

  it('S-2.2: until the next throw the creditor lifts for the mortgage value alone, afterwards 10 % are added again', () => {
    const scene = { ...RENT_600, seats: 3, own: { 0: PINK, 1: DARK_BLUE }, mortgaged: PINK, cash: { 0: 0, 1: 1000 } }
    const t = table(scene)
    t.throws(0, THROW_TO_TROPHIES)
    t.do(0, 'bankrupt')
    t.do(1, 'lift', 'Gästekabine')
    expect(t.payments).toEqual(['1 → bank 70 (S-6.1)'])
    t.g.s.place[1] = 17
    t.throws(1, [1, 2])
    t.do(1, 'lift', 'Spielertunnel')
    expect(t.payments).toEqual(['1 → bank 88 (S-6.1)'])
  })

  it('S-2.2, S-2.3: several creditors of a card share the proceeds, mortgages included; the properties fall to the bank', () => {
    const t = table({
      seats: 4,
      starts: 0,
      place: { 0: 4 },
      own: { 0: ['Bolzplatz'] },
      cash: { 0: 61 },
      cards: { 0: [chanceCard.payEach50] },
    })
    t.throws(0, [1, 2])
    expect([t.cash(1), t.lines('debtOpened')]).toEqual([1550, ['debtOpened seat 0 creditor 2 amount 50 (S-2.1)']])
    t.do(0, 'bankrupt')
    expect(t.payments).toEqual(['bank → 0 30 (S-6.1)', '0 → 2 21 (S-2.3)', '0 → 3 20 (S-2.3)'])
    expect(t.lines('bankrupt')).toEqual(['bankrupt seat 0 heir bank amount 50 (S-2.3)'])
    expect([t.waitsFor, t.isMortgaged('Bolzplatz'), t.owner('Bolzplatz')]).toEqual(['open auction', false, null])
  })
})

describe('bankrupt to the bank', () => {
  const BROKE = {
    seats: 3,
    starts: 0,
    place: { 0: 1 },
    own: { 0: ['Bolzplatz', 'Nebelkessel'] },
    cash: { 0: 60 },
  } as const

  it('S-2.3: the deeds are auctioned at once, mortgage-free; jail cards go under their decks', () => {
    const t = table({ ...BROKE, mortgaged: ['Nebelkessel'], jailCards: { 0: 0 } })
    t.throws(0, [1, 2])
    t.do(0, 'bankrupt')
    expect(t.lines('bankrupt', 'jailCardReturned', 'estateAuctioned', 'moneyMoved')).toEqual([
      'bankrupt seat 0 heir bank amount 200 (S-2.3)',
      '0 → bank 60 (S-2.3)',
      'jailCardReturned seat 0 deck 0 (S-11.2)',
      'estateAuctioned seat 0 deed Bolzplatz (S-2.3)',
    ])
    t.do(1, 'bid', 20)
    t.do(2, 'pass')
    expect([t.owner('Bolzplatz'), t.cash(1)]).toEqual([1, 1480])
    t.do(2, 'bid', 300)
    t.do(1, 'pass')
    expect([t.owner('Nebelkessel'), t.isMortgaged('Nebelkessel'), t.jailCard(0), t.turn]).toEqual([2, false, null, 1])
  })

  it('S-2.3: without a bid a deed stays free with the bank', () => {
    const t = table(BROKE)
    t.throws(0, [1, 2])
    t.do(0, 'bankrupt')
    for (const seat of [1, 2, 1, 2]) t.do(seat, 'pass')
    expect([t.owner('Bolzplatz'), t.owner('Nebelkessel'), t.waitsFor]).toEqual([null, null, 'turn'])
  })

  it('S-2.3: a player who gives up owing nobody anything leaves in the same way', () => {
    const t = table({ ...BROKE, jailCards: { 1: 0 } })
    t.resign(0)
    expect([t.cash(0), t.jailCard(1), t.waitsFor]).toEqual([0, null, 'open auction'])
    expect(t.lines('resigned')).toEqual(['resigned seat 0 (S-2.3)'])
  })

  it('S-2.3: a player who gives up first pays open debts, by selling and mortgaging no more than it takes', () => {
    const own = { 0: ['Wolkenpark', 'Nebelkessel'], 1: DARK_BLUE }
    const t = table({ ...RENT_600, seats: 3, own, cash: { 0: 500 } })
    t.throws(0, THROW_TO_TROPHIES)
    t.resign(0)
    expect(t.payments).toEqual(['bank → 0 100 (S-6.1)', '0 → 1 600 (S-9.1)', '0 → bank 0 (S-2.3)'])
    expect([t.lines('left'), t.waitsFor]).toEqual([['left seat 0 heir bank (S-2.4)'], 'open auction'])
    t.do(2, 'bid', 1)
    t.do(1, 'pass')
    expect([t.owner('Nebelkessel'), t.isMortgaged('Nebelkessel')]).toEqual([2, false])
  })

  it('S-2.3, S-9.1: rent that can still be demanded counts as demanded', () => {
    const t = table({ ...RENT_600, options: { autoRent: 0 }, seats: 3, own: { 1: DARK_BLUE }, cash: { 0: 1400 } })
    t.throws(0, THROW_TO_TROPHIES)
    t.resign(0)
    expect(t.payments).toEqual(['0 → 1 600 (S-9.1)', '0 → bank 800 (S-2.3)'])
  })

  it('S-2.2, S-2.3: if it is not enough, that is the bankruptcy to the creditor, with everything mortgaged', () => {
    const t = table({ ...RENT_600, seats: 3, own: { 0: ['Wolkenpark'], 1: DARK_BLUE }, cash: { 0: 499 } })
    t.throws(0, THROW_TO_TROPHIES)
    t.resign(0)
    expect(t.payments).toEqual(['bank → 0 100 (S-6.1)', '0 → 1 599 (S-2.2)', '1 → bank 10 (S-7.2)'])
    expect([t.owner('Wolkenpark'), t.isMortgaged('Wolkenpark'), t.turn]).toEqual([1, true, 1])
  })

  it('S-2.3: the last player left wins without auctions', () => {
    const t = table({ ...BROKE, seats: 2 })
    t.throws(0, [1, 2])
    t.do(0, 'bankrupt')
    expect([t.over?.winners, t.lines('auctionOpened')]).toEqual([[1], []])
  })
})

describe('winning', () => {
  it('S-2.4: the last player who is not bankrupt wins', () => {
    const t = table({ ...RENT_600, seats: 3, own: { 1: DARK_BLUE }, cash: { 0: 10 } })
    t.throws(0, THROW_TO_TROPHIES)
    t.do(0, 'bankrupt')
    expect(t.over).toBeNull()
    t.resign(2)
    expect(t.over).toEqual({ reason: 'lastPlayer', winners: [1] })
    expect(t.lines('gameOver').at(-1)).toMatch(/\(S-2\.4\)$/)
    t.refuses(1, 'throw', 'gameOver', 'S-2.4')
  })

  it('S-2.4: when the agreed time is up the running turn is finished, and the greatest wealth wins', () => {
    const t = table({
      seats: 3,
      starts: 0,
      options: { timeLimit: 60 },
      place: { 0: 17 },
      own: { 0: ['Pokalvitrine'], 1: BROWN, 2: ['Libero'] },
      level: built(1, ...BROWN),
      mortgaged: ['Pokalvitrine'],
      cash: { 0: 1000, 1: 979, 2: 921 },
    })
    t.timeUp()
    expect(t.over).toBeNull()
    t.throws(0, [1, 2])
    t.do(0, 'endTurn')
    expect([0, 1, 2].map((seat) => t.rulebook.book.wealth(t.g, seat))).toEqual([1200, 1199, 1201])
    expect(t.over).toEqual({ reason: 'timeUp', winners: [2] })
  })

  it('S-2.4: a timed game begins without dealt deeds, and equal wealth shares the win', () => {
    const t = table({
      seats: 2,
      options: { timeLimit: 10 },
      dice: [
        [6, 6],
        [1, 1],
      ],
    })
    expect(t.g.s.owner.slice(0, 28).every((owner) => owner < 0)).toBe(true)
    t.g.s.place[0] = 17
    t.timeUp()
    t.throws(0, [1, 2])
    t.do(0, 'endTurn')
    expect([t.over, t.place(1)]).toEqual([{ reason: 'timeUp', winners: [0, 1] }, START])
  })
})
