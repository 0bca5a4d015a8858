import { describe, expect, it } from 'vitest'
import { bend } from '../../src/house/bend.ts'
import { simplified } from '../../src/index.ts'
import { BROWN, built, faultsOf, house, LIGHT_BLUE } from './table.ts'

describe('building', () => {
  it('buildsEvenly=wholeGroups: evenly, and on whole groups alone', () => {
    const t = house({}, { own: { 0: [...BROWN, 'Poststraße'] }, level: { Badstraße: 1 } })
    t.refuses(0, 'build', 'Badstraße', 'unevenBuild', 'K-5.1')
    t.refuses(0, 'build', 'Poststraße', 'groupIncomplete', 'K-5.1')
  })

  it('buildsEvenly=unevenly: one street alone, up and down, but on whole groups', () => {
    const rules = { choices: { buildsEvenly: 'unevenly' } } as const
    const t = house(rules, { own: { 0: [...BROWN, 'Poststraße'] } })
    for (const level of [1, 2, 3, 4, 5]) {
      t.do(0, 'build', 'Badstraße')
      expect(t.level('Badstraße')).toBe(level)
    }
    expect(t.payments).toEqual(['0 → bank 50 (K-5.2)'])
    t.refuses(0, 'build', 'Poststraße', 'groupIncomplete', 'H-1')
    t.refuses(0, 'mortgage', 'Turmstraße', 'groupBuilt', 'K-6.1')
    t.do(0, 'build', 'Turmstraße')
    t.do(0, 'sell', 'Turmstraße')
    t.do(0, 'sell', 'Badstraße')
    expect(t.level('Badstraße')).toBe(4)
  })

  it('buildsEvenly=unevenly: a hotel becomes the houses that there are', () => {
    const t = house(
      { choices: { buildsEvenly: 'unevenly' }, numbers: { houses: 6 } },
      { own: { 0: [...BROWN, ...LIGHT_BLUE] }, level: { Badstraße: 5, ...built(1, ...LIGHT_BLUE), Turmstraße: 1 } },
    )
    expect(t.stock).toEqual([2, 11])
    t.do(0, 'sell', 'Badstraße')
    expect([t.level('Badstraße'), t.cash(0)]).toEqual([2, 1500 + 75])
  })

  it('buildsEvenly=singly: on any street of your own, no matter who has the rest of the group', () => {
    const rules = { choices: { buildsEvenly: 'singly' } } as const
    const t = house(rules, { own: { 0: ['Badstraße', 'Seestraße'], 1: ['Turmstraße'] }, mortgaged: ['Turmstraße'] })
    t.do(0, 'build', 'Badstraße')
    t.do(0, 'build', 'Badstraße')
    expect(t.level('Badstraße')).toBe(2)
    t.refuses(0, 'mortgage', 'Badstraße', 'groupBuilt', 'K-6.1')
    t.refuses(1, 'build', 'Turmstraße', 'streetMortgaged', 'K-5.1')
    t.do(0, 'mortgage', 'Seestraße')
    t.do(1, 'offer', { to: 0, give: { deeds: ['Turmstraße'] }, get: { cash: 10 } })
    t.do(0, 'sell', 'Badstraße')
    expect(t.payments).toEqual(['bank → 0 25 (H-1)'])
  })

  it('buildsAnyTime=anyTime: in the turns of others, once they have thrown', () => {
    const t = house({ choices: { buildsAnyTime: 'anyTime' } }, { own: { 1: BROWN }, place: { 0: 7 } })
    t.throws(0, [1, 2])
    t.do(1, 'build', 'Badstraße')
  })

  it('buildsAnyTime=ownTurn: not in the turns of others, once they have thrown', () => {
    const t = house({ choices: { buildsAnyTime: 'ownTurn' } }, { own: { 1: BROWN }, place: { 0: 7 } })
    t.throws(0, [1, 2])
    t.refuses(1, 'build', 'Badstraße', 'buildTooLate', 'K-5.1')
  })

  it('buildsWhere=whereYouStand: only the street under your piece', () => {
    const t = house({ choices: { buildsWhere: 'whereYouStand' } }, { own: { 0: BROWN }, place: { 0: 'Badstraße' } })
    t.refuses(0, 'build', 'Turmstraße', 'buildsWhereStanding', 'H-1')
    t.do(0, 'build', 'Badstraße')
  })

  it('houses=unlimited, hotels=unlimited: the stock never runs out', () => {
    const rules = { numbers: { houses: 'unlimited', hotels: 'unlimited' } } as const
    expect(house(rules).stock).toEqual([22 * 4, 22])
    expect(house({ numbers: { houses: 1 } }).stock).toEqual([1, 12])
  })

  it('what does not go together gives way, or is refused', () => {
    const { chapters } = bend(simplified, { choices: { buildsEvenly: 'singly' } }).book
    const name = simplified.def.chapters.find(({ clashes }) => clashes?.includes('building'))?.name ?? ''
    expect([chapters.has('building'), simplified.book.chapters.has(name), chapters.has(name)]).toEqual([
      true,
      true,
      false,
    ])
    const both = { choices: { buildsEvenly: 'singly' }, chapters: { [name]: true } } as const
    expect(faultsOf(both, simplified)).toEqual([expect.stringMatching(new RegExp(`^"(${name}|buildsEvenly)"`))])
  })

  it('liquidate=nothing: what falls to the bank all the same is free of buildings, and the pieces go back to the stock', () => {
    const t = house(
      { choices: { liquidate: 'nothing', estateAuction: 'staysWithBank' } },
      { seats: 3, own: { 0: BROWN }, level: built(1, ...BROWN) },
    )
    t.resign(0)
    expect([t.owner('Badstraße'), t.level('Badstraße'), t.stock]).toEqual([null, 0, [32, 12]])
  })

  it('shortGameHouses: no more than the streets have rents for', () => {
    expect(faultsOf({ numbers: { shortGameHouses: 5 } })).toEqual([
      'At most 4 houses can come before a hotel, not 5: the streets have no rents for more.',
    ])
    expect(faultsOf({ numbers: { shortGameHouses: 4 } })).toEqual([])
  })
})
