import { LEVELS } from '../../core/limits.ts'
import type { BoardDef, DeedDef } from '../definition.ts'
import { MOST_FACTOR, MOST_MONEY, numberFault, quoted } from './amounts.ts'
import { isDeed } from './spaces.ts'

/** What is wrong with one property: its group, its price, its rents. */
export function deedFaults(board: BoardDef, deed: DeedDef, at: number, streetRents: number): string[] {
  const faults = Object.hasOwn(board.groups, deed.group)
    ? []
    : [`Space ${at} is of group ${quoted(deed.group)}, which does not exist.`]
  return [...faults, ...priceFaults(deed, at), ...rentFaults(board, deed, at, streetRents)]
}

function priceFaults(deed: DeedDef, at: number): string[] {
  const money = (what: string, value: unknown, least = 0) =>
    numberFault(`${what} of space ${at}`, value, least, MOST_MONEY)
  const faults = money('The price', deed.price, 1)
  if (deed.kind === 'street') {
    if (deed.house === undefined) faults.push(`Street ${at} has no price for a house.`)
    else faults.push(...money('The price of a house', deed.house, 1))
  }
  for (const [what, value] of [
    ['The mortgage value', deed.mortgage],
    ['The sale value', deed.sale],
    ['The sale value of a house', deed.houseSale],
    ['The commission', deed.commission],
  ] as const)
    if (value !== undefined) faults.push(...money(what, value))
  return faults.length > 0 ? faults : halfFaults(deed, at)
}

/** Half of an odd price is no whole money: what is half the price unless it is said must then be said. */
function halfFaults({ price, house = 0, mortgage, sale, houseSale }: DeedDef, at: number): string[] {
  const faults: string[] = []
  if (price % 2 !== 0 && (mortgage === undefined || sale === undefined))
    faults.push(`Half the price of space ${at} is no whole amount: its mortgage and sale value must be said.`)
  if (house % 2 !== 0 && houseSale === undefined)
    faults.push(`Half the price of a house on space ${at} is no whole amount: its sale value must be said.`)
  return faults
}

function rentFaults(board: BoardDef, deed: DeedDef, at: number, streetRents: number): string[] {
  const { kind, group, rents } = deed
  const needed =
    kind === 'street' ? streetRents : board.spaces.filter((one) => isDeed(one) && one.group === group).length
  if (rents.length < needed || rents.length > LEVELS)
    return [`Space ${at} needs ${needed} to ${LEVELS} rents, not ${rents.length}.`]
  const most = kind === 'utility' ? MOST_FACTOR : MOST_MONEY
  return rents.flatMap((rent, level) => numberFault(`Rent ${level} of space ${at}`, rent, 0, most))
}
