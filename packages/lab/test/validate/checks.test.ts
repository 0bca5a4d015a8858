import { findRulebook } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import type { Comparison } from '../../src/experiment/compare.ts'
import { openStudy } from '../../src/experiment/index.ts'
import type { CompareExperiment } from '../../src/experiment/schema.ts'
import { checkExact, checkFriedman, checkLandings, checkTurnOrder } from '../../src/validate/checks.ts'
import { checkPrices } from '../../src/validate/prices.ts'
import { TRADING_BOARDS } from '../../src/validate/trading-boards.ts'

/** Plays an experiment here, in this thread. */
async function play(experiment: CompareExperiment): Promise<Comparison> {
  const { study } = openStudy(experiment, findRulebook)
  const sum = study.blank()
  for (let block = 0; block < study.blocks; block++) study.add(sum, study.play(block))
  return study.report(sum) as Comparison
}

/** Small versions of what `hausregeln lab validate` holds at full effort. */
describe('the laboratory finds what is known', () => {
  it('landings: all 41 states of classic, both ways in jail', () => {
    expect(checkLandings(200_000)).toMatchObject({ name: 'landings', holds: true })
  })

  it('exact: two boards that are solved, by who wins and how long it takes', () => {
    expect(checkExact(5000)).toMatchObject({ name: 'exact', holds: true })
  })

  it('prices: what a deed is worth to both sides, on boards of two and of three that are solved', () => {
    // Of so few games prices are known within a tenth.
    expect(checkPrices(2000, 0.1, TRADING_BOARDS.slice(0, 2))).toMatchObject({ name: 'prices', holds: true })
  })

  it('friedman: some twelve percent of games of two never end', async () => {
    // Three standard errors of so few games are some seven points.
    expect(await checkFriedman(play, 200, 0.07)).toMatchObject({ name: 'friedman', holds: true })
  })

  it('turnOrder: counts by turn order and by seat; too few games do not show the advantage', async () => {
    const { name, figures } = await checkTurnOrder(play, 100)
    expect(name).toBe('turnOrder')
    expect(figures.worst).toBeLessThan(4.5)
    expect(figures.low).toBeLessThan(figures.high!)
  })
})
