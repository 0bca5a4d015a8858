import type { AnyMove, Move } from '../action/action.ts'
import type { Book } from '../book.ts'
import { Chance, given } from '../chance.ts'
import { Game } from '../game.ts'
import { applyMove, clone, give, OutcomeError, reset, type Setup } from '../play.ts'
import type { Refusal } from '../vocabulary.ts'
import type { Correction, PlainEntry } from './entry.ts'
import { isChance, isMove } from './entry.ts'
import { corrected, firstOf, type Step } from './history.ts'
import { carryOutHost, HostError } from './host.ts'
import type { Mark } from './marks.ts'

/** The first entry that a correction makes impossible. */
export interface Fault {
  /** Of the entry in the record; `index` where several stand in its place. */
  readonly number: number
  readonly index: number
  readonly entry: PlainEntry
  readonly refusal: Refusal
}

/** How a correction would go. */
export interface Trial {
  /** The correction, completed: later answers name rents and offers by the numbers that these have then. */
  readonly correction: Correction
  /** Null if it can be entered. */
  readonly fault: Fault | null
  /** The game after it, or, with a fault, before the entry that is impossible. */
  readonly game: Game
}

/** Carries out an entry of a game whose chance is given, and returns null; or changes nothing and returns why not. */
export function carryOut(g: Game, entry: PlainEntry): Refusal | null {
  try {
    if (isMove(entry)) return applyMove(g, entry)
    if (isChance(entry)) give(g, entry.outcome)
    else carryOutHost(g, entry)
    return null
  } catch (error) {
    if (error instanceof OutcomeError) return error.refusal
    if (error instanceof HostError && error.refusal !== null) return error.refusal
    throw error
  }
}

/** The steps up to entry `before`, played from the start, or from where `mark` says that the game stood. */
export function playUpTo(book: Book, setup: Setup, steps: readonly Step[], before: number, mark: Mark | null): Game {
  const game = new Game(book, given)
  reset(game, setup)
  if (mark !== null) game.s.load(mark.state)
  for (const { number, entries } of steps) {
    if (number >= before) break
    if (mark !== null && number <= mark.number) continue
    for (const entry of entries) carryOut(game, entry)
  }
  return game
}

/**
 * Plays what counts with a correction worked in, beside what counted until now. Entries that the correction does not
 * name must still be allowed, draw from the same deck as before and answer the same rents and offers. `mark`: how the game
 * stood before that.
 */
export function tryOut(
  book: Book,
  setup: Setup,
  steps: readonly Step[],
  correction: Correction,
  mark: Mark | null,
): Trial {
  const then = corrected(steps, correction)
  const first = firstOf(correction)
  const was = playUpTo(book, setup, steps, first, mark)
  const game = clone(was)
  const changes = new Map(correction.changes.map((change) => [change.number, change]))
  const before = new Map(steps.map((step) => [step.number, step.entries]))
  const follower = new Follower(was, game)
  let fault: Fault | null = null
  for (const step of then) {
    if (step.number < first) continue
    const followed = follower.follow(step, before.get(step.number) ?? step.entries, changes.has(step.number))
    if (followed.renamed)
      changes.set(step.number, { ...changes.get(step.number), number: step.number, entries: followed.entries })
    fault = followed.fault
    if (fault !== null) break
  }
  const inOrder = [...changes.values()].sort((a, b) => a.number - b.number)
  return { correction: { ...correction, changes: inOrder }, fault, game }
}

interface Followed {
  readonly entries: readonly PlainEntry[]
  readonly renamed: boolean
  readonly fault: Fault | null
}

/** Two games side by side: as it was, and as it is corrected. */
class Follower {
  readonly #was: Game
  readonly #now: Game

  constructor(was: Game, now: Game) {
    this.#was = was
    this.#now = now
  }

  /** Plays a step in the one and what stood there before in the other. Entries that are still the same are renamed. */
  follow({ number, entries }: Step, before: readonly PlainEntry[], isChanged: boolean): Followed {
    const done: PlainEntry[] = []
    let renamed = false
    let played = 0
    for (const [index, entry] of entries.entries()) {
      const text = JSON.stringify(entry)
      const same = before.findIndex((other, at) => at >= played && JSON.stringify(other) === text)
      while (played < same) carryOut(this.#was, before[played++])
      const now = same < 0 ? entry : this.#renamed(entry)
      const refusal = !isChanged && this.#drawsElsewhere(entry) ? 'otherChance' : carryOut(this.#now, now)
      if (refusal !== null) return { entries, renamed: false, fault: { number, index, entry, refusal } }
      if (same >= 0) carryOut(this.#was, before[played++])
      renamed ||= now !== entry
      done.push(now)
    }
    while (played < before.length) carryOut(this.#was, before[played++])
    return { entries: done, renamed, fault: null }
  }

  /** An outcome that would now be taken for another deck's card, or for something else than it was. */
  #drawsElsewhere(entry: PlainEntry): boolean {
    const { s: was } = this.#was
    const { s: now } = this.#now
    if (!isChance(entry) || now.awaiting === Chance.none) return false
    return now.awaiting !== was.awaiting || (was.awaiting === Chance.card && now.awaitingFor !== was.awaitingFor)
  }

  /** The same answer to the same rent or offer, by the number that it has now. */
  #renamed(entry: PlainEntry): PlainEntry {
    if (!isMove(entry)) return entry
    const { matter, terms }: AnyMove = entry
    const serial = this.#now.book.words.actions[entry.do] === 'matter' ? matter : terms?.counters
    if (serial === undefined) return entry
    const now = this.#serialNow(serial)
    if (now === serial) return entry
    const renamed = terms === undefined ? { ...entry, matter: now } : { ...entry, terms: { ...terms, counters: now } }
    return renamed as Move
  }

  /** 0 where nothing like it is open any more: no matter has this number. */
  #serialNow(serial: number): number {
    for (const matter of this.#was.book.matters) {
      const now = matter.renamed?.(this.#was, serial, this.#now) ?? 0
      if (now !== 0) return now
    }
    return 0
  }
}
