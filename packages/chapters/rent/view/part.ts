import { openDemands } from '@hausregeln/view-kit/table/matters.ts'
import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { DemandsNotice } from './DemandsNotice.tsx'
import { DemandsPart } from './DemandsPart.tsx'
import { RateTable } from './RateTable.tsx'

/** Rents: what may be demanded stands in the decision panel for everybody at the screen. */
export const rentPart: Part = {
  chapter: 'rent',
  place: 90,
  notices: [{ on: ['throw', 'jail'], show: DemandsNotice }],
  pending: {
    on: 'demands',
    is: (l, _me, persons) => openDemands(l, persons).length > 0,
    at: 'above',
    show: DemandsPart,
    title: (locale) => tableTexts[locale].demands,
  },
  deedFacts: RateTable,
  reaches: { demand: () => true, waive: () => true },
}
