import { Effect, Space } from '../../core/board.ts'
import { quoted } from './amounts.ts'

type Fields = Readonly<Record<string, unknown>>

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isText(value: unknown): boolean {
  return isRecord(value) && [value.de, value.en].every((text) => typeof text === 'string' && text !== '')
}

function textFault(what: string, value: unknown): string[] {
  return isText(value) ? [] : [`${what} has no name in German and English.`]
}

/** What a board must have before its numbers can be looked at: lists that are lists, names, known kinds and effects. */
export function shapeFaults(board: unknown): string[] {
  if (!isRecord(board)) return ['A rulebook has a board.']
  const { spaces, decks, groups, pieces, chips, currency } = board
  const faults = isText(currency) ? [] : ['The currency has no name in German and English.']
  if (!Array.isArray(spaces)) faults.push('A board has a list of spaces.')
  else spaces.forEach((space, at) => void faults.push(...spaceShape(space, at)))
  if (!Array.isArray(decks)) faults.push('A board has a list of decks.')
  else decks.forEach((deck, at) => void faults.push(...deckShape(deck, at)))
  if (!isRecord(groups)) faults.push('A board has groups.')
  else for (const [id, group] of Object.entries(groups)) faults.push(...groupShape(group, id))
  if (!isRecord(pieces) || !isRecord(pieces.house) || !isRecord(pieces.hotel))
    faults.push('A board names its houses and hotels.')
  if (chips !== undefined && !(Array.isArray(chips) && chips.length > 0 && chips.every(isRecord)))
    faults.push('The chips of a board are a list of at least one.')
  return faults
}

function spaceShape(space: unknown, at: number): string[] {
  if (!isRecord(space)) return [`Space ${at} is not described.`]
  const faults = textFault(`Space ${at}`, space.name)
  if (!isKey(Space, space.kind)) faults.push(`Space ${at} is of an unknown kind: ${quoted(space.kind)}.`)
  if (isDeedKind(space.kind)) {
    if (typeof space.group !== 'string') faults.push(`Space ${at} belongs to no group.`)
    if (!Array.isArray(space.rents)) faults.push(`Space ${at} has no list of rents.`)
  }
  return faults
}

function isDeedKind(kind: unknown): boolean {
  return kind === 'street' || kind === 'station' || kind === 'utility'
}

function isKey(table: object, key: unknown): boolean {
  return typeof key === 'string' && Object.hasOwn(table, key)
}

function deckShape(deck: unknown, at: number): string[] {
  if (!isRecord(deck) || !Array.isArray(deck.cards)) return [`Deck ${at} has no list of cards.`]
  const faults = textFault(`Deck ${at}`, deck.name)
  deck.cards.forEach((card: unknown, index) => {
    const what = `Card ${index} of deck ${at}`
    if (!isRecord(card) || !isRecord(card.effect)) faults.push(`${what} has no effect.`)
    else if (!isKey(Effect, card.effect.do)) faults.push(`${what} has an unknown effect: ${quoted(card.effect.do)}.`)
    if (isRecord(card) && !isText(card.text)) faults.push(`${what} has no text in German and English.`)
  })
  return faults
}

function groupShape(group: unknown, id: string): string[] {
  if (!isRecord(group)) return [`Group ${quoted(id)} is not described.`]
  return textFault(`Group ${quoted(id)}`, group.name)
}
