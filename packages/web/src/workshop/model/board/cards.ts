import { type CardEffect, type EffectName, effectNames, effectWith } from '@hausregeln/engine/kit/effects.ts'
import type { BoardFile } from '../draft.ts'
import { onlyTells, textFor } from './printed.ts'

export type Deck = NonNullable<BoardFile['decks']>[number]
export type Card = Deck['cards'][number]
/** Those that are offered first, in this order; a chapter's further ones follow. */
const FIRST: readonly EffectName[] = [
  'receive',
  'pay',
  'receiveEach',
  'payEach',
  'repairs',
  'advanceTo',
  'nextStation',
  'nextUtility',
  'back',
  'opposite',
  'toJail',
  'jailFree',
  'sitOut',
  'throwAgain',
  'nothing',
]

/** What a card may do, in the order in which it is offered. */
export const VERBS: readonly EffectName[] = [...FIRST, ...effectNames.filter((name) => !FIRST.includes(name))]

/** An effect of this verb, with what it needs; amounts are those of the one before. */
export function effectOf(verb: EffectName, before: CardEffect): CardEffect {
  return effectWith(verb, 'amount' in before ? { amount: before.amount } : {})
}

/** The board with a deck otherwise. */
export function withDeck(board: BoardFile, at: number, deck: Deck): BoardFile {
  return { ...board, decks: (board.decks ?? []).map((one, other) => (other === at ? deck : one)) }
}

/** The board with a card otherwise. A text that only told the effect tells the new one. */
export function withCard(board: BoardFile, deck: number, at: number, card: Card): BoardFile {
  const before = board.decks?.[deck]
  const old = before?.cards[at]
  if (before === undefined || old === undefined) return board
  const isOwn = !onlyTells(board, old.text, old.effect)
  const wasWritten = JSON.stringify(old.text) !== JSON.stringify(card.text)
  const text = isOwn || wasWritten ? card.text : textFor(board, card.effect)
  return withDeck(board, deck, {
    ...before,
    cards: before.cards.map((one, other) => (other === at ? { ...card, text } : one)),
  })
}

/** Cards of a deck at most. */
const MOST_CARDS = 32

/** The board with a further card in a deck. */
export function withCardAdded(board: BoardFile, deck: number): BoardFile {
  const before = board.decks?.[deck]
  if (before === undefined || before.cards.length >= MOST_CARDS) return board
  const effect: CardEffect = { do: 'receive', amount: 50 }
  return withDeck(board, deck, { ...before, cards: [...before.cards, { effect, text: textFor(board, effect) }] })
}

/** The board without a card; a deck keeps its last one. */
export function withCardRemoved(board: BoardFile, deck: number, at: number): BoardFile {
  const before = board.decks?.[deck]
  if (before === undefined || before.cards.length < 2) return board
  return withDeck(board, deck, { ...before, cards: before.cards.filter((_, other) => other !== at) })
}
