import {
  addTally,
  mix,
  newTally,
  openLab,
  type PlayedPart,
  playersHere,
  quantile,
  runGames,
  Simulator,
  type Table,
  wilson,
} from '@hausregeln/lab'
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

describe('a run', () => {
  it('counts the same however it is shared out', async () => {
    const whole = newTally()
    const play = here.at(table, null)
    addTally(whole, (await play(0, 60)).tally)
    const sizes: number[] = []
    const outcome = await runGames(
      async (first, games) => {
        sizes.push(games)
        if (first === 0) await new Promise((resolve) => setTimeout(resolve, 50))
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
    const play = async (first: number, games: number) => {
      begun.push(first)
      const faulty = first >= 8
      if (faulty) await new Promise((resolve) => setTimeout(resolve, 100 - first))
      return part(games, faulty ? first : null)
    }
    const outcome = await runGames(play, 4, { first: 0, games: 1000 })
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
