import { isBotName } from '@hausregeln/bots'
import { HostError, OutcomeError } from '@hausregeln/engine'
import { demandOpenSlips } from '../played/lookBack.ts'
import { botOn } from '../state/state.ts'
import { demand, Refused } from '../steps/refused.ts'
import { entered, type Handler, isHost, keeper, ownSeat, type RequestContext, runningGame } from './context.ts'
import { layDown, takenUp } from './slips.ts'
import { confirmsPayments, isForTheBank, layBefore, make } from './taps.ts'

const SECOND = 1000

/** Whether a person may act for this seat: it is their own, or they keep a game on a real board. */
function mayActFor(context: RequestContext, seat: number): void {
  if (context.state.settings.companion && isHost(context)) return
  demand(ownSeat(context) === seat, 'notYourSeat')
  demand(botOn(context.state, seat) === null, 'botPlays')
}

export const move: Handler<'move'> = (context, { move }) => {
  const play = runningGame(context)
  mayActFor(context, move.seat)
  demand(!(move.do === 'throw' && context.grace), 'rentGrace')
  if (move.do === 'sealedBid' && context.state.settings.companion) return layDown(context, play, move)
  if (!isHost(context) && isForTheBank(context, play, move)) return layBefore(context, play, move)
  return make(context, play, move)
}

export const resign: Handler<'resign'> = (context) => {
  const play = runningGame(context)
  const seat = ownSeat(context)
  byTheHost(() => play.enter({ host: 'resign', seat }))
  return entered(play)
}

export const standIn: Handler<'standIn'> = (context, { seat, bot }) => {
  const play = runningGame(context)
  const guest = context.state.seats[seat]?.guest
  demand(guest !== undefined && guest !== null, 'noSuchSeat')
  demand(guest === context.guest.id || isHost(context), 'notYourSeat')
  demand(!confirmsPayments(context) || isHost(context), 'hostOnly')
  demand(guest === context.guest.id || !context.isHere(guest), 'stillHere')
  demand(guest === context.guest.id || !isAwaited(context, guest), 'graceRuns')
  demand(isBotName(bot), 'noSuchBot')
  play.enter({ host: 'botTakes', seat, bot })
  return [{ fact: 'standIn', seat, bot }, ...entered(play)]
}

/** Whether somebody who is away has time left to come back. */
function isAwaited({ state, absence }: RequestContext, guest: string): boolean {
  return absence(guest) < (state.settings.grace ?? 0) * SECOND
}

export const comeBack: Handler<'return'> = (context) => {
  const play = runningGame(context)
  const seat = ownSeat(context)
  demand(context.state.seats[seat]?.standIn !== null, 'noStandIn')
  play.enter({ host: 'botReturns', seat })
  return [{ fact: 'standIn', seat, bot: null }, ...entered(play)]
}

export const give: Handler<'give'> = (context, { outcome }) => {
  const play = runningGame(context)
  keeper(context)
  try {
    play.give(outcome)
  } catch (error) {
    if (error instanceof OutcomeError) throw new Refused('badOutcome', error.message)
    throw error
  }
  return entered(play)
}

export const keep: Handler<'keep'> = (context, { entry }) => {
  const play = runningGame(context)
  keeper(context)
  if (entry.host === 'correct') demandOpenSlips(play)
  byTheHost(() => play.enter(entry))
  return [...entered(play), ...(entry.host === 'undo' ? takenUp(play, entry.from) : [])]
}

/** A host's entry that cannot be made is refused with its own sentence. */
function byTheHost(enter: () => void): void {
  try {
    enter()
  } catch (error) {
    if (error instanceof HostError) throw new Refused('hostError', error.message)
    throw error
  }
}
