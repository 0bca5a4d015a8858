import { type Scene, Table } from '@hausregeln/chapters/testing/script.ts'
import { inEdition, type Rulebook } from '@hausregeln/engine'
import { describe, expect, it } from 'vitest'
import { classic, exchange, stadium } from '../src/index.ts'
import { built, CHANCE, DARK_BLUE, STATIONS } from './classic/table.ts'

const lot = (issuer: number, number: number) => ({ issuer, number })

/** A game of edition 1 in which 2000 can be demanded of seat 0. */
function once(rulebook: Rulebook, scene: Partial<Scene>): Table {
  const t = new Table(inEdition(rulebook, 1), { seats: 3, starts: 0, place: { 0: 36 }, ...scene })
  t.throws(0, [1, 2])
  return t
}

describe('games that began in edition 1 go on by what held then', () => {
  it('K-8.1: only what could be raised was kept, and a jail card counted 50 of it', () => {
    const own = { 0: STATIONS, 1: DARK_BLUE }
    const level = built(5, ...DARK_BLUE)
    const t = once(classic, { own, level, mortgaged: STATIONS, jailCards: { [CHANCE]: 0 }, cash: { 0: 410 } })
    const gift = (give: object, get: object = {}) => ({ to: 2, give, get })
    t.refuses(0, 'offer', gift({ jailCards: [CHANCE] }), 'proposerOwes', 'K-8.1')
    t.refuses(0, 'offer', gift({ jailCards: [CHANCE] }, { cash: 49 }), 'proposerOwes', 'K-8.1')
    t.do(0, 'offer', gift({ deeds: STATIONS }))
    t.do(2, 'accept', 0)
    expect(STATIONS.map((station) => t.owner(station))).toEqual([2, 2, 2, 2])
  })

  it('S-2.2: so it was in stadium', () => {
    const own = { 0: ['Wolkenpark'], 1: ['Ehrenloge', 'Pokalvitrine'] }
    const level = built(5, 'Ehrenloge', 'Pokalvitrine')
    const t = once(stadium, { own, level, mortgaged: ['Wolkenpark'], cash: { 0: 410 } })
    t.do(0, 'offer', { to: 2, give: { deeds: ['Wolkenpark'] }, get: {} })
    t.do(2, 'accept', 0)
    expect(t.owner('Wolkenpark')).toBe(2)
  })

  it('K-8.1, B-4.3: shares beyond those that the bank took could be given away, and a debtor bought none', () => {
    const own = { 1: DARK_BLUE }
    const level = built(5, ...DARK_BLUE)
    const t = once(exchange, { own, level, cash: { 0: 500 }, shares: { 2: { 0: 20 } } })
    t.do(0, 'offer', { to: 2, give: { shares: lot(2, 15) }, get: {} })
    t.do(2, 'accept', 0)
    t.do(1, 'demand', 'Schlossallee')
    t.refuses(0, 'offer', { to: 2, give: {}, get: { shares: lot(2, 1) } }, 'proposerOwes', 'K-8.1')
    expect(t.shares(2, 0)).toBe(5)
  })
})
