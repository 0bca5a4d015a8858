import { popFrame, pushFrame, SEAT, STAGE, VOID } from '@hausregeln/engine/core/agenda.ts'
import type { FrameRule } from '@hausregeln/engine/core/book.ts'
import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import { BANK } from '@hausregeln/engine/core/limits.ts'
import { transfer } from '@hausregeln/engine/kit/money.ts'
import { firstFrom, isAlive } from '@hausregeln/engine/kit/seats.ts'
import { levy, mostPayable } from '@hausregeln/engine/kit/surcharge.ts'
import {
  BIDDERS,
  BOUND,
  biddersAt,
  forgetBids,
  LEAST,
  leaveRound,
  ROUND_OWN,
  revealBids,
  stillOut,
} from '../../auction-sealed/rules/round.ts'
import { sealedBidOf } from '../../auction-sealed/rules/secrets.ts'
import { purchasesATurn } from './holdings.ts'
import { sharePrice } from './price.ts'
import { moveShares } from './register.ts'
import { SHARE_LOT_FRAME } from './vocabulary.ts'

/** Words of the frame: whose shares, and how many. `SEAT` has asked for them. */
export const ISSUER = ROUND_OWN
export const NUMBER = ROUND_OWN + 1

/** How many shares a seat may still buy from the bank in this turn. */
export function purchasesLeft(l: GameView, seat: number): number {
  return purchasesATurn(l.book) - l.s.parts.shares.bought[seat]
}

/**
 * `seat` asks the bank for shares. If others could buy them too, sealed bids decide; else the seat has them at their
 * price.
 */
export function openLot(g: Game, seat: number, issuer: number, number: number): void {
  const minimum = number * sharePrice(g, issuer)
  g.emit?.('sharesWanted', 'sharePurchase', seat, issuer, number, minimum)
  const others = rivals(g, seat, issuer, number, minimum)
  if (others === 0) return buy(g, seat, issuer, number, minimum)
  const frame = pushFrame(g, SHARE_LOT_FRAME, seat)
  const words = g.s.frames
  words[frame + BIDDERS] = others | (1 << seat)
  words[frame + BOUND] = 1 << seat
  words[frame + LEAST] = minimum
  words[frame + ISSUER] = issuer
  words[frame + NUMBER] = number
}

/** Every other player but the issuer who may still buy so many and can pay their price. */
function rivals(l: GameView, seat: number, issuer: number, number: number, minimum: number): number {
  let mask = 0
  for (let other = 0; other < l.s.seats; other++) {
    if (other === seat || other === issuer || !isAlive(l, other)) continue
    if (purchasesLeft(l, other) >= number && mostPayable(l, other) >= minimum) mask |= 1 << other
  }
  return mask
}

function buy(g: Game, seat: number, issuer: number, number: number, price: number): void {
  g.s.parts.shares.bought[seat] += number
  transfer(g, seat, BANK, price, 'sharePurchase')
  levy(g, seat, price)
  moveShares(g, issuer, BANK, seat, number, price, 'sharePurchase')
}

/**
 * Sealed bids for a lot of shares: the highest has it and pays; the others pay nothing. A bid below the price is none.
 */
export const lotFrame: FrameRule = {
  kind: 'shareLot',
  words: ['bidders', 'bidsIn', 'least', 'leastFor', 'kept', 'issuer', 'number'],
  name: 'sealed bids for shares',
  sealed: true,
  exclusive: true,
  run(g, frame) {
    if (g.s.frames[frame + STAGE] === VOID) return close(g)
    g.s.must = stillOut(g, frame)
    if (g.s.must === 0) openBids(g, frame)
  },
  leave(g, frame, seat) {
    if (g.s.frames[frame + ISSUER] === seat) g.s.frames[frame + STAGE] = VOID
    leaveRound(g, frame, seat)
  },
}

/** Equal bids: the player on turn has it, then the next in turn order. */
function openBids(g: Game, frame: number): void {
  const words = g.s.frames
  const issuer = words[frame + ISSUER]
  const number = words[frame + NUMBER]
  const best = revealBids(g, frame)
  if (best < words[frame + LEAST]) {
    close(g)
    g.emit?.('sharesUnsold', 'sharePurchase', issuer, number)
    return
  }
  const winner = firstFrom(g, biddersAt(g, frame, best), g.s.turnSeat)
  const price = sealedBidOf(g, winner)
  close(g)
  buy(g, winner, issuer, number, price)
}

function close(g: Game): void {
  popFrame(g)
  forgetBids(g)
}

/** Who has asked the bank for the shares at stake. */
export function askerOf(l: GameView, frame: number): number {
  return l.s.frames[frame + SEAT]
}
