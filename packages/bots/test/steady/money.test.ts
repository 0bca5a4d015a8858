import { openDebt } from '@hausregeln/chapters/settle/rules/debt.ts'
import type { Scene } from '@hausregeln/chapters/testing/script.ts'
import { run } from '@hausregeln/engine'
import { describe, expect, it } from 'vitest'
import { BROWN, DARK_BLUE, GREEN, LIGHT_BLUE, levels, ORANGE, Player, RED, STATIONS } from './player.ts'

/** The steady player has thrown, rests on Frei Parken and is about to end its turn. */
function atTheEnd(scene: Partial<Scene>): Player {
  const player = new Player({ seats: 4, starts: 0, place: { 0: 17 }, ...scene })
  player.t.throws(0, [1, 2])
  return player
}

/** The steady player, not on turn, owes `amount` to seat 1. */
function owing(amount: number, scene: Partial<Scene>): Player {
  const player = new Player({ seats: 4, starts: 1, ...scene })
  openDebt(player.t.g, 0, 1, amount, 'rentDemand')
  run(player.t.g)
  return player
}

const dangerous = { own: { 1: [...GREEN, ...RED] }, level: { ...levels(4, GREEN), ...levels(4, RED) } }

describe('steady builds (K-5.1)', () => {
  it('evenly, to three houses, with the money it has', () => {
    const player = atTheEnd({ own: { 0: ORANGE }, cash: { 0: 1000 } })
    player.actsOn()
    expect(ORANGE.map((street) => player.t.level(street))).toEqual([3, 3, 3])
  })

  it('and keeps a reserve where the board is dangerous', () => {
    const player = atTheEnd({ own: { ...dangerous.own, 0: ORANGE }, level: dangerous.level, cash: { 0: 1000 } })
    player.actsOn()
    expect(player.t.cash(0)).toBeGreaterThanOrEqual(100)
    expect(player.t.level('Berliner Straße')).toBeGreaterThan(0)
  })

  it('and never spends its last money', () => {
    const player = atTheEnd({ own: { 0: [...BROWN, ...LIGHT_BLUE] }, cash: { 0: 500 } })
    player.actsOn()
    expect(player.t.cash(0)).toBeGreaterThanOrEqual(20)
  })

  it('after lifting what keeps the group from being built (K-6.1)', () => {
    const player = atTheEnd({ own: { 0: ORANGE }, mortgaged: ['Wiener Straße'], cash: { 0: 600 } })
    expect(player.actsOn().slice(0, 2)).toEqual(['lift Wiener Straße', 'build Berliner Straße'])
  })

  it('on mortgages of idle deeds, as long as houses earn much (K-6.1)', () => {
    const player = atTheEnd({ own: { 0: [...ORANGE, ...STATIONS] }, cash: { 0: 150 } })
    const said = player.actsOn()
    expect(said.some((move) => move.startsWith('mortgage') && move.endsWith('bahnhof'))).toBe(true)
    expect(said.filter((move) => move.startsWith('build')).length).toBeGreaterThan(2)
    expect(ORANGE.some((street) => player.t.isMortgaged(street))).toBe(false)
  })

  it('nothing on money that it may have to pay: an open demand counts as paid (K-3.1)', () => {
    const scene = { own: { 0: ORANGE, 1: DARK_BLUE }, level: levels(2, DARK_BLUE) }
    const player = new Player({ seats: 4, starts: 0, place: { 0: 'Bahnhofstraße' }, cash: { 0: 520 }, ...scene })
    player.t.throws(0, [1, 2])
    expect(player.t.demands).toEqual(['0 owes 1 500 for Parkstraße'])
    expect(player.decides()).toBe('endTurn')
  })
})

describe('steady lifts mortgages (K-6.1)', () => {
  it('when there is money to spare and nothing to build', () => {
    const player = atTheEnd({ own: { 0: STATIONS }, mortgaged: STATIONS, cash: { 0: 900 } })
    expect(player.actsOn()).toHaveLength(4)
  })

  it('not with the money that it needs', () => {
    const player = atTheEnd({ own: { 0: STATIONS }, mortgaged: STATIONS, cash: { 0: 130 } })
    expect(player.actsOn()).toEqual([])
  })
})

describe('steady settles a debt (K-8.1)', () => {
  it('with the one mortgage that does it', () => {
    const player = owing(150, { own: { 0: [...STATIONS, 'Badstraße'] }, cash: { 0: 60 } })
    expect(player.actsOn()).toHaveLength(1)
    expect(player.t.cash(0)).toBeGreaterThanOrEqual(0)
  })

  it('with idle deeds before buildings and streets of whole groups', () => {
    const scene = {
      own: { 0: [...ORANGE, ...BROWN, 'Schlossallee', 'Parkstraße', ...STATIONS] },
      level: levels(3, ORANGE),
    }
    const player = owing(400, { ...scene, cash: { 0: 10 } })
    expect(player.actsOn().every((move) => /^mortgage .*bahnhof$/.test(move))).toBe(true)
  })

  it('with buildings only for what idle deeds cannot bring, and no more of them than needed', () => {
    const player = owing(230, { own: { 0: [...ORANGE, 'Südbahnhof'] }, level: levels(3, ORANGE), cash: { 0: 0 } })
    const said = player.actsOn()
    expect(said.filter((move) => move.startsWith('sell'))).toHaveLength(3)
    expect(said.filter((move) => move.startsWith('mortgage'))).toEqual(['mortgage Südbahnhof'])
    expect(player.t.cash(0)).toBe(20)
  })

  it('and no step of it could have been left out', () => {
    for (let owed = 30; owed <= 600; owed += 15) {
      const own = ['Badstraße', 'Chausseestraße', 'Seestraße', 'Münchner Straße', 'Lessingstraße', 'Südbahnhof']
      const player = owing(owed, { own: { 0: own }, cash: { 0: 0 } })
      if (player.t.must.includes(0) && player.decides() === 'bankrupt') continue
      player.actsOn()
      const paid = own
        .filter((deed) => player.t.isMortgaged(deed))
        .map((deed) => player.t.g.book.board.mortgageValue[player.t.names.deed(deed)] ?? 0)
      expect(Math.min(...paid), `owing ${owed}`).toBeGreaterThan(player.t.cash(0))
    }
  })

  it('and goes bankrupt only when nothing helps', () => {
    expect(owing(500, { own: { 0: ORANGE }, cash: { 0: 10 } }).decides()).toBe('bankrupt')
    expect(owing(280, { own: { 0: ORANGE }, cash: { 0: 10 } }).decides()).toMatch(/^mortgage/)
  })
})

describe('steady in jail (K-4.2)', () => {
  const jailed = (scene: Partial<Scene> = {}) => new Player({ seats: 4, starts: 0, jail: { 0: 0 }, ...scene })

  it('pays to get out while there is something to buy', () => {
    expect(jailed().decides()).toBe('payBail')
  })

  it('plays a jail card before it pays', () => {
    expect(jailed({ jailCards: { 0: 0 } }).decides()).toBe('playJailCard')
  })

  it('stays where no rent is paid once the way out is dangerous', () => {
    const own = { 1: [...ORANGE, ...RED, 'Seestraße', 'Hafenstraße', 'Neue Straße'] }
    expect(jailed({ own, level: { ...levels(4, ORANGE), ...levels(3, RED) } }).decides()).toBe('throw')
  })
})
