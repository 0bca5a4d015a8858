import type { GameRecord } from '@hausregeln/engine'
import type { Guest, Request, TableSettings } from '@hausregeln/protocol'
import type { Play, Replayed } from '../game/play.ts'
import type { PlayedBook } from '../played/playedBook.ts'
import { seatOf, type TableState } from '../state/state.ts'
import { demand } from '../steps/refused.ts'
import type { Fact } from '../steps/step.ts'

/** What a request is decided on: the table as it stands, the game on it, and what the server knows beside. */
export interface RequestContext {
  readonly state: TableState
  readonly play: Play | null
  readonly guest: Guest
  /** Whether nobody throws now, because rents can still be demanded. */
  readonly grace: boolean
  /** The moment at which it is asked, as in `Step.at`. */
  readonly now: number
  /** Whether this person is at the table now. */
  isHere(guest: string): boolean
  /**
   * What somebody who is at the table is called; empty where they are connected to another process and have said
   * nothing.
   */
  nameOf(guest: string): string
  /** For how long somebody who belongs to the table has been away while others were there, in milliseconds. */
  absence(guest: string): number
  /** A game begins. */
  begin(play: Play): void
  /** The game of a record that was brought to this table. Throws `Unplayed` if it must be played again first. */
  replayed(record: GameRecord, played: PlayedBook): Replayed
  /** The rulebook of these settings; undefined: it is not known here. */
  bookOf(settings: TableSettings): PlayedBook | undefined
  /** Makes the table for the next game, with these settings, and returns its code. */
  nextTable(settings: TableSettings): string
}

/**
 * Decides one kind of request: returns the facts that it makes, or throws `Refused`. A game's entries are made here, in
 * the session; all other facts take effect when they are taken into the table's state.
 */
export type Handler<Ask extends Request['ask']> = (
  context: RequestContext,
  request: Extract<Request, { ask: Ask }>,
) => readonly Fact[]

/** Whether the person who asks is the host. */
export function isHost({ state, guest }: RequestContext): boolean {
  return state.host.id === guest.id
}

/** Only the keeper of a game on a real board goes on. Throws `Refused`. */
export function keeper(context: RequestContext): void {
  demand(context.state.settings.companion, 'companionOnly')
  demand(isHost(context), 'hostOnly')
}

/** The seat of the person who asks. Throws `Refused` if there is none. */
export function ownSeat({ state, guest }: RequestContext): number {
  const seat = seatOf(state, guest.id)
  demand(seat !== null, 'notSeated')
  return seat
}

/** The person who sits there, as the table calls them. Throws `Refused` if nobody does. */
export function personOn({ state }: RequestContext, seat: number): Guest {
  const found = state.seats[seat]
  demand(found?.guest != null, 'noSuchSeat')
  return { id: found.guest, name: found.name ?? '' }
}

/** The game, which must be running. */
export function runningGame({ state, play }: RequestContext): Play {
  demand(state.phase !== 'lobby' && play !== null, 'gameNotBegun')
  demand(state.phase !== 'over', 'gameIsOver')
  demand(state.phase !== 'paused', 'paused')
  demand(play.frozen === null, 'frozen')
  return play
}

/** The facts of what has been entered in the game just now. */
export function entered(play: Play): Fact[] {
  const facts: Fact[] = [{ fact: 'entered', entries: play.taken(), must: play.game.s.must }]
  if (play.over) facts.push({ fact: 'ended' })
  return facts
}
