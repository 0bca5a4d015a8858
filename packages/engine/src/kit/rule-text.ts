import type { Text } from '../core/text.ts'
import type { OptionName } from '../core/vocabulary.ts'

/**
 * Where a part of a paragraph comes from, in the order in which the parts are read: from the source; taken over by
 * reference to another rulebook; filled in from the classic rules because the source is silent; a table option; our
 * reading of an unclear place; a house rule, which no source knows.
 */
export const PART_KINDS = ['source', 'adopted', 'filled', 'option', 'reading', 'house'] as const

export type PartKind = (typeof PART_KINDS)[number]

/** What a table may choose, and by which options. */
export interface OptionText extends Text {
  readonly offers: readonly OptionName[]
}

interface RuleParts {
  readonly source: Text
  readonly adopted: Text
  readonly filled: Text
  readonly option: OptionText
  readonly reading: Text
  readonly house: Text
}

/** At least one part, each under its kind. */
type SomeParts = { readonly [Kind in PartKind]: Pick<RuleParts, Kind> & Partial<RuleParts> }[PartKind]

/** A paragraph of a rulebook as players read it, in our own words: what it says stands under where it comes from. */
export type RuleText = { readonly title: Text } & SomeParts

/** A part of a paragraph with its kind. */
export interface RulePart {
  readonly kind: PartKind
  readonly text: Text
}

/** The parts of a paragraph in reading order; never empty. */
export function partsOf(rule: RuleText): readonly RulePart[] {
  const parts: Partial<RuleParts> = rule
  return PART_KINDS.flatMap((kind) => {
    const text = parts[kind]
    return text === undefined ? [] : [{ kind, text }]
  })
}

/** Texts one after the other. */
export function joinTexts(texts: readonly Text[]): Text {
  return { de: texts.map(({ de }) => de).join(' '), en: texts.map(({ en }) => en).join(' ') }
}

/** The whole paragraph as one text. */
export function wholeText(rule: RuleText): Text {
  return joinTexts(partsOf(rule).map(({ text }) => text))
}
