import type { AllNumbers, NumberDef, NumberValue } from '../../core/choice.ts'
import { numberFault } from './amounts.ts'
import { coreNumbers } from './basics.ts'
import type { Chapter } from './chapter.ts'
import { type BookFault, fault } from './fault.ts'
import { quoted } from './quoted.ts'
import type { BookDef } from './rulebook.ts'
import { coinOf, isDeed } from './spaces.ts'

/** Numbers that a rulebook of these chapters has. */
export function numbersOf(chapters: readonly Chapter[]): readonly NumberDef[] {
  return [...new Set([...coreNumbers, ...chapters.flatMap(({ numbers = [] }) => numbers)])]
}

/** The numbers that a rulebook says, and the usual ones where it does not. Faults are sentences. */
export function settleNumbers({ chapters, numbers, board }: BookDef): {
  readonly all: AllNumbers
  readonly faults: readonly BookFault[]
} {
  const known = numbersOf(chapters)
  const said: AllNumbers = numbers
  const faults: BookFault[] = []
  const all: [string, NumberValue][] = []
  for (const name of Object.keys(said))
    if (!known.some((one) => one.name === name))
      faults.push(
        fault(
          ['numbers', name],
          `Kein Kapitel dieses Regelwerks hat die Zahl ${quoted(name)}.`,
          `No chapter of this rulebook has the number ${quoted(name)}.`,
        ),
      )
  for (const one of known) {
    const value: unknown = said[one.name] ?? one.usual
    const wrong = valueFaults(one, value, coinOf(board))
    faults.push(...wrong)
    if (wrong.length === 0) all.push([one.name, value as NumberValue])
  }
  // Made at once: filled name by name it would become a dictionary to V8, and be looked up anew at every use.
  return { all: Object.fromEntries(all), faults }
}

function valueFaults(one: NumberDef, value: unknown, coin: number): BookFault[] {
  const { name, least, most, list, unit, usual } = one
  if (value === usual && usual !== null) return []
  const what = { de: `Die Zahl ${quoted(name)}`, en: `The number ${quoted(name)}` }
  const wrong = (de: string, en: string) => [fault(['numbers', name], `${what.de} ${de}.`, `${what.en} ${en}.`)]
  if (list && !Array.isArray(value))
    return wrong(`ist eine Liste, nicht ${quoted(value)}`, `is a list, not ${quoted(value)}`)
  if (!list && Array.isArray(value)) return wrong('ist keine Liste', 'is no list')
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  const mayBeEmpty = Array.isArray(usual) && usual.length === 0
  if (list && values.length === 0 && !mayBeEmpty) return wrong('ist eine leere Liste', 'is an empty list')
  const faults = values.flatMap((each, at) =>
    numberFault(list ? ['numbers', name, at] : ['numbers', name], what, each, least, most),
  )
  if (faults.length === 0 && unit === 'money' && values.some((each) => (each as number) % coin !== 0))
    return wrong(`ist kein Vielfaches von ${coin}, dem kleinsten Chip`, `is no multiple of ${coin}, the smallest chip`)
  return faults
}

/** The pieces of a bank whose stock never runs out: all that its streets can carry. */
export function endlessStock(board: BookDef['board'], levels: number, withHotels: boolean): readonly [number, number] {
  const streets = board.spaces.filter((space) => isDeed(space) && space.kind === 'street').length
  return [streets * levels, withHotels ? streets : 0]
}
