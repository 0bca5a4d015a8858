import { liesSealed, NOBODY } from '@hausregeln/engine'
import type { Guest, Proposal } from '@hausregeln/protocol'
import type { Play } from '../game/play.ts'
import { HOST_AWAY } from '../state/presence.ts'
import { personSeats, STAND_IN, seatOf, withdrawable } from '../state/state.ts'
import { demand, Refused } from '../steps/refused.ts'
import type { Fact } from '../steps/step.ts'
import { isInGame, taking } from './claims.ts'
import { entered, type Handler, isHost, ownSeat, personOn, type RequestContext, runningGame } from './context.ts'
import { confirmsPayments } from './taps.ts'

export const propose: Handler<'propose'> = (context, { what, seat }) => {
  demand(context.state.phase !== 'over', 'gameIsOver')
  if (what === 'join') return askToJoin(context, seat)
  demandNoOther(context)
  if (what === 'host') return proposeHost(context, seat)
  const { state, play } = context
  demand(state.phase !== 'lobby', 'gameNotBegun')
  demand(play?.frozen === null, 'frozen')
  if (what === 'save') return proposeSaving(context, play)
  if (what === 'standIn') return proposeStandIn(context, seat)
  demand((what === 'resume') === (state.phase === 'paused'), what === 'resume' ? 'notPaused' : 'paused')
  const by = ownSeat(context)
  const proposal = { what, by, agreed: [by], needed: personSeats(state), id: nextId(context) }
  return agreeOn(context, what === 'takeBack' ? { ...proposal, move: ownLastMove(context, by) } : proposal)
}

/** One thing is agreed on at a time; somebody who only asks for a seat keeps nobody from anything. */
function demandNoOther({ state }: RequestContext): void {
  demand(state.proposal === null || state.proposal.what === 'join', 'proposalOpen')
}

function nextId({ state }: RequestContext): number {
  return state.proposals + 1
}

/** A game can be saved in a pause as well, and by who keeps it for a real board without a seat there. */
function proposeSaving(context: RequestContext, play: Play): Fact[] {
  const keeps = context.state.settings.companion && isHost(context)
  const by = seatOf(context.state, context.guest.id) ?? (keeps ? NOBODY : ownSeat(context))
  demand(!liesSealed(play.game), 'sealedOpen')
  const agreed = by === NOBODY ? [] : [by]
  return agreeOn(context, { what: 'save', by, agreed, needed: personSeats(context.state), id: nextId(context) })
}

/** Without their host those who are there choose another among themselves. */
function proposeHost(context: RequestContext, seat: number | undefined): Fact[] {
  const { state } = context
  const by = ownSeat(context)
  demand(!context.isHere(state.host.id) && context.absence(state.host.id) >= HOST_AWAY, 'hostHere')
  const { id } = personOn(context, seat ?? by)
  demand(context.isHere(id), 'notHere')
  const agreed = [by]
  return agreeOn(context, {
    what: 'host',
    by,
    agreed,
    needed: presentSeats(context),
    seat: seat ?? by,
    id: nextId(context),
  })
}

/**
 * Those who are there need not wait for somebody who is away, if all of them agree that a bot plays at once. Where the bank
 * confirms payments its keeper says so: the bot pays unseen.
 */
function proposeStandIn(context: RequestContext, seat: number | undefined): Fact[] {
  const by = ownSeat(context)
  if (seat === undefined) throw new Refused('noSuchSeat')
  demand(!confirmsPayments(context) || isHost(context), 'hostOnly')
  demandAway(context, seat)
  return agreeOn(context, {
    what: 'standIn',
    by,
    agreed: [by],
    needed: presentSeats(context),
    seat,
    id: nextId(context),
  })
}

/** The person of this seat is in the game and not at the table, and nobody plays for them. Returns the game. */
function demandAway(context: RequestContext, seat: number): Play {
  const play = runningGame(context)
  const { id } = personOn(context, seat)
  demand(!context.isHere(id), 'stillHere')
  demand(isInGame(play, seat), 'noSuchSeat')
  demand(context.state.seats[seat]?.standIn === null, 'botPlaysThere')
  return play
}

/** Somebody who watches asks for the seat of a bot. */
function askToJoin(context: RequestContext, seat: number | undefined): Fact[] {
  const { state, guest } = context
  demand(state.phase !== 'lobby', 'gameNotBegun')
  demand(state.proposal === null, 'proposalOpen')
  demand(seatOf(state, guest.id) === null, 'alreadySeated')
  demand(!state.declined.has(guest.id), 'joinDeclined')
  if (seat === undefined) throw new Refused('noSuchSeat')
  demandBot(context, seat)
  const needed = presentSeats(context)
  demand(needed.length > 0, 'nobodyAgrees')
  return [
    { fact: 'proposed', proposal: { what: 'join', by: -1, agreed: [], needed, seat, guest, id: nextId(context) } },
  ]
}

