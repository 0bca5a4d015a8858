import type { PolicyName } from '@hausregeln/engine'
import type { Step } from '@hausregeln/rulebooks/change/change.ts'
import { type Further, furtherWish } from '@hausregeln/rulebooks/change/further.ts'
import { changeOfDraft, type Source } from './build.ts'
import type { Draft } from './draft.ts'

/** What becomes of a draft by a further wish. */
export function wished(draft: Draft, source: Source, step: Step): Further & { readonly draft: Draft } {
  const further = furtherWish(source.rulebook.def, changeOfDraft(draft, source), step)
  return { ...further, draft: { ...draft, ...further.wish } }
}

/** The draft with a policy settled so. */
export function withChoice(draft: Draft, source: Source, policy: PolicyName, id: string): Draft {
  return wished(draft, source, { part: 'choices', name: policy, value: id }).draft
}

/** The draft with a chapter in, or out. */
export function withChapter(draft: Draft, source: Source, name: string, isIn: boolean): Draft {
  return wished(draft, source, { part: 'chapters', name, value: isIn }).draft
}

/** The draft with one of the remedies of a fault, or with all that tells a way from others. */
export function withSteps(draft: Draft, source: Source, steps: readonly Step[]): Draft {
  return steps.reduce((so, step) => wished(so, source, step).draft, draft)
}
