import type { Nets } from '@hausregeln/bots/chances/kinds.ts'
import { bringNets } from '@hausregeln/bots/chances/nets/bring.ts'
import { type RecordHeader, type Rulebook, readRecord, replay, type Session } from '@hausregeln/engine'
import { type Analysing, analysingOf } from '@hausregeln/lab/analyse/analyse.ts'
import { curveOf, type Point } from '@hausregeln/lab/analyse/curve.ts'
import type { Decision } from '@hausregeln/lab/analyse/judge.ts'
import { type RolledPoint, Rolling } from '@hausregeln/lab/analyse/rolling.ts'
import type { Rollouts } from '@hausregeln/lab/analyse/rollouts.ts'
import { suspectsOf } from '@hausregeln/lab/analyse/suspects.ts'
import { type ToldMoves, toldDecisions } from '@hausregeln/lab/analyse/told.ts'
import { Chronicle, type Language } from '@hausregeln/rulebooks/texts/index.ts'
import { bringLanguage } from '@hausregeln/rulebooks/texts/tongues.ts'
import { bookOf } from '@hausregeln/view-kit/game/opened.ts'
import { type Weighed, weighedOf } from './weighed.ts'

/** A recorded game, with its first curve. */
export interface OpenedGame {
  readonly header: RecordHeader
  /** How many entries it has, as far as it can be followed. */
  readonly length: number
  readonly over: boolean
  readonly winners: number
  /** Null: no net fits its rulebook. */
  readonly curve: readonly Point[] | null
}

/** What takes long is done in parts: what came out, or null and how much is done, 0 to 1. */
export interface Part<T> {
  readonly done: number
  readonly result: T | null
}

/** What a page may ask of a worker that analyses a game. Errors carry a sentence. */
export interface Analyst {
  open(text: string): Promise<OpenedGame>
  /** Goes on weighing what changed the chances. */
  weigh(): Part<Weighed>
  /** Goes on judging decisions: the costliest come out. */
  judge(): Part<readonly Decision[]>
  /** Where no net fits: goes on playing on from moments of the game. */
  roll(): Part<readonly RolledPoint[]>
  /** Plays on from a decision, each way. */
  check(decision: Decision): Rollouts | null
  say(decisions: readonly Decision[], language: Language): Promise<readonly ToldMoves[]>
}

/** Milliseconds of work before a page hears how far it is. */
const PART = 120
/** How many decisions are told, and by how many games each is checked. */
const WORST = 10
const ROLLOUTS = 100

export class WorkerAnalyst implements Analyst {
  #rulebook: Rulebook | null = null
  #session: Session | null = null
  #nets: Nets = {}
  readonly #chronicle = new Chronicle()
  #weighing: Analysing | null = null
  #judging: Analysing | null = null
  #rolling: Rolling | null = null

  async open(text: string): Promise<OpenedGame> {
    const record = readRecord(text)
    const rulebook = await bookOf(record.header)
    const { session } = replay(rulebook.book, record)
    this.#rulebook = rulebook
    this.#session = session
    this.#nets = await bringNets(rulebook.book)
    const { over, winners } = session.game.s
    const curve = curveOf(session, this.#nets)
    return { header: session.header, length: session.length, over: over !== 0, winners, curve }
  }

  weigh(): Part<Weighed> {
    this.#weighing ??= this.#begin({ watcher: this.#chronicle })
    const done = further(this.#weighing)
    return { done, result: done < 1 ? null : weighedOf(this.#weighing.analysis, this.#chronicle.lines) }
  }

  judge(): Part<readonly Decision[]> {
    this.#judging ??= this.#begin({ decisions: true, changes: false })
    const done = further(this.#judging)
    return { done, result: done < 1 ? null : this.#judging.analysis.decisions.slice(0, WORST) }
  }

  roll(): Part<readonly RolledPoint[]> {
    this.#rolling ??= new Rolling(this.#opened.session)
    this.#rolling.further()
    const { done, points } = this.#rolling
    return { done, result: points }
  }

  check(decision: Decision): Rollouts | null {
    const [suspect] = suspectsOf(this.#opened.session, [decision], 1, ROLLOUTS)
    return suspect?.rollouts ?? null
  }

  async say(decisions: readonly Decision[], language: Language): Promise<readonly ToldMoves[]> {
    await bringLanguage(language)
    const { session, rulebook } = this.#opened
    const told = toldDecisions(session, rulebook, decisions, { count: decisions.length, games: 0, language })
    return told.map(({ doneText, betterText }) => ({ doneText, betterText }))
  }

  #begin(wanted: Parameters<typeof analysingOf>[2]): Analysing {
    const analysing = analysingOf(this.#opened.session, this.#nets, wanted)
    if (analysing === null) throw new Error('No net fits.')
    return analysing
  }

  get #opened(): { readonly session: Session; readonly rulebook: Rulebook } {
    if (this.#session === null || this.#rulebook === null) throw new Error('No game is open.')
    return { session: this.#session, rulebook: this.#rulebook }
  }
}

/** Works for a while; how much of it is done, 0 to 1. */
function further(analysing: Analysing): number {
  const until = performance.now() + PART
  while (performance.now() < until) if (!analysing.further()) return 1
  return Math.min(0.99, analysing.done / Math.max(1, analysing.length))
}
