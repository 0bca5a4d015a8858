import '#words'
import type { RuleText, Text } from '@hausregeln/engine'
import { OwnText, text } from '@hausregeln/engine/core/text.ts'
import type { CardDef, CardEffect, DeckDef, PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import { OwnNoun } from '@hausregeln/engine/kit/own-noun.ts'
import type { PartKind } from '@hausregeln/engine/kit/rule-text.ts'

// What our own boards and rulebooks say lies in the folder `say` of each, a file a language; here it is named by key.

/** A text of one of our rulebooks. */
export function bookText(book: string, key: string): Text {
  return text(`${book}-${key}`)
}

/** What a kind of building is called. */
export function noun(book: string, key: string): PieceNoun {
  return new OwnNoun(`${book}-${key}`)
}

/**
 * A deck of cards by what they do, in their order: their texts have its name and their number. Cards in a list of their
 * own are the same.
 */
export function deck(book: string, name: string, cards: readonly (CardEffect | readonly CardEffect[])[]): DeckDef {
  const cardsOf = (effects: CardEffect | readonly CardEffect[], index: number): CardDef[] => {
    const text = bookText(book, `${name}-${index + 1}`)
    return [effects].flat().map((effect) => ({ effect, text }))
  }
  return { name: bookText(book, `${name}-name`), cards: cards.flatMap(cardsOf) }
}

/** What the cards of a deck do, for one that says it in words of its own. */
export function effectsOf({ cards }: DeckDef): readonly CardEffect[] {
  return cards.map(({ effect }) => effect)
}

/** A part of a paragraph: where it comes from; for what the table may choose, with the options. */
type Part = 'title' | PartKind | { readonly option: readonly string[] }
export type Parts = readonly Part[]

/**
 * The paragraphs of a rulebook, by the parts of each. Where its title is not its own, it is that of the paragraph of the
 * same number in `others`.
 */
export function paragraphs<const Id extends string>(
  book: string,
  parts: Readonly<Record<Id, Parts>>,
  others: Readonly<Record<string, RuleText>> = {},
): Readonly<Record<Id, RuleText>> {
  const made = Object.entries<Parts>(parts).map(([id, list]) => {
    const key = id.replaceAll('.', '_')
    const title = list.includes('title') ? bookText(book, `rule-${key}`) : others[id]?.title
    const rule = Object.fromEntries(list.filter((part) => part !== 'title').map((part) => partOf(book, key, part)))
    return [id, { title, ...rule }]
  })
  return Object.fromEntries(made)
}

function partOf(book: string, key: string, part: Exclude<Part, 'title'>): readonly [PartKind, Text] {
  if (typeof part === 'string') return [part, bookText(book, `${key}-${part}`)]
  const offered = bookText(book, `${key}-option`)
  return ['option', Object.assign(offered, { offers: part.option })]
}

/** The name of a space as its key has it: `bathStreet`. */
export function keyOf(name: Text): string {
  return name instanceof OwnText ? name.key.replace(/^.*-/, '') : ''
}
