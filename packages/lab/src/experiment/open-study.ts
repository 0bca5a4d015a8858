import type { Shelf } from './books.ts'
import type { ComparedSum, Comparison } from './compare.ts'
import { openCompare } from './open-compare.ts'
import type { Experiment } from './schema.ts'
import type { Study } from './study.ts'

/** What any study sums up and reports. */
export type StudySum = ComparedSum
export type StudyReport = Comparison

export interface OpenedStudy {
  readonly study: Study<StudySum, StudyReport>
}

/** An experiment, ready to be played; `shelf` has the rulebooks that it names. Throws `ExperimentError`. */
export function openStudy(experiment: Experiment, shelf: Shelf): OpenedStudy {
  return { study: openCompare(experiment, shelf) }
}
