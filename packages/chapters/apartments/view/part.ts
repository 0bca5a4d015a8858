import type { Part, Reach } from '@hausregeln/view-kit/table/part.ts'
import { GroupDialog } from './GroupDialog.tsx'
import { GroupRow } from './GroupRow.tsx'
import { buildingWays } from './ways.ts'

/** Every group is opened from the list of deeds, from the claims and from its streets' cards. */
function inGroup(name: 'build' | 'buildRemote'): Reach {
  return (l, seat, deed) => l.book.policies.ladder !== null && buildingWays(l, seat, deed).includes(name)
}

/** Building step by step within a group. */
export const apartmentsPart: Part = {
  chapter: 'apartments',
  place: 180,
  deedRow: GroupRow,
  group: GroupDialog,
  reaches: { build: inGroup('build'), buildRemote: inGroup('buildRemote') },
}
