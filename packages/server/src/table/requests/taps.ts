import type { Game, Move } from '@hausregeln/engine'
import type { Tap } from '@hausregeln/protocol'
import type { Play } from '../game/play.ts'
import { gameAfter, passesOver, standingTaps, tapMoment } from '../state/taps.ts'
import { demand, Refused } from '../steps/refused.ts'
import type { Fact } from '../steps/step.ts'
import { entered, type Handler, isHost, keeper, ownSeat, type RequestContext, runningGame } from './context.ts'

/** Whether this is a real board whose bank confirms payments. There a bot that took a phone's seat would pay unseen. */
export function confirmsPayments({ state: { settings } }: RequestContext): boolean {
  return settings.companion && (settings.confirms ?? false)
}

/** Whether what a player taps on their own phone holds only once the bank has confirmed it. */
export function isForTheBank(context: RequestContext, { game }: Play, move: Move): boolean {
  return confirmsPayments(context) && movesGoods(game, move)
}

/** Whether money, deeds, jail cards or shares change hands by a move that is allowed. */
function movesGoods(game: Game, move: Move): boolean {
  const after = gameAfter(game, move)
  if (after === null) return false
  const now = goodsOf(after)
  return goodsOf(game).some((words, kind) => words.some((word, at) => word !== now[kind]?.[at]))
}

/** What lies before the players and at the bank, by kind. */
function goodsOf({ s, book }: Game): readonly (readonly number[])[] {
  const shares = book.chapters.has('shares') ? [...s.parts.shares.held] : []
  return [[...s.cash], [...s.owner], [...s.jailCard], shares]
}

/** Lays a move before the bank: one a seat, another one when the bank has seen the first, or it was taken back. */
export function layBefore({ state }: RequestContext, { game }: Play, move: Move): readonly Fact[] {
  const taps = standingTaps(state.taps, game)
  const others = taps.filter(({ seat }) => seat !== move.seat)
  demand(
    taps.every((tap) => tap.seat !== move.seat || isSame(tap, move)),
    'tapsWait',
  )
  return [{ fact: 'tapped', taps: [...others, { seat: move.seat, move, moment: tapMoment(game) }] }]
}

/** Makes a move. What others have tapped comes first, where it would lapse by that: a rent demanded in time is not lost. */
export function make({ state }: RequestContext, play: Play, move: Move): readonly Fact[] {
  demand(!passesOver(state.taps, play.game, move), 'tapsWait')
  const refusal = play.act(move)
  if (refusal !== null) throw new Refused(refusal)
  return entered(play)
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
  return make(context, play, move)
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
