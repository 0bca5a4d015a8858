import type { Table } from '@hausregeln/chapters/testing/script.ts'
import { apply, ask, Chance, endReasonNumber, give, given, newGame, pack, removeSeat } from '@hausregeln/engine'
import { describe, expect, it } from 'vitest'
import { classic } from '../../src/classic/book.ts'
import { BROWN, built, DARK_BLUE, idleTurn, PINK, passAll, table } from './table.ts'

type Scene = Partial<Parameters<typeof table>[0]>

/** The seat on turn goes broke on the income tax. */
function breakOnTax(t: Table): void {
  const { turn } = t
  t.g.s.place[turn] = 1
  t.throws(turn, [1, 2])
  t.do(turn, 'bankrupt')
}

describe('the last player', () => {
  it('K-8.2: the last player who is not bankrupt wins, whatever they have', () => {
    const t = table({ seats: 3, starts: 0, cash: { 0: 10, 1: 20, 2: 1 } })
    breakOnTax(t)
    expect([t.over, t.turn]).toEqual([null, 1])
    breakOnTax(t)
    expect(t.over).toEqual({ reason: 'lastPlayer', winners: [2] })
    expect(t.lines('gameOver')).toEqual([`gameOver reason ${endReasonNumber('lastPlayer')} winners 4 (K-8.2)`])
  })

  it('K-8.2: with one player left the game ends at once, without auctions', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Badstraße'] }, cash: { 0: 10 }, mortgaged: ['Badstraße'] })
    breakOnTax(t)
    expect([t.over?.winners, t.must, t.lines('estateAuctioned', 'auctionOpened')]).toEqual([[1], [], []])
    expect([t.owner('Badstraße'), t.isMortgaged('Badstraße')]).toEqual([null, false])
    expect(t.waitsFor).toBe('turn')
  })

  it('K-8.2: when the game is over nobody does anything any more', () => {
    const t = table({ seats: 2, starts: 0, own: { 1: ['Badstraße'] } })
    t.resign(0)
    expect(t.over?.winners).toEqual([1])
    t.refuses(1, 'throw', 'gameOver', 'K-8.2')
    t.refuses(1, 'mortgage', 'Badstraße', 'gameOver', 'K-8.2')
    expect([t.legal(0), t.legal(1), t.must, t.may]).toEqual([[], [], [], []])
    expect(() => t.resign(1)).toThrow('already over')
  })

  it('K-8.2: of eight players seven must go', () => {
    const t = table({ seats: 8, starts: 0 })
    for (const seat of [3, 0, 7, 1, 5, 4]) t.resign(seat)
    expect(t.over).toBeNull()
    t.resign(2)
    expect(t.over).toEqual({ reason: 'lastPlayer', winners: [6] })
  })
})

