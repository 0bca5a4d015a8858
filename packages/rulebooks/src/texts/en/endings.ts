import { bits } from '@hausregeln/engine'
import type { Tongue } from '../tongue.ts'
import type { Voice } from '../voice.ts'

function richest(winners: number, v: Voice): string {
  return bits(winners).length > 1
    ? `${v.seats(winners)} are equally wealthy and share the win.`
    : `${v.seats(winners)} wins with the greatest wealth.`
}

export const endings: Tongue['endings'] = {
  lastPlayer: (winners, v) => `Only ${v.seats(winners)} is left in the game, and wins.`,
  secondBankruptcy: (winners, v) => `The second bankruptcy ends the game: ${richest(winners, v)}`,
  timeUp: (winners, v) => `Time is up: ${richest(winners, v)}`,
  agreed: (winners, v) => `All agree to stop here: ${richest(winners, v)}`,
  bankBroke: (winners, v) => `The bank has no money left: ${richest(winners, v)}`,
}
