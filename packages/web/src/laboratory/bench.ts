import {
  booksNamed,
  ExperimentError,
  experimentOf,
  type OpenedStudy,
  openStudy,
  type StudySum,
} from '@hausregeln/lab/experiment/index.ts'
import { ALL_LANGUAGES } from '@hausregeln/rulebooks/texts/language.ts'
import { bringLanguage } from '@hausregeln/rulebooks/texts/tongues.ts'
import { loadedRulebook, loadRulebook } from '@hausregeln/view-kit/game/books/books.ts'

/** What a page may ask of a worker of the laboratory. */
export interface Bench {
  /** Sets an experiment up. Answers with all that is wrong with it, a sentence a line, or with nothing. */
  set(experiment: unknown): Promise<string | null>
  /** Plays a block of it. Fails with a sentence. */
  play(block: number): StudySum
}

/**
 * An experiment, ready to be played here: the rulebooks that it names are loaded first, and, where moves are told, what is
 * said of them in every language. Rejects with `ExperimentError`.
 */
export async function openHere(value: unknown): Promise<OpenedStudy> {
  const experiment = experimentOf(value)
  const languages = experiment.kind === 'from' ? ALL_LANGUAGES : []
  await Promise.all([...booksNamed(experiment).map(loadRulebook), ...languages.map(bringLanguage)])
  return openStudy(experiment, loadedRulebook)
}

/** A worker of the laboratory: it plays blocks of one experiment. */
export class WorkBench implements Bench {
  #opened: OpenedStudy | null = null

  async set(experiment: unknown): Promise<string | null> {
    try {
      this.#opened = await openHere(experiment)
      return null
    } catch (error) {
      if (error instanceof ExperimentError) return error.message
      throw error
    }
  }

  play(block: number): StudySum {
    if (this.#opened === null) throw new Error('No experiment is set up.')
    return this.#opened.study.play(block)
  }
}
