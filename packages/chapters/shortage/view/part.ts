import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { PlacePart } from './PlacePart.tsx'

/** Pieces in short supply. */
export const shortagePart: Part = {
  chapter: 'shortage',
  place: 120,
  answers: { place: PlacePart },
  buttons: { want: ['want', 'leaveIt'] },
  rules: { want: 'shortage', place: 'shortage' },
  interrupts: ['want', 'place'],
  reaches: { place: (_l, _seat, _argument, ask) => ask === 'place' },
}
