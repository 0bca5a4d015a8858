import { describe, expect, it } from 'vitest'
import { type Dealt, luckOf } from '../src/arena/luck.ts'
import { type Mirror, playMirrored } from '../src/arena/mirror.ts'
import { mix } from '../src/seeds.ts'
import { type Observer, Simulator } from '../src/simulator.ts'

/** Deals at a table of so many, in which this tells who wins: by deal, by game, and where each bot sits. */
function deals(count: number, seats: number, winner: (deal: number, game: number) => number): Dealt[] {
  return Array.from({ length: count }, (_, deal) => {
    const won = Array.from({ length: seats }, (_, game) => winner(deal, game))
    const row = (at: number) => Array.from({ length: seats }, (_, place) => (place === at ? 1 : 0))
    return { seats: won.map(row), bots: won.map((seat, game) => row((seat - game + seats) % seats)) }
  })
}

/** A number that looks as if drawn by lot. */
function lot(below: number, ...of: readonly number[]): number {
  return of.reduce((drawn, part) => mix(drawn, part), 5) % below
}

describe('how much luck decides', () => {
  it('is all of it, by seat and dice, where one seat wins a deal no matter who sits there', () => {
    const luck = luckOf(deals(200, 4, (deal) => lot(4, deal)))
    expect(luck?.sameSeat.value).toBe(1)
    expect(luck?.sameSeat.interval?.low).toBeGreaterThan(0.95)
    expect(luck?.sameBot.value).toBe(0)
    expect(luck?.players.value).toBeCloseTo(0, 2)
    expect(luck?.dice.value).toBeCloseTo(1, 2)
  })

  it('is nothing where one bot always wins', () => {
    const luck = luckOf(deals(50, 3, (_, game) => (1 + game) % 3))
    expect(luck?.sameSeat.value).toBe(0)
    expect(luck?.sameBot.value).toBe(1)
    expect(luck?.players.value).toBeCloseTo(1, 9)
    expect(luck?.dice.value).toBeCloseTo(0, 9)
    expect(luck?.meeting.value).toBeCloseTo(0, 9)
  })

  it('is neither of the two where every game is drawn by lot, and the limits say so', () => {
    const luck = luckOf(deals(2000, 4, (deal, game) => lot(4, deal, game)))
    for (const part of [luck?.sameSeat, luck?.sameBot]) {
      expect(part?.interval?.low).toBeLessThan(0.25)
      expect(part?.interval?.high).toBeGreaterThan(0.25)
    }
    for (const part of [luck?.players, luck?.dice]) {
      expect(part?.interval?.low).toBeLessThan(0)
      expect(part?.interval?.high).toBeGreaterThan(0)
    }
    expect(luck?.meeting.value).toBeGreaterThan(0.95)
  })

  it('is told in its parts where some deals go by skill, some by the seat, and some by lot', () => {
    // Of ten deals three are the first bot's, five the seat's; both parts are of variances: 0.3² and 0.5, of what is left.
    const mixed = (deal: number, game: number) =>
      deal % 10 < 3 ? game % 4 : deal % 10 < 8 ? lot(4, deal) : lot(4, deal, game)
    const luck = luckOf(deals(4000, 4, mixed))
    expect(luck?.players.value).toBeCloseTo(0.3 ** 2, 1)
    expect(luck?.sameSeat.value).toBeCloseTo(0.5 + 0.2 / 4, 1)
    expect(luck?.sameBot.value).toBeCloseTo(0.3 + 0.2 / 4, 1)
    const { players, dice, meeting } = luck!
    expect(players.value + dice.value + meeting.value).toBeCloseTo(1, 9)
    for (const { value, interval } of [players, dice, meeting]) {
      expect(interval?.low).toBeLessThan(value)
      expect(interval?.high).toBeGreaterThan(value)
    }
  })

  it('is told by halves where a victory is shared, and not of two deals', () => {
    const half = { seats: Array(2).fill([0.5, 0.5]), bots: Array(2).fill([0.5, 0.5]) }
    const luck = luckOf([...deals(98, 2, (deal) => deal % 2), half, half])
    expect(luck?.sameSeat.value).toBeCloseTo(0.99, 9)
    expect(luckOf(deals(2, 2, () => 0))).toBeNull()
  })
})

describe('mirrored games', () => {
  const mirror: Mirror = {
    rulebook: 'simplified',
    players: ['steady', 'plain', 'random'],
    options: {},
    deals: 12,
    seed: 6,
    maxRounds: 300,
    byWealth: true,
  }

  it('count every game once, and come to the same with the same seed', async () => {
    const report = await playMirrored(mirror, () => {})
    expect(await playMirrored(mirror, () => {})).toEqual(report)
    expect(await playMirrored({ ...mirror, seed: 7 }, () => {})).not.toEqual(report)
    expect([report.games, report.decided, report.whole]).toEqual([36, 36, 12])
    expect(report.standings.reduce((sum, { share }) => sum + share.value, 0)).toBeCloseTo(1, 9)
    expect(report.standings.at(-1)?.bot).toBe('random')
    expect(report.luck?.players.value).toBeGreaterThan(0)
  })

  it('of equal players are the same game again: the seat wins all of its deal', async () => {
    const table = { ...mirror, seats: ['steady', 'steady', 'steady'], mirror: true }
    const simulator = new Simulator(table, null)
    for (const deal of [0, 1, 2, 3]) {
      const winners = [0, 1, 2].map((turn) => {
        const { tally } = simulator.play(3 * deal + turn, 1)
        const [mask = 0] = tally.winners.keys()
        return (Math.log2(mask) + turn) % 3
      })
      expect(new Set(winners).size).toBe(1)
    }
  })

  it('leave out deals of which a game ends with nobody', async () => {
    const report = await playMirrored({ ...mirror, rulebook: 'classic', maxRounds: 30, byWealth: false }, () => {})
    expect(report.whole).toBeLessThan(report.deals)
    expect(report.decided).toBeLessThan(report.games)
  })

  it('throw the same dice in the same turns, no matter who sits on a seat, and other dice in the next deal', () => {
    const games: string[][] = []
    const observer: Observer = {
      listen: (g) => (type, _slot, seat, one, other) => {
        if (type === 'threw' && g.s.round <= 6 && g.s.throwsOfTurn <= 1)
          games.at(-1)?.push(`${g.s.round}/${seat}: ${one} ${other}`)
      },
      gameEnded: () => {},
    }
    const table = { ...mirror, rulebook: 'classic', seats: ['steady', 'plain', 'random'], mirror: true }
    const simulator = new Simulator(table, null, observer)
    for (const game of [0, 1, 2, 3]) {
      games.push([])
      simulator.play(game, 1)
    }
    const [first = [], ...others] = games
    expect(first.length).toBeGreaterThan(12)
    // Who sits in jail in one game and not in the other throws in other turns; where both throw they throw the same.
    const [second = [], third = [], next = []] = others.map((thrown) => thrown.filter((one) => first.includes(one)))
    for (const thrown of [second, third]) expect(thrown.length).toBeGreaterThan(0.8 * first.length)
    expect(next.length).toBeLessThan(0.3 * first.length)
  })

  it('say who cannot sit down', async () => {
    const play = (players: readonly string[]) => playMirrored({ ...mirror, players }, () => {})
    await expect(play(['steady'])).rejects.toThrow('Mirrored games take two bots or more')
    await expect(play(['steady', 'steady'])).rejects.toThrow('enters an arena once')
    await expect(play(['steady', 'nobody'])).rejects.toThrow('There is no bot "nobody".')
  })
})
