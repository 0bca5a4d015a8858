import type { GameView } from '@hausregeln/engine'
import type { SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { reals } from '../columns.ts'
import { groundOf } from '../steady/board/ground.ts'
import type { Net } from '../steady/figures/net.ts'
import type { Tuning } from '../steady/figures/tuning.ts'
import { pictureOf } from '../steady/reading/pictures.ts'
import { weigh } from './chances.ts'
import { type Nets, netFor } from './kinds.ts'
import { bringNets } from './nets/bring.ts'

/**
 * The chances of all seats to win the game that `l` shows (a game, or what a seat sees of it) at whatever moment, by a
 * net that was learned from games of bots: a number from 0 to 1 for each seat, 0 for who is out, in all 1. Once the game
 * is over the winners share 1. Nothing hidden is read. `l` must be of the rulebook, with the same choice of dice, for
 * which it was fetched. How well chances hold is shown by `npm run calibration`; see docs/BOTS.md, "Chances".
 */
export type ChancesOf = (l: GameView) => number[]

/** By the usual figures: these numbers are read for a net, and no player judges by them. */
const usual = (tuning: Tuning): Tuning => tuning

/** See `ChancesOf`. */
function chances(l: GameView, net: Net): number[] {
  const { seats, over, winners } = l.s
  if (over !== 0) return shared(winners, seats)
  const picture = pictureOf(l, usual)
  picture.look(l)
  const found = reals<SeatNo>(seats)
  weigh(picture, l, net, found)
  return [...found]
}

/**
 * Fetches the net for games like `l`, and returns what finds chances in them; null if none was learned for what its
 * rulebook has (a bent one, say). Rejects if it cannot be fetched.
 */
export async function bringChances(l: GameView): Promise<ChancesOf | null> {
  return chancesBy(l, await bringNets(l.book))
}

/** What finds chances in games like `l` by one of these nets (`NETS` of nets/all.ts in Node); null if none fits. */
export function chancesBy(l: GameView, nets: Nets): ChancesOf | null {
  const net = netFor(groundOf(l), nets)
  return net === null ? null : (shown) => chances(shown, net)
}

/** The winners, a bit each, share the whole chance. */
function shared(winners: number, seats: number): number[] {
  const won = Array.from({ length: seats }, (_, seat) => (winners >>> seat) & 1)
  const count = won.reduce((sum, one) => sum + one, 0)
  return won.map((one) => (count === 0 ? 0 : one / count))
}
