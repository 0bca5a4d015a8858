import { type BookDef, type Clause, PART_KINDS, type RuleText } from '@hausregeln/engine'
import type { PartText, RuleDraft } from '@hausregeln/engine/kit/rule-text.ts'
import { filled, joined } from './fill.ts'
import { type Ground, isSaidInFull, readRest } from './ground.ts'

/**
 * The paragraphs that a changed definition has from another, as they stand in the changed one: what they rest on is as in
 * the other, so where something is otherwise now, they say with its value there what has to be so, and keep its numbers.
 */
export function keptTexts(def: BookDef, now: Ground, base: BookDef, before: Ground): BookDef['ruleTexts'] {
  const texts = Object.entries(def.ruleTexts).map(([id, rule]) => {
    const isTheirs = base.ruleTexts[id] === rule
    return [id, isTheirs ? keptRule(rule, now, before) : rule]
  })
  return Object.fromEntries(texts)
}

function keptRule(rule: RuleText, now: Ground, before: Ground): RuleText {
  const parts: RuleDraft = { ...rule }
  for (const kind of PART_KINDS) {
    const part: (PartText & { readonly offers?: readonly string[] }) | undefined = parts[kind]
    if (part?.clauses === undefined) continue
    const { offers } = part
    parts[kind] = partOf(
      part.clauses.map((one) => keptClause(one, now, before)),
      offers,
    )
  }
  return parts as RuleText
}

/** A part of a paragraph by its clauses; with options, what a table may choose. */
export function partOf(clauses: readonly Clause[], offers?: readonly string[]): PartText {
  const text = joined(clauses.map((one) => one.text))
  return Object.assign(text, { clauses, ...(offers !== undefined && { offers }) })
}

function keptClause({ text, rests }: Clause, now: Ground, before: Ground): Clause {
  const said = rests.map((rest) => {
    const { name } = readRest(rest)
    const was = before.value(name)
    const isSame = isSaidInFull(rest) || was === undefined || was === now.value(name) || before.isChapter(name)
    return isSame ? rest : `${name}=${was}`
  })
  return said.every((rest, at) => rest === rests[at]) ? { text, rests } : { text: filled(text, before), rests: said }
}
