import type { Game, Move } from '@hausregeln/engine'
import type { Tap } from '@hausregeln/protocol'
import type { Play } from '../game/play.ts'
import { gameAfter, standingTaps, tapMoment } from '../state/taps.ts'
import { demand, Refused } from '../steps/refused.ts'
import type { Fact } from '../steps/step.ts'
import { entered, type Handler, isHost, keeper, ownSeat, type RequestContext, runningGame } from './context.ts'

/** Whether what a player taps on their own phone holds only once the bank has confirmed it. */
export function isForTheBank({ state }: RequestContext, { game }: Play, move: Move): boolean {
  const { companion, confirms = false } = state.settings
  return companion && confirms && movesGoods(game, move)
}

/** Whether money or deeds change hands by a move that is allowed. */
function movesGoods(game: Game, move: Move): boolean {
  const after = gameAfter(game, move)
  if (after === null) return false
  const { cash, owner } = game.s
  return (
    cash.some((amount, account) => amount !== after.s.cash[account]) ||
    owner.some((seat, deed) => seat !== after.s.owner[deed])
  )
}

/** Lays a move before the bank, in the place of what this seat has tapped before. */
export function layBefore({ state }: RequestContext, { game }: Play, move: Move): readonly Fact[] {
  const others = standingTaps(state.taps, game).filter(({ seat }) => seat !== move.seat)
  return [{ fact: 'tapped', taps: [...others, { seat: move.seat, move, moment: tapMoment(game) }] }]
}

/** The bank has seen what was tapped, and the money: the move is made. */
export const confirm: Handler<'confirm'> = (context, { move }) => {
  const play = runningGame(context)
  keeper(context)
  const taps = standingTaps(context.state.taps, play.game)
  demand(
    taps.some((tap) => isSame(tap, move)),
    'tapGone',
  )
  const refusal = play.act(move)
  if (refusal !== null) throw new Refused(refusal)
  const others = taps.filter(({ seat }) => seat !== move.seat)
  return [{ fact: 'tapped', taps: standingTaps(others, play.game) }, ...entered(play)]
}

/** Who has tapped it takes it back, or the bank declines it. */
export const drop: Handler<'drop'> = (context, { seat }) => {
  const { game } = runningGame(context)
  const isKeeper = context.state.settings.companion && isHost(context)
  demand(isKeeper || ownSeat(context) === seat, 'notYourSeat')
  const taps = standingTaps(context.state.taps, game)
  demand(
    taps.some((tap) => tap.seat === seat),
    'tapGone',
  )
  return [{ fact: 'tapped', taps: taps.filter((tap) => tap.seat !== seat) }]
}

function isSame({ move }: Tap, other: Move): boolean {
  return JSON.stringify(move) === JSON.stringify(other)
}
