import { LEVELS } from '../../core/limits.ts'
import type { BoardDef, DeedDef } from '../definition.ts'
import { MOST_FACTOR, MOST_MONEY, numberFault } from './amounts.ts'
import { type BookFault, fault } from './fault.ts'
import { quoted } from './quoted.ts'
import { say } from './say.ts'
import { isDeed } from './spaces.ts'

/** What is wrong with one property: its group, its price, its rents; a price of houses need be told only where there are any. */
export function deedFaults(board: BoardDef, deed: DeedDef, at: number, streetRents: number): BookFault[] {
  const faults = Object.hasOwn(board.groups, deed.group)
    ? []
    : [fault(['board', 'spaces', at, 'group'], say('deedGroup', { at, name: quoted(deed.group) }))]
  return [...faults, ...priceFaults(deed, at, streetRents > 1), ...rentFaults(board, deed, at, streetRents)]
}

const VALUES = ['mortgage', 'sale', 'houseSale', 'commission'] as const

function priceFaults(deed: DeedDef, at: number, isBuilt: boolean): BookFault[] {
  const money = (field: 'price' | 'house' | (typeof VALUES)[number], least = 0) =>
    numberFault(['board', 'spaces', at, field], say(`${field}Of`, { at }), deed[field], least, MOST_MONEY)
  const faults = money('price', 1)
  if (deed.kind === 'street') {
    if (deed.house !== undefined) faults.push(...money('house', 1))
    else if (isBuilt) faults.push(fault(['board', 'spaces', at, 'house'], say('noHousePrice', { at })))
  }
  for (const field of VALUES) if (deed[field] !== undefined) faults.push(...money(field))
  return faults.length > 0 ? faults : halfFaults(deed, at)
}

/** Half of an odd price is no whole money: what is half the price unless it is said must then be said. */
function halfFaults({ price, house = 0, mortgage, sale, houseSale }: DeedDef, at: number): BookFault[] {
  const place = ['board', 'spaces', at]
  const faults: BookFault[] = []
  if (price % 2 !== 0 && (mortgage === undefined || sale === undefined))
    faults.push(fault([...place, 'price'], say('oddPrice', { at })))
  if (house % 2 !== 0 && houseSale === undefined) faults.push(fault([...place, 'house'], say('oddHouse', { at })))
  return faults
}

function rentFaults(board: BoardDef, deed: DeedDef, at: number, streetRents: number): BookFault[] {
  const { kind, group, rents } = deed
  const place = ['board', 'spaces', at, 'rents']
  const needed =
    kind === 'street' ? streetRents : board.spaces.filter((one) => isDeed(one) && one.group === group).length
  if (rents.length < needed || rents.length > LEVELS)
    return [fault(place, say('rentCount', { at, least: needed, most: LEVELS, count: rents.length }))]
  const most = kind === 'utility' ? MOST_FACTOR : MOST_MONEY
  return rents.flatMap((rent, level) =>
    numberFault([...place, level], say('rentOf', { count: level, at }), rent, 0, most),
  )
}
