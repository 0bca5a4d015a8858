import type { Text } from '../../core/text.ts'
import { EFFECTS } from '../effects.ts'
import { type BookFault, fault, mention, type Place } from './fault.ts'
import { quoted } from './quoted.ts'

type Fields = Readonly<Record<string, unknown>>

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isText(value: unknown): boolean {
  return isRecord(value) && [value.de, value.en].every((text) => typeof text === 'string' && text !== '')
}

function nameFault(at: Place, { de, en }: Text, value: unknown): BookFault[] {
  if (isText(value)) return []
  return [fault(at, `${de} hat keinen Namen auf Deutsch und Englisch.`, `${en} has no name in German and English.`)]
}

/** What a board must have before its numbers can be looked at: lists that are lists, names, known kinds and effects. */
export function shapeFaults(board: unknown, kinds: Readonly<Record<string, number>>): BookFault[] {
  const at = ['board']
  if (!isRecord(board)) return [fault(at, 'Ein Regelwerk hat einen Spielplan.', 'A rulebook has a board.')]
  const { spaces, decks, groups, pieces, chips, currency } = board
  const faults = nameFault([...at, 'currency'], { de: 'Die Währung', en: 'The currency' }, currency)
  const need = (holds: boolean, part: string, de: string, en: string) => {
    if (!holds) faults.push(fault([...at, part], de, en))
  }
  if (Array.isArray(spaces)) spaces.forEach((space, index) => void faults.push(...spaceShape(space, index, kinds)))
  else need(false, 'spaces', 'Ein Spielplan hat eine Liste von Feldern.', 'A board has a list of spaces.')
  if (Array.isArray(decks)) decks.forEach((deck, index) => void faults.push(...deckShape(deck, index)))
  else need(false, 'decks', 'Ein Spielplan hat eine Liste von Kartenstapeln.', 'A board has a list of decks.')
  if (isRecord(groups)) for (const [id, group] of Object.entries(groups)) faults.push(...groupShape(group, id))
  else need(false, 'groups', 'Ein Spielplan hat Gruppen.', 'A board has groups.')
  need(
    isRecord(pieces) && isRecord(pieces.house) && isRecord(pieces.hotel),
    'pieces',
    'Ein Spielplan sagt, wie seine Häuser und Hotels heißen.',
    'A board names its houses and hotels.',
  )
  need(
    chips === undefined || (Array.isArray(chips) && chips.length > 0 && chips.every(isRecord)),
    'chips',
    'Die Chips eines Spielplans sind eine Liste von mindestens einem.',
    'The chips of a board are a list of at least one.',
  )
  return faults
}

function spaceShape(space: unknown, index: number, kinds: Readonly<Record<string, number>>): BookFault[] {
  const at = ['board', 'spaces', index]
  if (!isRecord(space)) return [fault(at, `Feld ${index} ist nicht beschrieben.`, `Space ${index} is not described.`)]
  const faults = nameFault([...at, 'name'], { de: `Feld ${index}`, en: `Space ${index}` }, space.name)
  if (!isKey(kinds, space.kind)) {
    const kind = quoted(space.kind)
    faults.push(
      fault(
        [...at, 'kind'],
        `Feld ${index} ist von einer unbekannten Art: ${kind}.`,
        `Space ${index} is of an unknown kind: ${kind}.`,
        { names: [mention('kind', `${space.kind}`)] },
      ),
    )
  }
  if (!isDeedKind(space.kind)) return faults
  if (typeof space.group !== 'string')
    faults.push(
      fault([...at, 'group'], `Feld ${index} gehört zu keiner Gruppe.`, `Space ${index} belongs to no group.`),
    )
  if (!Array.isArray(space.rents))
    faults.push(
      fault([...at, 'rents'], `Feld ${index} hat keine Liste von Mieten.`, `Space ${index} has no list of rents.`),
    )
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
    return [
      fault(
        [...at, 'cards'],
        `Kartenstapel ${index} hat keine Liste von Karten.`,
        `Deck ${index} has no list of cards.`,
      ),
    ]
  const faults = nameFault([...at, 'name'], { de: `Kartenstapel ${index}`, en: `Deck ${index}` }, deck.name)
  deck.cards.forEach((card: unknown, number) => void faults.push(...cardShape(card, number, index)))
  return faults
}

function cardShape(card: unknown, number: number, deck: number): BookFault[] {
  const at = ['board', 'decks', deck, 'cards', number]
  const [de, en] = [`Karte ${number} von Stapel ${deck}`, `Card ${number} of deck ${deck}`]
  const effect = isRecord(card) ? card.effect : null
  const faults: BookFault[] = []
  if (!isRecord(effect)) faults.push(fault([...at, 'effect'], `${de} hat keine Wirkung.`, `${en} has no effect.`))
  else if (!isKey(EFFECTS, effect.do)) {
    const said = quoted(effect.do)
    faults.push(
      fault(
        [...at, 'effect', 'do'],
        `${de} hat eine unbekannte Wirkung: ${said}.`,
        `${en} has an unknown effect: ${said}.`,
        { names: [mention('effect', `${effect.do}`)] },
      ),
    )
  }
  if (isRecord(card) && !isText(card.text))
    faults.push(
      fault(
        [...at, 'text'],
        `${de} hat keinen Text auf Deutsch und Englisch.`,
        `${en} has no text in German and English.`,
      ),
    )
  return faults
}

function groupShape(group: unknown, id: string): BookFault[] {
  const at = ['board', 'groups', id]
  const [de, en] = [`Die Gruppe ${quoted(id)}`, `Group ${quoted(id)}`]
  if (!isRecord(group)) return [fault(at, `${de} ist nicht beschrieben.`, `${en} is not described.`)]
  return nameFault([...at, 'name'], { de, en }, group.name)
}
