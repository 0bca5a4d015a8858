import { LEVELS } from '../../core/limits.ts'
import type { BoardDef, DeedDef } from '../definition.ts'
import { MOST_FACTOR, MOST_MONEY, numberFault } from './amounts.ts'
import { type BookFault, fault } from './fault.ts'
import { quoted } from './quoted.ts'
import { isDeed } from './spaces.ts'

/** What is wrong with one property: its group, its price, its rents. */
export function deedFaults(board: BoardDef, deed: DeedDef, at: number, streetRents: number): BookFault[] {
  const group = quoted(deed.group)
  const faults = Object.hasOwn(board.groups, deed.group)
    ? []
    : [
        fault(
          ['board', 'spaces', at, 'group'],
          `Feld ${at} gehört zur Gruppe ${group}, die es nicht gibt.`,
          `Space ${at} is of group ${group}, which does not exist.`,
        ),
      ]
  return [...faults, ...priceFaults(deed, at), ...rentFaults(board, deed, at, streetRents)]
}

const VALUES = [
  ['mortgage', 'Der Hypothekenwert', 'The mortgage value'],
  ['sale', 'Der Verkaufswert', 'The sale value'],
  ['houseSale', 'Der Verkaufswert eines Hauses', 'The sale value of a house'],
  ['commission', 'Die Provision', 'The commission'],
] as const

function priceFaults(deed: DeedDef, at: number): BookFault[] {
  const money = (field: keyof DeedDef, de: string, en: string, least = 0) =>
    numberFault(
      ['board', 'spaces', at, field],
      { de: `${de} von Feld ${at}`, en: `${en} of space ${at}` },
      deed[field],
      least,
      MOST_MONEY,
    )
  const faults = money('price', 'Der Preis', 'The price', 1)
  if (deed.kind === 'street') {
    if (deed.house === undefined)
      faults.push(
        fault(
          ['board', 'spaces', at, 'house'],
          `Straße ${at} hat keinen Preis für ein Haus.`,
          `Street ${at} has no price for a house.`,
        ),
      )
    else faults.push(...money('house', 'Der Preis eines Hauses', 'The price of a house', 1))
  }
  for (const [field, de, en] of VALUES) if (deed[field] !== undefined) faults.push(...money(field, de, en))
  return faults.length > 0 ? faults : halfFaults(deed, at)
}

/** Half of an odd price is no whole money: what is half the price unless it is said must then be said. */
function halfFaults({ price, house = 0, mortgage, sale, houseSale }: DeedDef, at: number): BookFault[] {
  const place = ['board', 'spaces', at]
  const faults: BookFault[] = []
  if (price % 2 !== 0 && (mortgage === undefined || sale === undefined))
    faults.push(
      fault(
        [...place, 'price'],
        `Der halbe Preis von Feld ${at} ist kein ganzer Betrag: Hypotheken- und Verkaufswert müssen angegeben werden.`,
        `Half the price of space ${at} is no whole amount: its mortgage and sale value must be given.`,
      ),
    )
  if (house % 2 !== 0 && houseSale === undefined)
    faults.push(
      fault(
        [...place, 'house'],
        `Der halbe Preis eines Hauses auf Feld ${at} ist kein ganzer Betrag: Sein Verkaufswert muss angegeben werden.`,
        `Half the price of a house on space ${at} is no whole amount: its sale value must be given.`,
      ),
    )
  return faults
}

function rentFaults(board: BoardDef, deed: DeedDef, at: number, streetRents: number): BookFault[] {
  const { kind, group, rents } = deed
  const place = ['board', 'spaces', at, 'rents']
  const needed =
    kind === 'street' ? streetRents : board.spaces.filter((one) => isDeed(one) && one.group === group).length
  if (rents.length < needed || rents.length > LEVELS)
    return [
      fault(
        place,
        `Feld ${at} braucht ${needed} bis ${LEVELS} Mieten, nicht ${rents.length}.`,
        `Space ${at} needs ${needed} to ${LEVELS} rents, not ${rents.length}.`,
      ),
    ]
  const most = kind === 'utility' ? MOST_FACTOR : MOST_MONEY
  return rents.flatMap((rent, level) =>
    numberFault(
      [...place, level],
      { de: `Miete ${level} von Feld ${at}`, en: `Rent ${level} of space ${at}` },
      rent,
      0,
      most,
    ),
  )
}
