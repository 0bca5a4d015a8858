import { newBotName } from '../state/seatNames.ts'
import { digestOfToken } from '../state/seatPrograms.ts'
import { STAND_IN } from '../state/state.ts'
import { demand } from '../steps/refused.ts'
import type { Fact } from '../steps/step.ts'
import { entered, type Handler, isHost, ownSeat, type RequestContext, runningGame } from './context.ts'
import { confirmsPayments } from './taps.ts'

/**
 * A program may play a seat from now on: your own, or, for the host, that of a bot, which sits down if the seat is
 * free. A seat has one program: the last.
 */
export const seatProgram: Handler<'seatProgram'> = (context, { seat, token }) => {
  const { state, guest } = context
  demand(state.phase !== 'over', 'gameIsOver')
  const found = state.seats[seat]
  demand(found !== undefined, 'noSuchSeat')
  demand(!confirmsPayments(context) || isHost(context), 'hostOnly')
  const sat: Fact = { fact: 'programSat', seat, digest: digestOfToken(state.code, token) }
  if (found.guest === guest.id) return found.standIn === null ? [...handOver(context, seat), sat] : [sat]
  demand(isHost(context), 'hostOnly')
  if (found.name !== null) {
    demand(found.bot !== null, 'noBotSeat')
    return [sat]
  }
  demand(state.phase === 'lobby', 'gameRuns')
  return [{ fact: 'botSat', seat, bot: STAND_IN, name: newBotName(state) }, sat]
}

/** A bot stands in for the person of this seat; in a game that is an entry of its record. */
function handOver(context: RequestContext, seat: number): Fact[] {
  const standIn: Fact = { fact: 'standIn', seat, bot: STAND_IN }
  if (context.state.phase === 'lobby') return [standIn]
  const play = runningGame(context)
  play.enter({ host: 'botTakes', seat, bot: STAND_IN })
  return [standIn, ...entered(play)]
}

/** The program plays no more. On their own seat, people play themselves again. */
export const clearProgram: Handler<'clearProgram'> = (context, { seat }) => {
  const { state, guest } = context
  demand(state.programs[seat] !== undefined, 'noProgram')
  const left: Fact = { fact: 'programLeft', seat }
  if (state.seats[seat]?.guest !== guest.id) {
    demand(isHost(context), 'hostOnly')
    demand(state.seats[seat]?.guest === null, 'notYourSeat')
    return [left]
  }
  const back: Fact = { fact: 'standIn', seat: ownSeat(context), bot: null }
  if (state.phase === 'lobby' || state.phase === 'over') return [left, back]
  const play = runningGame(context)
  play.enter({ host: 'botReturns', seat })
  return [left, back, ...entered(play)]
}
