import {
  addTally,
  meanInterval,
  mix,
  newTally,
  type Observer,
  openLab,
  type PlayedPart,
  playersHere,
  quantile,
  quantileInterval,
  reportOf,
  runGames,
  Simulator,
  type Table,
  wilson,
} from '@hausregeln/lab'
import { rulebooks } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'

const table: Table = {
  rulebook: 'classic',
  seats: ['plain', 'plain', 'random'],
  options: { freeParkingPot: 1 },
  seed: 7,
  maxRounds: 60,
}

const here = playersHere(await openLab())

describe('seeds', () => {
  it('are whole numbers below 2^53 that depend on the run and on the game', () => {
    const seeds = Array.from({ length: 20_000 }, (_, index) => mix(index % 2 === 0 ? 1 : 2 ** 40 + 1, index >> 1))
    expect(new Set(seeds).size).toBe(seeds.length)
    expect(seeds.every((seed) => Number.isSafeInteger(seed) && seed >= 0)).toBe(true)
    expect(Math.max(...seeds) / 2 ** 53).toBeGreaterThan(0.999)
    expect(Math.min(...seeds) / 2 ** 53).toBeLessThan(0.001)
  })

  it('stay what they are, so that runs can be repeated', () => {
    expect([mix(0, 0), mix(1, 0), mix(0, 1), mix(2 ** 53 - 1, 999_999)]).toEqual([
      5469685900515069, 6406472175466924, 5722425975024083, 3609801990197775,
    ])
  })
})

describe('statistics', () => {
  it('gives Wilson’s interval', () => {
    // Newcombe, Statistics in Medicine 17 (1998), table I, method 3: 81 of 263 gives 0.2553 to 0.3662.
    const interval = wilson(81, 263)
    expect(interval?.share).toBe(81 / 263)
    expect(interval?.low).toBeCloseTo(0.2553, 4)
    expect(interval?.high).toBeCloseTo(0.3662, 4)
    expect(wilson(0, 20)?.low).toBe(0)
    expect(wilson(20, 20)?.high).toBe(1)
    expect(wilson(0, 0)).toBeNull()
  })

  it('finds quantiles among counted values', () => {
    const counts = new Map([
      [30, 2],
      [10, 1],
      [20, 1],
    ])
    expect([0.1, 0.25, 0.26, 0.5, 0.51, 1].map((part) => quantile(counts, part))).toEqual([10, 10, 20, 20, 30, 30])
    expect(quantile(new Map(), 0.5)).toBeNull()
  })
})

describe('intervals', () => {
  it('of a mean are Student’s', () => {
    // Student (1908), table of the additional sleep by the second drug: mean 2.33, standard deviation 2.002249 of 10.
    const hours = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4]
    const sum = hours.reduce((all, hour) => all + hour, 0)
    const squares = hours.reduce((all, hour) => all + hour ** 2, 0)
    const interval = meanInterval(sum, squares, hours.length)
    expect(interval?.low).toBeCloseTo(0.8977, 3)
    expect(interval?.high).toBeCloseTo(3.7623, 3)
    expect(meanInterval(10, 50, 2)).toBeNull()
    expect(meanInterval(30, 300, 3)).toEqual({ low: 10, high: 10 })
  })

  it('of a quantile are the values of ranks that the binomial distribution gives', () => {
    const upTo = (n: number) => new Map(Array.from({ length: n }, (_, i) => [i + 1, 1]))
    // Conover, Practical Nonparametric Statistics, table A3: of the median of 20 the ranks 6 and 15, of 100 40 and 61.
    expect(quantileInterval(upTo(20), 0.5, 0, 999)).toEqual({ low: 6, high: 15 })
    expect(quantileInterval(upTo(100), 0.5, 0, 999)).toEqual({ low: 40, high: 61 })
    // Too few to have any below the tenth of all for certain: then it is the least that there can be.
    expect(quantileInterval(upTo(20), 0.1, 0, 999)?.low).toBe(0)
    expect(quantileInterval(upTo(20), 0.9, 0, 999)?.high).toBe(999)
    expect(quantileInterval(new Map(), 0.5, 0, 999)).toBeNull()
    const many = quantileInterval(
      new Map([
        [1, 400_000],
        [2, 200_000],
        [3, 400_000],
      ]),
      0.5,
      0,
      9,
    )
    expect(many).toEqual({ low: 2, high: 2 })
  })

  it('of a quantile hold it in 95 of 100 samples or more', () => {
    let held = 0
    const samples = 2000
    for (let sample = 0; sample < samples; sample++) {
      const counts = new Map<number, number>()
      for (let i = 0; i < 60; i++) {
        const value = mix(sample, i) / 2 ** 53
        counts.set(value, 1)
      }
      const interval = quantileInterval(counts, 0.9, 0, 1)
      if (interval !== null && interval.low <= 0.9 && interval.high >= 0.9) held++
    }
    expect(held / samples).toBeGreaterThan(0.94)
    expect(held / samples).toBeLessThan(0.995)
  })
})

