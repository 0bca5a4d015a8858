import { faultsOf } from '@hausregeln/rulebooks/file/issues.ts'
import { readJson } from '@hausregeln/rulebooks/file/json.ts'
import { say } from '../say.ts'
import { ExperimentError, refuse } from './books.ts'
import { recordedBook } from './position.ts'
import { EXPERIMENT_FORMAT, type Experiment, experimentSchema } from './schema.ts'

/** Checks that a value is an experiment. Throws `ExperimentError` with all that is wrong, each with its place. */
export function experimentOf(value: unknown): Experiment {
  if (typeof value === 'object' && value !== null && 'format' in value && Number(value.format) > EXPERIMENT_FORMAT)
    refuse(['format'], say('newer', { given: `${Number(value.format)}`, most: EXPERIMENT_FORMAT }))
  const checked = experimentSchema.safeParse(value)
  if (checked.success) return checked.data
  throw new ExperimentError(faultsOf(checked.error.issues, value))
}

/** Reads an experiment out of a file's text. Throws `ExperimentError`. */
export function readExperiment(text: string): Experiment {
  const json = readJson(text)
  if (json.faults) throw new ExperimentError(json.faults)
  return experimentOf(json.value)
}

/** The built-in rulebooks that an experiment names, which must be at hand before it is opened. */
export function booksNamed(experiment: Experiment): string[] {
  const sides = experiment.kind === 'compare' ? experiment.sides : [experiment]
  const positions = sides.flatMap((side) => ('position' in side ? (side.position ?? []) : []))
  const named = sides.flatMap(({ book }) => {
    if (typeof book === 'string') return [book]
    const base = book?.extends
    return typeof base === 'string' ? [base] : []
  })
  const recorded = positions.flatMap((position) => ('record' in position ? (recordedBook(position.record) ?? []) : []))
  return [...new Set([...named, ...recorded])]
}
