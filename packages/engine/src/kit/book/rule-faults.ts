import type { Settled } from '../../core/choice.ts'
import type { Saying } from '../../core/saying.ts'
import { type BookFault, fault, type Mention, mention, mentionChoice, mentionWords, type Place } from './fault.ts'
import type { NumberName } from './offered.ts'
import { quoted } from './quoted.ts'
import type { BookDef } from './rulebook.ts'
import { say } from './say.ts'
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
    if (!Object.hasOwn(ruleTexts, rule)) faults.push(fault(at, say('ruleNoText', { name: quoted(rule) })))
    for (const slot of slots) {
      const before = filled.get(slot)
      if (before !== undefined) faults.push(fault(at, say('slotTwice', { name: quoted(slot), one: before, two: rule })))
      filled.set(slot, rule)
    }
  }
  const cited = (at: Place, what: Saying, name: Mention, slots: readonly string[]) => {
    for (const slot of slots)
      if (!filled.has(slot)) faults.push(fault(at, say('slotNowhere', { what, name: quoted(slot) }), { names: [name] }))
  }
  chapters.forEach(({ name, slots }, index) => {
    cited(['chapters', index], say('theChapter', { name: quoted(name) }), mention('chapter', name), slots)
  })
  for (const { policy, id, slots } of Object.values(settled)) {
    const what = say('theChoice', { name: quoted(policy), other: quoted(id) })
    cited(['choices', policy], what, mentionChoice(policy, id), slots)
  }
  for (const { name, slots, usual } of numbersOf(chapters)) {
    const what = say('theNumber', { name: quoted(name) })
    if ((numbers[name as NumberName] ?? usual) !== usual) cited(['numbers', name], what, mention('number', name), slots)
  }
  options.forEach(({ id, name, rule }, index) => {
    if (!Object.hasOwn(ruleTexts, rule))
      faults.push(
        fault(['options', index, 'rule'], say('optionNoText', { name: quoted(id), rule: quoted(rule) }), {
          names: [mentionWords('option', id, name)],
        }),
      )
  })
  return faults
}
