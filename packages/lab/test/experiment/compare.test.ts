import { Chance, newGame } from '@hausregeln/engine'
import { classic, findRulebook } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { CommonChance } from '../../src/experiment/common-chance.ts'
import { answerOf, type Comparison, experimentOf, openStudy, pursue } from '../../src/experiment/index.ts'
import { Simulator } from '../../src/simulator.ts'

const plain = ['plain', 'plain', 'plain']
const base = {
  format: 1,
  kind: 'compare',
  games: 150,
  seed: 3,
  maxRounds: 30,
  stops: false,
  sides: [
    { book: 'classic', bots: plain },
    { book: 'classic', bots: plain, numbers: { salaryPass: 100 } },
  ],
}

function open(changes: object = {}) {
  return openStudy(experimentOf({ ...base, ...changes }), findRulebook).study
}

async function run(changes: object = {}, lanes = 1): Promise<Comparison> {
  const study = open(changes)
  const standing = { blocks: 0, sum: study.blank() }
  await pursue(study, async (block) => study.play(block), lanes, standing)
  return study.report(standing.sum) as Comparison
}

describe('common chance', () => {
  const chance = new CommonChance()
  const throws = (seat: number, round: number) => {
    const g = newGame(classic.book, { seats: 2, seed: 1 })
    chance.begin(7)
    g.s.turnSeat = seat
    g.s.round = round
    const out = new Int32Array(3)
    chance.supply(g, Chance.dice, 0, out)
    return [...out]
  }

  it('throws the same for a player and turn, whatever was thrown before', () => {
    expect(throws(1, 5)).toEqual(throws(1, 5))
    const different = new Set([0, 1].flatMap((seat) => [1, 2, 3, 4, 5, 6].map((round) => throws(seat, round).join())))
    expect(different.size).toBeGreaterThan(6)
  })

  it('throws all 36 pairs as often (chi-square, one failure in 10,000)', () => {
    const g = newGame(classic.book, { seats: 2, seed: 1 })
    const counts = new Map<string, number>()
    const out = new Int32Array(3)
    for (let game = 0; game < 3600; game++) {
      chance.begin(game)
      for (let round = 1; round <= 10; round++) {
        g.s.round = round
        chance.supply(g, Chance.dice, 0, out)
        counts.set(out.join(), (counts.get(out.join()) ?? 0) + 1)
      }
    }
    const square = [...counts.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0)
    expect(counts.size).toBe(36)
    expect(square).toBeLessThan(78.2)
  })

  it('goes through a deck in one order, and shuffles it to another', () => {
    const g = newGame(classic.book, { seats: 2, seed: 1 })
    const deal = () => {
      const out = new Int32Array(3)
      const drawn: number[] = []
      while (g.s.undrawn[0] !== 0) {
        chance.supply(g, Chance.card, 0, out)
        drawn.push(out[0]!)
        g.s.undrawn[0]! &= ~(1 << out[0]!)
      }
      g.s.undrawn[0] = (1 << classic.book.board.cards[0]!) - 1
      return drawn
    }
    chance.begin(9)
    const [first, second] = [deal(), deal()]
    expect(first.toSorted((a, b) => a - b)).toEqual(second.toSorted((a, b) => a - b))
    expect(first).not.toEqual(second)
    chance.begin(9)
    expect([deal(), deal()]).toEqual([first, second])
  })
})