describe('the short game', () => {
  const shortGame = { shortGame: 1 }

  it('K-9.1: two shuffled deeds are dealt to each, one by one, and paid for at once', () => {
    const t = table({
      seats: 2,
      options: shortGame,
      deeds: ['Schlossallee', 'Badstraße', 'Südbahnhof', 'Wasserwerk'],
      dice: [
        [6, 6],
        [1, 2],
      ],
    })
    expect(t.lines('dealt', 'moneyMoved')).toEqual([
      'dealt seat 0 deed Schlossallee (K-9.1)',
      '0 → bank 400 (K-9.1)',
      'dealt seat 1 deed Badstraße (K-9.1)',
      '1 → bank 60 (K-9.1)',
      'dealt seat 0 deed Südbahnhof (K-9.1)',
      '0 → bank 200 (K-9.1)',
      'dealt seat 1 deed Wasserwerk (K-9.1)',
      '1 → bank 150 (K-9.1)',
    ])
    expect([t.cash(0), t.cash(1), t.owner('Südbahnhof'), t.turn]).toEqual([900, 1290, 0, 0])
  })

  it('K-9.1: no deed is dealt twice; eight players get sixteen', () => {
    const deeds = [...Array(16).keys()]
    const dice = [...Array(8).keys()].map((seat): [number, number] => (seat === 5 ? [6, 6] : [1, 2]))
    const t = table({ seats: 8, options: shortGame, deeds, dice })
    expect(deeds.map((deed) => t.g.s.owner[deed])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7])
    expect(() => table({ seats: 2, options: shortGame, deeds: [3, 3] })).toThrow('3 cannot be drawn')
  })

  it('K-9.1: a player who leaves during the deal gets no more; their deeds are auctioned before the first throw', () => {
    const g = newGame(classic.book, { seats: 3, options: shortGame, chance: given })
    for (const deed of [0, 1]) give(g, [deed])
    removeSeat(g, 1)
    for (const deed of [2, 3, 4]) give(g, [deed])
    expect([...g.s.owner.subarray(0, 6)]).toEqual([0, -1, 2, 0, 2, -1])
    expect(ask(g)).toMatchObject({ must: 0b101, frame: 'open auction' })
    for (const seat of [0, 2]) expect(apply(g, pack(g.book.codes.pass, seat))).toBeNull()
    expect(ask(g)).toMatchObject({ frame: 'first throw', chance: Chance.dice })
  })

  it('K-9.1: without the option nothing is dealt', () => {
    const t = table({
      seats: 2,
      dice: [
        [6, 6],
        [1, 2],
      ],
    })
    expect(t.events.some((event) => event.type === 'dealt')).toBe(false)
  })

  it('K-9.1: a hotel needs 3 houses on all streets, and earns the rent of a hotel', () => {
    const own = { 1: BROWN }
    const t = table({ seats: 2, starts: 1, options: shortGame, own, level: built(3, ...BROWN), place: { 1: 17 } })
    t.do(1, 'build', 'Turmstraße')
    expect(t.lines('moneyMoved', 'built')).toEqual([
      '1 → bank 50 (K-5.2)',
      'built seat 1 deed Turmstraße level 4 (K-5.2)',
    ])
    expect(t.stock).toEqual([32 - 3, 11])
    t.refuses(1, 'build', 'Turmstraße', 'fullyBuilt', 'K-5.2')
    idleTurn(t)
    t.throws(0, [1, 2])
    expect(t.demands).toEqual(['0 owes 1 450 for Turmstraße'])
    t.do(1, 'sell', 'Turmstraße')
    expect([t.level('Turmstraße'), t.stock, t.payments]).toEqual([3, [26, 12], ['bank → 1 25 (K-5.4)']])
  })

  it('K-9.1: three houses earn the rent of three, and 3 houses in the stock are enough to sell a hotel', () => {
    const t = table({ seats: 2, starts: 0, options: shortGame, own: { 1: BROWN }, level: built(3, ...BROWN) })
    t.throws(0, [1, 2])
    expect(t.demands).toEqual(['0 owes 1 180 for Turmstraße'])
  })

  it('K-9.1: repairs count the short game’s hotel as a hotel', () => {
    const t = table({
      seats: 2,
      starts: 0,
      options: shortGame,
      own: { 0: BROWN },
      level: { Badstraße: 4, Turmstraße: 3 },
      place: { 0: 4 },
    })
    t.cards(0, 10)
    t.throws(0, [1, 2])
    expect(t.payments).toEqual(['0 → bank 175 (K-0.3)'])
  })

  it('K-9.1: the game ends at the second bankruptcy, and the richest wins', () => {
    const t = table({ seats: 4, starts: 0, options: shortGame, cash: { 0: 10, 1: 20, 2: 700, 3: 699 } })
    breakOnTax(t)
    expect(t.over).toBeNull()
    breakOnTax(t)
    expect(t.over).toEqual({ reason: 'secondBankruptcy', winners: [2] })
    expect(t.lines('gameOver')).toEqual([`gameOver reason ${endReasonNumber('secondBankruptcy')} winners 4 (K-9.1)`])
  })

  it('K-9.1: without the option the second bankruptcy ends nothing', () => {
    const t = table({ seats: 4, starts: 0, cash: { 0: 10, 1: 20 } })
    breakOnTax(t)
    breakOnTax(t)
    expect([t.over, t.turn]).toEqual([null, 2])
  })

  it('K-9.1: with two players it ends when one is left', () => {
    const t = table({ seats: 2, starts: 0, options: shortGame, cash: { 0: 10 } })
    breakOnTax(t)
    expect(t.over).toEqual({ reason: 'lastPlayer', winners: [1] })
  })

  it('K-9.1: a player who gives up counts as bankrupt', () => {
    const t = table({ seats: 4, starts: 0, options: shortGame, cash: { 3: 1600 } })
    t.resign(0)
    expect(t.over).toBeNull()
    t.resign(1)
    expect(t.over).toEqual({ reason: 'secondBankruptcy', winners: [3] })
  })

  it('K-9.1, K-8.1: the creditor of the second bankruptcy has what they get by it when wealth is counted', () => {
    // Seat 2: 1000 and Turmstraße (60), and from seat 1 3, two mortgaged stations (200) less 20 of interest.
    for (const [others, winner] of [
      [1242, 2],
      [1244, 3],
    ] as const) {
      const t = table({
        seats: 4,
        starts: 0,
        options: shortGame,
        own: { 1: ['Südbahnhof', 'Westbahnhof'], 2: ['Turmstraße'] },
        mortgaged: ['Südbahnhof', 'Westbahnhof'],
        cash: { 0: 10, 1: 3, 2: 1000, 3: others },
      })
      breakOnTax(t)
      t.throws(1, [1, 2])
      t.do(2, 'demand', 'Turmstraße')
      t.do(1, 'bankrupt')
      expect(t.over).toEqual({ reason: 'secondBankruptcy', winners: [winner] })
      expect([t.owner('Südbahnhof'), t.cash(2)]).toEqual([2, 983])
    }
  })
})