describe('turn order', () => {
  it.each(rulebooks.map(({ book }) => [book.id, book.minSeats]))(
    'is counted from the player who begins: %s',
    (rulebook, seats) => {
      const played: Table = { rulebook, seats: new Array(seats).fill('plain'), options: {}, seed: 5, maxRounds: 40 }
      const expected = new Map<number, number>()
      let begins = -1
      const observer: Observer = {
        listen:
          () =>
          (type, _slot, seat = -1) => {
            if (type === 'turnBegan' && begins < 0) begins = seat
          },
        gameEnded: ({ s }, winners) => {
          const order = [...Array(seats).keys()].filter((k) => (winners >>> ((begins + k) % seats)) & 1)
          const mask = order.reduce((bits, k) => bits | (1 << k), 0)
          if (winners !== 0) expected.set(mask, (expected.get(mask) ?? 0) + 1)
          expect(winners).toBe(s.over === 0 ? 0 : s.winners)
          begins = -1
        },
      }
      const { tally } = new Simulator({ ...played, byWealth: false }, null, observer).play(0, 40)
      expect(tally.orders).toEqual(expected)
      expect(tally.decided).toBe(tally.ended)
    },
  )

  it('is not the order of the seats where dice decide who begins', () => {
    const { tally } = new Simulator({ ...table, seats: ['steady', 'steady', 'steady'], maxRounds: 500 }, null).play(
      0,
      40,
    )
    expect(tally.decided).toBeGreaterThan(5)
    expect(tally.orders).not.toEqual(tally.winners)
  })
})

describe('a game that is given up', () => {
  it('has no winner, or on request the richest', () => {
    const short: Table = { ...table, maxRounds: 4 }
    const expected = new Map<number, number>()
    const observer: Observer = {
      listen: () => () => {},
      gameEnded: (g, winners) => {
        const wealth = [0, 1, 2].map((seat) => g.book.wealth(g, seat))
        const most = Math.max(...wealth)
        expect(winners).toBe(wealth.reduce((mask, sum, seat) => mask | (sum === most ? 1 << seat : 0), 0))
        expected.set(winners, (expected.get(winners) ?? 0) + 1)
      },
    }
    const { tally } = new Simulator({ ...short, byWealth: true }, null, observer).play(0, 30)
    expect(tally).toMatchObject({ games: 30, ended: 0, decided: 30, winners: expected })
    expect(new Simulator(short, null).play(0, 30).tally).toMatchObject({ ended: 0, decided: 0, winners: new Map() })
    const report = reportOf({ ...short, byWealth: true }, tally, 1)
    expect(report).toMatchObject({ byWealth: true, ended: 0, capped: 30, decided: 30 })
    expect(report.winsBySeat.reduce((sum, wins) => sum + wins, 0)).toBeCloseTo(30, 9)
    expect(report.winsByTurnOrder.reduce((sum, wins) => sum + wins, 0)).toBeCloseTo(30, 9)
    expect(report.cappedShare).toEqual(wilson(30, 30))
  })
})

describe('a run', () => {
  it('counts the same however it is shared out', async () => {
    const whole = newTally()
    const play = here.at(table, null)
    addTally(whole, (await play(0, 60)).tally)
    const sizes: number[] = []
    const overtaken = Promise.withResolvers<void>()
    const outcome = await runGames(
      async (first, games) => {
        sizes.push(games)
        if (sizes.length > 3) overtaken.resolve()
        // The first part is the last of four to be done.
        if (first === 0) await overtaken.promise
        return play(first, games)
      },
      3,
      { first: 0, games: 60 },
    )
    expect(sizes.length).toBeGreaterThan(3)
    expect(outcome.tally).toEqual(whole)
    expect(whole.games).toBe(60)
  })

  it('plays in a program of its own the same games as in this one', async () => {
    const [first, second] = await Promise.all([here.at(table, null)(0, 5), here.at(table, null)(0, 5)])
    const { tally } = new Simulator(table, null).play(0, 5)
    expect([first.tally, second.tally]).toEqual([tally, tally])
  })

  it('plays any part of itself alone', async () => {
    const play = here.at(table, null)
    const [all, early, late] = await Promise.all([play(0, 20), play(0, 12), play(12, 8)])
    addTally(early.tally, late.tally)
    expect(early.tally).toEqual(all.tally)
  })

  it('tells of all games that went wrong the first', async () => {
    const part = (games: number, game: number | null): PlayedPart => ({
      tally: { ...newTally(), games },
      began: 0,
      ended: 1,
      worked: 1,
      fault: game === null ? null : { game, seed: 1, step: null, sentence: 'It went wrong.' },
    })
    const begun: number[] = []
    const lanes = 4
    const waiting: (() => void)[] = []
    const play = async (first: number, games: number) => {
      begun.push(first)
      if (first < 8) return part(games, null)
      // All lanes meet a fault, and the last of them is heard first.
      const turn = new Promise<void>((resolve) => waiting.push(resolve))
      if (waiting.length === lanes) for (const go of waiting.toReversed()) go()
      await turn
      return part(games, first)
    }
    const outcome = await runGames(play, lanes, { first: 0, games: 1000 })
    expect(outcome.fault?.game).toBe(begun.find((first) => first >= 8))
    expect(begun.length).toBeLessThan(12)
  })

  it('stops when it is told to', async () => {
    const stop = new AbortController()
    const told = (done: number) => done > 5 && stop.abort(new Error('enough'))
    await expect(runGames(here.at(table, null), 1, { first: 0, games: 1e6 }, told, stop.signal)).rejects.toThrow(
      'enough',
    )
  })

  it('refuses a table that cannot be', () => {
    expect(() => here.at({ ...table, rulebook: 'nope' }, null)).toThrow(
      'There is no rulebook "nope". There are: classic',
    )
    expect(() => here.at({ ...table, seats: ['plain', 'nope'] }, null)).toThrow('There is no bot "nope". There are: ')
    expect(() => here.at({ ...table, seats: ['plain'] }, null)).toThrow('played by 2 to 8 players')
  })
})
