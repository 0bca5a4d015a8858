import { cpuUsage } from 'node:process'
import { writeRecord } from '@hausregeln/engine'
import { findRulebook } from '@hausregeln/rulebooks'
import { SMALL_BLOCK } from './experiment/compare.ts'
import { experimentOf, openStudy } from './experiment/index.ts'
import { recordGame } from './recorded.ts'

const FOUR = ['steady', 'steady', 'steady', 'steady']
/** Of a whole game: the moments that are played on from. */
const MOMENTS = [1 / 3, 2 / 3]
/** Blocks that are played before it is measured, and those that are measured. */
const WARM = 10
const MEASURED = 30
const SECONDS = 5
const WORKERS = 2

/** How many games two workers play to their end in five seconds from the middle of a game, by processor time of one thread. */
export function measurePace(rulebook: string): number {
  const session = recordGame({ rulebook, seats: FOUR, options: {}, seed: 4, maxRounds: 300 }, 0)
  const record = writeRecord(session.record)
  let games = 0
  let seconds = 0
  for (const moment of MOMENTS) {
    const position = { record, entry: Math.floor(session.length * moment) }
    const asked = { format: 1, kind: 'from', games: 1e6, seed: 1, ask: 'chances', position }
    const { study } = openStudy(experimentOf(asked), findRulebook)
    for (let block = 0; block < WARM; block++) study.play(block)
    const began = cpuUsage()
    for (let block = WARM; block < WARM + MEASURED; block++) study.play(block)
    seconds += cpuUsage(began).user / 1e6
    games += MEASURED * SMALL_BLOCK
  }
  return Math.round((SECONDS * WORKERS * games) / seconds)
}
