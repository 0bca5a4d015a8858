import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { DemandsNotice } from './DemandsNotice.tsx'
import { RateTable } from './RateTable.tsx'

/** Rents: what may be demanded stands in the decision panel for everybody at the screen. */
export const rentPart: Part = {
  chapter: 'rent',
  place: 90,
  notices: [{ on: ['throw', 'jail'], show: DemandsNotice }],
  deedFacts: RateTable,
  reaches: { demand: () => true, waive: () => true },
}
