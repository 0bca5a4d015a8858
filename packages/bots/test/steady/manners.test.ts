import { type Bot, createBot } from '@hausregeln/bots'
import { createPlayer } from '@hausregeln/bots/sparring/registry.ts'
import { mayCounter, mayPropose, readiness } from '@hausregeln/bots/steady/reading/manners.ts'
import { type Game, nameOf, newGame, type Packed, type Shown, seatOf, type Terms } from '@hausregeln/engine'
import { classic, exchange, rulebooks, stadium } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { playOut, type Watch } from './play.ts'
import { Player } from './player.ts'

const SEATS = 4

/** Plays a game of these bots, each on its seat. */
function play(bots: readonly Bot[], seed: number, maxRounds: number, rulebook = classic, watch?: Watch): Game {
  const g = newGame(rulebook.book, { seats: bots.length, seed })
  bots.forEach((bot, seat) => {
    bot.begin(seed * 8 + seat)
  })
  playOut(g, bots, maxRounds, watch)
  return g
}

/** A bot that is made again for each decision, as after a restart: it has nothing to remember by. */
class Forgetful implements Bot {
  readonly name: string
  #seed = 0

  constructor(name: string) {
    this.name = name
  }

  begin(seed: number): void {
    this.#seed = seed
  }

  decide(l: Shown, seat: number, terms: Terms): Packed {
    return this.#made().decide(l, seat, terms)
  }

  consider(l: Shown, seat: number, terms: Terms): Packed {
    return this.#made().consider(l, seat, terms)
  }

  #made(): Bot {
    const bot = createBot(this.name)
    bot.begin(this.#seed)
    return bot
  }
}

describe('what steady remembers', () => {
  it.each(rulebooks)('lies in the game: made again for each decision it plays the same in $book.id', (rulebook) => {
    const four = (make: () => Bot) => Array.from({ length: SEATS }, make)
    const kept = play(
      four(() => createBot('steady')),
      3,
      25,
      rulebook,
    )
    const forgetful = play(
      four(() => new Forgetful('steady')),
      3,
      25,
      rulebook,
    )
    expect(forgetful.s.bytes.join()).toBe(kept.s.bytes.join())
  })
})

describe('manners of steady (K-7.1)', () => {
  it('asks somebody who refuses all at most six times a game on average, and once a turn', () => {
    const games = 30
    let asked = 0
    for (const rulebook of [classic, stadium])
      for (let seed = 0; seed < games / 2; seed++) {
        const refuser = seed % SEATS
        const bots = Array.from({ length: SEATS }, (_, seat) => createBot(seat === refuser ? 'plain' : 'steady'))
        const turns = new Set<string>()
        play(bots, seed, 120, rulebook, (g, action) => {
          if (nameOf(g, action) !== 'offer' || g.terms.to !== refuser) return
          const turn = `${g.s.turns} ${seatOf(action)}`
          expect(turns.has(turn)).toBe(false)
          turns.add(turn)
          asked++
        })
      }
    expect(asked / games).toBeLessThanOrEqual(6)
    expect(asked).toBeGreaterThan(games / 2)
  })

  it('asks again only when either owns something else, and after a pause that grows with each refusal', () => {
    const player = new Player({ seats: 3, starts: 0, own: { 0: ['Badstraße'], 1: ['Turmstraße'] } })
    const { g } = player.t
    expect(mayPropose(g, 0, 1)).toBe(true)
    player.t.do(0, 'offer', { to: 1, give: { cash: 1 }, get: { deeds: ['Turmstraße'] } })
    player.t.do(1, 'refuse', 0)
    g.s.round += 50
    expect(mayPropose(g, 0, 1)).toBe(false)
    expect(mayCounter(g, 0, 1)).toBe(false)
    expect(mayPropose(g, 1, 0)).toBe(true)
    g.s.own(5, 1)
    expect(mayPropose(g, 0, 1)).toBe(true)
    g.s.round -= 45
    expect(mayPropose(g, 0, 1)).toBe(false)
    expect(mayCounter(g, 0, 1)).toBe(true)
  })

  it('takes who refuses more than once to be less and less ready to sell, and who gives deeds away readier', () => {
    const player = new Player({ seats: 3, starts: 0, own: { 1: ['Turmstraße', 'Parkstraße'] } })
    const { t } = player
    const refuses = () => {
      t.do(0, 'offer', { to: 1, give: { cash: 1 }, get: { deeds: ['Turmstraße'] } })
      t.do(1, 'refuse', 0)
      return readiness(t.g, 1)
    }
    const before = readiness(t.g, 1)
    expect(refuses()).toBe(before)
    const after = refuses()
    expect(after).toBeLessThan(before)
    t.do(0, 'offer', { to: 1, give: { cash: 200 }, get: { deeds: ['Turmstraße'] } })
    t.do(1, 'accept', 0)
    expect(readiness(t.g, 1)).toBeGreaterThan(after)
  })

  it('sells nothing that completes a group to a table that has sold nothing', () => {
    const scene = {
      seats: SEATS,
      starts: 1,
      own: { 0: ['Münchner Straße'], 1: ['Wiener Straße', 'Berliner Straße'] },
      cash: { 1: 5000 },
    }
    const player = new Player(scene)
    player.t.do(1, 'offer', { to: 0, give: { cash: 4500 }, get: { deeds: ['Münchner Straße'] } })
    expect(player.answers()).toBe('refuse')
  })
})

describe('who is made to be played against', () => {
  it('the miser buys deeds for money, and none of its own ever leaves its hands while it is in the game', () => {
    let bought = 0
    for (let seed = 0; seed < 6; seed++) {
      const bots = ['miser', 'former', 'former', 'former'].map(createPlayer)
      const g = newGame(classic.book, { seats: SEATS, seed })
      g.emit = (type, _slot, _deed = 0, from = 0, to = 0) => {
        if (type !== 'deedMoved' || ((g.s.alive >>> from) & 1) === 0) return
        expect(from).not.toBe(0)
        if (to === 0 && from > 0) bought++
      }
      bots.forEach((bot, seat) => {
        bot.begin(seed * 8 + seat)
      })
      playOut(g, bots, 60)
    }
    expect(bought).toBeGreaterThan(5)
  })

  it('the hoarder builds four houses and never a hotel', () => {
    let houses = 0
    for (let seed = 0; seed < 6; seed++)
      play(['hoarder', 'former', 'former', 'former'].map(createPlayer), seed, 80, classic, (g) => {
        for (let deed = 0; deed < classic.book.board.deeds; deed++)
          if (g.s.owner[deed] === 0) {
            expect(g.s.level[deed]).toBeLessThanOrEqual(4)
            if (g.s.level[deed] === 4) houses++
          }
      })
    expect(houses).toBeGreaterThan(0)
  })

  it('all play by the rules of every rulebook', () => {
    for (const rulebook of [...rulebooks, exchange])
      for (const name of ['miser', 'hoarder', 'shark', 'stubborn'])
        expect(
          play(
            Array.from({ length: 3 }, () => createPlayer(name)),
            1,
            12,
            rulebook,
          ).s.round,
        ).toBeGreaterThan(5)
  })
})
