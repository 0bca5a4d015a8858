import type { Proposal } from '@hausregeln/protocol'
import { demand, Refused } from '../refused.ts'
import { personSeats, withdrawable } from '../state.ts'
import type { Fact } from '../step.ts'
import { type Desk, entered, type Handler, ownSeat } from './desk.ts'

export const propose: Handler<'propose'> = (desk, { what }) => {
  const { state, play } = desk
  demand(state.phase !== 'lobby', 'gameNotBegun')
  demand(state.phase !== 'over', 'gameIsOver')
  demand(play?.frozen === null, 'frozen')
  demand(state.proposal === null, 'proposalOpen')
  demand((what === 'resume') === (state.phase === 'paused'), what === 'resume' ? 'notPaused' : 'paused')
  const by = ownSeat(desk)
  const proposal = { what, by, agreed: [by], needed: personSeats(state) }
  return agreeOn(desk, what === 'takeBack' ? { ...proposal, move: ownLastMove(desk, by) } : proposal)
}

export const answer: Handler<'answer'> = (desk, { agree, what, move }) => {
  const { proposal, lapsed } = desk.state
  const seat = ownSeat(desk)
  if (proposal === null) throw new Refused(lapsed ? 'proposalLapsed' : 'noProposal')
  demand(what === undefined || (what === proposal.what && move === proposal.move), 'proposalLapsed')
  demand(proposal.needed.includes(seat), 'noProposal')
  if (!agree) return [{ fact: 'proposed', proposal: null }]
  return agreeOn(desk, { ...proposal, agreed: [...new Set([...proposal.agreed, seat])] })
}

/** What is agreed on when all have agreed; else the proposal stands. A seat that a bot has taken over is not waited for. */
function agreeOn(desk: Desk, proposal: Proposal): Fact[] {
  const persons = personSeats(desk.state)
  const needed = proposal.needed.filter((seat) => persons.includes(seat))
  if (!needed.every((seat) => proposal.agreed.includes(seat)))
    return [{ fact: 'proposed', proposal: { ...proposal, needed } }]
  return [{ fact: 'proposed', proposal: null }, ...carryOut(desk, proposal)]
}

function carryOut(desk: Desk, { what, by, move }: Proposal): Fact[] {
  const { play } = desk
  demand(play !== null, 'gameNotBegun')
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
  play.enter({ host: what })
  return [{ fact: what === 'pause' ? 'paused' : 'resumed' }, ...entered(play)]
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
