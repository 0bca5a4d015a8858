import { PLAYER_NAMES } from '@hausregeln/bots/sparring/registry.ts'
import { describe, expect, it } from 'vitest'
import { type Arena, playArena } from '../src/arena/arena.ts'
import { type Games, ratingsOf } from '../src/arena/ratings.ts'
import { schedule } from '../src/arena/schedule.ts'
import { directionsOf, inverseSquare } from '../src/report/orthonormal.ts'
import { Simulator } from '../src/simulator.ts'

describe('who meets whom in an arena', () => {
  const players = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

  it('sits at as many tables as any other, never twice at one, and meets all', () => {
    const tables = schedule(players, 4, 70, 5)
    expect(tables).toEqual(schedule(players, 4, 70, 5))
    expect(tables).not.toEqual(schedule(players, 4, 70, 6))
    for (const table of tables) expect(new Set(table).size).toBe(4)
    for (const one of players) {
      expect(tables.filter((table) => table.includes(one))).toHaveLength(40)
      for (const other of players)
        expect(tables.some((table) => table.includes(one) && table.includes(other))).toBe(true)
    }
  })
})

describe('ratings', () => {
  it('are those of which two players’ games are most likely: 400 points for ten to one, but for one game', () => {
    const games: Games[] = [{ players: [0, 1], won: [1000, 100] }]
    const [one, other] = ratingsOf(2, games)
    expect((one?.rating ?? 0) - (other?.rating ?? 0)).toBeCloseTo(400, -1)
    expect((one?.rating ?? 0) + (other?.rating ?? 0)).toBeCloseTo(0, 9)
    expect(one?.low).toBeLessThan(one?.rating ?? 0)
  })

  it('of tables of three put the chances right, and have narrower limits after more games', () => {
    // Weights 6 : 3 : 1.
    const [a, b, c] = ratingsOf(3, [{ players: [0, 1, 2], won: [60_000, 30_000, 10_000] }])
    expect((a?.rating ?? 0) - (b?.rating ?? 0)).toBeCloseTo(400 * Math.log10(2), 0)
    expect((b?.rating ?? 0) - (c?.rating ?? 0)).toBeCloseTo(400 * Math.log10(3), 0)
    const [few] = ratingsOf(3, [{ players: [0, 1, 2], won: [6, 3, 1] }])
    expect((few?.high ?? 0) - (few?.low ?? 0)).toBeGreaterThan(10 * ((a?.high ?? 0) - (a?.low ?? 0)))
  })

  it('go by whom somebody has beaten, not by how often alone', () => {
    const [strong, weak, beatsWeak] = ratingsOf(3, [
      { players: [0, 1], won: [90, 10] },
      { players: [1, 2], won: [40, 60] },
    ])
    expect(strong?.rating).toBeGreaterThan(beatsWeak?.rating ?? 0)
    expect(beatsWeak?.rating).toBeGreaterThan(weak?.rating ?? 0)
  })

  it('exist for who has won nothing', () => {
    const [, loser] = ratingsOf(2, [{ players: [0, 1], won: [50, 0] }])
    expect(loser?.rating).toBeLessThan(-100)
    expect(Number.isFinite(loser?.low)).toBe(true)
  })
})

describe('shares less luck', () => {
  it('are told of the first tables of an arena from the very games that are played there', async () => {
    const arena = { rulebook: 'simplified', players: ['steady', 'plain'], seats: 2, tables: 6, options: {} }
    const report = await playArena({ ...arena, seed: 3, maxRounds: 60, byWealth: false, luck: 6 }, () => {})
    const { bots = [], left } = report.lessLuck ?? {}
    expect(bots.map(({ bot }) => bot)).toEqual(['plain', 'steady'])
    for (const { bot, plain, luck } of bots) {
      const own = report.standings.find((one) => one.bot === bot)
      expect([plain.games, plain.mean * plain.games]).toEqual([own?.decided, own?.won])
      expect(luck.games).toBe(12)
    }
    const sum = (of: (one: (typeof bots)[number]) => number) => bots.reduce((all, one) => all + of(one), 0)
    expect(sum(({ luck }) => luck.mean)).toBeCloseTo(0, 9)
    expect(sum(({ adjusted }) => adjusted.mean)).toBeCloseTo(1, 9)
    expect(left).toBeLessThan(1)
    await expect(
      playArena({ ...arena, seed: 3, maxRounds: 60, byWealth: false, luck: 1, outside: ['plain'] }, () => {}),
    ).rejects.toThrow('Luck')
  })
})

