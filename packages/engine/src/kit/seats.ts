import { popCount } from '../core/chance.ts'
import type { GameView } from '../core/game.ts'

/** Whether a seat is still in the game. */
export function isAlive(l: GameView, seat: number): boolean {
  return ((l.s.alive >>> seat) & 1) === 1
}

/** How many seats are still in the game. */
export function aliveCount(l: GameView): number {
  return popCount(l.s.alive)
}

/** The next seat clockwise that is still in the game. */
export function nextAlive(l: GameView, seat: number): number {
  const { seats, alive } = l.s
  let next = seat
  do next = next + 1 === seats ? 0 : next + 1
  while (((alive >>> next) & 1) === 0 && next !== seat)
  return next
}

/** Whether a turn that passes from the seat on turn to `next` passes the place of the player who began. */
export function passesRound({ s }: GameView, next: number): boolean {
  return placeFrom(s.roundSeat, next, s.seats) <= placeFrom(s.roundSeat, s.turnSeat, s.seats)
}

/** Whether the round ends with the turn that is running. */
export function endsRound(l: GameView): boolean {
  return passesRound(l, nextAlive(l, l.s.turnSeat))
}

/** How many places a seat is after the one that comes first. */
function placeFrom(first: number, seat: number, seats: number): number {
  return seat < first ? seat - first + seats : seat - first
}

/** The seats of a mask in turn order, beginning with the one on turn. */
export function inTurnOrder(l: GameView, mask: number): number[] {
  const order: number[] = []
  for (let i = 0; i < l.s.seats; i++) {
    const seat = (l.s.turnSeat + i) % l.s.seats
    if ((mask >>> seat) & 1) order.push(seat)
  }
  return order
}

/** The first seat of a mask in turn order from `from` on, or -1. */
export function firstFrom(l: GameView, mask: number, from: number): number {
  const seats = l.s.seats
  for (let i = 0; i < seats; i++) {
    const seat = from + i < seats ? from + i : from + i - seats
    if ((mask >>> seat) & 1) return seat
  }
  return -1
}