/** A bot plays there, and nobody is there whose seat it is. */
function demandBot({ state, play, isHere }: RequestContext, seat: number): void {
  const found = state.seats[seat]
  demand(found !== undefined, 'noSuchSeat')
  demand((found.bot !== null || found.standIn !== null) && play !== null && isInGame(play, seat), 'noBotSeat')
  demand(found.guest === null || !isHere(found.guest), 'stillHere')
}

/** Seats whose persons are at the table, whether or not a bot plays for them just now. */
function presentSeats({ state, isHere }: RequestContext): number[] {
  return state.seats.flatMap(({ guest }, seat) => (guest !== null && isHere(guest) ? [seat] : []))
}

export const answer: Handler<'answer'> = (context, { agree, what, move, id }) => {
  const { proposal, lapsed } = context.state
  if (proposal === null) throw new Refused(lapsed ? 'proposalLapsed' : 'noProposal')
  demand(what === undefined || (what === proposal.what && move === proposal.move), 'proposalLapsed')
  demand(id === undefined || id === proposal.id, 'proposalLapsed')
  // A host who is back is host.
  if (proposal.what === 'host' && context.isHere(context.state.host.id)) return [{ fact: 'lapsed' }]
  if (!agree && proposal.guest?.id === context.guest.id) return [{ fact: 'proposed', proposal: null }]
  const seat = ownSeat(context)
  demand(proposal.needed.includes(seat), 'noProposal')
  if (!agree) return declined(proposal)
  return agreeOn(context, { ...proposal, agreed: [...new Set([...proposal.agreed, seat])] })
}

/** A person who was declined cannot ask again and again. */
function declined({ guest }: Proposal): Fact[] {
  const none: Fact = { fact: 'proposed', proposal: null }
  return guest === undefined ? [none] : [none, { fact: 'declined', guest: guest.id }]
}

/** What those who are there decide. */
const AMONG_PRESENT: readonly Proposal['what'][] = ['host', 'join', 'standIn']

/**
 * What is agreed on when all have agreed; else the proposal stands. A seat that a bot has taken over is not waited for,
 * and those who have gone are not either where those who are there decide.
 */
function agreeOn(context: RequestContext, proposal: Proposal): Fact[] {
  const asked = AMONG_PRESENT.includes(proposal.what) ? presentSeats(context) : personSeats(context.state)
  const needed = proposal.needed.filter((seat) => asked.includes(seat))
  if (!needed.every((seat) => proposal.agreed.includes(seat)))
    return [{ fact: 'proposed', proposal: { ...proposal, needed } }]
  return [{ fact: 'proposed', proposal: null }, ...carryOut(context, proposal)]
}

function carryOut(context: RequestContext, { what, by, move, seat = by, guest }: Proposal): Fact[] {
  if (what === 'host') return [{ fact: 'hosted', host: personOn(context, seat) }]
  if (what === 'standIn') {
    const game = demandAway(context, seat)
    game.enter({ host: 'botTakes', seat, bot: STAND_IN })
    return [{ fact: 'standIn', seat, bot: STAND_IN }, ...entered(game)]
  }
  const { play } = context
  demand(play !== null, 'gameNotBegun')
  if (what === 'join') return join(context, seat, guest)
  if (what === 'takeBack') {
    const from = ownLastMove(context, by)
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

function join(context: RequestContext, seat: number, guest: Guest | undefined): Fact[] {
  demandBot(context, seat)
  if (guest === undefined) throw new Refused('noProposal')
  demand(seatOf(context.state, guest.id) === null, 'alreadySeated')
  return taking({ ...context, guest }, seat)
}

/** The entry of the move that this seat may take back: no other person may have moved since. Throws `Refused`. */
function ownLastMove({ state, play }: RequestContext, seat: number): number {
  const last = withdrawable(state, play)
  if (last?.seat !== seat) throw new Refused('nothingToTakeBack')
  return last.number
}

/** What follows from new entries of the game for what is being agreed on: a move to be taken back was the last. */
export function lapsing(state: RequestContext['state'], facts: readonly Fact[]): readonly Fact[] {
  const goesOn = facts.some(({ fact }) => fact === 'entered') && !facts.some(({ fact }) => fact === 'proposed')
  return goesOn && state.proposal?.what === 'takeBack' ? [...facts, { fact: 'lapsed' }] : facts
}
