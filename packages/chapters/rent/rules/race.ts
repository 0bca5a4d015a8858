import { optionOf } from '@hausregeln/engine/core/action/by-name.ts'
import type { GameView } from '@hausregeln/engine/core/game.ts'
import { OWNER, PAYER } from './rent.ts'
import { DEMAND_WORDS } from './section.ts'

/** Owners whose open demands lapse with the next throw: all but those against the player on turn. */
export function ownersInRace(l: GameView): number[] {
  const { turnSeat } = l.s
  const { demands, demandCount } = l.s.parts.rent
  const owners: number[] = []
  for (let row = 0; row < demandCount * DEMAND_WORDS; row += DEMAND_WORDS)
    if (demands[row + PAYER] !== turnSeat) owners.push(demands[row + OWNER] ?? -1)
  return owners
}

/** The time that a table leaves for demanding rent (option `rentGrace`), counted from the end of the turn before. */
export class RentGrace {
  #turn = -1
  #until = 0

  /** Looks at how things stand; to be called after every change. `now`: milliseconds. */
  watch(l: GameView, now: number): void {
    if (l.s.turns === this.#turn) return
    this.#turn = l.s.turns
    this.#until = now + optionOf(l, 'rentGrace') * 1000
  }

  /** Until when nobody throws; null if the throw is free: the time is over, or all have demanded or waived. */
  until(l: GameView, now: number): number | null {
    return this.#until > now && ownersInRace(l).length > 0 ? this.#until : null
  }

  static seconds(l: GameView): number {
    return optionOf(l, 'rentGrace')
  }
}
