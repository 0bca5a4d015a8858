import type { Settled } from '../../core/choice.ts'
import type { Saying } from '../../core/saying.ts'
import { type BookFault, fault, type Mention, mention, mentionChoice, mentionWords, type Place } from './fault.ts'
import type { NumberName } from './offered.ts'
import { quoted } from './quoted.ts'
import type { BookDef } from './rulebook.ts'
import { say } from './say.ts'
import { numbersOf } from './settle-numbers.ts'

/** Who cites a slot. */
interface Citing {
  readonly at: Place
  readonly what: Saying
  readonly name: Mention
}

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
  // Few have none: who cites it is put in words for those alone.
  const cited = (slots: readonly string[], who: () => Citing) => {
    for (const slot of slots)
      if (!filled.has(slot)) {
        const { at, what, name } = who()
        faults.push(fault(at, say('slotNowhere', { what, name: quoted(slot) }), { names: [name] }))
      }
  }
  chapters.forEach(({ name, slots }, index) => {
    cited(slots, () => ({
      at: ['chapters', index],
      what: say('theChapter', { name: quoted(name) }),
      name: mention('chapter', name),
    }))
  })
  for (const { policy, id, slots } of Object.values(settled)) {
    cited(slots, () => ({
      at: ['choices', policy],
      what: say('theChoice', { name: quoted(policy), other: quoted(id) }),
      name: mentionChoice(policy, id),
    }))
  }
  for (const { name, slots, usual } of numbersOf(chapters)) {
    if ((numbers[name as NumberName] ?? usual) === usual) continue
    cited(slots, () => ({
      at: ['numbers', name],
      what: say('theNumber', { name: quoted(name) }),
      name: mention('number', name),
    }))
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