describe('the wealth', () => {
  /** Who wins when the time is up at the end of an idle turn of seat 0. */
  const richest = (scene: Scene) => {
    const t = table({ seats: 3, starts: 0, ...scene, cash: { 2: 0, ...scene.cash } })
    t.timeUp()
    idleTurn(t)
    expect(t.over?.reason).toBe('timeUp')
    return t.over?.winners
  }

  it('K-9.1: cash and the printed price of properties', () => {
    const own = { 0: ['Badstraße'] }
    expect(richest({ own, cash: { 0: 1000, 1: 1059 } })).toEqual([0])
    expect(richest({ own, cash: { 0: 1000, 1: 1061 } })).toEqual([1])
  })

  it('K-9.1: half of it for mortgaged ones', () => {
    const scene = { own: { 0: ['Badstraße'] }, mortgaged: ['Badstraße'] }
    expect(richest({ ...scene, cash: { 0: 1000, 1: 1029 } })).toEqual([0])
    expect(richest({ ...scene, cash: { 0: 1000, 1: 1031 } })).toEqual([1])
  })

  it('K-9.1: the price of buildings, a hotel with all its levels', () => {
    const scene = { own: { 0: BROWN }, level: { Badstraße: 5, Turmstraße: 4 } }
    // 120 for the streets, 450 for nine levels.
    expect(richest({ ...scene, cash: { 0: 1000, 1: 1569 } })).toEqual([0])
    expect(richest({ ...scene, cash: { 0: 1000, 1: 1571 } })).toEqual([1])
    const short = { own: { 0: BROWN }, level: built(4, ...BROWN), options: { shortGame: 1 } }
    expect(richest({ ...short, cash: { 0: 1000, 1: 1519 } })).toEqual([0])
    expect(richest({ ...short, cash: { 0: 1000, 1: 1521 } })).toEqual([1])
  })

  it('K-9.1: equal wealth shares the win', () => {
    expect(richest({ own: { 0: ['Badstraße'] }, cash: { 0: 1000, 1: 1060 } })).toEqual([0, 1])
  })
})

