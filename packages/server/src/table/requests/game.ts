import { isBotName } from '@hausregeln/bots'
import { HostError, OutcomeError } from '@hausregeln/engine'
import { demandOpenSlips } from '../played/lookBack.ts'
import { botOn } from '../state/state.ts'
import { demand, Refused } from '../steps/refused.ts'
import { type Desk, entered, type Handler, isHost, keeper, ownSeat, runningGame } from './desk.ts'
import { layDown, takenUp } from './slips.ts'

const SECOND = 1000

/** Whether a person may act for this seat: it is their own, or they keep a game on a real board. */
function mayActFor(desk: Desk, seat: number): void {
  if (desk.state.settings.companion && isHost(desk)) return
  demand(ownSeat(desk) === seat, 'notYourSeat')
  demand(botOn(desk.state, seat) === null, 'botPlays')
}

export const move: Handler<'move'> = (desk, { move }) => {
  const play = runningGame(desk)
  mayActFor(desk, move.seat)
  demand(!(move.do === 'throw' && desk.grace), 'rentGrace')
  if (move.do === 'sealedBid' && desk.state.settings.companion) return layDown(desk, play, move)
  const refusal = play.act(move)
  if (refusal !== null) throw new Refused(refusal)
  return entered(play)
}

export const resign: Handler<'resign'> = (desk) => {
  const play = runningGame(desk)
  const seat = ownSeat(desk)
  byTheHost(() => play.enter({ host: 'resign', seat }))
  return entered(play)
}

export const standIn: Handler<'standIn'> = (desk, { seat, bot }) => {
  const play = runningGame(desk)
  const guest = desk.state.seats[seat]?.guest
  demand(guest !== undefined && guest !== null, 'noSuchSeat')
  demand(guest === desk.guest.id || isHost(desk), 'notYourSeat')
  demand(guest === desk.guest.id || !desk.isHere(guest), 'stillHere')
  demand(guest === desk.guest.id || !isAwaited(desk, guest), 'graceRuns')
  demand(isBotName(bot), 'noSuchBot')
  play.enter({ host: 'botTakes', seat, bot })
  return [{ fact: 'standIn', seat, bot }, ...entered(play)]
}

/** Whether somebody who is away has time left to come back. */
function isAwaited({ state, absence }: Desk, guest: string): boolean {
  return absence(guest) < (state.settings.grace ?? 0) * SECOND
}

export const comeBack: Handler<'return'> = (desk) => {
  const play = runningGame(desk)
  const seat = ownSeat(desk)
  demand(desk.state.seats[seat]?.standIn !== null, 'noStandIn')
  play.enter({ host: 'botReturns', seat })
  return [{ fact: 'standIn', seat, bot: null }, ...entered(play)]
}

export const give: Handler<'give'> = (desk, { outcome }) => {
  const play = runningGame(desk)
  keeper(desk)
  try {
    play.give(outcome)
  } catch (error) {
    if (error instanceof OutcomeError) throw new Refused('badOutcome', error.message)
    throw error
  }
  return entered(play)
}

export const keep: Handler<'keep'> = (desk, { entry }) => {
  const play = runningGame(desk)
  keeper(desk)
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
