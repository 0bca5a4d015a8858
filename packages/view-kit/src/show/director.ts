import { State, Terms } from '@hausregeln/engine'
import type { Scenes } from '@hausregeln/engine/kit/scene/scene.ts'
import type { Heard } from '@hausregeln/engine/kit/scene/sound.ts'
import { type Cue, timelineOf } from '@hausregeln/engine/kit/scene/timeline.ts'
import { MOMENT_SOUNDS, type Moment, type NewMoment, newMoments } from '@hausregeln/protocol/moments.ts'
import type { TableView } from '../game/client.ts'
import type { LogLine } from '../game/types.ts'
import { newLines } from './follows.ts'

/** When something is to be done, so many milliseconds from now; what is returned calls it off. */
export type Later = (milliseconds: number, what: () => void) => () => void

/** How the time-line runs. */
export interface Tempo {
  readonly later: Later
  /** How many times as fast as written a scene of this line runs. */
  readonly rate: (view: TableView, line: LogLine) => number
  /** Milliseconds for which a moment is seen. */
  readonly moment: (view: TableView) => number
  /** Milliseconds that a beat of this length takes for those who look: perhaps only one by which something is told. */
  readonly length: (milliseconds: number, tells: boolean) => number
}

/** The game as it is shown. */
export interface Shown {
  readonly view: TableView
  /** Whether a scene runs: nobody is asked anything yet. */
  readonly playing: boolean
  /** How many times as fast as written it runs. */
  readonly rate: number
  /** What is heard as this begins, once a `change` of the view, within so many milliseconds. */
  readonly heard: readonly Heard[]
  readonly length: number
  /** What people will tell of, if this beat is about it; or if it was among what was told at once, without a beat. */
  readonly moment: Moment | null
}

/** A beat to come, in the view whose lines it belongs to; one that `ends` an entry shows the table as this view has it. */
interface Pending {
  readonly view: TableView
  readonly cue: Pick<Cue, 'length' | 'show' | 'heard'>
  readonly rate: number
  /** How many lines are told by it. */
  readonly tells: number
  readonly ends: boolean
  readonly moment?: Moment
}

/** Milliseconds of scenes that may wait: nobody has to sit through more. */
const MOST_WAITING = 9000
/** So many entries more than one are seen of what is told at once. */
const MOST_ENTRIES = 1

/**
 * Shows a game along one time-line, behind the true one: each event has its scene, and what is shown is the table as it
 * stood, changed by the scenes so far. At the end of an entry the shown table is the true one. Whatever does not follow
 * on what was there (a move taken back, another game, too much at once) is shown as it is. For `useSyncExternalStore`:
 * what is received can be shown while a page is being drawn, and time begins to run with `go`, when it has been drawn.
 */
export class Director {
  readonly #scenes: Scenes
  readonly #tempo: Tempo
  readonly #listeners = new Set<() => void>()
  #truth: TableView
  #shown: Shown
  /** The table as the scenes have changed it so far. */
  #stage: State
  #queue: Pending[] = []
  /** Lines of the truth that are not told yet, its last ones, and those that were told last. */
  #untold = 0
  #fresh = 0
  /** The last moment of what is told at once after the beat that runs. */
  #late: Moment | null = null
  /** Counts what has been shown: listeners find what is new by it. */
  #count = 0
  #isRunning = false
  #callOff: (() => void) | null = null

