import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeRecord } from '@hausregeln/engine'
import { findRulebook } from '@hausregeln/rulebooks'
import { DECISION_SPECS, decisionsOf, nameOf } from './decisions.ts'
import { fileOf, type Outcome, outcomeOf, playSpec } from './play.ts'
import { SPECS } from './specs.ts'

/**
 * Part of `npm run goldens`: plays the games on file again. Read the difference of `outcomes.json` before it is
 * committed.
 */
const folder = join(import.meta.dirname, 'records')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const outcomes: Outcome[] = []
for (const spec of SPECS) {
  const rulebook = findRulebook(spec.rulebook)
  if (rulebook === undefined) throw new Error(`there is no rulebook "${spec.rulebook}"`)
  const record = playSpec(spec)
  writeFileSync(join(folder, fileOf(spec)), writeRecord(record))
  outcomes.push(outcomeOf(fileOf(spec), rulebook.book, record))
}
const lines = outcomes.map((outcome) => `  ${JSON.stringify(outcome)}`)
writeFileSync(join(import.meta.dirname, 'outcomes.json'), `[\n${lines.join(',\n')}\n]\n`)
const pinned = Object.fromEntries(DECISION_SPECS.map((spec) => [nameOf(spec), decisionsOf(spec)]))
writeFileSync(join(import.meta.dirname, 'decisions.json'), `${JSON.stringify(pinned, null, 2)}\n`)
