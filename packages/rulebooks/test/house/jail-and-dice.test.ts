import { describe, expect, it } from 'vitest'
import { exchange, simplified, stadium } from '../../src/index.ts'
import { faultsOf, house } from './table.ts'

describe('jail and dice', () => {
  it('doublesAgain=nothing: doubles give no further throw', () => {
    const t = house({ choices: { doublesAgain: 'nothing' } }, { place: { 0: 6 } })
    t.throws(0, [2, 2])
    expect([t.g.s.doubles, t.legal(0).includes('throw')]).toEqual([0, false])
  })

  it('doublesAgain=throwAgain: doubles give another throw', () => {
    const t = house({ choices: { doublesAgain: 'throwAgain' } }, { place: { 0: 6 } })
    t.throws(0, [2, 2])
    expect([t.g.s.doubles, t.must]).toEqual([1, [0]])
    expect(t.legal(0)).toContain('throw')
  })

  it('thirdDoubles=harmless: you throw on', () => {
    const t = house({ choices: { thirdDoubles: 'harmless' } }, { place: { 0: 6 } })
    t.throws(0, [2, 2])
    t.throws(0, [5, 5])
    t.throws(0, [4, 4])
    expect([t.inJail(0), t.place(0), t.must]).toEqual([false, 'Wasserwerk', [0]])
  })

  it('thirdDoubles=toJail: the third leads there', () => {
    const t = house({ choices: { thirdDoubles: 'toJail' } }, { place: { 0: 6 } })
    t.throws(0, [2, 2])
    t.throws(0, [5, 5])
    t.throws(0, [4, 4])
    expect(t.lines('jailed')).toEqual(['jailed seat 0 (K-1.2)'])
  })

  it('bailInLastTurn=allowed: before the last throw, too', () => {
    house({ choices: { bailInLastTurn: 'allowed' } }, { jail: { 0: 2 } }).do(0, 'payBail')
  })

  it('bailInLastTurn=refused: no longer before the last throw', () => {
    house({ choices: { bailInLastTurn: 'refused' } }, { jail: { 0: 2 } }, stadium).refuses(
      0,
      'payBail',
      'noBailAnyMore',
      'H-1',
    )
  })

  it('bail: so much before the throw', () => {
    const t = house({ numbers: { bail: 80 } }, { jail: { 0: 0 } })
    t.do(0, 'payBail')
    expect(t.payments).toEqual(['0 → bank 80 (H-1)'])
  })

  it('attempts, lastBail: after so many failures so much must be paid', () => {
    const t = house({ numbers: { attempts: 1, lastBail: 120 } }, { jail: { 0: 0 }, own: { 0: ['Seestraße'] } })
    t.throws(0, [1, 2])
    expect(t.payments[0]).toBe('0 → bank 120 (H-1)')
    expect(t.inJail(0)).toBe(false)
  })

  it('thirdDie=always: what the start orders comes before the space, by bus and by triple', () => {
    for (const [dice, go] of [
      [[1, 3, 4], (t: ReturnType<typeof house>) => t.do(0, 'chooseMove', 1)],
      [[2, 2, 2], (t: ReturnType<typeof house>) => t.do(0, 'jumpTo', 0)],
    ] as const) {
      const scene = { place: { 0: 37 }, cash: { 0: 1800 }, shares: { 0: { 1: 2 } }, reported: { 0: 1800 } }
      const t = house({ choices: { thirdDie: 'always' } }, scene, exchange)
      t.g.s.laps[0] = 1
      t.throws(0, [...dice])
      go(t)
      expect([t.g.s.place[0], t.waitsFor, t.must]).toEqual([0, 'turn', [0]])
      expect(t.legal(0).some((action) => /^(jumpTo|chooseMove)/.test(action))).toBe(false)
      expect(t.lines('dividend')).not.toEqual([])
    }
  })

  it('thirdDie=always: the speed die without any option, where things are auctioned and where nothing is', () => {
    for (const base of [exchange, simplified]) {
      const rules = { choices: { thirdDie: 'always' } } as const
      const t = house(rules, { place: { 0: 38 } }, base)
      t.g.s.laps[0] = 1
      t.throws(0, [1, 3, 4])
      expect(t.legal(0).filter((action) => action.startsWith('chooseMove'))).toHaveLength(3)
      expect(t.rulebook.book.rules.speedBus).toMatch(/^H-/)
      expect(faultsOf(rules, base)).toEqual([])
      const before = house(rules, { place: { 0: 17 } }, base)
      before.throws(0, [1, 2])
    }
  })
})
