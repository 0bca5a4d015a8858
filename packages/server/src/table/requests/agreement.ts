import type { Proposal } from '@hausregeln/protocol'
import type { Play } from '../play.ts'
import { demand } from '../refused.ts'
import { personSeats } from '../state.ts'
import type { Fact } from '../step.ts'
import { type Desk, entered, type Handler, ownSeat } from './desk.ts'

export const propose: Handler<'propose'> = (desk, { what }) => {
  const { state } = desk
  demand(state.phase !== 'lobby', 'gameNotBegun')
  demand(state.phase !== 'over', 'gameIsOver')
  demand(state.proposal === null, 'proposalOpen')
  demand((what === 'resume') === (state.phase === 'paused'), what === 'resume' ? 'notPaused' : 'paused')
  const by = ownSeat(desk)
  if (what === 'takeBack') demand(lastMoveOf(desk.play, by) > 0, 'nothingToTakeBack')
  return agreeOn(desk, { what, by, agreed: [by], needed: personSeats(state) })
}

export const answer: Handler<'answer'> = (desk, { agree }) => {
  const { proposal } = desk.state
  const seat = ownSeat(desk)
  demand(proposal?.needed.includes(seat) ?? false, 'noProposal')
  if (proposal === null || !agree) return [{ fact: 'proposed', proposal: null }]
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

function carryOut({ play }: Desk, { what, by }: Proposal): Fact[] {
  demand(play !== null, 'gameNotBegun')
  if (what === 'takeBack') {
    const from = lastMoveOf(play, by)
    demand(from > 0, 'nothingToTakeBack')
    play.enter({ host: 'undo', from })
    return entered(play)
  }
  play.enter({ host: what })
  return [{ fact: what === 'pause' ? 'paused' : 'resumed' }, ...entered(play)]
}

/** Number of the last move of a seat that still counts, with all after it; 0: none. */
function lastMoveOf(play: Play | null, seat: number): number {
  if (play === null || play.over) return 0
  return play.session.lastMoveOf(seat)
}
