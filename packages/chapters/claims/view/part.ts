import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { ClaimsPanel } from './ClaimsPanel.tsx'
import { PlotNote } from './PlotNote.tsx'

/** Claims on groups. */
export const claimsPart: Part = {
  chapter: 'claims',
  place: 160,
  notices: [{ on: ['buy', 'throw', 'endTurn'], show: PlotNote }],
  panel: { at: 'below', show: ClaimsPanel },
}
