import type { CardDef, CardEffect, DeckDef, Rulebook, Text } from '@hausregeln/engine'
import { ALL_LANGUAGES, inLanguage, type Language, type Localized } from '../../texts/language.ts'
import { cardDoesText } from '../../texts/written.ts'
import { aligned } from './align.ts'
import type { BookDifference } from './difference.ts'
import { furtherWord, NONE } from './words.ts'

/**
 * Which cards have come and gone: by what they do, whatever they say. A card that leads to a space that has moved is
 * the same.
 */
export function cardDifferences(before: Rulebook, after: Rulebook): BookDifference[] {
  const { to } = aligned(before.board.spaces, after.board.spaces)
  const decks = Math.max(before.board.decks.length, after.board.decks.length)
  return Array.from({ length: decks }, (_, deck) => deck).flatMap((deck) => {
    const [was, is] = [before.board.decks[deck], after.board.decks[deck]]
    const left = (is?.cards ?? []).map((card, at) => ({ card, at }))
    const gone = (was?.cards ?? []).flatMap((card, at) => {
      const same = left.findIndex((other) => keyOf(other.card.effect) === keyOf(card.effect, to))
      if (same < 0) return [{ card, at }]
      left.splice(same, 1)
      return []
    })
    return [
      ...left.map(({ card, at }) => told(after, furtherWord('cardAdded'), is, { deck, at, card, isNew: true })),
      ...gone.map(({ card, at }) => told(before, furtherWord('cardGone'), was, { deck, at, card, isNew: false })),
    ]
  })
}

interface One {
  readonly deck: number
  readonly at: number
  readonly card: CardDef
  readonly isNew: boolean
}

function told(
  rulebook: Rulebook,
  what: Text,
  deck: DeckDef | undefined,
  { deck: number, at, card, isNew }: One,
): BookDifference {
  const does = lazily((language) => {
    const [first = 0, second = 0] = numbersOf(card.effect)
    return cardDoesText(rulebook, card.effect.do, first, second, language)
  })
  const label = lazily((language) => `${inLanguage(deck?.name ?? NONE, language)}: ${inLanguage(what, language)}`)
  const place = ['board', 'decks', number, 'cards', at]
  return { at: place, label, before: isNew ? NONE : does, after: isNew ? does : NONE }
}

/** What an effect does; `to`: where the spaces of its board are on the other one. */
function keyOf(effect: CardEffect, to?: readonly number[]): string {
  const isPlaced = effect.do === 'advanceTo' && to !== undefined
  return JSON.stringify(isPlaced ? [effect.do, to[effect.space]] : [effect.do, ...numbersOf(effect)])
}

function numbersOf({ do: _, ...numbers }: CardEffect): number[] {
  return Object.values(numbers)
}

/** A text that is put together only in the language in which it is read: in a browser no other is loaded. */
function lazily(make: (language: Language) => string): Localized {
  const text = {}
  for (const language of ALL_LANGUAGES)
    Object.defineProperty(text, language, { enumerable: true, get: () => make(language) })
  return text as Localized
}
