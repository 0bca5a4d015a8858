import { offeredBy } from '@hausregeln/engine/kit/book/settle-choices.ts'
import { numbersOf } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { houseChapters } from '@hausregeln/rulebooks/house/chapters.ts'
import type { Dice } from './dice.ts'

type Fields = Record<string, unknown>

/** Values that stand where others are expected. */
const VALUES: readonly unknown[] = [
  ...[-1, 0, 1, 2, 1.5, 7, 10, 30, 63, 64, 1000, 999_999, 1_000_000, 1e9, 1e300, -0],
  ...[
    '',
    'x',
    '100',
    'unlimited',
    '__proto__',
    'constructor',
    'toString',
    '<script>alert(1)</script>',
    '\u202eevil',
    '\ud800',
  ],
  ...[
    '\u0000',
    'x'.repeat(5000),
    'K-2.2',
    'start',
    'cards',
    'jail',
    'risk',
    'sitOut',
    'opposite',
    'throwAgain',
    'jailFree',
  ],
  ...[true, null, [], {}, [[[[[[[[[[[[]]]]]]]]]]]], { de: 'x', en: 'y' }, { kind: 'cards', name: 'x', deck: 2 }],
]

const CHAPTERS = [...houseChapters.values()]
const CHOICES = offeredBy(CHAPTERS)
const NUMBERS = numbersOf(CHAPTERS)

/** Every place of a value, as its holder and its key. */
function placesIn(value: unknown, found: [Fields, string][] = []): [Fields, string][] {
  if (typeof value !== 'object' || value === null) return found
  const holder = value as Fields
  for (const key of Object.keys(holder)) {
    found.push([holder, key])
    placesIn(holder[key], found)
  }
  return found
}

type Damage = (file: Fields, dice: Dice, others: readonly Fields[]) => void

const atPlace =
  (change: (holder: Fields, key: string, dice: Dice, others: readonly Fields[]) => void): Damage =>
  (file, dice, others) => {
    const places = placesIn(file)
    if (places.length === 0) return
    const [holder, key] = dice.of(places)
    change(holder, key, dice, others)
  }

function remove(holder: Fields, key: string): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete holder[key]
}

function repeat(holder: Fields, key: string): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 0, structuredClone(holder[Number(key)]))
}

function swap(holder: Fields, key: string, dice: Dice): void {
  const other = dice.of(Object.keys(holder))
  ;[holder[key], holder[other]] = [holder[other], holder[key]]
}

/** A number a little or much other than it was. */
function bend(holder: Fields, key: string, dice: Dice): void {
  const value = holder[key]
  if (typeof value === 'number')
    holder[key] = dice.of([value + 1, value - 1, value * 2, value * 10, -value, 0, value / 2])
}

/** Something that stands in another book. */
function graft(holder: Fields, key: string, dice: Dice, others: readonly Fields[]): void {
  const [from, its] = dice.of(placesIn(dice.of(others)))
  holder[key] = structuredClone(from[its])
}

/** A part of the file, which is made if it is not there. */
function partOf(file: Fields, key: string): Fields {
  const part = file[key]
  if (typeof part === 'object' && part !== null) return part as Fields
  const made: Fields = {}
  file[key] = made
  return made
}

/** What can be made otherwise in a file: sensibly, so that it can be played, or not. */
const DAMAGES: readonly Damage[] = [
  atPlace((holder, key, dice) => {
    holder[key] = structuredClone(dice.of(VALUES))
  }),
  atPlace(remove),
  atPlace(repeat),
  atPlace(swap),
  atPlace(bend),
  atPlace(bend),
  atPlace(graft),
  (file, dice) => {
    const { policy, id } = dice.of(CHOICES)
    partOf(file, 'choices')[policy] = id
  },
  (file, dice) => {
    const { policy, id } = dice.of(CHOICES)
    partOf(file, 'choices')[policy] = id
  },
  (file, dice) => {
    const { name, least, most, list } = dice.of(NUMBERS)
    const value = dice.of([least, most, least + dice.below(Math.min(most - least, 2000) + 1)])
    partOf(file, 'numbers')[name] = list ? [value, value, value] : value
  },
  (file, dice) => {
    const list = dice.of(['chapters', 'with', 'without'])
    const names = file[list]
    if (Array.isArray(names) && dice.below(2) === 0) names.splice(dice.below(names.length), 1)
    else file[list] = [...(Array.isArray(names) ? names : []), dice.of(CHAPTERS).name]
  },
]

/** Makes a file otherwise, in one to four places. */
export function damageFile(file: Fields, dice: Dice, others: readonly Fields[]): void {
  for (let left = 1 + dice.below(4); left > 0; left--) dice.of(DAMAGES)(file, dice, others)
}

/** What can happen to a text on its way. */
const ACCIDENTS: readonly ((text: string, at: number, dice: Dice) => string)[] = [
  (text, at) => text.slice(0, at),
  (text, at) => text.slice(at),
  (text, at, dice) => text.slice(0, at) + String.fromCharCode(dice.below(0x10000)) + text.slice(at + 1),
  (text, at, dice) => text.slice(0, at) + text.slice(at + 1 + dice.below(20)),
  (text, at, dice) => text.slice(0, at) + text.slice(at, at + dice.below(200)) + text.slice(at),
  (text, at, dice) => text.slice(0, at) + '[{"a":'.repeat(dice.below(5000)) + text.slice(at),
  (text, at, dice) =>
    text.slice(0, at) + dice.of(['"a":1,', '1e999', '"\\ud800"', '\u202e', '0x10', 'NaN', '//']) + text.slice(at),
  (text) => text.replace('"title"', '"id": "two", "title"'),
  (text) => text.replace('"format": 1', '"format": 1, "__proto__": {"format": 2}'),
]

/** Damages a text as accidents do. */
export function damageText(text: string, dice: Dice): string {
  return dice.of(ACCIDENTS)(text, dice.below(text.length), dice)
}
