import type { Rulebook, RuleText } from '@hausregeln/engine'

/** Paragraphs of a rulebook, in its order. */
export type Paragraphs = readonly (readonly [id: string, rule: RuleText])[]

/** What is a rulebook’s own, and what it has taken over from the classic rules. */
export interface ParagraphGroups {
  readonly own: Paragraphs
  readonly adopted: Paragraphs
}

/**
 * The paragraphs of a rulebook by where they come from: chapters of numbers (`K`, `B`) most of whose paragraphs are
 * taken over by reference are those of another rulebook; all others are its own.
 */
export function paragraphGroups({ ruleTexts }: Pick<Rulebook, 'ruleTexts'>): ParagraphGroups {
  const all = Object.entries(ruleTexts)
  const kinds = Map.groupBy(all, ([id]) => prefixOf(id))
  const isAdopted = (id: string) => {
    const its = kinds.get(prefixOf(id)) ?? []
    return 2 * its.filter(([, rule]) => rule.adopted !== undefined).length > its.length
  }
  return { own: all.filter(([id]) => !isAdopted(id)), adopted: all.filter(([id]) => isAdopted(id)) }
}

function prefixOf(id: string): string {
  return id.split('-')[0] ?? id
}
