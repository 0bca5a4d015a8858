import { fault } from '@hausregeln/engine'
import { quoted } from '@hausregeln/engine/kit/book/quoted.ts'
import {
  booksNamed,
  type Experiment,
  ExperimentError,
  experimentOf,
  type OpenedStudy,
  openSeen,
  openStudy,
  type SeenMoment,
  type StudySum,
} from '@hausregeln/lab/experiment/index.ts'
import { say } from '@hausregeln/lab/say.ts'
import { ALL_LANGUAGES } from '@hausregeln/rulebooks/texts/language.ts'
import { bringLanguage } from '@hausregeln/rulebooks/texts/tongues.ts'
import { type BookRef, loadBookOf, loadedRulebook, loadRulebook } from '@hausregeln/view-kit/game/books/books.ts'

/** What a page may ask of a worker of the laboratory. */
export interface Bench {
  /** Sets an experiment up. Answers with all that is wrong with it, a sentence a line, or with nothing. */
  set(experiment: unknown): Promise<string | null>
  /** The same of a moment at a table. */
  setSeen(seen: SeenAt): Promise<string | null>
  /** Plays a block of it. Fails with a sentence. */
  play(block: number): StudySum
  /** Plays a block of any experiment: those that were played last are kept ready. Fails with a sentence. */
  playOf(experiment: Experiment, block: number): Promise<StudySum>
}

/** Experiments that a worker keeps ready: their games take room. */
const MOST_READY = 8

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

/** A moment of a table as a seat is shown it, with the rulebook of its game. */
export interface SeenAt {
  readonly book: BookRef
  readonly moment: SeenMoment
}

/** What a seat might do at that moment, ready to be played here. Rejects with `ExperimentError`. */
export async function openSeenHere({ book, moment }: SeenAt): Promise<OpenedStudy> {
  const [rulebook] = await Promise.all([loadBookOf(book), ...ALL_LANGUAGES.map(bringLanguage)])
  if (rulebook === undefined)
    throw new ExperimentError([fault(['book'], say('noBook', { name: quoted(book.rulebook) }))])
  return { study: openSeen(moment, rulebook, loadedRulebook) }
}

/** A worker of the laboratory: it plays blocks of one experiment. */
export class WorkBench implements Bench {
  #opened: OpenedStudy | null = null
  readonly #ready = new Map<string, Promise<OpenedStudy>>()

  set(experiment: unknown): Promise<string | null> {
    return this.#take(openHere(experiment))
  }
  setSeen(seen: SeenAt): Promise<string | null> {
    return this.#take(openSeenHere(seen))
  }

  async #take(opened: Promise<OpenedStudy>): Promise<string | null> {
    try {
      this.#opened = await opened
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

  async playOf(experiment: Experiment, block: number): Promise<StudySum> {
    const key = JSON.stringify(experiment)
    const opened = this.#ready.get(key) ?? openHere(experiment)
    this.#ready.delete(key)
    this.#ready.set(key, opened)
    for (const oldest of this.#ready.keys()) if (this.#ready.size > MOST_READY) this.#ready.delete(oldest)
    return (await opened).study.play(block)
  }
}
