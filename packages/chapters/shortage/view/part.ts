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
  // Of what can never run out nobody counts what is left.
  stock: ({ s, book: { numbers } }, { pieces }) => [
    ...(numbers.houses === 'unlimited' ? [] : [{ noun: pieces.house, left: s.housesLeft }]),
    ...(numbers.hotels === 'unlimited' ? [] : [{ noun: pieces.hotel, left: s.hotelsLeft }]),
  ],
  reaches: { place: (_l, _seat, _argument, ask) => ask === 'place' },
}
