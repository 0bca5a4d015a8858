import type { Game, GameView } from './game.ts'
import { nameNumber } from './name.ts'
import type { EndReasonName, Slot } from './vocabulary.ts'

/** Ends the game: nobody is asked any more. `winners`: a mask of seats. */
export function end(g: Game, reason: EndReasonName, winners: number, slot: Slot): void {
  const number = endReasonNumber(reason)
  g.s.over = number
  g.s.winners = winners
  g.s.must = 0
  g.emit?.('gameOver', slot, number, winners)
}

/** Those in the game with the greatest wealth, as a mask. */
export function richest(l: GameView): number {
  let best = Number.NEGATIVE_INFINITY
  let mask = 0
  for (let seat = 0; seat < l.s.seats; seat++) {
    if (((l.s.alive >>> seat) & 1) === 0) continue
    const wealth = l.book.wealth(l, seat)
    if (wealth > best) {
      best = wealth
      mask = 0
    }
    if (wealth === best) mask |= 1 << seat
  }
  return mask
}

/** The number of an end: as it lies in states and events. */
export function endReasonNumber(reason: EndReasonName): number {
  return nameNumber(reason)
}

/** The end with this number, or null where the rulebook knows none such. */
export function endReasonName({ book }: Pick<GameView, 'book'>, reason: number): EndReasonName | null {
  return book.words.endings.find((name) => endReasonNumber(name) === reason) ?? null
}
