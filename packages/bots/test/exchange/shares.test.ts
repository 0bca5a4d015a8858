import { createBot } from '@hausregeln/bots'
import type { Scene } from '@hausregeln/chapters/testing/script.ts'
import { BANK, newGame } from '@hausregeln/engine'
import { exchange } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { playOut } from '../steady/play.ts'
import { DARK_BLUE, GREEN, Player } from '../steady/player.ts'

const rich = [...GREEN, ...DARK_BLUE]
const lot = (issuer: number, number: number) => ({ issuer, number })

/** Seat 0, a steady player, has come to rest on Frei Parken in its own turn. */
function onTurn(scene: Partial<Scene> = {}): Player {
  const player = new Player({ seats: 3, starts: 0, place: { 0: 17 }, ...scene }, 0, 1, exchange)
  player.t.throws(0, [1, 2])
  return player
}

describe('steady and the bank', () => {
  it('sells shares of itself that bring more than they will cost, and keeps 13', () => {
    const player = onTurn({ own: { 0: rich }, cash: { 0: 100 }, reported: { 0: 100 } })
    expect(player.acts()).toBe('sellShares 5 of 0')
    const few = onTurn({ own: { 0: rich }, cash: { 0: 100 }, reported: { 0: 100 }, shares: { 0: { [BANK]: 10 } } })
    expect(few.acts()).toBe('sellShares 2 of 0')
    const enough = onTurn({ own: { 0: rich }, cash: { 0: 100 }, reported: { 0: 100 }, shares: { 0: { [BANK]: 12 } } })
    expect(enough.actsOn().filter((said) => said.startsWith('sellShares'))).toEqual([])
  })

  it('sells none while its cash promises high dividends', () => {
    expect(onTurn({ cash: { 0: 1500 } }).actsOn()).toEqual([])
  })

  it('buys shares of a player with much cash, as far as it can spare the money', () => {
    const scene = { cash: { 0: 1500, 1: 3000 }, reported: { 1: 3000 }, shares: { 1: { [BANK]: 10 } } }
    expect(onTurn(scene).acts()).toBe('buyShares 3 of 1')
    expect(onTurn({ ...scene, cash: { ...scene.cash, 0: 60 } }).actsOn()).toEqual([])
    const dear = { ...scene, cash: { 0: 1500, 1: 100 }, reported: { 1: 100 }, own: { 1: rich } }
    expect(
      onTurn(dear)
        .actsOn()
        .filter((said) => said.startsWith('buyShares')),
    ).toEqual([])
  })

  it('bids for a lot between the price and what it is worth, and below only to say no', () => {
    const player = new Player(
      { seats: 4, starts: 3, cash: { 1: 3000 }, reported: { 1: 3000 }, shares: { 1: { [BANK]: 10 } } },
      0,
      1,
      exchange,
    )
    player.t.do(3, 'buyShares', lot(1, 3))
    const bid = Number(player.decides().split(' ')[1])
    expect(bid > 360 && bid < 1100).toBe(true)
    const cheap = new Player(
      { seats: 4, starts: 3, own: { 1: rich }, cash: { 1: 50 }, reported: { 1: 50 }, shares: { 1: { [BANK]: 10 } } },
      0,
      1,
      exchange,
    )
    cheap.t.do(3, 'buyShares', lot(1, 3))
    expect(cheap.decides()).toBe('sealedBid 0')
  })
})

/** A person on seat 1, on turn, offers the steady player on seat 0 a deal. */
function offered(scene: Partial<Scene>, give: Side, get: Side): string {
  const player = new Player({ seats: 3, starts: 1, ...scene }, 0, 1, exchange)
  player.t.do(1, 'offer', { to: 0, give, get })
  return player.answers()
}
type Side = { cash: number } | { shares: { issuer: number; number: number } }

describe('steady and offers that would cheat it', () => {
  it('pays not much more for shares than their price: a player with much cash now may have spent it by the report', () => {
    const boast = { cash: { 0: 2000, 1: 3000 }, reported: { 1: 3000 } }
    const price = 3000 / 25
    expect(offered(boast, { shares: lot(1, 10) }, { cash: Math.ceil(10 * price * 1.3) })).toBe('refuse')
    expect(offered(boast, { shares: lot(1, 10) }, { cash: Math.floor(10 * price * 0.8) })).toBe('accept')
  })

  it('sells no shares for less than the bank would pay, however little dividend they promise', () => {
    const poor = { cash: { 1: 40 }, reported: { 1: 0 }, own: { 1: rich }, shares: { 1: { 0: 12 } } }
    const price = Math.round((40 + 300 + 300 + 320 + 350 + 400) / 25)
    expect(offered(poor, { cash: 5 }, { shares: lot(1, 5) })).toBe('refuse')
    expect(offered({ ...poor, cash: { 1: 4 * price } }, { cash: 4 * price }, { shares: lot(1, 5) })).toBe('refuse')
  })
})

describe('steady and a takeover', () => {
  it('gives away none of its last 13 shares, at no price', () => {
    const player = onTurn({ shares: { 0: { 1: 12 } }, cash: { 1: 5000 } })
    player.t.do(1, 'offer', { to: 0, give: { cash: 4000 }, get: { shares: lot(0, 1) } })
    expect(player.answers()).toBe('refuse')
    const enough = onTurn({ shares: { 0: { 1: 11 } }, cash: { 1: 5000 } })
    enough.t.do(1, 'offer', { to: 0, give: { cash: 4000 }, get: { shares: lot(0, 1) } })
    expect(enough.answers()).toBe('accept')
  })

  it('with fewer it asks the player who has most of them to sell some', () => {
    const player = onTurn({ shares: { 0: { 1: 10, 2: 5 } }, cash: { 0: 2500 }, reported: { 0: 500 } })
    expect(player.acts()).toMatch(/^offer 1: \d+ for 3 shares of 0$/)
  })

  it('in debt sells shares rather than go bankrupt, but never the last of its own', () => {
    const debt = (own: number) => {
      const player = new Player(
        {
          seats: 3,
          starts: 0,
          place: { 0: 36 },
          cash: { 0: 90 },
          own: { 1: DARK_BLUE },
          shares: { 0: { 2: 25 - own } },
        },
        0,
        1,
        exchange,
      )
      player.t.throws(0, [1, 2])
      player.t.do(1, 'demand', 'Schlossallee')
      return player
    }
    expect(debt(12).acts()).toBe('sellShares 3 of 0')
    expect(debt(3).acts()).toBe('bankrupt')
    expect(debt(1).acts()).toBe('bankrupt')
  })
})

describe('steady and its reports', () => {
  it('reports at once what it owes, and in between when that lowers the dividend', () => {
    const player = onTurn({ cash: { 0: 200 }, shares: { 0: { 1: 12 } } })
    expect(player.actsOn()).toContain('report')
    const alone = onTurn({ cash: { 0: 200 } })
    expect(alone.actsOn()).not.toContain('report')
  })
})

describe('whole games on the exchange', () => {
  it('four steady players end theirs, and no report is late', () => {
    let late = 0
    for (let seed = 300; seed < 315; seed++) {
      const game = newGame(exchange.book, { seats: 4, seed })
      game.emit = (type) => {
        if (type === 'reportLate') late++
      }
      const bots = [0, 1, 2, 3].map((seat) => {
        const bot = createBot('steady')
        bot.begin(10 * seed + seat)
        return bot
      })
      playOut(game, bots, 500)
      expect(game.s.over).not.toBe(0)
    }
    expect(late).toBe(0)
  })
})
