import type { Text } from '../core/text.ts'
import type { OptionName } from '../core/vocabulary.ts'

/**
 * Where a part of a paragraph comes from, in the order in which the parts are read: from the source; taken over by
 * reference to another rulebook; filled in from the classic rules because the source is silent; a table option; our
 * reading of an unclear place; a house rule, which no source knows.
 */
export const PART_KINDS = ['source', 'adopted', 'filled', 'option', 'reading', 'house'] as const

export type PartKind = (typeof PART_KINDS)[number]

/**
 * Some sentences of a part, and on what they rest, by name: a chapter (`building`; `!trade`: that there is none), a
 * choice (`buildsEvenly`, or `buildsEvenly=wholeGroups|unevenly`, `!=`), a number (`bail`, `attempts=3`), an option
 * (`option:timeLimit`) or what the board is (`spaces`). A name alone means: as in the book that the sentence was written
 * for. Where one of them is otherwise, the sentence does not hold. `{bail}` in its text stands for that number.
 */
export interface Clause {
  readonly text: Text
  readonly rests: readonly string[]
}

/** What a part says; where that rests on something, clause by clause. */
export interface PartText extends Text {
  readonly clauses?: readonly Clause[]
}

/** What a table may choose, and by which options. */
export interface OptionText extends PartText {
  readonly offers: readonly OptionName[]
}

interface RuleParts {
  readonly source: PartText
  readonly adopted: PartText
  readonly filled: PartText
  readonly option: OptionText
  readonly reading: PartText
  readonly house: PartText
}

/** At least one part, each under its kind. */
type SomeParts = { readonly [Kind in PartKind]: Pick<RuleParts, Kind> & Partial<RuleParts> }[PartKind]

/** A paragraph of a rulebook as players read it, in our own words: what it says stands under where it comes from. */
export type RuleText = RuleHead & SomeParts

interface RuleHead {
  readonly title: Text
  /** Of a house rule: the names of all that it settles, on which sentences of other paragraphs rest. */
  readonly tells?: readonly string[]
  /** Of a house rule: paragraphs that it adds to. */
  readonly beside?: readonly string[]
}

/** A paragraph while it is put together: its parts come one by one. */
export type RuleDraft = RuleHead & { -readonly [Kind in PartKind]?: PartText }

/** A part of a paragraph with its kind. */
export interface RulePart {
  readonly kind: PartKind
  readonly text: PartText
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
