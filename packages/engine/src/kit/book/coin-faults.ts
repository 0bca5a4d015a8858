import type { Saying } from '../../core/saying.ts'
import type { BoardDef, SpaceDef } from '../definition.ts'
import { type CardEffect, type CardUnit, fieldsOf } from '../effects.ts'
import { MOST_MONEY, numberFault } from './amounts.ts'
import { type BookFault, fault, type Place } from './fault.ts'
import { say } from './say.ts'
import { coinOf, isDeed } from './spaces.ts'

/** Amounts that could not be paid in the board's pieces of money. */
export function coinFaults(board: BoardDef): BookFault[] {
  if (board.chips === undefined) return []
  const odder = board.chips.flatMap(({ value }, at) =>
    numberFault(['board', 'chips', at, 'value'], say('chipOf', { at }), value, 1, MOST_MONEY),
  )
  if (odder.length > 0) return odder
  const coin = coinOf(board)
  const faults: BookFault[] = []
  const check = (at: Place, wrong: Saying, amounts: readonly (number | undefined)[]) => {
    if (!amounts.every((amount = 0) => amount % coin === 0)) faults.push(fault(at, wrong))
  }
  board.spaces.forEach((space, at) => {
    check(['board', 'spaces', at], say('spaceCoin', { at, coin }), amountsOf(space))
  })
  board.decks.forEach(({ cards }, deck) => {
    cards.forEach(({ effect }, at) => {
      const wrong = say('cardCoin', { card: at, deck, coin })
      check(['board', 'decks', deck, 'cards', at, 'effect'], wrong, cardAmounts(effect))
    })
  })
  return faults
}

function amountsOf(space: SpaceDef): readonly (number | undefined)[] {
  if (space.kind === 'tax') return [space.amount]
  if (!isDeed(space)) return []
  const { price, house, mortgage, sale = price / 2, houseSale = (house ?? 0) / 2, commission } = space
  return [price, house, mortgage, sale, houseSale, commission, ...space.rents]
}

function cardAmounts(effect: CardEffect): readonly number[] {
  const isMoney = (unit: CardUnit) => unit === 'money' || unit === 'perPiece'
  return fieldsOf(effect).flatMap(([, { unit }, value]) => (isMoney(unit) ? [value] : []))
}