describe('a small arena', () => {
  const arena: Arena = {
    rulebook: 'classic',
    players: ['random', 'plain', 'steady', 'friedman', 'fixed-orange'],
    seats: 4,
    tables: 20,
    options: {},
    seed: 3,
    maxRounds: 90,
    byWealth: true,
  }

  it('rates steady first and random last, and counts every game once', async () => {
    const told: number[] = []
    const report = await playArena(arena, (done) => void told.push(done))
    expect(told).toHaveLength(20)
    expect(report.games).toBe(80)
    expect(report.standings[0]?.bot).toBe('steady')
    expect(report.standings.at(-1)?.bot).toBe('random')
    expect(report.standings.reduce((sum, { won }) => sum + won, 0)).toBeCloseTo(report.decided, 6)
    expect(report.standings.reduce((sum, { games }) => sum + games, 0)).toBe(4 * report.games)
  })

  it('says who cannot enter', async () => {
    const play = (change: Partial<Arena>) => playArena({ ...arena, ...change }, () => {})
    await expect(play({ players: ['steady', 'nobody', 'plain', 'random'] })).rejects.toThrow(
      'There is no bot "nobody".',
    )
    await expect(play({ players: ['steady', 'plain'] })).rejects.toThrow('A table of 4 takes at least as many bots.')
    await expect(play({ players: ['steady', 'steady', 'plain', 'random'] })).rejects.toThrow('enters an arena once')
    expect(PLAYER_NAMES).toContain('friedman')
  })
})

/** How many of the decided games the first wins, of so many. */
function share(seats: readonly string[], games: number, maxRounds: number, rulebook = 'classic'): number {
  const table = { rulebook, seats, options: {}, seed: 11, maxRounds, rotate: true }
  const { tally, fault } = new Simulator(table, null).play(0, games)
  expect(fault).toBeNull()
  const won = [...tally.winners].reduce((sum, [mask, count]) => sum + (mask & 1 ? count : 0), 0)
  return won / tally.decided
}

describe('characters', () => {
  it.each(['careful', 'gambler', 'trader', 'grudge'])('%s is no weaker than its description has it', (name) => {
    expect(share([name, 'steady', 'steady', 'steady'], 120, 200)).toBeGreaterThan(0.08)
  })
})

describe('strong (K-7.1)', () => {
  it.each([
    ['classic', 'steady', 24, 0.25],
    ['stadium', 'strong-2026', 24, 0.28],
    ['exchange', 'steady', 40, 0.5],
    ['euronopoly', 'steady', 40, 0.32],
  ])('wins more than its fourth in %s among three %s players', (rulebook, others, games, least) => {
    expect(share(['strong', others, others, others], games, 200, rulebook)).toBeGreaterThan(least)
  })
})

describe('nobody lives off steady players (K-7.1)', () => {
  // Of the shark, below, the same games are held to a lower share.
  it.each(['hoarder', 'miser', 'former'])('alone among three of them %s wins hardly more than its fourth', (name) => {
    expect(share([name, 'steady', 'steady', 'steady'], 160, 200)).toBeLessThan(0.37)
  })

  it.each(['classic', 'stadium'])('and steady wins more than its fourth among three hoarders in %s', (rulebook) => {
    expect(share(['steady', 'hoarder', 'hoarder', 'hoarder'], 200, 200, rulebook)).toBeGreaterThan(0.28)
  })

  it('and among three stubborn ones most of the games that it gets to an end', () => {
    expect(share(['steady', 'stubborn', 'stubborn', 'stubborn'], 40, 200)).toBeGreaterThan(0.36)
  })

  it.each(['classic', 'stadium'])(
    'and who asks for all that it would just give gains nothing by it in %s',
    (rulebook) => {
      expect(share(['steady', 'shark', 'shark', 'shark'], 200, 200, rulebook)).toBeGreaterThan(0.26)
      expect(share(['shark', 'steady', 'steady', 'steady'], 200, 200, rulebook)).toBeLessThan(0.28)
    },
  )

  it('and among three misers it wins about its fourth', () => {
    expect(share(['steady', 'miser', 'miser', 'miser'], 400, 160)).toBeGreaterThan(0.21)
  })
})

describe('directions at right angles by what a matrix says', () => {
  it('have squares that add up to its inverse', () => {
    const directions = directionsOf([
      [4, 2, 0],
      [2, 3, 1],
      [0, 1, 2],
    ])
    const square = (...vector: number[]) => inverseSquare(directions ?? [], vector)
    expect([square(1, 0, 0), square(0, 1, 0), square(0, 0, 1)].map((one) => 12 * one)).toEqual(
      [5, 8, 8].map((one) => expect.closeTo(one, 9)),
    )
    expect(12 * square(1, 1, 0)).toBeCloseTo(5 - 8 + 8, 9)
  })

  it('are none where a direction has no length', () => {
    const flat = [
      [1, 2],
      [2, 4],
    ]
    expect(directionsOf(flat, 1e-9)).toBeNull()
  })
})
