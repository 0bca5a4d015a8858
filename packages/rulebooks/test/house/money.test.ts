import { newGame } from '@hausregeln/engine'
import { describe, expect, it } from 'vitest'
import { bend } from '../../src/house/bend.ts'
import { classic, simplified, stadium } from '../../src/index.ts'
import { BANK, CHANCE, chanceCard, faultsOf, house, houseInEdition1, POT } from './table.ts'

const TAX = { place: { 0: 1 } }
const PAY_15 = { place: { 0: 4 }, cards: { [CHANCE]: [chanceCard.pay15] } }
const BAIL = { jail: { 0: 0 } }

describe('money in the middle', () => {
  it.each([
    ['toBank', ['bank', 'bank', 'bank']],
    ['toPot', ['pot', 'pot', 'pot']],
    ['taxesToPot', ['pot', 'bank', 'bank']],
    ['cardsToPot', ['bank', 'pot', 'bank']],
    ['taxesAndCardsToPot', ['pot', 'pot', 'bank']],
    ['taxesAndBailToPot', ['pot', 'bank', 'pot']],
  ] as const)('feesToPot=%s: tax, card and bail go to %s', (feesToPot, [tax, card, bail]) => {
    const taxed = house({ choices: { feesToPot } }, TAX)
    taxed.throws(0, [1, 2])
    expect(taxed.payments).toEqual([`0 → ${tax} 200 (K-4.1)`])
    const drawn = house({ choices: { feesToPot } }, PAY_15)
    drawn.throws(0, [1, 2])
    expect(drawn.payments).toEqual([`0 → ${card} 15 (K-0.3)`])
    const jailed = house({ choices: { feesToPot } }, BAIL)
    jailed.do(0, 'payBail')
    expect(jailed.payments).toEqual([`0 → ${bail} 50 (K-4.2)`])
  })

  it.each([
    ['winPot', ['pot → 0 300 (H-1)'], 0],
    ['rest', [], 300],
  ] as const)('onParking=%s: who lands on the car park is paid %j', (onParking, payments, left) => {
    const t = house(
      { choices: { onParking } },
      { place: { 0: 17 }, pot: 300 },
      onParking === 'rest' ? classic : stadium,
    )
    t.throws(0, [1, 2])
    expect([t.payments, t.cash(POT)]).toEqual([payments, left])
  })

  it('feesToPot=taxesToPot: a player who lands on the car park wins it, by the house rule’s paragraph', () => {
    const t = house({ choices: { feesToPot: 'taxesToPot' } }, { place: { 0: 17 }, pot: 300 })
    t.throws(0, [1, 2])
    expect(t.payments).toEqual(['pot → 0 300 (H-1)'])
    expect(t.cash(POT)).toBe(0)
  })

  it('potStart: so much lies in the middle when the game begins, from the bank', () => {
    const { book } = bend(classic, { numbers: { potStart: 500 } })
    const { cash } = newGame(book, { seats: 2, seed: 1 }).s
    expect([cash[POT], cash[0], cash[BANK]]).toEqual([
      500,
      1500,
      newGame(classic.book, { seats: 2 }).s.cash[BANK]! - 500,
    ])
  })

  it('potRefill: what has been won is laid there again', () => {
    const t = house({ numbers: { potRefill: 100 } }, { place: { 0: 17 }, pot: 300 })
    t.throws(0, [1, 2])
    expect(t.payments).toEqual(['pot → 0 300 (H-1)', 'bank → pot 100 (H-1)'])
    expect(t.cash(POT)).toBe(100)
    const empty = house({ numbers: { potRefill: 100 } }, { place: { 0: 17 } })
    empty.throws(0, [1, 2])
    expect(empty.payments).toEqual([])
  })

  it('doubleOne=winsPot: two ones win it, before the move; other doubles and two ones in jail do not', () => {
    const rules = { choices: { doubleOne: 'winsPot' } } as const
    const t = house(rules, { pot: 300 })
    t.throws(0, [2, 2])
    expect(t.lines('moneyMoved').filter((line) => line.startsWith('pot'))).toEqual([])
    const ones = house(rules, { pot: 300, place: { 0: 8 } })
    ones.throws(0, [1, 1])
    expect(ones.payments).toEqual(['pot → 0 300 (H-1)'])
    expect(ones.last.map(({ type }) => type).slice(0, 3)).toEqual(['threw', 'moneyMoved', 'moved'])
    const jailed = house(rules, { pot: 300, jail: { 0: 0 } })
    jailed.throws(0, [1, 1])
    expect(jailed.cash(POT)).toBe(300)
  })

  it('doubleOne=winsPot: two ones win it also where they lead to jail, as third doubles or as the same twice', () => {
    const third = house(
      { choices: { doubleOne: 'winsPot' } },
      { pot: 300, place: { 0: 6 }, own: { 0: ['Münchner Straße'] } },
    )
    third.throws(0, [2, 2])
    third.throws(0, [3, 3])
    third.throws(0, [1, 1])
    expect([third.payments, third.inJail(0)]).toEqual([['pot → 0 300 (H-1)'], true])
    expect(third.last.map(({ type }) => type).slice(0, 3)).toEqual(['threw', 'moneyMoved', 'jailed'])
    const rules = {
      choices: { doubleOne: 'winsPot', sameDoublesTwice: 'toJail' },
      numbers: { potRefill: 100 },
    } as const
    const twice = house(rules, { pot: 300, place: { 0: 8 } })
    twice.throws(0, [1, 1])
    twice.throws(0, [1, 1])
    expect([twice.payments, twice.inJail(0)]).toEqual([['pot → 0 100 (H-1)', 'bank → pot 100 (H-1)'], true])
  })

  it('doubleOne=winsPot: two ones win it also where doubles are a throw like any other', () => {
    const rules = { choices: { doubleOne: 'winsPot', doublesAgain: 'nothing' } } as const
    const t = house(rules, { pot: 300, place: { 0: 8 } })
    t.throws(0, [1, 1])
    expect(t.payments).toEqual(['pot → 0 300 (H-2)'])
    t.do(0, 'endTurn')
  })

  it('doubleOne=winsPot: in a game of edition 1 two ones win nothing where they lead to jail', () => {
    const scene = { pot: 300, place: { 0: 6 }, own: { 0: ['Münchner Straße'] } }
    const t = houseInEdition1({ choices: { doubleOne: 'winsPot' } }, scene)
    t.throws(0, [2, 2])
    t.throws(0, [3, 3])
    t.throws(0, [1, 1])
    expect([t.payments, t.inJail(0)]).toEqual([[], true])
    const once = houseInEdition1({ choices: { doubleOne: 'winsPot' } }, { pot: 300, place: { 0: 8 } })
    once.throws(0, [1, 1])
    expect(once.payments).toEqual(['pot → 0 300 (H-1)'])
  })

  it('a pot that nobody can win is refused, with the ways in which somebody can', () => {
    const lost = expect.stringContaining('choose one: onParking=winPot | doubleOne=winsPot.')
    expect(faultsOf({ choices: { feesToPot: 'taxesToPot' } }, stadium)).toEqual([lost])
    expect(faultsOf({ numbers: { potStart: 100 } }, stadium)).toEqual([lost])
    const never = { feesToPot: 'taxesToPot', onParking: 'rest', doubleOne: 'asAny' } as const
    expect(faultsOf({ choices: never }, stadium)).toEqual([expect.stringContaining('and nobody can win it')])
    expect(faultsOf({ choices: { feesToPot: 'taxesToPot', doubleOne: 'winsPot' } }, stadium)).toEqual([])
    expect(faultsOf({ choices: { feesToPot: 'taxesToPot', onParking: 'winPot' } }, stadium)).toEqual([])
  })
})

