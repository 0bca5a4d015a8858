import { text } from '@hausregeln/engine/core/text.ts'
import { inEach, inLanguage, type Localized } from '../../texts/language.ts'
import { same, written } from '../same.ts'
import { say } from '../say.ts'
import type { BoardFile } from '../schema/book.ts'
import { inOurWords, textOf } from '../texts.ts'
import { NONE } from './words.ts'

type Path = readonly (string | number)[]
type Space = NonNullable<BoardFile['spaces']>[number]
type Card = NonNullable<BoardFile['decks']>[number]['cards'][number]

/** One piece of a board that differs: where it stands in the file, and what is told of it. */
export interface BoardPiece {
  readonly key: string
  readonly at: { readonly part: 'board'; readonly path: Path }
  readonly label: Localized
  readonly before: Localized
  readonly after: Localized
}

/** Parts of a board that have words, by their fields in a file. */
const LABELS = {
  spaces: text('compare-spaces'),
  decks: say('piece-decks'),
  groups: say('piece-groups'),
  currency: say('piece-currency'),
  chips: say('piece-chips'),
  pieces: say('piece-pieces'),
  jail: say('piece-jail'),
  scenery: say('piece-scenery'),
}

function labelOf(key: string): Localized {
  return (LABELS as Readonly<Record<string, Localized>>)[key] ?? { de: key, en: key }
}

/** In what one board differs from another, in pieces that can each be told alone. */
export function boardPieces(given: BoardFile, changed: BoardFile): BoardPiece[] {
  const [before, after] = [inOurWords(given), inOurWords(changed)]
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof BoardFile)[]
  return keys.flatMap((key) => {
    if (same(before[key], after[key])) return []
    if (key === 'spaces') return spaceChanges(before.spaces ?? [], after.spaces ?? [])
    if (key === 'groups') return groupChanges(before.groups ?? {}, after.groups ?? {})
    if (key === 'decks') return deckChanges(before, after)
    return [change([key], labelOf(key), NONE, say('piece-own'))]
  })
}

function change(path: Path, label: Localized, before: Localized, after: Localized): BoardPiece {
  return { key: ['board', ...path].join('.'), at: { part: 'board', path }, label, before, after }
}

function spaceChanges(before: readonly Space[], after: readonly Space[]): BoardPiece[] {
  if (before.length !== after.length || isMoved(before, after))
    return [change(['spaces'], LABELS.spaces, number(before.length), number(after.length))]
  return after.flatMap((space, at) => {
    const was = before[at]
    if (was === undefined || same(was, space)) return []
    return [change(['spaces', at], say('piece-space', { at }), spaceTold(was), spaceTold(space))]
  })
}

/** Whether the same spaces stand in another order. */
function isMoved(before: readonly Space[], after: readonly Space[]): boolean {
  if (same(before, after)) return false
  const sorted = (spaces: readonly Space[]) => spaces.map(written).sort()
  return same(sorted(before), sorted(after))
}

function number(count: number): Localized {
  return { de: `${count}`, en: `${count}` }
}

function spaceTold(space: Space): Localized {
  const name = textOf(space.name)
  const amount = 'price' in space ? space.price : 'amount' in space ? space.amount : null
  if (amount === null) return name
  return inEach((language) => `${inLanguage(name, language)} (${amount})`)
}

function groupChanges(before: NonNullable<BoardFile['groups']>, after: NonNullable<BoardFile['groups']>): BoardPiece[] {
  const told = (groups: NonNullable<BoardFile['groups']>, id: string): Localized => {
    const group = groups[id]
    if (group === undefined) return NONE
    const name = textOf(group.name)
    return inEach((language) => `${inLanguage(name, language)} ${group.colour}`)
  }
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((id) => {
    if (same(before[id], after[id])) return []
    return [change(['groups', id], say('piece-group'), told(before, id), told(after, id))]
  })
}

function deckChanges(before: BoardFile, after: BoardFile): BoardPiece[] {
  const [was, is] = [before.decks ?? [], after.decks ?? []]
  const [placed, place] = [before.spaces ?? [], after.spaces ?? []]
  const isShifted = placed.length !== place.length || isMoved(placed, place)
  if (was.length !== is.length) return [change(['decks'], LABELS.decks, number(was.length), number(is.length))]
  return is.flatMap((deck, at) => {
    const other = was[at]
    if (other === undefined || same(other, deck)) return []
    const name = textOf(deck.name)
    if (other.cards.length !== deck.cards.length || !same(other.name, deck.name))
      return [change(['decks', at], name, cardCount(other.cards.length), cardCount(deck.cards.length))]
    return deck.cards.flatMap((card, number) => {
      const old = other.cards[number]
      if (old === undefined || same(old, card) || (isShifted && sameButSpace(old, card))) return []
      const label = say('piece-card', { name, number: number + 1 })
      return [change(['decks', at, 'cards', number], label, textOf(old.text), textOf(card.text))]
    })
  })
}

function cardCount(count: number): Localized {
  return say('piece-cards', { count })
}

/** Whether two cards are the same but for where on the board they lead. */
export function sameButSpace(one: Card, other: Card): boolean {
  if (one.effect.do !== 'advanceTo' || other.effect.do !== 'advanceTo') return false
  return same(one.text, other.text)
}