  constructor(scenes: Scenes, tempo: Tempo, view: TableView) {
    this.#scenes = scenes
    this.#tempo = tempo
    this.#truth = view
    this.#stage = stateOf(view)
    this.#shown = { view, playing: false, rate: 1, heard: [], length: 0, moment: null }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly shown = (): Shown => this.#shown

  /** The game stands so now. What is shown may change at once; no time runs before `go`, and no listener is told. */
  receive(view: TableView): void {
    const before = this.#truth
    if (view === before) return
    const lines = view.game.id === before.game.id ? newLines(before.log, view.log) : null
    this.#truth = view
    if (lines === null) return this.#cut()
    this.#untold += lines.length
    const coming = this.#pendingOf(view, lines)
    if (coming.length === 0) {
      this.#late = momentsOf(view, lines.length).at(-1)?.moment ?? this.#late
      if (this.#queue.length > 0) return this.#takeOver()
      return this.#cut(lines.length, [], this.#late)
    }
    if (this.#queue.length > 0 && this.#waiting() > MOST_WAITING) this.#skipTo(before, lines.length)
    if (this.#queue.length === 0) this.#stage = stateOf(before)
    this.#queue.push(...coming)
    if (this.#shown.playing) this.#takeOver()
    else this.#next()
  }

  /** What was received has been drawn: its time begins. */
  go(): void {
    if (!this.#isRunning || !this.#shown.playing || this.#callOff !== null) return
    this.#callOff = this.#tempo.later(this.#shown.length, () => {
      this.#callOff = null
      this.nextBeat()
    })
  }

  /** Ends the beat that runs. */
  nextBeat(): void {
    if (!this.#shown.playing) return
    this.#next()
    this.go()
    this.#tell()
  }

  /** Ends all scenes: the game is shown as it is. */
  finish(): void {
    if (!this.#shown.playing) return
    this.#cut(this.#untold)
    this.#tell()
  }

  /** Scenes run from now on, until what this returns is called. */
  run(): () => void {
    this.#isRunning = true
    this.go()
    return () => {
      this.#isRunning = false
      this.#callOff?.()
      this.#callOff = null
    }
  }

  #pendingOf(view: TableView, lines: readonly LogLine[]): Pending[] {
    const [first] = lines
    // People who let bots play on want to see where that leads.
    if (first === undefined || (lines.at(-1)?.entry ?? 0) - first.entry > MOST_ENTRIES) return []
    const { cues } = timelineOf(
      this.#scenes,
      view.rulebook.book.board,
      lines.map(({ event }) => event),
    )
    const moments = momentsOf(view, lines.length)
    if (moments.length === 0 && !cues.some(({ length, heard }) => length > 0 || heard !== undefined)) return []
    let told = 0
    const rate = this.#tempo.rate(view, first)
    const time = this.#tempo.moment(view)
    const pending = withMoments(cues, moments, time).map(({ moment, ...cue }) => {
      const tells = cue.told - told
      told = cue.told
      return { view, cue, tells, ends: false, ...(moment === undefined ? { rate } : { rate: 1, moment }) }
    })
    return [...pending, { view, cue: { length: 0 }, rate: 1, tells: lines.length - told, ends: true }]
  }

  #waiting(): number {
    return this.#queue.reduce((sum, { cue, rate }) => sum + cue.length / rate, 0)
  }

  /** When the beat that runs has ended, all that was to be seen before the last lines is told at once. */
  #skipTo(view: TableView, untold: number): void {
    this.#late = this.#queue.findLast(({ moment }) => moment !== undefined)?.moment ?? this.#late
    this.#queue = [{ view, cue: { length: 0 }, rate: 1, tells: this.#untold - untold, ends: true }]
  }

  /** The truth is shown as it is, with so many new lines. */
  #cut(fresh?: number, heard: readonly Heard[] = [], moment: Moment | null = null): void {
    this.#callOff?.()
    this.#callOff = null
    this.#queue = []
    this.#untold = 0
    this.#late = null
    const view = this.#truth
    const { log, snapshot } = view
    if (fresh !== undefined && fresh > 0) this.#fresh = fresh
    if (fresh !== 0) this.#count++
    const logKept = fresh === undefined ? snapshot.logKept : log.length - this.#fresh
    this.#shown = {
      view: { ...view, snapshot: { ...snapshot, change: this.#count, logKept } },
      playing: false,
      rate: 1,
      heard: moment === null ? heard : [...heard, ...soundOf(moment)],
      length: 0,
      moment,
    }
  }

  /** Goes on to the next beat that takes time, or to the end. */
  #next(): void {
    this.#callOff?.()
    this.#callOff = null
    let fresh = 0
    const heard: Heard[] = []
    for (let beat = this.#queue.shift(); beat !== undefined; beat = this.#queue.shift()) {
      fresh += beat.tells
      this.#untold -= beat.tells
      if (beat.ends && this.#queue.length === 0) return this.#cut(fresh + this.#untold, heard, this.#late)
      if (beat.ends) this.#stage = stateOf(beat.view)
      else beat.cue.show?.(this.#stage)
      const length = this.#tempo.length(beat.cue.length, fresh > 0 || beat.moment !== undefined) / beat.rate
      // What is not seen is not heard; a beat of no length is seen with the next one.
      if (beat.cue.heard && (length > 0 || (beat.cue.length === 0 && Number.isFinite(beat.rate))))
        heard.push(beat.cue.heard)
      if (length <= 0) continue
      this.#fresh = fresh
      this.#count++
      this.#shown = { view: this.#staged(), playing: true, rate: beat.rate, heard, length, moment: beat.moment ?? null }
      return
    }
    this.#cut(fresh, heard)
  }

  /** What else is new at the table is seen at once, while the scene goes on. */
  #takeOver(): void {
    this.#shown = { ...this.#shown, view: this.#staged() }
  }

  #staged(): TableView {
    const { rulebook, log, snapshot, ...rest } = this.#truth
    const told = log.slice(0, log.length - this.#untold)
    const s = new State(rulebook.book.layout)
    s.copy(this.#stage)
    const { wealth } = this.#shown.view.snapshot
    return {
      ...rest,
      rulebook,
      log: told,
      gameView: { book: rulebook.book, s, terms: new Terms() },
      snapshot: {
        ...snapshot,
        change: this.#count,
        view: s.bytes.slice(),
        logKept: told.length - this.#fresh,
        wealth,
        countdown: null,
      },
    }
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

/** The moments among the last lines of a view. */
function momentsOf({ gameView, log }: TableView, lines: number): NewMoment[] {
  const from = log.length - lines
  return newMoments(gameView, log, from).map(({ moment, at }) => ({ moment, at: at - from }))
}

function soundOf({ kind }: Moment): Heard[] {
  const sound = MOMENT_SOUNDS[kind]
  return sound === null ? [] : [{ sound }]
}

type MomentCue = Cue & { readonly moment?: Moment }

/** Each moment is a beat of its own, once the event is told with which it comes. */
function withMoments(cues: readonly Cue[], moments: readonly NewMoment[], length: number): MomentCue[] {
  const all: MomentCue[] = [...cues]
  for (const { moment, at } of moments) {
    const found = all.findIndex(({ told }) => told > at)
    const place = found < 0 ? all.length : found + 1
    const [heard] = soundOf(moment)
    all.splice(place, 0, { told: all[found]?.told ?? at + 1, length, moment, ...(heard && { heard }) })
  }
  return all
}

/** The table of a view, to be changed. */
function stateOf({ rulebook, snapshot }: TableView): State {
  const state = new State(rulebook.book.layout)
  state.load(snapshot.view)
  return state
}
