import type { Saying } from '../../core/saying.ts'
import { EFFECTS } from '../effects.ts'
import { type BookFault, fault, mention, type Place } from './fault.ts'
import { oncePerTwo } from './once.ts'
import { quoted } from './quoted.ts'
import { say } from './say.ts'

type Fields = Readonly<Record<string, unknown>>

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isText(value: unknown): boolean {
  return isRecord(value) && [value.de, value.en].every((text) => typeof text === 'string' && text !== '')
}

function nameFault(at: Place, what: Saying, value: unknown): BookFault[] {
  return isText(value) ? [] : [fault(at, say('noName', { what }))]
}

type Kinds = Readonly<Record<string, number>>

/** What a board must have before its numbers can be looked at: lists that are lists, names, known kinds and effects. */
export function shapeFaults(board: unknown, kinds: Kinds): readonly BookFault[] {
  return isRecord(board) ? partFaults(board, kinds) : [fault(['board'], say('noBoard'))]
}

const partFaults = oncePerTwo((board: Fields, kinds: Kinds): readonly BookFault[] => {
  const at = ['board']
  const { spaces, decks, groups, pieces, chips, currency } = board
  const faults = nameFault([...at, 'currency'], say('theCurrency'), currency)
  const need = (holds: boolean, part: string, wrong: 'noSpaces' | 'noDecks' | 'noGroups' | 'noPieces' | 'noChips') => {
    if (!holds) faults.push(fault([...at, part], say(wrong)))
  }
  if (Array.isArray(spaces)) spaces.forEach((space, index) => void faults.push(...spaceShape(space, index, kinds)))
  else need(false, 'spaces', 'noSpaces')
  if (Array.isArray(decks)) decks.forEach((deck, index) => void faults.push(...deckShape(deck, index)))
  else need(false, 'decks', 'noDecks')
  if (isRecord(groups)) for (const [id, group] of Object.entries(groups)) faults.push(...groupShape(group, id))
  else need(false, 'groups', 'noGroups')
  need(isRecord(pieces) && isRecord(pieces.house) && isRecord(pieces.hotel), 'pieces', 'noPieces')
  need(chips === undefined || (Array.isArray(chips) && chips.length > 0 && chips.every(isRecord)), 'chips', 'noChips')
  return faults
})

function spaceShape(space: unknown, index: number, kinds: Kinds): BookFault[] {
  const at = ['board', 'spaces', index]
  const what = say('theSpace', { at: index })
  if (!isRecord(space)) return [fault(at, say('notDescribed', { what }))]
  const faults = nameFault([...at, 'name'], what, space.name)
  if (!isKey(kinds, space.kind)) {
    const names = [mention('kind', `${space.kind}`)]
    faults.push(fault([...at, 'kind'], say('spaceKind', { at: index, name: quoted(space.kind) }), { names }))
  }
  if (!isDeedKind(space.kind)) return faults
  if (typeof space.group !== 'string') faults.push(fault([...at, 'group'], say('spaceGroup', { at: index })))
  if (!Array.isArray(space.rents)) faults.push(fault([...at, 'rents'], say('spaceRents', { at: index })))
  return faults
}

function isDeedKind(kind: unknown): boolean {
  return kind === 'street' || kind === 'station' || kind === 'utility'
}

function isKey(table: object, key: unknown): boolean {
  return typeof key === 'string' && Object.hasOwn(table, key)
}

function deckShape(deck: unknown, index: number): BookFault[] {
  const at = ['board', 'decks', index]
  if (!isRecord(deck) || !Array.isArray(deck.cards))
    return [fault([...at, 'cards'], say('deckNoCards', { deck: index }))]
  const faults = nameFault([...at, 'name'], say('theDeck', { deck: index }), deck.name)
  deck.cards.forEach((card: unknown, number) => void faults.push(...cardShape(card, number, index)))
  return faults
}

function cardShape(card: unknown, number: number, deck: number): BookFault[] {
  const at = ['board', 'decks', deck, 'cards', number]
  const which = { card: number, deck }
  const effect = isRecord(card) ? card.effect : null
  const faults: BookFault[] = []
  if (!isRecord(effect)) faults.push(fault([...at, 'effect'], say('cardNoEffect', which)))
  else if (!isKey(EFFECTS, effect.do)) {
    const names = [mention('effect', `${effect.do}`)]
    faults.push(fault([...at, 'effect', 'do'], say('cardEffect', { ...which, name: quoted(effect.do) }), { names }))
  }
  if (isRecord(card) && !isText(card.text)) faults.push(fault([...at, 'text'], say('cardNoText', which)))
  return faults
}

function groupShape(group: unknown, id: string): BookFault[] {
  const at = ['board', 'groups', id]
  const what = say('theGroup', { name: quoted(id) })
  if (!isRecord(group)) return [fault(at, say('notDescribed', { what }))]
  return nameFault([...at, 'name'], what, group.name)
}
