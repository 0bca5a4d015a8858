import { SteadyBot } from '@hausregeln/bots'
import { weigh } from '@hausregeln/bots/steady/dealing/deal.ts'
import { type Gains, noGains } from '@hausregeln/bots/steady/reading/gains.ts'
import { Picture } from '@hausregeln/bots/steady/reading/picture.ts'
import { worth } from '@hausregeln/bots/steady/worth/worth.ts'
import type { Deal, Scene } from '@hausregeln/chapters/testing/script.ts'
import { readOffer } from '@hausregeln/chapters/trade/rules/offers.ts'
import { apply, bits, nameOf, pack, SEATS, Terms } from '@hausregeln/engine'
import { nextBelow, seedGenerator } from '@hausregeln/engine/core/random.ts'
import { describe, expect, it } from 'vitest'
import { ORANGE, PINK, Player, RED, STATIONS } from './player.ts'

/** A table at which everybody has given up a deed in a deal before. */
function trusting(scene: Scene): Player {
  const player = new Player(scene)
  player.t.g.s.parts.trade.parted.fill(1)
  return player
}

/** Seat 1 is on turn and offers the steady player on seat 0 a deal. */
function offered(scene: Partial<Scene>, deal: Omit<Deal, 'to'>): Player {
  const player = trusting({ seats: 4, starts: 1, ...scene })
  player.t.do(1, 'offer', { to: 0, ...deal })
  return player
}

/** The steady player has thrown and is about to end its turn. */
function atTheEnd(scene: Partial<Scene>): Player {
  const player = trusting({ seats: 4, starts: 0, place: { 0: 17 }, ...scene })
  player.t.throws(0, [1, 2])
  return player
}

/** The same, everybody having refused others so often; in a round in which deals with such players are thought of. */
function amongRefusers(scene: Partial<Scene>, refusals: number): Player {
  const player = atTheEnd(scene)
  const { trade } = player.t.g.s.parts
  for (let seat = 0; seat < 4; seat++) trade.declined[((seat + 2) % 4) * SEATS + seat] = refusals
  if (refusals > 1) trade.parted.fill(0)
  player.t.g.s.round = 2
  return player
}

/** What the open offer of a seat brings both, by money. */
function gainsOf(player: Player, seat: number): Gains {
  const { g } = player.t
  const picture = new Picture()
  picture.look(g)
  const terms = new Terms()
  readOffer(g, seat, terms)
  const gains = noGains()
  weigh(picture, g, seat, terms, gains)
  return gains
}

const splitOrange = { own: { 0: ['Münchner Straße'], 1: ['Wiener Straße', 'Berliner Straße'] } }

