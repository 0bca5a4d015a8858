import { describe, expect, it } from 'vitest'
import { exchange } from '../../src/index.ts'
import { BROWN, CHANCE, chanceCard, faultsOf, house } from './table.ts'

const TAX = { place: { 0: 1 }, own: { 0: BROWN } }

describe('the income tax', () => {
  it('onTax=pay: the sum', () => {
    const t = house({}, TAX)
    t.throws(0, [1, 2])
    expect(t.payments).toEqual(['0 → bank 200 (K-4.1)'])
  })

  it('onTax=share, taxShare: a share of all that the player has; the other tax stays', () => {
    const rules = { choices: { onTax: 'share' }, numbers: { taxShare: 20 } } as const
    const t = house(rules, TAX)
    t.throws(0, [1, 2])
    expect(t.payments).toEqual(['0 → bank 324 (H-1)'])
    const other = house(rules, { place: { 0: 35 } })
    other.throws(0, [1, 2])
    expect(other.payments).toEqual(['0 → bank 100 (K-4.1)'])
  })

  it('onTax=choose: the sum or the share, as the player says', () => {
    const t = house({ choices: { onTax: 'choose' } }, TAX)
    t.throws(0, [1, 2])
    expect(t.legal(0).filter((action) => action.startsWith('payTax'))).toEqual(['payTaxSum', 'payTaxShare'])
    t.refuses(0, 'endTurn', 'mustDecideFirst', 'K-0.4')
    t.do(0, 'payTaxShare')
    expect(t.payments).toEqual(['0 → bank 162 (H-1)'])
    t.refuses(0, 'payTaxSum', 'noTaxToChoose', 'H-1')
    const sum = house({ choices: { onTax: 'choose', feesToPot: 'taxesToPot' } }, TAX)
    sum.throws(0, [1, 2])
    sum.do(0, 'payTaxSum')
    expect(sum.payments).toEqual(['0 → pot 200 (H-1)'])
  })

  it('onTax=choose: what the cash does not cover is a debt', () => {
    const t = house({ choices: { onTax: 'choose' } }, { ...TAX, cash: { 0: 150 } })
    t.throws(0, [1, 2])
    t.do(0, 'payTaxSum')
    expect(t.waitsFor).toBe('debt to settle')
  })
})

describe('a tax on wealth', () => {
  it('wealthTax=everyRounds, wealthTaxRounds, wealthTaxShare: all pay, one after the other, when that round is over', () => {
    const t = house(
      { choices: { wealthTax: 'everyRounds' }, numbers: { wealthTaxRounds: 1, wealthTaxShare: 10 } },
      { place: { 0: 7, 1: 17 }, own: { 1: ['Schlossallee'] } },
    )
    t.throws(0, [1, 2])
    t.do(0, 'endTurn')
    expect(t.payments).toEqual([])
    t.throws(1, [1, 2])
    t.do(1, 'endTurn')
    expect(t.lines('wealthTaxed')).toEqual(['wealthTaxed round 1 (H-1)'])
    expect(t.payments).toEqual(['0 → bank 150 (H-1)', '1 → bank 190 (H-1)'])
    expect([t.turn, t.must]).toEqual([0, [0]])
  })

  it('wealthTax=everyRounds: not in the rounds between, and a player without the cash raises it before the next turn', () => {
    const t = house(
      { choices: { wealthTax: 'everyRounds' }, numbers: { wealthTaxRounds: 2, wealthTaxShare: 50 } },
      { place: { 0: 7, 1: 17 }, cash: { 1: 100 }, own: { 1: ['Schlossallee'] } },
    )
    t.throws(0, [1, 2])
    t.do(0, 'endTurn')
    t.throws(1, [1, 2])
    t.do(1, 'endTurn')
    expect([t.payments, t.turn]).toEqual([[], 0])
    t.g.s.place[0] = 7
    t.throws(0, [1, 2])
    t.do(0, 'endTurn')
    t.g.s.place[1] = 17
    t.throws(1, [1, 2])
    t.do(1, 'endTurn')
    expect([t.waitsFor, t.must]).toEqual(['debt to settle', [1]])
    t.do(1, 'mortgage', 'Schlossallee')
    expect([t.waitsFor, t.turn]).toEqual(['turn', 0])
  })
})

describe('choices on spaces', () => {
  it('onCards=mayDraw: a card is drawn, or not', () => {
    const rules = { choices: { onCards: 'mayDraw' } } as const
    const t = house(rules, { place: { 0: 4 } })
    t.throws(0, [1, 2])
    t.do(0, 'leaveCard')
    expect(t.lines()).toEqual(['visited seat 0 space Ereignisfeld (H-1)'])
    t.refuses(0, 'takeCard', 'noCardToChoose', 'H-1')
    const drawn = house(rules, { place: { 0: 4 }, cards: { [CHANCE]: [chanceCard.receive50] } })
    drawn.throws(0, [1, 2])
    drawn.do(0, 'takeCard')
    expect(drawn.payments).toEqual(['bank → 0 50 (K-0.3)'])
  })

  it('onStart=chooseSpace: the salary, or any other space, once a turn', () => {
    const rules = { choices: { onStart: 'chooseSpace' } } as const
    const t = house(rules, { place: { 0: 37 } })
    t.throws(0, [1, 2])
    expect(t.payments).toEqual([])
    t.do(0, 'takeSalary')
    expect([t.payments, t.must]).toEqual([['bank → 0 200 (K-1.3)'], [0]])
    const away = house(rules, { place: { 0: 37 } })
    away.throws(0, [1, 2])
    away.refuses(0, 'travelTo', 0, 'noSuchTravel', 'H-1')
    away.do(0, 'travelTo', 'Schlossallee')
    expect([away.place(0), away.cash(0), away.legal(0).includes('buy')]).toEqual(['Schlossallee', 1500, true])
  })

  it('onStart=chooseSpace: passing pays as ever, and after a journey the start pays at once', () => {
    const rules = { choices: { onStart: 'chooseSpace' } } as const
    const passed = house(rules, { place: { 0: 38 }, own: { 0: BROWN } })
    passed.throws(0, [1, 2])
    expect(passed.payments).toEqual(['bank → 0 200 (K-1.3)'])
    const twice = house(rules, { place: { 0: 37 }, cards: { [CHANCE]: [chanceCard.toStart] } })
    twice.throws(0, [1, 2])
    twice.do(0, 'travelTo', 7)
    expect([twice.place(0), twice.payments]).toEqual([
      twice.rulebook.board.spaces[0]?.name.de,
      ['bank → 0 200 (K-1.3)'],
    ])
  })

  it('onStart=chooseSpace: brings what it needs, and is refused where the start does something else', () => {
    expect(faultsOf({ choices: { onStart: 'chooseSpace', startReached: 'salary' } })).toEqual([
      '"onStart": "chooseSpace" needs: "startReached": "inPassing" (K-1.3).',
    ])
    expect(faultsOf({ choices: { onCards: 'mayDraw' } }, exchange)).toEqual([])
  })
})
