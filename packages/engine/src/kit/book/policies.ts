import { Space } from '../../core/board.ts'
import type { PoliciesOf, Policy, PolicyName } from '../../core/policy.ts'
import { commonPolicies } from './basics.ts'
import type { Chapter } from './chapter.ts'
import { oncePer } from './once.ts'

type Asking = readonly Pick<Chapter, 'policies'>[]

/** What rulebooks of these chapters are asked, by name: what each chapter asks, in their order, then what is asked of all. */
export const policiesOf = oncePer((chapters: Asking): ReadonlyMap<PolicyName, Policy> => {
  const all: readonly PoliciesOf[] = [...chapters.flatMap(({ policies = {} }) => [policies]), commonPolicies]
  return new Map(all.flatMap((one) => Object.entries(one))) as ReadonlyMap<PolicyName, Policy>
})

/** Numbers of the kinds of space that these chapters know, by name. */
export const kindsOf = oncePer((chapters: Asking): Readonly<Record<string, number>> => {
  const kinds: Record<string, number> = { ...Space }
  let next = Object.keys(kinds).length
  for (const { space } of policiesOf(chapters).values()) if (space !== null) kinds[space] ??= next++
  return kinds
})
