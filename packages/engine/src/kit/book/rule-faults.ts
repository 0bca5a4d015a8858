import type { Settled } from '../../core/choice.ts'
import type { Text } from '../../core/text.ts'
import { type BookFault, fault, type Mention, mention, mentionChoice, mentionWords, type Place } from './fault.ts'
import type { NumberName } from './offered.ts'
import { quoted } from './quoted.ts'
import type { BookDef } from './rulebook.ts'
import { numbersOf } from './settle-numbers.ts'

/** Slots and paragraphs that do not find each other, in sentences. */
export function ruleFaults(
  { chapters, paragraphs, ruleTexts, options, numbers }: BookDef,
  settled: Settled,
): BookFault[] {
  const faults: BookFault[] = []
  const filled = new Map<string, string>()
  for (const [rule, slots] of Object.entries(paragraphs)) {
    const at = ['paragraphs', rule]
    if (!Object.hasOwn(ruleTexts, rule))
      faults.push(fault(at, `Der Paragraph ${quoted(rule)} hat keinen Text.`, `Paragraph ${quoted(rule)} has no text.`))
    for (const slot of slots) {
      const before = filled.get(slot)
      if (before !== undefined)
        faults.push(
          fault(
            at,
            `${quoted(slot)} steht in ${before} und in ${rule}.`,
            `${quoted(slot)} stands in ${before} and in ${rule}.`,
          ),
        )
      filled.set(slot, rule)
    }
  }
  const cited = (at: Place, what: Text, name: Mention, slots: readonly string[]) => {
    for (const slot of slots)
      if (!filled.has(slot))
        faults.push(
          fault(
            at,
            `${what.de} beruft sich auf ${quoted(slot)}; kein Paragraph steht dafür.`,
            `${what.en} cites ${quoted(slot)}, which no paragraph fills.`,
            { names: [name] },
          ),
        )
  }
  chapters.forEach(({ name, slots }, index) => {
    cited(
      ['chapters', index],
      { de: `Das Kapitel ${quoted(name)}`, en: `Chapter ${quoted(name)}` },
      mention('chapter', name),
      slots,
    )
  })
  for (const { policy, id, slots } of Object.values(settled)) {
    const what = `${quoted(policy)}: ${quoted(id)}`
    cited(['choices', policy], { de: what, en: what }, mentionChoice(policy, id), slots)
  }
  for (const { name, slots, usual } of numbersOf(chapters)) {
    const what = { de: `Die Zahl ${quoted(name)}`, en: `The number ${quoted(name)}` }
    if ((numbers[name as NumberName] ?? usual) !== usual) cited(['numbers', name], what, mention('number', name), slots)
  }
  options.forEach(({ id, name, rule }, index) => {
    if (!Object.hasOwn(ruleTexts, rule))
      faults.push(
        fault(
          ['options', index, 'rule'],
          `Die Option ${quoted(id)} beruft sich auf ${quoted(rule)}; dafür gibt es keinen Text.`,
          `Option ${quoted(id)} cites ${quoted(rule)}, which has no text.`,
          { names: [mentionWords('option', id, name)] },
        ),
      )
  })
  return faults
}