describe('steady answers offers (K-7.1)', () => {
  it('refuses to give a deed away', () => {
    const deal = { give: { cash: 1 }, get: { deeds: ['Schlossallee'] } }
    expect(offered({ own: { 0: ['Schlossallee'] } }, deal).answers()).toBe('refuse')
  })

  it('refuses what it could have from the bank, and accepts what is plainly good', () => {
    const lone = { own: { 1: ['Münchner Straße'] } }
    expect(offered(lone, { give: { deeds: ['Münchner Straße'] }, get: { cash: 400 } }).answers()).toBe('refuse')
    expect(offered(lone, { give: { deeds: ['Münchner Straße'] }, get: { cash: 100 } }).answers()).toBe('accept')
  })

  it('asks a price far above the printed one for the street that completes another group', () => {
    const said = offered(splitOrange, { give: { cash: 300 }, get: { deeds: ['Münchner Straße'] } }).answers()
    const [, price] = /^offer 1: Münchner Straße for (\d+)$/.exec(said) ?? []
    expect(Number(price)).toBeGreaterThan(2 * 180)
  })

  it('does not sell it cheaply to who has little money now', () => {
    for (const cash of [200, 300, 400]) {
      const scene = { ...splitOrange, cash: { 1: cash } }
      const said = offered(scene, { give: { cash }, get: { deeds: ['Münchner Straße'] } }).answers()
      expect(said).toBe('refuse')
    }
  })

  it('wants more from a rich rival than from a poor one', () => {
    const price = (cash: number) => {
      for (let amount = 100; ; amount += 50) {
        const deal = { give: { cash: amount }, get: { deeds: ['Münchner Straße'] } }
        if (offered({ ...splitOrange, cash: { 1: cash } }, deal).answers() === 'accept') return amount
      }
    }
    expect(price(3000)).toBeGreaterThan(price(1000))
  })

  it('accepts a swap that completes a group for both', () => {
    const own = {
      0: ['Münchner Straße', 'Theaterstraße', 'Museumstraße'],
      1: ['Wiener Straße', 'Berliner Straße', 'Opernplatz'],
    }
    const deal = { give: { deeds: ['Opernplatz'] }, get: { deeds: ['Münchner Straße'] } }
    expect(offered({ own }, deal).answers()).toBe('accept')
  })

  it('proposes other money once, and refuses when the same is asked again', () => {
    const deal = { give: { cash: 300 }, get: { deeds: ['Münchner Straße'] } }
    const player = offered(splitOrange, deal)
    expect(player.answers()).toMatch(/^offer/)
    player.t.do(1, 'offer', { to: 0, ...deal })
    expect(player.answers()).toBe('refuse')
  })
})

describe('steady proposes deals (K-7.1)', () => {
  it('that complete a group for both, and another steady player names the money for which the deal is made', () => {
    const own = {
      0: ['Wiener Straße', 'Berliner Straße', 'Theaterstraße'],
      1: ['Münchner Straße', 'Museumstraße', 'Opernplatz'],
    }
    const player = amongRefusers({ own }, 1)
    expect(player.acts()).toMatch(/^offer 1: Theaterstraße .*for Münchner Straße/)
    const answer = new SteadyBot().consider(player.t.g, 1, player.t.g.terms)
    expect(nameOf(player.t.g, answer)).toBe('offer')
    expect(apply(player.t.g, answer)).toBeNull()
    expect(player.answers()).toBe('accept')
  })

  it('and asks who has refused nobody for all that somebody just gives who judges by money', () => {
    const own = { 0: ['Wiener Straße', 'Berliner Straße'], 1: ['Münchner Straße'] }
    const paid = (player: Player) => Number(/^offer 1: (\d+) for Münchner Straße$/.exec(player.acts())?.[1])
    expect(paid(atTheEnd({ own }))).toBeLessThan(paid(amongRefusers({ own }, 1)))
  })

  it('and at a table that sells nothing is content with little of what both gain', () => {
    const own = {
      0: ['Wiener Straße', 'Berliner Straße', 'Theaterstraße'],
      1: ['Münchner Straße', 'Museumstraße', 'Opernplatz'],
    }
    const asked = amongRefusers({ own }, 60)
    asked.acts()
    const gains = gainsOf(asked, 0)
    expect(gains.other).toBeGreaterThan(0.75 * (gains.proposer + gains.other))
    expect(gains.proposer).toBeGreaterThan(0)
  })

  it('and pays for a street that completes its own', () => {
    const own = { 0: ['Wiener Straße', 'Berliner Straße'], 1: ['Münchner Straße'] }
    expect(atTheEnd({ own }).acts()).toMatch(/^offer 1: \d+ for Münchner Straße$/)
  })

  it('once, and not again in the next rounds when they are refused', () => {
    const own = { 0: ['Wiener Straße', 'Berliner Straße'], 1: ['Münchner Straße'] }
    const player = atTheEnd({ own })
    player.acts()
    player.t.do(1, 'refuse', 0)
    expect(player.decides()).toBe('endTurn')
  })

  it('and takes an offer back that has stood for a round', () => {
    const player = atTheEnd({ seats: 3, own: { 0: ['Wiener Straße', 'Berliner Straße'], 1: ['Münchner Straße'] } })
    expect(player.acts()).toMatch(/^offer/)
    expect(player.acts()).toBe('endTurn')
    for (const other of [1, 2]) {
      player.t.g.s.place[other] = 17
      player.t.throws(other, [1, 2])
      player.t.do(other, 'endTurn')
    }
    expect(player.acts()).toBe('withdraw')
    expect(player.decides()).toBe('throw')
  })

  it('and takes it back at once when it can no longer afford it', () => {
    const player = atTheEnd({ own: { 0: ['Wiener Straße', 'Berliner Straße'], 1: ['Münchner Straße'] } })
    player.acts()
    player.t.g.s.cash[0] = 30
    expect(player.acts()).toBe('withdraw')
  })
})

