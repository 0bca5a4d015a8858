import type { NumberValue } from '@hausregeln/engine'
import { type BookChange, NO_CHANGE } from './change.ts'

/** A change as files and experiments write it: chapters that come and go in lists. */
export interface ListedChange {
  readonly choices?: Readonly<Record<string, string | undefined>> | undefined
  readonly numbers?: Readonly<Record<string, NumberValue | undefined>> | undefined
  readonly with?: readonly string[] | undefined
  readonly without?: readonly string[] | undefined
}

/** What is written so, as a change. */
export function changeOfLists({ choices, numbers, with: come = [], without = [] }: ListedChange): BookChange {
  return {
    ...NO_CHANGE,
    choices: definedOnly(choices),
    numbers: definedOnly(numbers),
    chapters: Object.fromEntries([...without.map((name) => [name, false]), ...come.map((name) => [name, true])]),
  }
}

function definedOnly<T>(table: Readonly<Record<string, T | undefined>> = {}): Record<string, T> {
  return Object.fromEntries(Object.entries(table).filter((one): one is [string, T] => one[1] !== undefined))
}

/** A change as it is written; parts of which nothing is said are missing. Options and boards are written elsewhere. */
export function listsOf({ choices, numbers, chapters }: BookChange) {
  const names = (isIn: boolean) => Object.keys(chapters).filter((name) => chapters[name] === isIn)
  const [come, without] = [names(true), names(false)]
  return {
    ...(without.length > 0 && { without }),
    ...(come.length > 0 && { with: come }),
    ...(Object.keys(choices).length > 0 && { choices: { ...choices } }),
    ...(Object.keys(numbers).length > 0 && { numbers: { ...numbers } }),
  }
}
