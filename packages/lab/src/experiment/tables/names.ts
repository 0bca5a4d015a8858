import { LEVELS, type Rulebook, type SeatInfo, Space, type Text } from '@hausregeln/engine'
import type { SpaceNo } from '@hausregeln/engine/core/state/column.ts'
import { inLanguage, nounFor } from '@hausregeln/rulebooks/texts/language.ts'
import { say } from '../../say.ts'
import type { TableLanguage } from './data-table.ts'

const JAIL = say('cell-jail')
const BARE = say('cell-bare')

/** The name of a space; the one behind the last stands for jail. Its number, where no rulebook is at hand. */
export function spaceName(rulebook: Rulebook | null, space: number, language: TableLanguage): string {
  if (rulebook === null) return `${space}`
  if (space === rulebook.board.spaces.length) return inLanguage(JAIL, language)
  const name = rulebook.board.spaces[space]?.name
  return name === undefined ? `${space}` : inLanguage(name, language)
}

/** What a deed is called; its number where the rulebook is not known. */
export function deedName(rulebook: Rulebook | null, deed: number, language: TableLanguage): string {
  const space = rulebook?.book.board.spaceOf[deed]
  return space === undefined ? `${deed}` : spaceName(rulebook, space, language)
}

/** What a group is called; its id where the rulebook is not known. */
export function groupName(rulebook: Rulebook | null, group: string, language: TableLanguage): string {
  const name = rulebook?.board.groups[group]?.name
  return name === undefined ? group : inLanguage(name, language)
}

/** What players are called in a record; null for one without a name, or with one that others have as well. */
export function namesIn(seats: readonly Pick<SeatInfo, 'name'>[]): (string | null)[] {
  return seats.map(({ name }) => (name !== '' && seats.filter((one) => one.name === name).length === 1 ? name : null))
}

/** A player by name, or by their place where none is known. */
export function seatName(seat: number, names: readonly (string | null)[], language: TableLanguage): string {
  const text = seatText(seat, names)
  return typeof text === 'string' ? text : inLanguage(text, language)
}

/** The same in every language. */
export function seatText(seat: number, names: readonly (string | null)[]): string | Text {
  return names[seat] ?? say('cell-seat', { seat: seat + 1 })
}

/** What stands on a street at a level; of what is no street, how many of its kind its owner has. */
export function levelName(rulebook: Rulebook | null, space: SpaceNo, level: number, language: TableLanguage): string {
  if (rulebook === null) return `${level}`
  const { book, board } = rulebook
  if (book.board.kindOf[book.board.deedAt[space]] !== Space.street)
    return inLanguage(say('cell-owned', { count: level + 1 }), language)
  if (level === 0) return inLanguage(BARE, language)
  const most = book.housesBeforeHotel
  const isHotel = level > most && level < LEVELS
  const number = isHotel ? level - most : level
  return `${number} ${nounFor(board.pieces[isHotel ? 'hotel' : 'house'], language, number)}`
}
