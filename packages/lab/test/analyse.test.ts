import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chancesBy } from '@hausregeln/bots/chances/index.ts'
import { NETS } from '@hausregeln/bots/chances/nets/all.ts'
import {
  applyMove,
  clone,
  Game,
  give,
  given,
  isChance,
  isMove,
  packMove,
  readRecord,
  replay,
  reset,
  Session,
  setupOf,
  verify,
} from '@hausregeln/engine'
import { carryOut } from '@hausregeln/engine/core/record/trial.ts'
import { analyse } from '@hausregeln/lab/analyse/analyse.ts'
import { curveOf } from '@hausregeln/lab/analyse/curve.ts'
import type { Decision } from '@hausregeln/lab/analyse/judge.ts'
import { lessLuck } from '@hausregeln/lab/analyse/less-luck.ts'
import { outcomesOf } from '@hausregeln/lab/analyse/outcomes.ts'
import { Outlook } from '@hausregeln/lab/analyse/outlook.ts'
import { Rolling } from '@hausregeln/lab/analyse/rolling.ts'
import { rollOut } from '@hausregeln/lab/analyse/rollouts.ts'
import { extremesOf, longestLead, summaryOf, turningPoints } from '@hausregeln/lab/analyse/summary.ts'
import { type Suspect, suspectsOf } from '@hausregeln/lab/analyse/suspects.ts'
import { rulebookNamed } from '@hausregeln/lab/table.ts'
import { describe, expect, it } from 'vitest'

const RECORDS = ['classic-4-103', 'stadium-4-112', 'simplified-4-113', 'exchange-4-116', 'euronopoly-4-114']
/** So many entries of each: enough for throws, cards and purchases. */
const ENTRIES = 100

function opened(name: string, entries = ENTRIES) {
  const record = readRecord(readFileSync(join(import.meta.dirname, `games/records/${name}.jsonl`), 'utf8'))
  const { book } = rulebookNamed(record.header.rulebook)
  return replay(book, record, entries).session
}

describe.each(RECORDS)('the analysis of %s', (name) => {
  const session = opened(name)
  let made: ReturnType<typeof analyse> = null
  /** The analysis of the whole game, which is made once. */
  const analysed = () => {
    made ??= analyse(session, NETS)
    if (made === null) throw new Error('no net')
    return made
  }

  it('has a curve that adds up: start, luck, play, others and rest are the end', () => {
    const analysis = analysed()
    const seats = summaryOf(analysis)
    expect(analysis.changes.some(({ cause }) => cause === 'luck')).toBe(true)
    for (const { start, luck, play, others, rest, end } of seats)
      expect(start + luck + play + others + rest).toBeCloseTo(end, 9)
    for (const key of ['start', 'end'] as const) expect(seats.reduce((sum, one) => sum + one[key], 0)).toBeCloseTo(1, 9)
    for (const { change } of analysis.changes) expect(change.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 9)
    expect(analyse(session, NETS)).toEqual(analysis)
    const [first, second] = turningPoints(analysis, 2).map(({ change }) => Math.max(...change.map(Math.abs)))
    expect(first).toBeGreaterThanOrEqual(second ?? 1)
    expect(longestLead(analysis)?.rounds[0]).toBeGreaterThan(0)
  })

  it('has a first curve in which everybody’s chances make one whole, and the best and worst luck of each in order', () => {
    const points = curveOf(session, NETS) ?? []
    expect(points.length).toBeGreaterThan(5)
    for (const { chances } of points) expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9)
    expect(points.map(({ entry }) => entry)).toEqual(points.map(({ entry }) => entry).toSorted((a, b) => a - b))
    const analysis = analysed()
    for (const [seat, { best, worst }] of extremesOf(analysis, 3).entries()) {
      const of = [...best, ...worst.toReversed()].map(({ change }) => change[seat] ?? 0)
      expect(of).toEqual(of.toSorted((a, b) => b - a))
      expect([...best, ...worst].every(({ cause }) => cause === 'luck')).toBe(true)
      expect(best.length).toBeGreaterThan(0)
      expect(worst.length).toBeGreaterThan(0)
    }
  })

  it('judges decisions: what was better was legal then, is of another kind each, and costs what the chances say', () => {
    const decisions = analyse(session, NETS, { decisions: true })?.decisions ?? []
    const seen: Suspect[] = []
    suspectsOf(session, decisions, decisions.length, 0, (suspect, before) => {
      seen.push(suspect)
      for (const { move } of suspect.better)
        if (move !== null) expect(verify(before, packMove(before.book, move, before.terms))).toBeNull()
    })
    expect(seen.map(({ cost }) => cost)).toEqual(seen.map(({ cost }) => cost).toSorted((a, b) => b - a))
    for (const { done, better, chance, cost, seat } of seen) {
      expect(cost).toBeCloseTo((better[0]?.chance ?? 0) - chance, 12)
      expect(cost).toBeGreaterThanOrEqual(0.005)
      expect(new Set(better.map(({ move }) => move?.do)).size).toBe(better.length)
      for (const move of done) expect(move).toMatchObject({ seat })
    }
  })

  it('weighs all outcomes of a draw, so that luck has a mean of 0', () => {
    const g = new Game(session.game.book, given)
    reset(g, setupOf(session.header))
    const chances = chancesBy(g, NETS)
    if (chances === null) throw new Error('no net')
    const outlook = new Outlook(g, chances)
    const trial = new Game(g.book, given)
    let draws = 0
    for (const { entry } of session.record.entries) {
      if (isChance(entry) && draws++ % 12 === 5) {
        const before = outlook.of(g)
        const outcomes = outcomesOf(g)
        expect(outcomes.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12)
        const luck = before.map(() => 0)
        let turned = 0
        for (const { outcome, weight } of outcomes) {
          give(clone(g, trial), outcome)
          const after = outlook.of(trial, 1)
          after.forEach((chance, seat) => {
            luck[seat] = (luck[seat] ?? 0) + weight * (chance - (before[seat] ?? 0))
          })
          // The other order of the dice is worth the same.
          const [first = 0, second = 0, ...third] = outcome
          if (outcome.length === 1 || first === second || turned++ > 3) continue
          give(clone(g, trial), [second, first, ...third])
          for (const [seat, chance] of outlook.of(trial, 1).entries()) expect(chance).toBeCloseTo(after[seat] ?? -1, 9)
        }
        for (const one of luck) expect(one).toBeCloseTo(0, 12)
      }
      if (!('host' in entry && entry.host === 'undo') && !('host' in entry && entry.host === 'correct'))
        carryOut(g, entry)
    }
    expect(draws).toBeGreaterThan(10)
  })
})

