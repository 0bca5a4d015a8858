import type { BookDef } from './rulebook.ts'

/** Slots and paragraphs that do not find each other, in sentences. */
export function ruleFaults(def: BookDef): string[] {
  const faults: string[] = []
  for (const chapter of def.chapters)
    for (const slot of chapter.slots)
      if (def.rules[slot] === undefined) faults.push(`Chapter "${chapter.name}" cites "${slot}", which no rule fills.`)
  for (const [slot, rule] of Object.entries(def.rules))
    if (def.ruleTexts[rule] === undefined) faults.push(`"${slot}" cites ${rule}, which has no text.`)
  for (const option of def.options)
    if (def.ruleTexts[option.rule] === undefined)
      faults.push(`Option "${option.id}" cites ${option.rule}, which has no text.`)
  return faults
}
