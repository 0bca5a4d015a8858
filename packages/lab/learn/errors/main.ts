import { NETS } from '@hausregeln/bots/chances/nets/all.ts'
import { RULEBOOK_IDS } from '@hausregeln/rulebooks/load.ts'
import { analyse } from '../../src/analyse/analyse.ts'
import type { Decision } from '../../src/analyse/judge.ts'
import { suspectsOf } from '../../src/analyse/suspects.ts'
import { wilson } from '../../src/report/statistics.ts'
import { mix } from '../../src/seeds.ts'
import { commandLine } from '../flags.ts'
import { plant } from './plant.ts'

/**
 * `npm run errors [-- --errors 20 --seed 1 --checked 10 --games 5000 classic …]`: how many of the errors that are planted
 * into games of bots an analysis finds, and how many of those that it names the costliest are ones by games from there.
 */
const { books, numbers } = commandLine({
  books: RULEBOOK_IDS,
  numbers: { errors: 20, seed: 1, checked: 10, games: 5000 },
})
const SEATS = 4
/** From so much on a decision counts as flagged, 0 to 1. */
const FLAGGED = 0.03
const sums = { planted: 0, found: 0, flagged: 0, checked: 0, confirmed: 0, certain: 0 }

/** Whether a decision tells of this entry. */
function tells({ entries }: Decision, entry: number): boolean {
  return entries.includes(entry)
}

/** A decision that is flagged, by games from there. */
function check(session: Parameters<typeof suspectsOf>[0], decision: Decision): void {
  const [suspect] = suspectsOf(session, [decision], 1, numbers.games)
  const rollouts = suspect?.rollouts
  if (rollouts == null) return
  sums.checked++
  if (rollouts.gain > 0) sums.confirmed++
  if ((rollouts.limits?.low ?? 0) > 0) sums.certain++
  console.log(
    `    flagged ${(100 * decision.cost).toFixed(1)}: ${(100 * rollouts.gain).toFixed(1)} by ${rollouts.games} games`,
  )
}

function share(part: number, all: number): string {
  const limits = wilson(part, all)
  const percent = (value: number) => `${(100 * value).toFixed(0)} %`
  return limits === null ? '-' : `${part} of ${all} (${percent(limits.low)} to ${percent(limits.high)})`
}

for (const rulebook of books) {
  let [planted, found, checked] = [0, 0, 0]
  for (let game = 0; planted < numbers.errors && game < 20 * numbers.errors; game++) {
    const one = plant(rulebook, SEATS, mix(numbers.seed, game))
    if (one === null) continue
    planted++
    const decisions = analyse(one.session, NETS, { decisions: true, changes: false })?.decisions ?? []
    const own = decisions.find((decision) => tells(decision, one.entry))
    if (own !== undefined) found++
    const said = own === undefined ? 'not found' : `found, ${(100 * own.cost).toFixed(1)}`
    console.log(
      `  ${rulebook} ${planted}: ${JSON.stringify(one.move)} for ${one.usual.do} costs ${(100 * one.cost).toFixed(1)}: ${said}`,
    )
    const flagged = decisions.filter(({ cost }) => cost >= FLAGGED)
    sums.flagged += flagged.length
    const [worst] = flagged
    if (worst === undefined || checked++ >= numbers.checked) continue
    check(one.session, worst)
  }
  sums.planted += planted
  sums.found += found
  console.log(`${rulebook}: found ${share(found, planted)}`)
}
console.log(`all: found ${share(sums.found, sums.planted)}`)
console.log(
  `of those flagged better by games: ${share(sums.confirmed, sums.checked)}; with limits above 0: ${share(sums.certain, sums.checked)}`,
)
