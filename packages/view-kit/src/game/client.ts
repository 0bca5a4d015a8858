import type { Reason } from '@hausregeln/bots'
import {
  type Correction,
  type GameView,
  type HostEntry,
  type Move,
  type Refusal,
  type Rulebook,
  State,
  Terms,
} from '@hausregeln/engine'
import { proxy } from 'comlink'
import { loadBookOf, loadedBookOf } from './books/books.ts'
import type { Corrections, TableLink, Whys } from './link.ts'
import { backend } from './remote.ts'
import { keepSettings, keptSettings } from './settings/settings.ts'
import type { Attempt, LogLine, LookedUp, OpenGame, Snapshot, TableSettings } from './types.ts'

/** A game as the page sees it at one moment. */
export interface TableView {
  readonly game: OpenGame
  readonly rulebook: Rulebook
  readonly gameView: GameView
  readonly snapshot: Snapshot
  readonly log: readonly LogLine[]
}

/** A game that is open on the page: what it shows, and what can be done. For `useSyncExternalStore`. */
export class TableClient implements TableLink, Corrections, Whys {
  #view: TableView | null = null
  #log: LogLine[] = []
  #early: Snapshot[] = []
  #game: OpenGame | null = null
  #settings = keptSettings()
  readonly #listeners = new Set<() => void>()

  async open(id: string): Promise<void> {
    await backend().settings(this.#settings)
    const game = await backend().open(
      id,
      proxy((snapshot: Snapshot) => this.#receive(snapshot)),
    )
    await loadBookOf(game.header)
    this.#game = game
    for (const snapshot of this.#early.splice(0)) this.#receive(snapshot)
  }

  close(): Promise<void> {
    return backend().close()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly view = (): TableView | null => this.#view

  act(move: Move): Promise<Refusal | null> {
    return backend().act(move)
  }
  enter(entry: HostEntry): Promise<void> {
    return backend().enter(entry)
  }
  undo(): Promise<void> {
    return backend().undo()
  }
  give(outcome: readonly number[]): Promise<Refusal | null> {
    return backend().give(outcome)
  }
  reveal(): Promise<void> {
    return backend().reveal()
  }
  get corrections(): Corrections {
    return this
  }
  lookUp(number: number): Promise<LookedUp | null> {
    return backend().lookUp(number)
  }
  tryCorrection(correction: Correction): Promise<Attempt> {
    return backend().tryCorrection(correction)
  }
  get whys(): Whys {
    return this
  }
  why(entry: number, seat: number): Promise<Reason | null> {
    return backend().why(entry, seat)
  }
  skip(): Promise<void> {
    return backend().skip()
  }
  changeSettings(settings: Partial<TableSettings>): Promise<void> {
    this.#settings = { ...this.#settings, ...settings }
    keepSettings(this.#settings)
    return backend().settings(this.#settings)
  }

  #receive(snapshot: Snapshot): void {
    const game = this.#game
    if (game === null) {
      this.#early.push(snapshot)
      return
    }
    const rulebook = loadedBookOf(game.header)
    if (rulebook === undefined || snapshot.change <= (this.#view?.snapshot.change ?? 0)) return
    this.#log = [...this.#log.slice(0, snapshot.logKept), ...snapshot.log]
    this.#view = { game, rulebook, gameView: gameViewOf(rulebook, snapshot.view), snapshot, log: this.#log }
    for (const listener of this.#listeners) listener()
  }
}

/** The worker's bytes as a view of the game: legality and texts are found on it as in the worker. */
function gameViewOf(rulebook: Rulebook, view: Uint8Array): GameView {
  const state = new State(rulebook.book.layout)
  state.load(view)
  return { book: rulebook.book, s: state, terms: new Terms() }
}
