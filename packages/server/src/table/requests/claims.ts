import { createHash } from 'node:crypto'
import type { Play } from '../game/play.ts'
import { freeName } from '../state/seatNames.ts'
import { isRemoved, seatOf } from '../state/state.ts'
import { demand, Refused } from '../steps/refused.ts'
import type { Fact } from '../steps/step.ts'
import { type Handler, isHost, type RequestContext } from './context.ts'

/** For how long a code counts, in milliseconds. */
const COUNTS_FOR = 15 * 60_000

/** What is kept of a code: nobody who reads a table's log can use it. */
function digestOf(table: string, claim: string): string {
  return createHash('sha256').update(`${table} ${claim}`).digest('hex')
}

/**
 * A code for a seat: for your own, to go on on another device; by the host for that of somebody who is not there, of a
 * bot, or, at a real board, of somebody without a device. One seat has one code: the last.
 */
export const offerSeat: Handler<'offerSeat'> = (context, { seat, claim }) => {
  const { state, guest, now } = context
  demand(state.phase !== 'over', 'gameIsOver')
  const found = state.seats[seat]
  demand(found !== undefined && found.name !== null, 'noSuchSeat')
  const own = found.guest === guest.id
  demand(own || isHost(context), 'hostOnly')
  demand(own || found.guest === null || !context.isHere(found.guest), 'stillHere')
  return [{ fact: 'offered', seat, by: guest.id, digest: digestOf(state.code, claim), until: now + COUNTS_FOR }]
}

/** The person who enters a seat's code takes it. Throws `Refused`. */
export function claimSeat(context: RequestContext, claim: string): { readonly seat: number; readonly facts: Fact[] } {
  const { state, guest, now } = context
  demand(state.phase !== 'over', 'gameIsOver')
  demand(!isRemoved(state, guest.id), 'removed')
  demand(seatOf(state, guest.id) === null, 'alreadySeated')
  const digest = digestOf(state.code, claim)
  const offer = [...state.claims.values()].find((each) => each.digest === digest && each.until > now)
  if (offer === undefined) throw new Refused('wrongClaim')
  const { seat, by } = offer
  const before = state.seats[seat]?.guest ?? null
  demand(before === null || before === by || !context.isHere(before), 'claimLapsed')
  return { seat, facts: [...taking(context, seat), ...(by === before && by === state.host.id ? hosting(context) : [])] }
}

/** The facts by which somebody takes a seat, and plays it. */
export function taking({ state, play, guest }: RequestContext, seat: number): Fact[] {
  const found = state.seats[seat]
  const took: Fact = { fact: 'took', seat, guest: { ...guest, name: freeName(state, seat, guest.name) } }
  const replaced = found !== undefined && (found.bot !== null || found.standIn !== null)
  if (!replaced || play === null || play.frozen !== null || !isInGame(play, seat)) return [took]
  play.enter({ host: 'botReturns', seat })
  return [took, { fact: 'entered', entries: play.taken(), must: play.game.s.must }]
}

/** Whether a seat is still in the game. */
export function isInGame({ game }: Play, seat: number): boolean {
  return ((game.s.alive >>> seat) & 1) === 1
}

/** A host who goes on at another device is host there, too. */
function hosting({ guest }: RequestContext): Fact[] {
  return [{ fact: 'hosted', host: guest }]
}
