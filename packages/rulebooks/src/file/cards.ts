import type { BoardDef, DeckDef, Text } from '@hausregeln/engine'
import { OwnText, text as ownText } from '@hausregeln/engine/core/text.ts'
import type { CardDef } from '@hausregeln/engine/kit/definition.ts'
import { type CardEffect, fieldsOf } from '@hausregeln/engine/kit/effects.ts'
import { filledText } from '../house/words.ts'
import { formatNumber, inEach, inLanguage, type Language } from '../texts/language.ts'

/**
 * Decks in which each card says what it does: where a file has a card with the text of one of `base`, but other numbers,
 * the text has these; where it does something else, or they stand in words there, it says what it does and by how much.
 */
export function toldDecks(decks: readonly DeckDef[], base: BoardDef | null): readonly DeckDef[] {
  const cards = base?.decks.flatMap((deck) => deck.cards) ?? []
  const before = new Map(cards.flatMap(({ text, effect }) => (text instanceof OwnText ? [[text.key, effect]] : [])))
  return decks.map((deck) => ({ ...deck, cards: deck.cards.map((card) => toldCard(card, before)) }))
}

function toldCard(card: CardDef, before: ReadonlyMap<string, CardEffect>): CardDef {
  const { text, effect } = card
  const was = text instanceof OwnText ? before.get(text.key) : undefined
  if (was === undefined || numbersIn(was) === numbersIn(effect)) return card
  return { ...card, text: inEach((language) => retold(text, was, effect, language) ?? plainly(effect, language)) }
}

function numbersIn(effect: CardEffect): string {
  return [effect.do, ...fieldsOf(effect).map(([, , value]) => value)].join(' ')
}

/** The text with the numbers of the new effect in place of those of the old one; null: not all of them stand there once. */
function retold(text: Text, was: CardEffect, now: CardEffect, language: Language): string | null {
  if (was.do !== now.do) return null
  const news = fieldsOf(now)
  const changes = fieldsOf(was).flatMap(([, , old], at) => {
    const value = news[at]?.[2] ?? old
    return value === old ? [] : [[formatNumber(language, old), formatNumber(language, value)] as const]
  })
  const parts = inLanguage(text, language).split(/(\d[\d.,\u00a0\u202f]*\d|\d)/)
  const isOnce = ([old]: readonly [string, string]) => parts.filter((part) => part === old).length === 1
  if (!changes.every(isOnce)) return null
  return parts.map((part) => changes.find(([old]) => old === part)?.[1] ?? part).join('')
}

function plainly(effect: CardEffect, language: Language): string {
  const says = fieldsOf(effect).map(([, , value]) => formatNumber(language, value))
  const title = ownText(`card-${effect.do}`)
  const whole =
    says.length === 0 ? filledText('name', { title }) : filledText('says', { question: title, says: says.join(', ') })
  return inLanguage(whole, language)
}
