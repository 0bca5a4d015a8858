import type { Rulebook } from '@hausregeln/engine'
import type { Guests } from '../external/guests.ts'
import type { AboutReport, AboutSum } from './about/about.ts'
import { openAbout } from './about/open-about.ts'
import { houseOf, rulebookFor, type Shelf } from './books.ts'
import type { ComparedSum, Comparison } from './compare.ts'
import type { FromReport, FromSum } from './from.ts'
import { openCompare } from './open-compare.ts'
import { openFrom } from './open-from.ts'
import { recordedRulebook } from './position.ts'
import type { Experiment } from './schema.ts'
import type { Study } from './study.ts'

/** What any study sums up, and what it reports. */
export type StudySum = ComparedSum | FromSum | AboutSum
export type StudyReport = Comparison | FromReport | AboutReport

export interface OpenedStudy {
  readonly study: AnyStudy
}

/** Any study: what it sums up is its own, and the code that plays it looks into none of it. */
export type AnyStudy = Study<StudySum, StudyReport>

/**
 * The rulebook of whose spaces and groups an experiment tells; null where several are compared. Throws
 * `ExperimentError`.
 */
export function rulebookOfStudy(experiment: Experiment, shelf: Shelf): Rulebook | null {
  switch (experiment.kind) {
    case 'compare':
      return null
    case 'book':
      return rulebookFor(experiment, shelf, [])
    case 'from': {
      const { book, position } = experiment
      if ('record' in position) return recordedRulebook(position.record, shelf, ['position'])
      return book === undefined ? null : rulebookFor({ ...houseOf(experiment), book }, shelf, [])
    }
  }
}

/**
 * An experiment, ready to be played; `shelf` has the rulebooks that it names, `guests` the bots that are none of the
 * house. Throws `ExperimentError`.
 */
export function openStudy(experiment: Experiment, shelf: Shelf, guests: Guests | null = null): OpenedStudy {
  switch (experiment.kind) {
    case 'compare':
      return { study: openCompare(experiment, shelf, guests) }
    case 'from':
      return { study: openFrom(experiment, shelf, guests) }
    case 'book':
      return { study: openAbout(experiment, shelf, guests) }
  }
}
