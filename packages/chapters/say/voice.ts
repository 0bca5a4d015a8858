import type { EffectName, Rulebook, Slot } from '@hausregeln/engine'
import type { BoardDef, PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import type { Speaker } from '@hausregeln/say/speaker.ts'

/** What a kind of building is called. */
export interface Forms {
  readonly one: string
  readonly many: string
}

/** Names what facts number: seats, deeds, spaces, decks, cards and amounts, in one language and for one table. */
export interface Voice extends Speaker<PieceNoun> {
  readonly rulebook: Rulebook
  /** What the board calls the place where players sit. */
  readonly jail: string
  /** What the buildings are called. */
  readonly pieces: BoardDef['pieces']
  /** What a hotel is called here, or what a house is. */
  piece(hotel: boolean): PieceNoun
  forms(noun: PieceNoun): Forms
  /** What stands on a street of this level: nouns with their numbers, the greatest first. */
  standing(level: number): readonly (readonly [count: number, noun: PieceNoun])[]
  card(deck: number, card: number): string
  /** What a card does, with its amounts as `cardA` and `cardB` have them. */
  effect(name: EffectName, first: number, second: number): string
  /** Printed price of a deed. */
  price(deed: number): number
  number(value: number): string
  list(items: readonly string[]): string
  /** The id of the paragraph that fills a slot, or null where the rulebook has none. */
  rule(slot: Slot): string | null
}
