import { LOOK_ALIKES } from './lookAlikes.ts'
import type { TableState } from './state.ts'

/** What bots are called, the same in every language: one for each seat that a table can have. */
const BOT_NAMES = ['Otto', 'Frieda', 'Hugo', 'Paula', 'Emil', 'Clara', 'Oskar', 'Nora'] as const

/** A name for a bot that nobody at the table has. */
export function newBotName({ seats }: TableState): string {
  return BOT_NAMES.find((name) => seats.every((other) => other.name !== name)) ?? BOT_NAMES[0]
}

/** Names for so many bots, each of which nobody at the table has. */
export function newBotNames({ seats }: TableState, number: number): string[] {
  return BOT_NAMES.filter((name) => seats.every((other) => other.name !== name)).slice(0, number)
}

/** A name for a bot from the time when bots had none: what it is. */
export function kindName(bot: string): string {
  return bot.slice(0, 1).toUpperCase() + bot.slice(1)
}

/** What two names have in common that are the same to those who read quickly. */
function lettersOf(name: string): string {
  const letters = name
    .normalize('NFKC')
    .toLocaleLowerCase('en')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
  return letters === '' ? name : letters
}

const LIKE = new Map(
  LOOK_ALIKES.flatMap((line) => line.split(' ')).flatMap((entry) => {
    const [look = '', signs = ''] = entry.split(':')
    return [...signs].map((sign) => [sign, look] as const)
  }),
)

/** What a text looks like, as UTS 39 has its skeleton: a Cyrillic "а" is an "a", an "I" an "l". */
function skeletonOf(text: string): string {
  return [...text].map((sign) => LIKE.get(sign) ?? sign).join('')
}

/** What a name looks like, as it is written and in small letters. */
function looksOf(name: string): readonly [written: string, small: string] {
  return [lettersOf(skeletonOf(name.normalize('NFKC'))), lettersOf(skeletonOf(lettersOf(name)))]
}

function looksLike(name: string, other: string): boolean {
  const [[written, small], [itsWritten, itsSmall]] = [looksOf(name), looksOf(other)]
  return written === itsWritten || small === itsSmall
}

/**
 * Everybody at a table has a name of their own: a person who comes later with the same, or with one that looks the
 * same, is numbered. `seat`: of whom is named; `NOBODY` if they have none.
 */
export function freeName(table: TableState, seat: number, name: string): string {
  return numbered(table, seat, name, looksLike)
}

/** The same by letters alone: what is in tables' logs was named so. */
export function freeNameInLog(table: TableState, seat: number, name: string): string {
  return numbered(table, seat, name, (one, other) => lettersOf(one) === lettersOf(other))
}

type Alike = (name: string, other: string) => boolean

function numbered({ seats }: TableState, seat: number, name: string, alike: Alike): string {
  const others = seats.flatMap((other, at) => (at === seat || other.name === null ? [] : [other.name]))
  const taken = (candidate: string) => others.some((other) => alike(candidate, other))
  let number = 1
  while (taken(number === 1 ? name : `${name} ${number}`)) number++
  return number === 1 ? name : `${name} ${number}`
}
