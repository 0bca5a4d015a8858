import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chancesBy } from '@hausregeln/bots/chances/index.ts'
import { NETS } from '@hausregeln/bots/chances/nets/all.ts'
import { clone, Game, give, given, isChance, readRecord, replay, reset, setupOf } from '@hausregeln/engine'
import { carryOut } from '@hausregeln/engine/core/record/trial.ts'
import { analyse } from '@hausregeln/lab/analyse/analyse.ts'
import { outcomesOf } from '@hausregeln/lab/analyse/outcomes.ts'
import { Outlook } from '@hausregeln/lab/analyse/outlook.ts'
import { longestLead, summaryOf, turningPoints } from '@hausregeln/lab/analyse/summary.ts'
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