describe('shares less luck', () => {
  const seen = (bot: string, games: readonly (readonly [won: number | null, luck: number])[]) =>
    games.map(([won, luck]) => ({ bot, won, luck }))

  it('take off what luck tells of who has won, bot by bot, and leave out games that were given up', () => {
    const { bots, worth, left } = lessLuck([
      ...seen('b', [
        [1, 0.5],
        [0, -0.5],
        [null, 0.3],
      ]),
      ...seen('a', [
        [1, 0.6],
        [0, -0.4],
      ]),
    ])
    expect([worth, left]).toEqual([1, expect.closeTo(0, 12)])
    expect(bots.map(({ bot, plain, adjusted }) => [bot, plain.games, plain.mean, adjusted.mean])).toEqual([
      ['a', 2, 0.5, expect.closeTo(0.4, 12)],
      ['b', 2, 0.5, expect.closeTo(0.5, 12)],
    ])
    expect(bots[1]?.luck).toMatchObject({ games: 3, mean: expect.closeTo(0.1, 12) })
    expect(lessLuck(seen('a', [[0, 0]]))).toMatchObject({ worth: null, left: null })
  })
})

describe('deals that nobody proposed', () => {
  const record = readRecord(readFileSync(join(import.meta.dirname, 'games/records/classic-4-103.jsonl'), 'utf8'))
  const { book } = rulebookNamed(record.header.rulebook)
  const { session } = replay(book, record, 500)
  let known: readonly Decision[] | undefined
  /** The decisions of the game, which are judged once. */
  const judged = () => {
    known ??= analyse(session, NETS, { decisions: true, changes: false })?.decisions ?? []
    return known
  }

  it('are found at the end of a turn: both sides gain, and each pair of players is told of one alone', () => {
    const decisions = judged()
    const missed = decisions.filter(({ better: [best] }) => best?.answers !== undefined)
    expect(missed.length).toBeGreaterThan(0)
    const pairs = missed.map(({ seat, better: [best] }) => `${seat} ${best?.answers?.[0]?.seat}`)
    expect(new Set(pairs).size).toBe(pairs.length)
    const chances = chancesBy(session.game, NETS)
    if (chances === null) throw new Error('no net')
    const outlook = new Outlook(session.game, chances)
    suspectsOf(session, missed, missed.length, 0, ({ seat, done, better: [best] }, before) => {
      const [answer] = best?.answers ?? []
      if (best?.move == null || answer === undefined) throw new Error('no deal')
      expect(done).toMatchObject([{ do: 'endTurn', seat }])
      const after = clone(before, new Game(book, given))
      for (const move of [best.move, answer]) expect(applyMove(after, move)).toBeNull()
      for (const one of [seat, answer.seat])
        expect((outlook.of(after)[one] ?? 0) - (outlook.of(before)[one] ?? 1)).toBeGreaterThan(0)
    })
  })

  it('are none where one was proposed and refused', () => {
    const missed = judged().find(({ better: [best] }) => best?.answers !== undefined)
    const [way] = missed?.better ?? []
    if (missed === undefined || way?.move == null || way.answers === undefined) throw new Error('no deal')
    const real = new Session(book, { ...record.header, chance: { kind: 'given' } })
    for (const { entry } of record.entries.slice(0, missed.spot.number - 1))
      if (isChance(entry)) real.give(entry.outcome)
      else if (isMove(entry)) real.act(entry)
    expect(real.act(way.move)).toBeNull()
    for (const answer of way.answers) expect(real.act({ ...answer, do: 'refuse' } as typeof answer)).toBeNull()
    for (const move of missed.done) expect(real.act(move)).toBeNull()
    const again = analyse(real, NETS, { decisions: true, changes: false })?.decisions ?? []
    expect(again.filter(({ spot, better: [best] }) => spot.number > missed.spot.number && best?.answers)).toEqual([])
  })
})

