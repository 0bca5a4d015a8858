import type { AllNumbers, NumberDef, NumberValue } from '../../core/choice.ts'
import type { Saying } from '../../core/saying.ts'
import { numberFault } from './amounts.ts'
import { coreNumbers } from './basics.ts'
import type { Chapter } from './chapter.ts'
import { type BookFault, fault, mention, numberRemedy } from './fault.ts'
import { oncePer, oncePerTwo } from './once.ts'
import { quoted } from './quoted.ts'
import type { BookDef } from './rulebook.ts'
import { say } from './say.ts'
import { coinOf, isDeed } from './spaces.ts'

/** Numbers that a rulebook of these chapters has. */
export const numbersOf = oncePer((chapters: readonly Chapter[]): readonly NumberDef[] => [
  ...new Set([...coreNumbers, ...chapters.flatMap(({ numbers = [] }) => numbers)]),
])

interface Numbers {
  readonly all: AllNumbers
  readonly faults: readonly BookFault[]
}

/** What these chapters settle of what is said, by the value of the smallest piece of money. */
const settled = oncePerTwo<readonly Chapter[], BookDef['numbers'], Map<number, Numbers>>(() => new Map())

/**
 * The numbers that a rulebook says, and the usual ones where it does not, once for all definitions that say so with these
 * chapters. Faults are sentences.
 */
export function settleNumbers({ chapters, numbers, board }: BookDef): Numbers {
  const byCoin = settled(chapters, numbers)
  const coin = coinOf(board)
  const found = byCoin.get(coin) ?? numbersIn(chapters, numbers, coin)
  byCoin.set(coin, found)
  return found
}

function numbersIn(chapters: readonly Chapter[], numbers: BookDef['numbers'], coin: number): Numbers {
  const known = numbersOf(chapters)
  const names = new Set(known.map(({ name }) => name))
  const said: AllNumbers = numbers
  const faults: BookFault[] = []
  const all: [string, NumberValue][] = []
  for (const name of Object.keys(said))
    if (!names.has(name))
      faults.push(
        fault(['numbers', name], say('noNumber', { name: quoted(name) }), {
          names: [mention('number', name)],
          remedies: [numberRemedy(name, null)],
        }),
      )
  for (const one of known) {
    const value: unknown = said[one.name] ?? one.usual
    const wrong = valueFaults(one, value, coin, scaleOf(said))
    faults.push(...wrong)
    if (wrong.length === 0) all.push([one.name, value as NumberValue])
  }
  // Made at once: filled name by name it would become a dictionary to V8, and be looked up again at every use.
  return { all: Object.fromEntries(all), faults }
}

/** Why a value cannot be what this number is. */
function valueFaults(one: NumberDef, value: unknown, coin: number, scale: number): BookFault[] {
  const { name, least, most, list, unit, usual, first } = one
  if (value === usual && usual !== null) return []
  const which = { name: quoted(name) }
  const names = [mention('number', name)]
  const start = usual ?? scaled(one, first, scale)
  const remedies = start === null ? [] : [numberRemedy(name, inCoins(one, start, coin))]
  const wrong = (what: Saying, more = remedies) => [fault(['numbers', name], what, { names, remedies: more })]
  if (value === undefined || value === null) return wrong(say('numberMissing', which))
  if (list && !Array.isArray(value)) return wrong(say('numberNoList', { ...which, given: quoted(value) }))
  if (!list && Array.isArray(value)) return wrong(say('numberList', which))
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  const mayBeEmpty = Array.isArray(usual) && usual.length === 0
  if (list && values.length === 0 && !mayBeEmpty) return wrong(say('numberEmpty', which))
  const faults = values.flatMap((each, at) =>
    numberFault(list ? ['numbers', name, at] : ['numbers', name], say('theNumber', which), each, least, most).map(
      (beyond) => ({
        ...beyond,
        names,
        remedies,
      }),
    ),
  )
  if (faults.length === 0 && unit === 'money' && values.some((each) => (each as number) % coin !== 0))
    return wrong(say('numberCoin', { ...which, coin }), [numberRemedy(name, inCoins(one, value as NumberValue, coin))])
  return faults
}

/** What money is worth in a rulebook, beside one whose players begin with 1,500. */
function scaleOf({ startCash }: AllNumbers): number {
  return typeof startCash === 'number' && startCash > 0 ? startCash / COMMON_CASH : 1
}

const COMMON_CASH = 1500

/** An amount as it fits the rulebook, in two digits. */
function scaled({ unit }: NumberDef, value: NumberValue | null, scale: number): NumberValue | null {
  if (unit !== 'money' || value === null || value === 'unlimited') return value
  const worth = (amount: number) => Number((amount * scale).toPrecision(2))
  return typeof value === 'number' ? worth(value) : value.map(worth)
}

/** A value of a number in pieces of money that there are, if it is money. */
function inCoins({ unit, most }: NumberDef, value: NumberValue, coin: number): NumberValue {
  if (unit !== 'money' || value === 'unlimited') return value
  const whole = (amount: number) => Math.min(Math.ceil(amount / coin), Math.floor(most / coin)) * coin
  return typeof value === 'number' ? whole(value) : value.map(whole)
}

/** The pieces of a bank whose stock never runs out: all that its streets can carry. */
export function endlessStock(board: BookDef['board'], levels: number, withHotels: boolean): readonly [number, number] {
  const streets = board.spaces.filter((space) => isDeed(space) && space.kind === 'street').length
  return [streets * levels, withHotels ? streets : 0]
}
