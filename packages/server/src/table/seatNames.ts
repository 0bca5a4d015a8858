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

/** What two names have in common that look the same to who reads quickly. */
function lookOf(name: string): string {
  const letters = name
    .normalize('NFKC')
    .toLocaleLowerCase('en')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
  return letters === '' ? name : letters
}

/**
 * Everybody at a table has a name of their own: a person who comes later with the same, or with one that looks the
 * same, is numbered. `seat`: of whom is named; `NOBODY` if they have none.
 */
export function freeName({ seats }: TableState, seat: number, name: string): string {
  const taken = (candidate: string) =>
    seats.some((other, at) => at !== seat && other.name !== null && lookOf(other.name) === lookOf(candidate))
  let number = 1
  while (taken(number === 1 ? name : `${name} ${number}`)) number++
  return number === 1 ? name : `${name} ${number}`
}
