import type { GameView, Packed, Terms } from '@hausregeln/engine'
import type { DeedNo, SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { bidSealed } from '../bidding/sealed.ts'
import { invest } from '../building/invest.ts'
import type { Character } from '../figures/character.ts'
import type { Picture } from '../reading/picture.ts'
import { isWorth, lasting, mostFor } from '../worth/price.ts'
import { answer, reconsider } from './answer.ts'
import { propose } from './propose.ts'

/**
 * How a player gets deeds: what it proposes, what it answers, which of its own offers it takes back, and what it pays
 * the bank.
 */
export interface Dealer {
  /** The best deal of `seat`, laid into `terms`, or `NOTHING`. */
  propose(p: Picture, l: GameView, seat: SeatNo, nerve: number, terms: Terms): Packed
  /** An answer to the offer of `proposer`; for one by another offer its terms are laid into `terms`. */
  answer(p: Picture, l: GameView, seat: SeatNo, proposer: SeatNo, character: Character, terms: Terms): Packed
  /** Takes its own open offer back, or `NOTHING`; `isOld`: it has stood for a round. */
  reconsider(p: Picture, l: GameView, seat: SeatNo, isOld: boolean): Packed
  /** The most that it bids for a deed. */
  most(p: Picture, l: GameView, seat: SeatNo, deed: DeedNo): number
  /** Whether it buys a free deed at this price. */
  buys(p: Picture, l: GameView, seat: SeatNo, deed: DeedNo, price: number): boolean
  /** A sealed bid, or the minimum price of the seat's own auction. */
  seal(p: Picture, l: GameView, seat: SeatNo, character: Character): Packed
  /** One step of putting money to work, `stretch` times the reserve being kept; or `NOTHING`. */
  invest(p: Picture, l: GameView, seat: SeatNo, stretch: number): Packed
}

/** Deals by the valuation of steady players. */
export const BY_MONEY: Dealer = {
  propose,
  answer,
  reconsider,
  most: (p, l, seat, deed) => mostFor(p, seat, deed, lasting(p, l, seat)),
  seal: bidSealed,
  invest,
  buys: (p, l, seat, deed, price) => isWorth(p, seat, deed, price, lasting(p, l, seat)),
}
