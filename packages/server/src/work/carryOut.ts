import { hash } from 'node:crypto'
import { checkBook, checkFile, type OwnBook, readStored, type Shelf } from '../books/library.ts'
import { tracesIn } from '../erasure/export.ts'
import { redrawn } from '../erasure/redrawing.ts'
import type { StoredBook } from '../storage/books/bookStore.ts'
import { DamageError } from '../storage/damage.ts'
import { messageOf } from '../storage/messageOf.ts'
import { atOnce } from '../table/game/inTurns.ts'
import type { Play } from '../table/game/play.ts'
import { broughtStep } from '../table/played/brought.ts'
import { recordFor } from '../table/played/giving.ts'
import { lookUp, tryCorrection } from '../table/played/lookBack.ts'
import { Origin, type Standing } from '../table/played/origin.ts'
import { playedBook } from '../table/played/playedBook.ts'
import { explainMove } from '../table/played/whys.ts'
import { checkSettings } from '../table/requests/lobby.ts'
import type { TableState } from '../table/state/state.ts'
import { Refused } from '../table/steps/refused.ts'
import { Timeline } from '../table/time/timeline.ts'
import type { Results, Task, TaskOf } from './task.ts'

/** Books and games that a thread keeps, because the next question is often of the same. */
const BOOKS = 8
const GAMES = 4

interface OpenGame {
  /** Of all its steps: what is erased from them is not told from here. */
  readonly digest: string
  readonly state: TableState
  readonly play: Play | null
}

const books = new Map<string, OwnBook>()
const games = new Map<string, OpenGame>()

/** Does a task. Throws `Refused`, and `DamageError` if what was kept cannot be read. */
export function carryOut(task: Task): Results[Task['do']] {
  switch (task.do) {
    case 'bring':
      return bring(task)
    case 'check': {
      const read = (task.alone ? checkBook : checkFile)(task.text)
      return read.faults ? { faults: read.faults } : read.value
    }
    case 'follow':
      return followed(task)
    case 'redraw':
      return redrawn(task.draft)
    case 'trace':
      return tracesIn(task.texts, task.guest)
    case 'look':
      return look(task)
  }
}

/** A table's game, followed by its record entry by entry, without a pause. Throws `DamageError`. */
export function followed({ code, texts, book }: Omit<TaskOf<'follow'>, 'do'>): Standing {
  return intact(code, () => origin(code, texts, book).stand())
}

function bring({ settings, book, text }: TaskOf<'bring'>): Results['bring'] {
  const played = playedBook(settings, shelfWith(book))
  checkSettings(settings, played, true)
  return broughtStep(settings, played, text)
}

function look(task: TaskOf<'look'>): unknown {
  const { guest, question } = task
  const { state, play } = opened(task)
  switch (question.ask) {
    case 'record': {
      const record = recordFor(state, play, guest)
      if (record === null) throw new Refused('notSaved')
      return record
    }
    case 'why':
      return explainMove(state, play, guest ?? '', question)
    case 'entry':
      return lookUp(state, play, guest ?? '', question.number)
    case 'trial':
      return tryCorrection(state, play, guest ?? '', question.correction)
  }
}

/** A table's game, played from its beginning, unless it was looked at just now. */
function opened({ code, texts, book }: TaskOf<'look'>): OpenGame {
  const known = games.get(code)
  const digest = hash('sha256', texts.join('\n'))
  if (known?.digest === digest) return known
  const { history, play } = intact(code, () => origin(code, texts, book).open())
  const game = { digest, state: history.state, play }
  return keep(games, code, game, GAMES)
}

function origin(code: string, texts: readonly string[], book: StoredBook | null): Origin {
  const taken = new Origin(code, { library: shelfWith(book), time: new Timeline() }, true, true)
  atOnce(taken.take(texts))
  atOnce(taken.finish())
  return taken
}

/** Throws `DamageError` if it cannot be read. */
function intact<T>(code: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new DamageError(`Table ${code} cannot be opened: ${messageOf(error)}`, { cause: error })
  }
}

function shelfWith(stored: StoredBook | null): Shelf {
  return { ready: (mark) => (stored?.mark === mark ? (books.get(mark) ?? ready(stored)) : undefined) }
}

function ready(stored: StoredBook): OwnBook | undefined {
  const book = readStored(stored)
  return book === null ? undefined : keep(books, stored.mark, book, BOOKS)
}

/** Keeps what was used last. */
function keep<T>(kept: Map<string, T>, name: string, value: T, most: number): T {
  kept.delete(name)
  kept.set(name, value)
  for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest)
  return value
}
