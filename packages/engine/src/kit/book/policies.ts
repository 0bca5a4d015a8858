import type { PoliciesOf, Policy, PolicyName } from '../../core/policy.ts'
import { commonPolicies } from './basics.ts'
import type { Chapter } from './chapter.ts'

/** What rulebooks of these chapters are asked, by name: what each chapter asks, in their order, then what is asked of all. */
export function policiesOf(chapters: readonly Pick<Chapter, 'policies'>[]): ReadonlyMap<PolicyName, Policy> {
  const rooms: readonly PoliciesOf[] = [...chapters.flatMap(({ policies = {} }) => [policies]), commonPolicies]
  return new Map(rooms.flatMap((room) => Object.entries(room))) as ReadonlyMap<PolicyName, Policy>
}