describe('a comparison', () => {
  it('gives the same numbers however many play at the same time, and when it is gone on from', async () => {
    const whole = await run()
    expect(await run({}, 3)).toEqual(whole)
    const study = open()
    const standing = { blocks: 0, sum: study.blank() }
    const stop = new AbortController()
    const told = ({ blocks }: { readonly blocks: number }) => blocks === 2 && stop.abort()
    await pursue(study, async (block) => study.play(block), 1, standing, told, stop.signal)
    expect(standing.blocks).toBe(2)
    const again = open()
    const kept = JSON.parse(JSON.stringify(standing))
    await pursue(again, async (block) => again.play(block), 2, kept)
    expect(again.report(kept.sum)).toEqual(whole)
  })

  it('finds no difference at all between a rulebook and itself', async () => {
    const { differences } = await run({ sides: [base.sides[0], base.sides[0]], games: 100 })
    // What 100 games have not shown may still be there in 3.6 % of them (Clopper and Pearson), by as much as there can be.
    const farthest = { length: 29, ended: 1, first: 1, winner: 1 }
    expect(differences.map(({ measure }) => measure)).toContain('ended')
    for (const { measure, value, interval, gain } of differences) {
      expect(value).toBeCloseTo(0, 12)
      if (measure === 'length' || measure === 'ended')
        expect(interval!.high).toBeCloseTo(0.036217 * farthest[measure], 3)
      expect(interval!.high).toBeGreaterThan(0.03)
      expect(interval!.low).toBeCloseTo(-interval!.high, 9)
      expect(gain).toBeNull()
    }
  })

  it('of sides that play every game alike stops once that can be said', async () => {
    const { games, verdict } = await run({ sides: [base.sides[0], base.sides[0]], games: 2000, stops: true })
    expect([verdict, games]).toEqual(['decided', 200])
  })

  it('of games that all end leaves room for some that do not', async () => {
    const all = await run({ sides: [base.sides[0]], games: 60, maxRounds: 2 })
    const { ended, length } = all.sides[0]!.measures
    expect([ended?.value, ended?.interval?.low]).toEqual([0, 0])
    expect(ended?.interval?.high).toBeCloseTo(1 - 0.025 ** (1 / 60), 9)
    // Given up after two rounds, all of them: a shorter one was not seen.
    expect(length?.interval).toEqual({ low: expect.closeTo(2 - (1 - 0.025 ** (1 / 60)), 9), high: 2 })
  })

  it('plays games that are as long as those of other chance', async () => {
    const table = { rulebook: 'classic', seats: plain, options: {}, seed: 1, maxRounds: 60 }
    const { tally } = new Simulator(table, null).play(0, 300)
    const mean = [...tally.rounds].reduce((sum, [rounds, games]) => sum + rounds * games, 0) / 300
    const { sides } = await run({ games: 300, maxRounds: 60 })
    const { value, interval } = sides[0]!.measures.length!
    // Both means have errors of about this one's.
    expect(Math.abs(value - mean)).toBeLessThan(1.5 * ((interval?.high ?? 0) - (interval?.low ?? 0)))
    expect(sides[0]!.winners.reduce((sum, share) => sum + (share?.value ?? 0), 0)).toBeCloseTo(1, 9)
  })

  it('stops as soon as its measure is decided, and says so', async () => {
    const sides = [
      { book: 'simplified', bots: plain },
      { book: 'classic', bots: plain },
    ]
    const { games, most, verdict, looks, differences } = await run({
      sides,
      games: 5000,
      stops: true,
      measure: 'ended',
    })
    expect([most, verdict, looks]).toEqual([5000, 'decided', 'always'])
    expect(games).toBeLessThan(500)
    const ended = differences.find(({ measure }) => measure === 'ended')
    expect(ended?.interval?.high).toBeLessThan(0)
  })
})

describe('an experiment that cannot be', () => {
  it.each([
    [{ sides: [] }, '"sides" must have at least 1 entry, not 0.'],
    [{ colour: 'red' }, 'There is no field "colour" here.'],
    [{ games: 0 }, '"games" must be at least 1, not 0.'],
    [
      { sides: [base.sides[0], { book: 'classik', bots: plain }] },
      'sides[1].book: There is no rulebook "classik" here.',
    ],
    [{ sides: [base.sides[0], { book: 'classic', bots: ['plain'] }] }, 'sides[1].bots: "classic" is played by 2 to 8'],
    [{ sides: [base.sides[0], { book: 'classic', bots: ['plain', 'x'] }] }, 'sides[1].bots[1]: There is no bot "x".'],
    [
      { sides: [base.sides[0], { book: 'classic', bots: plain, options: { x: 1 } }] },
      'sides[1].options: "classic" has no',
    ],
    [{ format: 2 }, 'format: The experiment has format 2; this program reads up to 1.'],
  ])('is refused with a sentence that names the place: %j', (changes, sentence) => {
    expect(() => open(changes)).toThrow(sentence)
  })
})

it('says of a side what of its house rules does nothing: closedRounds without its mayBuy', async () => {
  const sides = [
    { book: 'classic', bots: plain },
    { book: 'classic', bots: plain, name: 'closed', numbers: { closedRounds: 5 } },
  ]
  const report = await run({ sides, games: 4 })
  expect(report.sides.map(({ idle }) => idle.map(({ en }) => en))).toEqual([
    [],
    ['Rounds without purchases: 5. This has no effect in this rulebook.'],
  ])
  expect(answerOf(report).en).toMatch(/“closed” – Rounds without purchases: 5\. This has no effect in this rulebook\.$/)
})
