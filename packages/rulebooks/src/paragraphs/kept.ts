import { type BookDef, type Clause, PART_KINDS, partsOf, type RuleText } from '@hausregeln/engine'
import { oncePer } from '@hausregeln/engine/kit/book/once.ts'
import type { PartText, RuleDraft } from '@hausregeln/engine/kit/rule-text.ts'
import { filled, joined } from './fill.ts'
import { type Ground, isSaidInFull, readRest } from './ground.ts'

/**
 * The paragraphs that a changed definition has from another, as they stand in the changed one: what they rest on is as in
 * the other, so where something is otherwise now, they say with its value there what has to be so, and keep its numbers.
 */
export function keptTexts(def: BookDef, now: Ground, base: BookDef, before: Ground): BookDef['ruleTexts'] {
  const otherwise = new Set(namesInAll(base.ruleTexts).filter((name) => now.value(name) !== before.value(name)))
  const texts = Object.entries(def.ruleTexts).map(([id, rule]) => {
    const isTheirs = base.ruleTexts[id] === rule && namesIn(rule).some((name) => otherwise.has(name))
    return [id, isTheirs ? keptRule(rule, now, before) : rule]
  })
  return Object.fromEntries(texts)
}

/** What the sentences of a paragraph rest on, by name. */
const namesIn = oncePer((rule: RuleText): readonly string[] => {
  const rests = partsOf(rule).flatMap(({ text }) => (text.clauses ?? []).flatMap((one) => one.rests))
  return [...new Set(rests.map((rest) => readRest(rest).name))]
})

const namesInAll = oncePer((ruleTexts: BookDef['ruleTexts']): readonly string[] => [
  ...new Set(Object.values<RuleText>(ruleTexts).flatMap(namesIn)),
])

function keptRule(rule: RuleText, now: Ground, before: Ground): RuleText {
  const parts: RuleDraft = { ...rule }
  for (const kind of PART_KINDS) {
    const part: (PartText & { readonly offers?: readonly string[] }) | undefined = parts[kind]
    if (part?.clauses === undefined) continue
    const { clauses, offers } = part
    const kept = clauses.map((one) => keptClause(one, now, before))
    if (kept.some((one, at) => one !== clauses[at])) parts[kind] = partOf(kept, offers)
  }
  return parts as RuleText
}

/** A part of a paragraph by its clauses; with options, what a table may choose. */
export function partOf(clauses: readonly Clause[], offers?: readonly string[]): PartText {
  const text = joined(clauses.map((one) => one.text))
  return Object.assign(text, { clauses, ...(offers !== undefined && { offers }) })
}

function keptClause(clause: Clause, now: Ground, before: Ground): Clause {
  const { text, rests } = clause
  const said = rests.map((rest) => {
    const { name } = readRest(rest)
    const was = before.value(name)
    const isSame = isSaidInFull(rest) || was === undefined || was === now.value(name) || before.isChapter(name)
    return isSame ? rest : `${name}=${was}`
  })
  return said.every((rest, at) => rest === rests[at]) ? clause : { text: filled(text, before), rests: said }
}
