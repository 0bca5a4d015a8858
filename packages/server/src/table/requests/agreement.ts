import { liesSealed, NOBODY } from '@hausregeln/engine'
import type { Guest, Proposal } from '@hausregeln/protocol'
import type { Play } from '../game/play.ts'
import { HOST_AWAY } from '../state/presence.ts'
import { personSeats, seatOf, withdrawable } from '../state/state.ts'
import { demand, Refused } from '../steps/refused.ts'
import type { Fact } from '../steps/step.ts'
import { isInGame, taking } from './claims.ts'
import { type Desk, entered, type Handler, isHost, ownSeat, personOn } from './desk.ts'

export const propose: Handler<'propose'> = (desk, { what, seat }) => {
  demand(desk.state.phase !== 'over', 'gameIsOver')
  if (what === 'join') return askToJoin(desk, seat)
  demandNoOther(desk)
  if (what === 'host') return proposeHost(desk, seat)
  const { state, play } = desk
  demand(state.phase !== 'lobby', 'gameNotBegun')
  demand(play?.frozen === null, 'frozen')
  if (what === 'save') return proposeSaving(desk, play)
  demand((what === 'resume') === (state.phase === 'paused'), what === 'resume' ? 'notPaused' : 'paused')
  const by = ownSeat(desk)
  const proposal = { what, by, agreed: [by], needed: personSeats(state), id: nextId(desk) }
  return agreeOn(desk, what === 'takeBack' ? { ...proposal, move: ownLastMove(desk, by) } : proposal)
}

/** One thing is agreed on at a time; somebody who only asks for a seat keeps nobody from anything. */
function demandNoOther({ state }: Desk): void {
  demand(state.proposal === null || state.proposal.what === 'join', 'proposalOpen')
}

function nextId({ state }: Desk): number {
  return state.proposals + 1
}

/** A game can be saved in a pause as well, and by who keeps it for a real board without a seat there. */
function proposeSaving(desk: Desk, play: Play): Fact[] {
  const keeps = desk.state.settings.companion && isHost(desk)
  const by = seatOf(desk.state, desk.guest.id) ?? (keeps ? NOBODY : ownSeat(desk))
  demand(!liesSealed(play.game), 'sealedOpen')
  const agreed = by === NOBODY ? [] : [by]
  return agreeOn(desk, { what: 'save', by, agreed, needed: personSeats(desk.state), id: nextId(desk) })
}

/** Without their host those who are there choose another among themselves. */
function proposeHost(desk: Desk, seat: number | undefined): Fact[] {
  const { state } = desk
  const by = ownSeat(desk)
  demand(!desk.isHere(state.host.id) && desk.absence(state.host.id) >= HOST_AWAY, 'hostHere')
  const { id } = personOn(desk, seat ?? by)
  demand(desk.isHere(id), 'notHere')
  const agreed = [by]
  return agreeOn(desk, { what: 'host', by, agreed, needed: presentSeats(desk), seat: seat ?? by, id: nextId(desk) })
}

/** Somebody who watches asks for the seat of a bot. */
function askToJoin(desk: Desk, seat: number | undefined): Fact[] {
  const { state, guest } = desk
  demand(state.phase !== 'lobby', 'gameNotBegun')
  demand(state.proposal === null, 'proposalOpen')
  demand(seatOf(state, guest.id) === null, 'alreadySeated')
  demand(!state.declined.has(guest.id), 'joinDeclined')
  if (seat === undefined) throw new Refused('noSuchSeat')
  demandBot(desk, seat)
  const needed = presentSeats(desk)
  demand(needed.length > 0, 'nobodyAgrees')
  return [{ fact: 'proposed', proposal: { what: 'join', by: -1, agreed: [], needed, seat, guest, id: nextId(desk) } }]
}

/** A bot plays there, and nobody is there whose seat it is. */
function demandBot({ state, play, isHere }: Desk, seat: number): void {
  const found = state.seats[seat]
  demand(found !== undefined, 'noSuchSeat')
  demand((found.bot !== null || found.standIn !== null) && play !== null && isInGame(play, seat), 'noBotSeat')
  demand(found.guest === null || !isHere(found.guest), 'stillHere')
}