describe('a game without a net', () => {
  it('is judged by games played on from moments before a throw, with limits', () => {
    const session = opened('classic-2-101')
    const rolling = new Rolling(session)
    while (rolling.done < 0.1) rolling.further()
    const [first] = rolling.points
    expect(first?.chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9)
    for (const [seat, share] of first?.shares.entries() ?? []) {
      expect(share?.low).toBeLessThan(first?.chances[seat] ?? 0)
      expect(share?.high).toBeGreaterThan(first?.chances[seat] ?? 1)
    }
    expect(rolling.points.map(({ entry }) => entry)).toEqual(
      [...rolling.points.map(({ entry }) => entry)].sort((a, b) => a - b),
    )
  })

  it('is done at once where there is no moment to play on from', () => {
    const { game, header } = opened('classic-2-101', 1)
    const rolling = new Rolling(new Session(game.book, { ...header, chance: { kind: 'given' } }))
    expect([rolling.done, rolling.further(), rolling.points]).toEqual([1, false, []])
  })
})

describe('decisions', () => {
  const name = 'simplified-4-113'
  const record = readRecord(readFileSync(join(import.meta.dirname, `games/records/${name}.jsonl`), 'utf8'))
  const { book } = rulebookNamed(record.header.rulebook)
  /** The game up to the first purchase of so dear a street that not to buy it is a mistake. */
  const bought = record.entries.findIndex(({ entry }, at) => at > 60 && isMove(entry) && entry.do === 'buy')
  const { session } = replay(book, record, bought)
  const seat = session.game.s.turnSeat

  it('finds a planted mistake, and says what was better and by how much', () => {
    session.act({ do: 'decline', seat })
    const [worst] = analyse(session, NETS, { decisions: true })?.decisions ?? []
    expect(worst).toMatchObject({ entries: [bought + 1], seat, better: [{ move: { do: 'buy', seat } }] })
    expect(worst?.cost).toBeGreaterThan(0.01)
  })

  it('judges what a correction has put after something else in one place, from where it was done', () => {
    const real = new Session(book, { ...record.header, chance: { kind: 'given' } })
    for (const { entry } of record.entries.slice(0, bought))
      if (isChance(entry)) real.give(entry.outcome)
      else if (isMove(entry)) real.act(entry)
    const entry = real.stepAt(bought)?.entries[0]
    if (entry === undefined || !isChance(entry)) throw new Error('no outcome leads to the purchase')
    real.enter({ host: 'correct', changes: [{ number: bought, entries: [entry, { do: 'decline', seat }] }] })
    const decisions = analyse(real, NETS, { decisions: true })?.decisions ?? []
    suspectsOf(real, decisions, 1, 1, ({ spot, done, rollouts }, before) => {
      expect([spot, done]).toEqual([{ number: bought, index: 1 }, [{ do: 'decline', seat }]])
      expect(rollouts?.games).toBe(1)
      expect(verify(before, packMove(before.book, { do: 'buy', seat }, before.terms))).toBeNull()
    })
    expect.assertions(3)
  })

  it('checks by games on common chance: no way is better than itself, and one as much as the other is worse', () => {
    const { game } = replay(book, record, bought).session
    const [buy, decline] = [[{ do: 'buy', seat }], [{ do: 'decline', seat }]] as const
    const same = rollOut(game, seat, buy, buy, 6, 1)
    const gain = rollOut(game, seat, decline, buy, 6, 1)
    expect(same).toEqual({ games: 6, gain: 0, limits: { low: 0, high: 0 } })
    expect(rollOut(game, seat, buy, decline, 6, 1).gain + gain.gain).toBe(0)
    expect(() => rollOut(game, seat, buy, [{ do: 'endTurn', seat }], 1, 1)).toThrow('is refused')
  })

  it('puts up no deed by itself where the way is to put up none', () => {
    const { game } = opened('exchange-4-116', 427)
    const putUp = [{ do: 'putUp', seat: 1, deed: 23 }] as const
    // Left alone it puts up that one at once: both ways would be the same games.
    expect(rollOut(game, 1, putUp, [], 24, 1).gain).not.toBe(0)
  })
})
