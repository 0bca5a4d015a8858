import type { Part } from '@hausregeln/view-kit/table/part.ts'

/** Offers: made and withdrawn beside the board, answered in the decision panel. */
export const tradePart: Part = {
  chapter: 'trade',
  place: 190,
  reaches: { offer: () => true, accept: () => true, refuse: () => true, withdraw: () => true },
}
