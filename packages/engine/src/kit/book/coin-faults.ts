import type { BoardDef, CardEffect, SpaceDef } from '../definition.ts'
import { MOST_MONEY, numberFault } from './amounts.ts'
import { coinOf, isDeed } from './spaces.ts'

/** Amounts that could not be paid in the board's pieces of money. */
export function coinFaults(board: BoardDef): string[] {
  if (board.chips === undefined) return []
  const odder = board.chips.flatMap(({ value }, at) => numberFault(`The value of chip ${at}`, value, 1, MOST_MONEY))
  if (odder.length > 0) return odder
  const coin = coinOf(board)
  const odd = (amounts: readonly (number | undefined)[]) => amounts.some((amount = 0) => amount % coin !== 0)
  const spaces = board.spaces.flatMap((space, at) => (odd(amountsOf(space)) ? [`space ${at}`] : []))
  const cards = board.decks.flatMap(({ cards }, deck) =>
    cards.flatMap(({ effect }, at) => (odd(cardAmounts(effect)) ? [`card ${at} of deck ${deck}`] : [])),
  )
  return [...spaces, ...cards].map((what) => `An amount of ${what} is no multiple of ${coin}, the smallest chip.`)
}

function amountsOf(space: SpaceDef): readonly (number | undefined)[] {
  if (space.kind === 'tax') return [space.amount]
  if (!isDeed(space)) return []
  const { price, house, mortgage, sale = price / 2, houseSale = (house ?? 0) / 2, commission } = space
  return [price, house, mortgage, sale, houseSale, commission, ...space.rents]
}

function cardAmounts(effect: CardEffect): readonly number[] {
  if (effect.do === 'repairs') return [effect.house, effect.hotel]
  return 'amount' in effect ? [effect.amount] : []
}
