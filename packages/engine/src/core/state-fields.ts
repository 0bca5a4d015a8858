import { Frame } from './agenda.ts'
import { Option } from './book.ts'
import { Chance } from './chance.ts'
import { EndReason } from './end.ts'
import { nameNumber } from './name.ts'
import type { Field } from './named.ts'

/** A table of a state, and how many of its elements make a row that is a field of its own. */
export interface NamedTable {
  readonly name: string
  readonly view: Int32Array | Int8Array | Uint8Array
  readonly row?: number
  readonly blank?: -1
}

/** Numbers and tables that belong to one chapter or tool: their names say to which. */
const OWNERS: Readonly<Record<string, readonly string[]>> = {
  rent: ['demandCount'],
  trade: ['offerMask'],
  mortgage: ['freshCount'],
  ending: ['bankruptcies'],
  money: ['bankBroke'],
  shortage: ['lapsedOrders'],
  shares: ['reportsOwed'],
}

/** What says how the game was played by the program, not how it stands. */
const LEFT_OUT = ['deepest']

const WORD = 4

/** Every word of a state that counts, by name. What follows from the others is not among them. */
export function fieldsOf(scalars: readonly string[], tables: readonly NamedTable[]): Field[] {
  const numbers = scalars.flatMap((name, from) =>
    LEFT_OUT.includes(name) ? [] : [{ number: nameNumber(ownedName(name)), from, words: 1, ...codesOf(name) }],
  )
  return [...numbers, ...tables.flatMap(rowsOf), ...optionFields(tables)]
}

function ownedName(name: string): string {
  const owner = Object.keys(OWNERS).find((key) => OWNERS[key].includes(name))
  return owner === undefined ? name : `${owner}.${name}`
}

function rowsOf({ name, view, row = view.length, blank }: NamedTable): Field[] {
  if (name === 'option') return []
  const from = view.byteOffset / WORD
  const words = Math.ceil((row * view.BYTES_PER_ELEMENT) / WORD)
  const rows = view.length / row
  return Array.from({ length: rows }, (_, index) => ({
    number: nameNumber(rows === 1 ? name : `${name} ${index}`),
    from: from + index * words,
    words,
    ...(blank !== undefined && { blank }),
    ...codesOf(name),
  }))
}

/** Options have their names. */
function optionFields(tables: readonly NamedTable[]): Field[] {
  const from = (tables.find(({ name }) => name === 'option')?.view.byteOffset ?? 0) / WORD
  return Object.entries(Option).map(([name, place]) => ({
    number: nameNumber(`option ${name}`),
    from: from + place,
    words: 1,
  }))
}

/** Words whose numbers mean something that has a name: frames begin with their kind. */
function codesOf(name: string): { codes?: Int32Array } {
  switch (name) {
    case 'frames':
      return { codes: numbersByCode(Frame) }
    case 'awaiting':
    case 'given':
      return { codes: numbersByCode(Chance) }
    case 'over':
      return { codes: numbersByCode(EndReason) }
    default:
      return {}
  }
}

function numbersByCode(codes: Readonly<Record<string, number>>): Int32Array {
  const numbers = new Int32Array(Math.max(...Object.values(codes)) + 1)
  for (const [name, code] of Object.entries(codes)) numbers[code] = nameNumber(name)
  return numbers
}
