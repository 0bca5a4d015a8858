import type { CardDef, CardEffect } from '@hausregeln/engine/kit/definition.ts'

/** A card: what it does, and what it says in both languages. */
export function card(effect: CardEffect, de: string, en: string): CardDef {
  return { effect, text: { de, en } }
}
