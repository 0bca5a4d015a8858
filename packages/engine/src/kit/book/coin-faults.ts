import type { Text } from '../../core/text.ts'
import type { BoardDef, SpaceDef } from '../definition.ts'
import { type CardEffect, type CardUnit, fieldsOf } from '../effects.ts'
import { MOST_MONEY, numberFault } from './amounts.ts'
import { type BookFault, fault, type Place } from './fault.ts'
import { coinOf, isDeed } from './spaces.ts'

/** Amounts that could not be paid in the board's pieces of money. */
export function coinFaults(board: BoardDef): BookFault[] {
  if (board.chips === undefined) return []
  const odder = board.chips.flatMap(({ value }, at) =>
    numberFault(
      ['board', 'chips', at, 'value'],
      { de: `Der Wert von Chip ${at}`, en: `The value of chip ${at}` },
      value,
      1,
      MOST_MONEY,
    ),
  )
  if (odder.length > 0) return odder
  const coin = coinOf(board)
  const faults: BookFault[] = []
  const check = (at: Place, what: Text, amounts: readonly (number | undefined)[]) => {
    if (amounts.every((amount = 0) => amount % coin === 0)) return
    faults.push(
      fault(
        at,
        `Ein Betrag von ${what.de} ist kein Vielfaches von ${coin}, dem kleinsten Chip.`,
        `An amount of ${what.en} is no multiple of ${coin}, the smallest chip.`,
      ),
    )
  }
  board.spaces.forEach((space, at) => {
    check(['board', 'spaces', at], { de: `Feld ${at}`, en: `space ${at}` }, amountsOf(space))
  })
  board.decks.forEach(({ cards }, deck) => {
    cards.forEach(({ effect }, at) => {
      const what = { de: `Karte ${at} von Stapel ${deck}`, en: `card ${at} of deck ${deck}` }
      check(['board', 'decks', deck, 'cards', at, 'effect'], what, cardAmounts(effect))
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
