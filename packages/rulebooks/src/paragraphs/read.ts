import { type Clause, type PartKind, partsOf, type Rulebook, type RulePart, type RuleText } from '@hausregeln/engine'
import type { OptionName } from '@hausregeln/engine/core/vocabulary.ts'
import type { Localized } from '../texts/language.ts'
import { filled } from './fill.ts'
import { type Ground, groundOf, readRest } from './ground.ts'

/** Some sentences of a paragraph as they are read in a rulebook. */
export interface ReadClause {
  readonly text: Localized
  /** Whether it holds in this rulebook. */
  readonly holds: boolean
  /** Where it does not: the house rules that say what does, by number. */
  readonly instead: readonly string[]
}

export interface ReadPart {
  readonly kind: PartKind
  readonly clauses: readonly ReadClause[]
  /** The table options that it offers. */
  readonly offers: readonly OptionName[]
}

/** A paragraph as it is read in a rulebook. */
export interface ReadRule {
  readonly title: RuleText['title']
  readonly parts: readonly ReadPart[]
  /** Of a house rule: paragraphs of which it takes the place, in some sentence at least, and those that it adds to. */
  readonly insteadOf: readonly string[]
  readonly beside: readonly string[]
  /** House rules that add something to it. */
  readonly added: readonly string[]
}

const read = new WeakMap<Rulebook, ReadonlyMap<string, ReadRule>>()

/** The paragraphs of a rulebook in their order, each as it is read there: with its numbers, and what does not hold. */
export function readRules(rulebook: Rulebook): ReadonlyMap<string, ReadRule> {
  const before = read.get(rulebook)
  if (before !== undefined) return before
  const rules = new Reader(rulebook).all()
  read.set(rulebook, rules)
  return rules
}

class Reader {
  readonly #texts: Rulebook['ruleTexts']
  readonly #ground: Ground
  /** By what is settled: the house rule that tells it. */
  readonly #tellers = new Map<string, string>()

  constructor(rulebook: Rulebook) {
    this.#texts = rulebook.ruleTexts
    this.#ground = groundOf(rulebook)
    for (const [id, { tells = [] }] of Object.entries(this.#texts))
      for (const name of tells) if (!this.#tellers.has(name)) this.#tellers.set(name, id)
  }

  all(): ReadonlyMap<string, ReadRule> {
    const parts = Object.entries(this.#texts).map(
      ([id, rule]) => [id, partsOf(rule).map((part) => this.#part(part))] as const,
    )
    const replaced = (id: string) =>
      parts.flatMap(([other, its]) =>
        its.some(({ clauses }) => clauses.some(({ instead }) => instead.includes(id))) ? [other] : [],
      )
    const rules = parts.map(([id, its]): [string, ReadRule] => {
      const { title, beside = [] } = this.#texts[id] as RuleText
      const insteadOf = replaced(id)
      return [id, { title, parts: its, insteadOf, beside: without(beside, insteadOf), added: this.#addedTo(id, its) }]
    })
    return new Map(rules)
  }

  #part({ kind, text }: RulePart): ReadPart {
    const { clauses = [{ text, rests: [] }], offers = [] } = text as RulePart['text'] & {
      readonly offers?: readonly OptionName[]
    }
    return { kind, offers, clauses: clauses.map((one) => this.#clause(one)) }
  }

  #clause({ text, rests }: Clause): ReadClause {
    const failing = rests.filter((rest) => !this.#ground.holds(rest))
    const instead = new Set(rests.flatMap((rest) => this.#tellers.get(readRest(rest).name) ?? []))
    return {
      text: filled(text, this.#ground),
      holds: failing.length === 0,
      instead: failing.length === 0 ? [] : [...instead],
    }
  }

  /** House rules that name the paragraph as one that they add to, and take the place of nothing in it. */
  #addedTo(id: string, parts: readonly ReadPart[]): readonly string[] {
    const instead = parts.flatMap(({ clauses }) => clauses.flatMap((one) => one.instead))
    const adding = Object.entries(this.#texts).flatMap(([other, { beside = [] }]) =>
      beside.includes(id) ? [other] : [],
    )
    return without(adding, instead)
  }
}

function without(ids: readonly string[], others: readonly string[]): readonly string[] {
  return ids.filter((id) => !others.includes(id))
}
