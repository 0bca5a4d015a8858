import type { Scene } from '@hausregeln/chapters/testing/script.ts'
import { euronopoly } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { Player } from '../steady/player.ts'

const SOUTH = ['Athen', 'Lissabon', 'Madrid']
const VILLAS = ['Rom', 'London', 'Paris']
const ALL_VILLAS = { Rom: 9, London: 9, Paris: 9 }

/** The steady player sits on seat 0. */
function player(scene: Partial<Scene>): Player {
  return new Player({ seats: 3, starts: 0, ...scene }, 0, 1, euronopoly)
}

/** It lands on Athens. */
function atAthens(scene: Partial<Scene>): Player {
  const steady = player({ place: { 0: 20 }, ...scene })
  steady.t.throws(0, [2, 4])
  return steady
}

/** What it does on its turn in prison, with none of its turns there used up. */
function inPrison(scene: Partial<Scene>): string {
  return player({ jail: { 0: 0 }, ...scene }).decides()
}

describe('steady and claims', () => {
  it('begins a group (E-5.2), and buys on in it (E-5.3)', () => {
    expect(atAthens({}).decides()).toBe('buy')
    expect(atAthens({ own: { 0: ['Lissabon'] }, cash: { 0: 1200 } }).decides()).toBe('buy')
  })

  it('buys from afar what belongs to its claim as soon as somebody stands there (E-8.1)', () => {
    expect(player({ own: { 0: ['Athen'] }, place: { 1: 'Madrid' } }).decides()).toBe('buyRemote Madrid')
  })

  it('goes for the city that is worth more when only one can be paid (E-8.1)', () => {
    const own = { 0: ['Athen', 'Lissabon', 'Tallinn'] }
    const steady = player({ own, place: { 1: 'Madrid', 2: 'Riga' }, cash: { 0: 1400 } })
    expect(steady.decides()).toBe('buyRemote Madrid')
  })

  it('does no business where there is none to do', () => {
    expect(player({ own: { 0: ['Athen'] }, place: { 1: 'Helsinki' } }).decides()).toBe('throw')
  })
})

describe('steady builds by the ladder', () => {
  it('on the landing, up to the homes that earn most (E-5.4, E-5.6)', () => {
    const steady = atAthens({ own: { 0: SOUTH }, cash: { 0: 2500 } })
    expect(steady.actsOn().length).toBeGreaterThanOrEqual(6)
    expect(Math.max(...SOUTH.map((city) => steady.t.level(city)))).toBeGreaterThanOrEqual(3)
  })

  it('with one city of the group one apartment, and no more (E-5.5)', () => {
    expect(atAthens({ own: { 0: ['Athen'] } }).actsOn()).toEqual(['build Athen'])
  })

  it('after doubles builds before it throws again (E-2.1)', () => {
    const steady = player({ place: { 0: 20 }, own: { 0: SOUTH }, cash: { 0: 700 } })
    steady.t.throws(0, [3, 3])
    expect(steady.decides()).toMatch(/^build /)
  })

  it('keeps possessions and cash above the dearest rent, as the bank lends no more (E-9.4)', () => {
    const own = { 0: SOUTH, 1: VILLAS }
    expect(atAthens({ own, level: ALL_VILLAS, cash: { 0: 6000 } }).actsOn().length).toBeLessThan(8)
    expect(atAthens({ own: { 0: SOUTH }, cash: { 0: 6000 } }).actsOn().length).toBeGreaterThan(10)
  })

  it('from afar where it earns its price and the commission (E-8.3)', () => {
    const level = { Athen: 2, Lissabon: 1, Madrid: 1 }
    expect(player({ own: { 0: SOUTH }, level, place: { 1: 'Athen' } }).decides()).toBe('buildRemote Athen')
  })
})

describe('steady in debt, in prison and after doubles', () => {
  it('sells what it misses less for a city that makes its group whole (E-8.1, E-9.1)', () => {
    const own = { 0: ['Bern', 'Berlin', 'Zoll Öresund'] }
    const steady = player({ seats: 4, own, level: { Bern: 2 }, place: { 1: 'Wien' }, cash: { 0: 1630 } })
    expect(steady.actsOn().slice(0, 2)).toEqual(['sellDeed Zoll Öresund', 'buyRemote Wien'])
  })

  it('frees itself of a small debt by a city that it hardly misses, to be able to build (E-9.3)', () => {
    const own = { 0: ['Helsinki', 'Kopenhagen', 'Stockholm', 'Madrid'] }
    const level = { Helsinki: 4, Kopenhagen: 9, Stockholm: 9 }
    expect(player({ seats: 4, own, level, cash: { 0: 0 }, debt: { 0: 40 } }).decides()).toBe('sellDeed Madrid')
  })

  it('throws on with a debt, as no sale would bring the limit farther away (E-9.4)', () => {
    const level = { Athen: 3, Lissabon: 2, Madrid: 2 }
    expect(player({ own: { 0: SOUTH }, level, cash: { 0: 0 }, debt: { 0: 600 } }).decides()).toBe('throw')
  })

  it('leaves prison while there is much to earn outside (E-10.2, E-10.3)', () => {
    expect(inPrison({ own: { 0: VILLAS }, level: ALL_VILLAS })).toBe('payBail')
  })

  it('waits in prison for a lower price while only rents lie ahead, or cash is short (E-10.3)', () => {
    const cities = ['Brüssel', 'Amsterdam', 'Luxemburg', 'Helsinki', 'Kopenhagen', 'Stockholm']
    const level = Object.fromEntries(cities.map((city) => [city, 9]))
    expect(inPrison({ own: { 1: cities }, level })).toBe('stay')
    expect(inPrison({ cash: { 0: 590 } })).toBe('stay')
  })

  it('rests instead of throwing again when rents lie ahead (E-2.2)', () => {
    const cities = ['Brüssel', 'Amsterdam', 'Luxemburg', 'Helsinki', 'Kopenhagen', 'Stockholm']
    const level = Object.fromEntries(cities.map((city) => [city, 9]))
    const inDanger = player({ place: { 0: 6 }, own: { 1: cities }, level })
    inDanger.t.throws(0, [2, 2])
    expect(inDanger.decides()).toBe('endTurn')
    const atEase = player({ place: { 0: 6 } })
    atEase.t.throws(0, [2, 2])
    expect(atEase.decides()).toBe('throw')
  })
})
