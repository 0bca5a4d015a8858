import {
  type HostEntry,
  type Move,
  NOBODY,
  type Refusal,
  type Rulebook,
  State,
  Terms,
  view as viewOf,
} from '@hausregeln/engine'
import type { Lesson } from '@hausregeln/rulebooks/file/schema/lesson.ts'
import { LEARNER, LessonGame, type LessonStand } from '@hausregeln/rulebooks/lesson/index.ts'
import { Chronicle, type LogLine } from '@hausregeln/rulebooks/texts/index.ts'
import { PIECE_SHAPES } from '@hausregeln/view-kit/board/pieces/pieceShapes.ts'
import { seatColour } from '@hausregeln/view-kit/design/colours/palette.ts'
import type { TableView } from '@hausregeln/view-kit/game/client.ts'
import type { TableLink } from '@hausregeln/view-kit/game/link.ts'
import { keepSettings, keptSettings } from '@hausregeln/view-kit/game/settings/settings.ts'
import type { OpenGame, Snapshot, TableSettings } from '@hausregeln/view-kit/game/types.ts'

/** How a lesson stands, as it belongs to a view of its table. */
export interface LessonAt {
  /** The number of the step, from 0. */
  readonly step: number
  readonly stand: LessonStand
  /** Whether the one who learns is to act. */
  readonly asks: boolean
  /** What a wrong answer has brought. */
  readonly came: readonly LogLine[]
}

/** A lesson at one moment. */
export interface LessonView {
  readonly table: TableView
  readonly at: LessonAt
}

/** Nobody at the table but the one who learns is a person. */
const OTHERS = 'steady'

let tables = 0

/**
 * A lesson that is played on the page: its game runs here, each entry is shown as one of a game in its worker is. For
 * `useSyncExternalStore`.
 */
export class LessonClient implements TableLink {
  readonly lesson: Lesson
  readonly rulebook: Rulebook
  readonly corrections = null
  readonly whys = null
  readonly #game: LessonGame
  readonly #chronicle = new Chronicle()
  /** Lines that tell how the position was laid out: nobody reads them. */
  readonly #laid: number
  readonly #id = `lesson-${++tables}`
  readonly #listeners = new Set<() => void>()
  readonly #coming: LessonView[] = []
  #settings = keptSettings()
  #view: LessonView
  #told = 0
  #change = 0
  /** Lines that there were before the last answer. */
  #before = 0

  /** Throws `LessonError` if its position cannot be. */
  constructor(rulebook: Rulebook, lesson: Lesson) {
    this.lesson = lesson
    this.rulebook = rulebook
    this.#game = new LessonGame(rulebook, lesson, this.#chronicle)
    this.#laid = this.#chronicle.length
    this.#view = this.#shoot()
    this.#game.onEntry = () => this.#show()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly view = (): LessonView => this.#view

  async act(move: Move): Promise<Refusal | null> {
    this.#before = this.#chronicle.length
    const refusal = this.#game.act(move)
    if (refusal !== null) this.#show()
    return refusal
  }

  next(): void {
    this.#game.next()
  }

  takeBack(): void {
    this.#game.takeBack()
  }

  async changeSettings(settings: Partial<TableSettings>): Promise<void> {
    this.#settings = { ...this.#settings, ...settings }
    keepSettings(this.#settings)
    this.#show()
  }

  async skip(): Promise<void> {
    // Nobody waits here for anybody.
  }

  async undo(): Promise<void> {
    this.takeBack()
  }

  enter(_entry: HostEntry): Promise<void> {
    return Promise.reject(new Error('notNow'))
  }

  give(): Promise<Refusal | null> {
    return Promise.resolve('notNow')
  }

  reveal(): Promise<void> {
    return Promise.reject(new Error('notNow'))
  }

  /** Shows how things stand, after all that is to be shown before: each view is drawn, so that scenes are seen. */
  #show(): void {
    this.#coming.push(this.#shoot())
    if (this.#coming.length === 1) setTimeout(this.#deliver)
  }

  readonly #deliver = () => {
    const next = this.#coming.shift()
    if (next === undefined) return
    this.#view = next
    for (const listener of this.#listeners) listener()
    if (this.#coming.length > 0) setTimeout(this.#deliver)
  }

  #shoot(): LessonView {
    const { asks, at: step, stand } = this.#game
    const { game } = this.#game.session
    const log = this.#chronicle.lines.slice(this.#laid)
    const kept = Math.min(this.#told, log.length)
    this.#told = log.length
    const state = new State(game.book.layout)
    const bytes = viewOf(game, LEARNER).bytes
    state.load(bytes)
    return {
      table: {
        game: this.#open(asks),
        rulebook: this.rulebook,
        gameView: { book: game.book, s: state, terms: Object.assign(new Terms(), game.terms) },
        snapshot: this.#snapshot(bytes, kept, log),
        log,
      },
      at: { step, stand, asks, came: stand.is === 'wrong' ? this.#chronicle.since(this.#before) : [] },
    }
  }

  #open(asks: boolean): OpenGame {
    const players = this.lesson.position.seats.map(({ name }, seat) => ({
      name,
      colour: seatColour(seat),
      shape: PIECE_SHAPES[seat % PIECE_SHAPES.length] ?? 'cat',
      bot: seat === LEARNER ? null : OTHERS,
    })) satisfies OpenGame['players']
    return { id: this.#id, header: this.#game.session.header, players, persons: asks ? [LEARNER] : [] }
  }

  #snapshot(bytes: Uint8Array, logKept: number, log: readonly LogLine[]): Snapshot {
    return {
      id: this.#id,
      change: ++this.#change,
      view: bytes,
      logKept,
      log: log.slice(logKept),
      wealth: this.#chronicle.wealth,
      undoSeat: NOBODY,
      countdown: null,
      endsAt: null,
      slips: [],
      botsPlay: false,
      // Every answer of a lesson is given by the one who learns, and its steps alone say which.
      settings: { ...this.#settings, goesOn: false, coach: false },
      fault: null,
    }
  }
}
