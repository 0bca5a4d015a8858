import { quoted } from './amounts.ts'
import type { BookDef } from './rulebook.ts'
import type { Settled } from './settle-choices.ts'

/** Slots and paragraphs that do not find each other, in sentences. */
export function ruleFaults({ chapters, paragraphs, ruleTexts, options }: BookDef, settled: Settled): string[] {
  const faults: string[] = []
  const filled = new Map<string, string>()
  for (const [rule, slots] of Object.entries(paragraphs)) {
    if (ruleTexts[rule] === undefined) faults.push(`Paragraph ${quoted(rule)} has no text.`)
    for (const slot of slots) {
      const before = filled.get(slot)
      if (before !== undefined) faults.push(`${quoted(slot)} stands in ${before} and in ${rule}.`)
      filled.set(slot, rule)
    }
  }
  const cited = (what: string, slots: readonly string[]) => {
    for (const slot of slots)
      if (!filled.has(slot)) faults.push(`${what} cites ${quoted(slot)}, which no paragraph fills.`)
  }
  for (const { name, slots } of chapters) cited(`Chapter ${quoted(name)}`, slots)
  for (const { policy, id, slots } of Object.values(settled)) cited(`${quoted(policy)}: ${quoted(id)}`, slots)
  for (const { id, rule } of options)
    if (ruleTexts[rule] === undefined) faults.push(`Option ${quoted(id)} cites ${quoted(rule)}, which has no text.`)
  return faults
}
