import type { AllNumbers } from '../core/choice.ts'
import type { Game, GameView } from '../core/game.ts'
import { BANK } from '../core/limits.ts'
import type { BookDef } from './book/rulebook.ts'

/** So much money is out at most: with it every account can be calculated with, no matter who has it all. */
const MOST_OUT = 1_000_000_000
/** A bank that never pays more than this at once cannot come there in a game that anybody plays. */
const LAVISH = 10_000
/** What a game begins with, or is played for, is paid once. */
const ONCE: readonly string[] = ['startCash', 'handicap', 'bankCash', 'targetWealth', 'potStart']

/** A bank without limit that has given out a thousand million pays no more until some of it comes back. */
export function vault({ s }: Game, sum: number): number {
  return Math.max(0, Math.min(sum, MOST_OUT + s.cash[BANK]))
}

/** What is left in it. */
export function leftInVault({ s }: GameView): number {
  return Math.max(0, MOST_OUT + s.cash[BANK])
}

/** Whether the bank of a rulebook pays sums of which a long game could make more than can be reckoned with. */
export function isLavish({ board }: BookDef, all: AllNumbers): boolean {
  const numbers = Object.entries(all).flatMap(([name, value]) => (ONCE.includes(name) ? [] : [value].flat()))
  const prices = board.spaces.flatMap((space) => ('price' in space ? [space.price, space.house ?? 0] : []))
  const cards = board.decks.flatMap(({ cards: all }) =>
    all.map(({ effect }) => ('amount' in effect ? effect.amount : 0)),
  )
  return [...numbers, ...prices, ...cards].some((one) => typeof one === 'number' && one > LAVISH)
}
