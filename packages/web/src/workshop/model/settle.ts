import type { BookDef, PolicyName } from '@hausregeln/engine'
import { offeredBy, settleChoices } from '@hausregeln/engine/kit/book/settle-choices.ts'
import type { Bases } from '@hausregeln/rulebooks/file/index.ts'
import { houseChapters } from '@hausregeln/rulebooks/house/chapters.ts'
import { build, definitionOf, faultsIn, type Source } from './build.ts'
import { type Draft, withChange, withoutChange } from './draft.ts'

/**
 * What a draft would be with a policy settled so. Where that alone cannot be played, what goes with it is settled as well:
 * chapters that do not go together with it leave, and what its own chapters ask is answered as is usual with them.
 */
export function withChoice(draft: Draft, source: Source, policy: PolicyName, id: string, bases: Bases): Draft {
  const was = settleChoices(source.rulebook.def).settled[policy]?.id
  const before = definitionOf(draft, source.rulebook) ?? source.rulebook.def
  const plain = withoutUnoffered(withChange(rejoined(draft, policy, id), 'choices', policy, id, was), source)
  const apart = parted(plain, source, before, policy)
  const attempts = [plain, answered(plain, source, before), apart, answered(apart, source, before)]
  return attempts.find((one) => faultsIn(build(one, source, bases)).length === 0) ?? plain
}

function offers(chapter: string, policy: string, id: string): boolean {
  const { choices = [] } = houseChapters.get(chapter) ?? {}
  return choices.some((one) => one.policy === policy && one.id === id)
}

/** Chapters that offer this choice are no longer left out. */
function rejoined(draft: Draft, policy: PolicyName, id: string): Draft {
  return Object.entries(draft.chapters)
    .filter(([name, isIn]) => !isIn && offers(name, policy, id))
    .reduce((so, [name]) => withoutChange(so, 'chapters', name), draft)
}

/** The chapters that offered what was chosen before are left out. */
function parted(draft: Draft, { rulebook }: Source, before: BookDef, policy: PolicyName): Draft {
  const former = settleChoices(before).settled[policy]?.id
  if (former === undefined) return draft
  return before.chapters
    .filter(({ name }) => offers(name, policy, former))
    .reduce((so, { name }) => withChange(so, 'chapters', name, false, rulebook.book.chapters.has(name)), draft)
}

/** What nobody has settled is settled as is usual in the chapters that have come along. */
function answered(draft: Draft, { rulebook }: Source, before: BookDef): Draft {
  const def = definitionOf(draft, rulebook)
  if (def === null) return draft
  const had = new Set(before.chapters.map(({ name }) => name))
  const come = def.chapters.filter(({ name }) => !had.has(name))
  const open = settleChoices(def).faults.flatMap(({ at }) => (at[0] === 'choices' ? [String(at[1])] : []))
  const usual = offeredBy(come).filter((one) => open.includes(one.policy) && one.usual && !one.last)
  return { ...draft, choices: { ...draft.choices, ...Object.fromEntries(usual.map((one) => [one.policy, one.id])) } }
}

/** The draft without choices that none of its chapters offers any more. */
function withoutUnoffered(draft: Draft, { rulebook }: Source): Draft {
  const def = definitionOf(draft, rulebook)
  if (def === null) return draft
  const offered = offeredBy(def.chapters)
  return Object.entries(draft.choices)
    .filter(([policy, id]) => !offered.some((one) => one.policy === policy && one.id === id))
    .reduce((so, [policy]) => withoutChange(so, 'choices', policy), draft)
}