/** What the steady player's seat is worth by its own reckoning. */
function worthOf(player: Player): number {
  const picture = new Picture()
  picture.look(player.t.g)
  return worth(picture, player.seat)
}

describe('steady cannot be pumped', () => {
  const scene: Scene = {
    seats: 3,
    starts: 1,
    own: {
      0: [...PINK.slice(0, 2), ...RED.slice(0, 1), ...STATIONS.slice(0, 2), 'Schlossallee'],
      1: [...PINK.slice(2), ...ORANGE, ...RED.slice(1), ...STATIONS.slice(2), 'Parkstraße'],
    },
    cash: { 0: 900, 1: 1200 },
    mortgaged: ['Westbahnhof', 'Opernplatz'],
  }

  it('whatever it accepts leaves it richer by its own reckoning, which knows only the table', () => {
    const words = new Int32Array(4)
    let accepted = 0
    for (let seed = 0; seed < 40; seed++) {
      seedGenerator(words, seed)
      const player = new Player(scene, 0, seed)
      for (let n = 0; n < 60; n++) {
        const before = worthOf(player)
        if (!offersAnything(player, words)) continue
        const said = player.answers()
        if (said.startsWith('offer')) player.t.do(1, 'refuse', 0)
        if (said !== 'accept') continue
        accepted++
        expect(worthOf(player)).toBeGreaterThan(before)
      }
    }
    expect(accepted).toBeGreaterThan(30)
  })

  it('no round of deals brings the same goods back for less than they were given for', () => {
    for (let paid = 50; paid <= 900; paid += 25) {
      const player = new Player(scene)
      player.t.do(1, 'offer', { to: 0, give: { cash: paid }, get: { deeds: ['Schlossallee'] } })
      if (player.answers() !== 'accept') continue
      for (let price = paid; price <= 1200; price += 10) {
        player.t.do(1, 'offer', { to: 0, give: { deeds: ['Schlossallee'] }, get: { cash: price } })
        expect(player.answers(), `sold for ${paid}, back for ${price}`).not.toBe('accept')
        if (player.t.offers.includes(0)) player.t.do(1, 'refuse', 0)
        player.t.g.s.parts.trade.offered.fill(0)
      }
    }
  })
})

/** Seat 1 offers up to two deeds of each side and money one way or the other; false if that is no legal offer. */
function offersAnything(player: Player, words: Int32Array): boolean {
  const { g } = player.t
  g.s.parts.trade.offered.fill(0)
  g.terms.clear()
  for (let n = 0; n < 2; n++) {
    const deed = nextBelow(words, g.book.board.deeds)
    if (g.s.owner[deed] === 1) g.terms.giveDeed(deed)
    if (g.s.owner[deed] === 0) g.terms.getDeed(deed)
  }
  if (bits(g.terms.giveLow | g.terms.getLow).length === 0) return false
  const amount = nextBelow(words, 600)
  if (nextBelow(words, 2) === 0) g.terms.giveCash = amount
  else g.terms.getCash = amount
  return apply(g, pack(g.book.codes.offer, 1)) === null
}
