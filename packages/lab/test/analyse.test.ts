import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chancesBy } from '@hausregeln/bots/chances/index.ts'
import { NETS } from '@hausregeln/bots/chances/nets/all.ts'
import {
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
import { outcomesOf } from '@hausregeln/lab/analyse/outcomes.ts'
import { Outlook } from '@hausregeln/lab/analyse/outlook.ts'
import { rollOut } from '@hausregeln/lab/analyse/rollouts.ts'
import { longestLead, summaryOf, turningPoints } from '@hausregeln/lab/analyse/summary.ts'
import { type Suspect, suspectsOf } from '@hausregeln/lab/analyse/suspects.ts'
import { rulebookNamed } from '@hausregeln/lab/table.ts'
import { describe, expect, it } from 'vitest'

const RECORDS = ['classic-4-103', 'stadium-4-112', 'simplified-4-113', 'exchange-4-116', 'euronopoly-4-114']
/** So many entries of each: enough for throws, cards and purchases. */
const ENTRIES = 100

function opened(name: string) {
  const record = readRecord(readFileSync(join(import.meta.dirname, `games/records/${name}.jsonl`), 'utf8'))
  const { book } = rulebookNamed(record.header.rulebook)
  return replay(book, record, ENTRIES).session
}

describe.each(RECORDS)('the analysis of %s', (name) => {
  const session = opened(name)

  it('has a curve that adds up: start, luck, play, others and rest are the end', () => {
    const analysis = analyse(session, NETS)
    if (analysis === null) throw new Error('no net')
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
      for (const move of done)
        expect(move).toMatchObject({ seat, do: expect.not.stringMatching(/^(sealedBid|putUp)$/) })
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
})