describe('the time limit', () => {
  it('K-9.2: two deeds are dealt and paid for', () => {
    const t = table({
      seats: 2,
      options: { timeLimit: 60 },
      deeds: [0, 1, 2, 3],
      dice: [
        [1, 2],
        [6, 6],
      ],
    })
    expect([0, 1, 2, 3].map((deed) => t.g.s.owner[deed])).toEqual([0, 1, 0, 1])
    expect([t.cash(0), t.cash(1), t.turn]).toEqual([1500 - 60 - 200, 1500 - 60 - 100, 1])
  })

  it('K-9.2, K-9.1: with both options two deeds are dealt to each, not four', () => {
    const options = { timeLimit: 60, shortGame: 1 }
    const t = table({
      seats: 2,
      options,
      deeds: [0, 1, 2, 3],
      dice: [
        [6, 6],
        [1, 2],
      ],
    })
    expect(t.g.s.owner.subarray(0, 28).filter((owner) => owner >= 0)).toHaveLength(4)
  })

  it('K-9.2: a hotel needs 4 houses as ever, and the second bankruptcy ends nothing', () => {
    const options = { timeLimit: 60 }
    const t = table({ seats: 2, starts: 0, options, own: { 0: BROWN }, level: built(3, ...BROWN) })
    t.do(0, 'build', 'Badstraße')
    expect(t.stock).toEqual([25, 12])
    const four = table({ seats: 4, starts: 0, options })
    four.resign(0)
    four.resign(1)
    expect(four.over).toBeNull()
  })

  it('K-9.2: when the time is up the running turn is finished, further throws and all, then the richest wins', () => {
    const t = table({ seats: 3, starts: 0, own: { 0: ['Chausseestraße'] }, cash: { 0: 10, 1: 2000 } })
    t.timeUp()
    expect([t.over, t.must]).toEqual([null, [0]])
    t.throws(0, [3, 3])
    t.throws(0, [6, 1])
    t.do(0, 'decline')
    t.do(1, 'bid', 260)
    t.do(2, 'pass')
    expect([t.over, t.owner('Hafenstraße')]).toEqual([null, 1])
    t.do(0, 'endTurn')
    expect(t.over).toEqual({ reason: 'timeUp', winners: [1] })
    expect(t.lines('gameOver')).toEqual([`gameOver reason ${endReasonNumber('timeUp')} winners 2 (K-9.2)`])
  })

  it('K-9.2: rent may still be demanded until the turn ends, not later', () => {
    const t = table({ seats: 2, starts: 0, own: { 1: PINK }, place: { 0: 8 }, cash: { 0: 500, 1: 35 } })
    t.throws(0, [1, 2])
    t.timeUp()
    t.do(1, 'demand', 'Seestraße')
    t.do(0, 'endTurn')
    // 480 against 55 + 440.
    expect(t.over?.winners).toEqual([1])
    t.refuses(1, 'demand', { serial: 1 }, 'gameOver', 'K-8.2')
  })

  it('K-9.2: a debt of the running turn is settled, an estate of it auctioned first', () => {
    const t = table({ seats: 3, starts: 0, own: { 0: ['Badstraße'], 1: DARK_BLUE }, cash: { 0: 20, 2: 2500 } })
    t.timeUp()
    breakOnTax(t)
    expect([t.over, t.waitsFor]).toEqual([null, 'open auction'])
    passAll(t)
    expect(t.over).toEqual({ reason: 'timeUp', winners: [2] })
  })

  it('K-9.2: without a word of the host the game goes on', () => {
    const t = table({ seats: 2, starts: 0, options: { timeLimit: 1 } })
    for (let turn = 0; turn < 20; turn++) idleTurn(t)
    expect(t.over).toBeNull()
  })
})
