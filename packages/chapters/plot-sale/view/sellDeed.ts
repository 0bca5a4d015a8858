import type { DeedControl } from '@hausregeln/view-kit/table/part.ts'

/** Selling a deed to the bank, on its card: for all chapters that know this action. */
export const sellDeed: DeedControl = {
  place: 'sellDeed',
  action: (l) => (l.book.codes.sellDeed === undefined ? null : 'sellDeed'),
  leaves: true,
}
