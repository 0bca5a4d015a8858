import '#words'
import type { RuleText, Text } from '@hausregeln/engine'
import { OwnText, text } from '@hausregeln/engine/core/text.ts'
import type { CardDef, CardEffect, DeckDef, PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import { OwnNoun } from '@hausregeln/engine/kit/own-noun.ts'
import { PART_KINDS, type PartKind, type PartText } from '@hausregeln/engine/kit/rule-text.ts'
import { partOf } from './paragraphs/kept.ts'

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

/** On what some sentences of a part rest: see `Clause` of the engine. What is a number in their text is among it. */
type Rests = readonly string[]

/**
 * A part of a paragraph: where it comes from. What rests on something is said sentence by sentence, in the order of its
 * texts, `K-2_2-source-1` and so on; on what all of a paragraph rests, once. For what the table may choose, the options.
 */
type Part =
  | 'title'
  | PartKind
  | { readonly rests: Rests }
  | { readonly option: readonly string[]; readonly says?: readonly Rests[] }
  | { readonly [Kind in Exclude<PartKind, 'option'>]?: readonly Rests[] }
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
    const whole = list.flatMap((part) => (typeof part === 'object' && 'rests' in part ? part.rests : []))
    const rule = Object.fromEntries(list.flatMap((part) => kindOf(book, key, part, whole)))
    return [id, { title, ...rule }]
  })
  return Object.fromEntries(made)
}

function kindOf(book: string, key: string, part: Part, whole: Rests): readonly (readonly [PartKind, PartText])[] {
  if (part === 'title' || (typeof part === 'object' && 'rests' in part)) return []
  if (typeof part === 'string') return [[part as PartKind, textOf(book, `${key}-${part}`, [whole])]]
  if ('option' in part) {
    const { option: offers, says = [[]] } = part
    const rests = says.map((one) => [...one, ...whole, ...offers.map((id) => `option:${id}`)])
    return [['option', Object.assign(textOf(book, `${key}-option`, rests), { offers })]]
  }
  return PART_KINDS.flatMap((kind) => {
    const rests = part[kind as Exclude<PartKind, 'option'>]
    if (rests === undefined) return []
    const all = rests.map((one) => [...one, ...whole])
    return [[kind, textOf(book, `${key}-${kind}`, all)]] as const
  })
}

/** A part by the texts of its sentences, of which there are as many as it is said on what they rest. */
function textOf(book: string, key: string, rests: readonly Rests[]): PartText {
  const [first = []] = rests
  if (rests.length === 1 && first.length === 0) return bookText(book, key)
  const clauses = rests.map((one, index) => ({
    text: bookText(book, rests.length === 1 ? key : `${key}-${index + 1}`),
    rests: one,
  }))
  return partOf(clauses)
}

/** The name of a space as its key has it: `bathStreet`. */
export function keyOf(name: Text): string {
  return name instanceof OwnText ? name.key.replace(/^.*-/, '') : ''
}
