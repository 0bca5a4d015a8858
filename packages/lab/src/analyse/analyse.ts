import { chancesBy } from '@hausregeln/bots/chances/index.ts'
import type { Nets } from '@hausregeln/bots/chances/kinds.ts'
import {
  Game,
  given,
  isChance,
  isMove,
  NOBODY,
  type PlainEntry,
  reset,
  type Session,
  setupOf,
  type Watcher,
} from '@hausregeln/engine'
import { carryOut } from '@hausregeln/engine/core/record/trial.ts'
import { drawerOf, NO_SEATS, partnersOf } from './authors.ts'
import { DealSeeker } from './deals.ts'
import { type Decision, Judge } from './judge.ts'
import { Outlook } from './outlook.ts'
import { Sealed } from './sealed.ts'

/** What changed the chances: dice, a card or a lot; what players did; or the table and the net itself. */
export type Cause = 'luck' | 'play' | 'rest'

/** An entry of a record by which chances changed, and how. */
export interface Change {
  /** Its number, from 1. */
  readonly entry: number
  readonly round: number
  readonly cause: Cause
  /** Who threw, drew or did it, a bit a seat: both sides of a deal; 0: nobody alone. */
  readonly authors: number
  /** By seat: the chance to win after it, 0 to 1, and what it has added to it. */
  readonly chances: readonly number[]
  readonly change: readonly number[]
}

/** A recorded game, looked at by the chances to win. */
export interface Analysis {
  /** By seat, before the first entry. */
  readonly start: readonly number[]
  /** In order; together with `start` they lead exactly to the chances at the end. */
  readonly changes: readonly Change[]
  readonly over: boolean
  /** What players might have done better, the costliest first; empty where that was not asked for. */
  readonly decisions: readonly Decision[]
}

/** What is wanted of an analysis beside its curve. */
export interface Wanted {
  /** Hears the game, outcome by outcome. */
  readonly watcher?: Watcher | null
  /** Whether decisions are judged, which takes several times as long. */
  readonly decisions?: boolean
  /** Whether entries are weighed, which is left out for decisions alone; usually they are. */
  readonly changes?: boolean
}

/**
 * Plays again what counts of a game, and weighs every entry by the net for its rulebook; with `decisions`, every
 * decision is judged as well. The luck of a throw or card is the chance after it less its exact mean over all outcomes. Null if no net fits.
 */
export function analyse(session: Session, nets: Nets, wanted: Wanted = {}): Analysis | null {
  const analysing = analysingOf(session, nets, wanted)
  if (analysing === null) return null
  while (analysing.further());
  return analysing.analysis
}

/** The same entry by entry, for who has something else to do meanwhile. */
export function analysingOf(session: Session, nets: Nets, wanted: Wanted = {}): Analysing | null {
  const { watcher = null } = wanted
  const g = new Game(session.game.book, given)
  if (watcher !== null) g.emit = (...event) => watcher.hear(g, ...event)
  reset(g, setupOf(session.header))
  const chances = chancesBy(g, nets)
  if (chances === null) return null
  const outlook = new Outlook(g, chances)
  const judge =
    wanted.decisions === true ? new Judge(g, outlook, new DealSeeker(g, outlook, nets), new Sealed(g, chances)) : null
  return new Analysing(session, g, judge, {
    watcher,
    follower: wanted.changes === false ? null : new Follower(g, outlook),
  })
}

interface Followed {
  readonly watcher: Watcher | null
  readonly follower: Follower | null
}

/** An analysis that is being made. */
export class Analysing {
  readonly #session: Session
  readonly #g: Game
  readonly #watcher: Watcher | null
  readonly #judge: Judge | null
  readonly #follower: Follower | null
  readonly #start: readonly number[]
  /** How many entries are done. */
  done = 0

  /** `g`: the game as it was set up. */
  constructor(session: Session, g: Game, judge: Judge | null, { watcher, follower }: Followed) {
    this.#session = session
    this.#g = g
    this.#watcher = watcher
    this.#judge = judge
    this.#follower = follower
    this.#start = follower?.now ?? []
  }

  /** How many entries there are. */
  get length(): number {
    return this.#session.length
  }

  /** Takes the next entry; whether there was one. */
  further(): boolean {
    if (this.done >= this.#session.length) return false
    const number = ++this.done
    for (const [index, entry] of (this.#session.stepAt(number)?.entries ?? []).entries()) {
      this.#watcher?.entering?.(number, entry)
      if (isMove(entry)) this.#judge?.see({ number, index }, this.#g, entry)
      else this.#judge?.close()
      if (this.#follower === null) carryOut(this.#g, entry)
      else this.#follower.follow(number, entry)
    }
    return true
  }

  /** As far as it is made. */
  get analysis(): Analysis {
    const changes = this.#follower?.changes ?? []
    const decisions = this.#judge?.decisions ?? []
    return { start: this.#start, changes, over: this.#g.s.over !== 0, decisions }
  }
}

/** Follows a game, and notes what each entry changes. */
class Follower {
  readonly #g: Game
  readonly #outlook: Outlook
  readonly changes: Change[] = []
  now: readonly number[]

  constructor(g: Game, outlook: Outlook) {
    this.#g = g
    this.#outlook = outlook
    this.now = outlook.of(g)
  }

  follow(number: number, entry: PlainEntry): void {
    if (isChance(entry)) this.#draw(number, entry)
    else this.#act(number, entry)
  }

  /** After an outcome that waits for the next one, the mean may look one draw less far: what that changes is no luck. */
  #draw(number: number, entry: PlainEntry): void {
    const { round } = this.#g.s
    const authors = drawerOf(this.#g)
    carryOut(this.#g, entry)
    this.#note(number, round, 'luck', authors, this.#outlook.of(this.#g, 1))
    this.#note(number, round, 'rest', NO_SEATS, this.#outlook.of(this.#g))
  }

  /** What throws the dice has chosen nothing: by it the net looks one throw further than before. */
  #act(number: number, entry: PlainEntry): void {
    const { round } = this.#g.s
    const seat = 'seat' in entry && entry.seat !== undefined ? entry.seat : NOBODY
    const partners = seat === NOBODY ? null : partnersOf(this.#g, seat)
    carryOut(this.#g, entry)
    const played = partners !== null && this.#g.s.awaiting === 0
    const authors = played ? partners(this.#g) : NO_SEATS
    this.#note(number, round, played ? 'play' : 'rest', authors, this.#outlook.of(this.#g))
  }

  #note(entry: number, round: number, cause: Cause, authors: number, chances: readonly number[]): void {
    const before = this.now
    if (chances.every((chance, seat) => chance === before[seat])) return
    const change = chances.map((chance, seat) => chance - (before[seat] ?? 0))
    this.changes.push({ entry, round, cause, authors, chances, change })
    this.now = chances
  }
}