describe('money at the start', () => {
  it('handicap: some seats begin with more than others, from the bank', () => {
    const { book } = bend(classic, { numbers: { handicap: [0, 300] } })
    const { cash } = newGame(book, { seats: 3, seed: 1 }).s
    expect([...cash.subarray(0, 3)]).toEqual([1500, 1800, 1500])
    const { book: finite } = bend(simplified, { numbers: { handicap: [1000] } })
    const before = newGame(simplified.book, { seats: 2 }).s.cash[BANK] ?? 0
    expect(newGame(finite, { seats: 2 }).s.cash[BANK]).toBe(before - 1000)
    const rich = { handicap: [50_000] }
    expect(bend(simplified, { numbers: rich }).book.numbers.bankCash).toBe(230_000)
    expect(faultsOf({ numbers: { ...rich, bankCash: 200_000 } }, simplified)).toEqual([
      expect.stringContaining('The bank has 200000, and 6 players begin with 230000'),
    ])
  })

  it('startBonus: more of it with the speed die', () => {
    const { book } = bend(classic, { choices: { thirdDie: 'always' }, numbers: { startBonus: 700 } })
    expect(newGame(book, { seats: 2, seed: 1 }).s.cash[0]).toBe(2200)
  })

  it('startCash: everybody begins with so much', () => {
    const { book } = bend(classic, { numbers: { startCash: 2500 } })
    expect(newGame(book, { seats: 2, seed: 1 }).s.cash[1]).toBe(2500)
  })
})

describe('the salary', () => {
  it('salaryLand: for landing exactly, another one', () => {
    const t = house({ numbers: { salaryLand: 400 } }, { place: { 0: 37 } })
    t.throws(0, [1, 2])
    expect(t.payments).toEqual(['bank → 0 400 (H-1)'])
  })

  it('salaryPass: for passing, none', () => {
    const t = house({ numbers: { salaryPass: 0 } }, { place: { 0: 38 }, own: { 0: ['Badstraße'] } })
    t.throws(0, [1, 2])
    expect([t.place(0), t.payments]).toEqual(['Badstraße', []])
  })

  it('salaryPass, salaryLand: none at all', () => {
    const t = house({ numbers: { salaryPass: 0, salaryLand: 0 } }, { place: { 0: 37 } })
    t.throws(0, [1, 2])
    expect(t.payments).toEqual([])
  })
})
