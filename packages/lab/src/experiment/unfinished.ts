import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findRulebook } from '@hausregeln/rulebooks'
import { booksNamed } from './define.ts'
import type { StudySum } from './open-study.ts'
import type { Experiment } from './schema.ts'
import { type Standing, SUMS } from './study.ts'

/** Where unfinished experiments lie, if nobody says otherwise. */
export const KEPT = fileURLToPath(new URL('../../../../.cache/laboratory', import.meta.url))

/** The file of an experiment: another one where it, or the rules of a book that it names, are others. */
function fileFor(folder: string, experiment: Experiment): string {
  const rules = booksNamed(experiment).map((id) => findRulebook(id)?.book.identity() ?? '')
  return join(folder, `${hash('sha256', JSON.stringify([SUMS, experiment, rules])).slice(0, 24)}.json`)
}

/** How far an unfinished experiment has come; null if it has not been begun, or what was kept cannot be read. */
export function keptStanding(experiment: Experiment, folder = KEPT): Standing<StudySum> | null {
  try {
    const kept = JSON.parse(readFileSync(fileFor(folder, experiment), 'utf8'))
    return Number.isInteger(kept?.blocks) && typeof kept?.sum === 'object' ? kept : null
  } catch {
    return null
  }
}

/** Keeps how far an experiment has come. It comes into its place whole. */
export function keepStanding(experiment: Experiment, standing: Standing<StudySum>, folder = KEPT): void {
  const file = fileFor(folder, experiment)
  const draft = `${file}.${process.pid}`
  mkdirSync(folder, { recursive: true })
  writeFileSync(draft, JSON.stringify(standing))
  renameSync(draft, file)
}

/** Forgets it: it is finished. */
export function dropStanding(experiment: Experiment, folder = KEPT): void {
  rmSync(fileFor(folder, experiment), { force: true })
}
