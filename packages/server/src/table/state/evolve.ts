import { type Guest, LIMITS, type SeatState } from '@hausregeln/protocol'
import type { Fact, FactOf } from '../steps/step.ts'
import { freeNameInLog, kindName } from './seatNames.ts'
import { clearProgram, evolveProgram } from './seatPrograms.ts'
import { EMPTY_SEAT, type TableState } from './state.ts'

/** Takes a fact into the state. */
export function evolve(state: TableState, fact: Fact): void {
  switch (fact.fact) {
    case 'created':
      return
    case 'brought':
      state.brought = fact
      return
    case 'configured':
      state.settings = fact.settings
      state.own = fact.own ?? null
      state.seats = Array.from({ length: fact.settings.seats }, (_, seat) => state.seats[seat] ?? EMPTY_SEAT)
      return
    case 'sat':
    case 'botSat':
    case 'personSat':
    case 'cleared':
    case 'took':
    case 'standIn':
    case 'marked':
      return evolveSeat(state, fact)
    case 'programSat':
    case 'programLeft':
    case 'programSaid':
    case 'programFailed':
      return evolveProgram(state, fact)
    case 'removed':
    case 'admitted':
    case 'hosted':
    case 'offered':
    case 'declined':
    case 'rested':
    case 'woke':
      return evolvePeople(state, fact)
    case 'started':
    case 'entered':
    case 'slip':
    case 'tapped':
    case 'paused':
    case 'resumed':
    case 'counted':
    case 'ended':
    case 'closed':
      return evolveGame(state, fact)
    case 'proposed':
    case 'lapsed':
    case 'saved':
      return evolveProposal(state, fact)
    case 'said':
    case 'muted':
    case 'reported':
    case 'rewritten':
      return evolveTalk(state, fact)
    case 'rematch':
      state.rematch = fact.code
  }
}

/** Who may come, who is host, and since when nobody is there. */
function evolvePeople(
  state: TableState,
  fact: FactOf<'removed' | 'admitted' | 'hosted' | 'offered' | 'declined' | 'rested' | 'woke'>,
): void {
  switch (fact.fact) {
    case 'removed':
      state.removed = [...state.removed.filter(({ id }) => id !== fact.guest.id), fact.guest]
      return
    case 'admitted':
      state.removed = state.removed.filter(({ id }) => id !== fact.guest)
      return
    case 'hosted':
      state.host = fact.host
      return
    case 'offered':
      state.claims.set(fact.seat, fact)
      state.declined.clear()
      return
    case 'declined':
      state.declined.add(fact.guest)
      return
    case 'rested':
      state.rested = { from: fact.at, to: null }
      return
    case 'woke':
      state.rested = state.rested && { ...state.rested, to: fact.at }
  }
}

/** Where the game is between lobby and end. */
function evolveGame(
  state: TableState,
  fact: FactOf<'started' | 'entered' | 'slip' | 'tapped' | 'paused' | 'resumed' | 'counted' | 'ended' | 'closed'>,
): void {
  switch (fact.fact) {
    case 'started':
      state.header = fact.header
      state.phase = 'playing'
      state.brought = null
      return
    case 'entered':
      state.must = fact.must
      return
    case 'slip':
      state.slips = fact.slips
      return
    case 'tapped':
      state.taps = fact.taps
      return
    case 'paused':
      state.phase = 'paused'
      return
    case 'resumed':
      state.phase = 'playing'
      return
    case 'counted':
      state.counted = true
      return
    case 'ended':
      state.phase = 'over'
      state.proposal = null
      return
    case 'closed':
      state.phase = 'over'
      state.proposal = null
      state.closed = fact
  }
}

/** What must be agreed on, and what has come of it. */
function evolveProposal(state: TableState, fact: FactOf<'proposed' | 'lapsed' | 'saved'>): void {
  switch (fact.fact) {
    case 'proposed':
      state.proposal = fact.proposal
      state.proposals = Math.max(state.proposals, fact.proposal?.id ?? 0)
      state.lapsed = false
      return
    case 'lapsed':
      state.proposal = null
      state.lapsed = true
      return
    case 'saved':
      state.saved = fact.entries
  }
}

/** What is said at the table, and what somebody does not want to hear. */
function evolveTalk(state: TableState, fact: FactOf<'said' | 'muted' | 'reported' | 'rewritten'>): void {
  switch (fact.fact) {
    case 'said':
      state.lines = fact.line.line
      state.chat = [...state.chat, fact.line].slice(-LIMITS.chatLines)
      return
    case 'muted':
      return mute(state, fact.by, fact.guest, fact.muted)
    case 'reported':
      state.reports++
      return
    case 'rewritten':
      state.lines = fact.lines
  }
}

/**
 * Takes a fact that concerns one seat into the state. A person who sits down chooses again what the seat is known by.
 */
function evolveSeat(
  state: TableState,
  fact: FactOf<'sat' | 'botSat' | 'personSat' | 'cleared' | 'took' | 'standIn' | 'marked'>,
): void {
  const { seat } = fact
  const before = state.seats[seat] ?? EMPTY_SEAT
  // A bot plays there already, or somebody else: nothing is left to agree on.
  if (state.proposal?.what === 'standIn' && state.proposal.seat === seat && fact.fact !== 'marked')
    state.proposal = null
  // Those who sit down, or play again, have no program yet.
  if (fact.fact !== 'marked' && !(fact.fact === 'standIn' && fact.bot !== null)) clearProgram(state, seat)
  switch (fact.fact) {
    case 'sat':
      return setSeat(state, seat, { ...named(state, seat, fact.guest), nonce: fact.nonce })
    case 'botSat':
      return setSeat(state, seat, { name: freeNameInLog(state, seat, fact.name ?? kindName(fact.bot)), bot: fact.bot })
    case 'personSat':
      return setSeat(state, seat, { name: freeNameInLog(state, seat, fact.name) })
    case 'cleared':
      state.claims.delete(seat)
      return setSeat(state, seat, {})
    case 'took':
      state.claims.delete(seat)
      return setSeat(state, seat, { ...before, ...named(state, seat, fact.guest), bot: null, standIn: null })
    case 'standIn':
      return setSeat(state, seat, { ...before, standIn: fact.bot })
    case 'marked': {
      const { piece = before.piece, colour = before.colour } = fact
      return setSeat(state, seat, { ...before, ...(piece && { piece }), ...(colour !== undefined && { colour }) })
    }
  }
}

function named(state: TableState, seat: number, { id, name }: Guest) {
  return { name: freeNameInLog(state, seat, name), guest: id }
}

function setSeat(state: TableState, seat: number, changes: Partial<SeatState>): void {
  state.seats = state.seats.with(seat, { ...EMPTY_SEAT, ...changes })
}

function mute({ muted }: TableState, by: string, guest: string, on: boolean): void {
  const guests = muted.get(by) ?? new Set()
  if (on) guests.add(guest)
  else guests.delete(guest)
  muted.set(by, guests)
}