/** Seats whose persons are at the table, whether or not a bot plays for them just now. */
function presentSeats({ state, isHere }: Desk): number[] {
  return state.seats.flatMap(({ guest }, seat) => (guest !== null && isHere(guest) ? [seat] : []))
}

export const answer: Handler<'answer'> = (desk, { agree, what, move, id }) => {
  const { proposal, lapsed } = desk.state
  if (proposal === null) throw new Refused(lapsed ? 'proposalLapsed' : 'noProposal')
  demand(what === undefined || (what === proposal.what && move === proposal.move), 'proposalLapsed')
  demand(id === undefined || id === proposal.id, 'proposalLapsed')
  // A host who is back is host.
  if (proposal.what === 'host' && desk.isHere(desk.state.host.id)) return [{ fact: 'lapsed' }]
  if (!agree && proposal.guest?.id === desk.guest.id) return [{ fact: 'proposed', proposal: null }]
  const seat = ownSeat(desk)
  demand(proposal.needed.includes(seat), 'noProposal')
  if (!agree) return declined(proposal)
  return agreeOn(desk, { ...proposal, agreed: [...new Set([...proposal.agreed, seat])] })
}

/** A person who was declined cannot ask again and again. */
function declined({ guest }: Proposal): Fact[] {
  const none: Fact = { fact: 'proposed', proposal: null }
  return guest === undefined ? [none] : [none, { fact: 'declined', guest: guest.id }]
}

/**
 * What is agreed on when all have agreed; else the proposal stands. A seat that a bot has taken over is not waited for,
 * and those who have gone are not either where those who are there decide.
 */
function agreeOn(desk: Desk, proposal: Proposal): Fact[] {
  const asked = proposal.what === 'host' || proposal.what === 'join' ? presentSeats(desk) : personSeats(desk.state)
  const needed = proposal.needed.filter((seat) => asked.includes(seat))
  if (!needed.every((seat) => proposal.agreed.includes(seat)))
    return [{ fact: 'proposed', proposal: { ...proposal, needed } }]
  return [{ fact: 'proposed', proposal: null }, ...carryOut(desk, proposal)]
}

function carryOut(desk: Desk, { what, by, move, seat = by, guest }: Proposal): Fact[] {
  if (what === 'host') return [{ fact: 'hosted', host: personOn(desk, seat) }]
  const { play } = desk
  demand(play !== null, 'gameNotBegun')
  if (what === 'join') return join(desk, seat, guest)
  if (what === 'takeBack') {
    const from = ownLastMove(desk, by)
    demand(move === from, 'proposalLapsed')
    play.enter({ host: 'undo', from })
    return entered(play)
  }
  if (what === 'stop') {
    play.enter({ host: 'stop' })
    return entered(play)
  }
  if (what === 'save') {
    demand(!liesSealed(play.game), 'sealedOpen')
    play.enter({ host: 'save' })
    return [...entered(play), { fact: 'saved', entries: play.session.length }]
  }
  play.enter({ host: what })
  return [{ fact: what === 'pause' ? 'paused' : 'resumed' }, ...entered(play)]
}

function join(desk: Desk, seat: number, guest: Guest | undefined): Fact[] {
  demandBot(desk, seat)
  if (guest === undefined) throw new Refused('noProposal')
  demand(seatOf(desk.state, guest.id) === null, 'alreadySeated')
  return taking({ ...desk, guest }, seat)
}

/** The entry of the move that this seat may take back: no other person may have moved since. Throws `Refused`. */
function ownLastMove({ state, play }: Desk, seat: number): number {
  const last = withdrawable(state, play)
  if (last?.seat !== seat) throw new Refused('nothingToTakeBack')
  return last.number
}

/** What follows from new entries of the game for what is being agreed on: a move to be taken back was the last. */
export function lapsing(state: Desk['state'], facts: readonly Fact[]): readonly Fact[] {
  const goesOn = facts.some(({ fact }) => fact === 'entered') && !facts.some(({ fact }) => fact === 'proposed')
  return goesOn && state.proposal?.what === 'takeBack' ? [...facts, { fact: 'lapsed' }] : facts
}
