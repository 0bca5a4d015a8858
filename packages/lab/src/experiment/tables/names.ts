import { LEVELS, type Rulebook, type SeatInfo, Space } from '@hausregeln/engine'
import { nounIn } from '@hausregeln/rulebooks/texts/language.ts'
import type { TableLanguage } from './data-table.ts'

const JAIL = { de: 'im Gefängnis', en: 'in jail' }
const BARE = { de: 'unbebaut', en: 'no house' }

/** The name of a space; the one behind the last stands for jail. Its number, where no rulebook is at hand. */
export function spaceName(rulebook: Rulebook | null, space: number, language: TableLanguage): string {
  if (rulebook === null) return `${space}`
  if (space === rulebook.board.spaces.length) return JAIL[language]
  return rulebook.board.spaces[space]?.name[language] ?? `${space}`
}

/** What a deed is called; its number where the rulebook is not known. */
export function deedName(rulebook: Rulebook | null, deed: number, language: TableLanguage): string {
  const space = rulebook?.book.board.spaceOf[deed]
  return space === undefined ? `${deed}` : spaceName(rulebook, space, language)
}

/** What a group is called; its id where the rulebook is not known. */
export function groupName(rulebook: Rulebook | null, group: string, language: TableLanguage): string {
  return rulebook?.board.groups[group]?.name[language] ?? group
}

/** What players are called in a record; null for one without a name, or with one that others have as well. */
export function namesIn(seats: readonly SeatInfo[]): (string | null)[] {
  return seats.map(({ name }) => (name !== '' && seats.filter((one) => one.name === name).length === 1 ? name : null))
}

/** A player by name, or by their place where none is known. */
export function seatName(seat: number, names: readonly (string | null)[], language: TableLanguage): string {
  const name = names[seat] ?? null
  if (name !== null) return name
  return language === 'de' ? `Platz ${seat + 1}` : `seat ${seat + 1}`
}

/** What stands on a street at a level; of what is no street, how many of its kind its owner has. */
export function levelName(rulebook: Rulebook | null, space: number, level: number, language: TableLanguage): string {
  if (rulebook === null) return `${level}`
  const { book, board } = rulebook
  if (book.board.kindOf[book.board.deedAt[space]!] !== Space.street)
    return language === 'de' ? `${level + 1} im Besitz` : `${level + 1} owned`
  if (level === 0) return BARE[language]
  const most = book.housesBeforeHotel
  const isHotel = level > most && level < LEVELS
  const number = isHotel ? level - most : level
  const { one, many } = nounIn(board.pieces[isHotel ? 'hotel' : 'house'], language)
  return `${number} ${number === 1 ? one : many}`
}
