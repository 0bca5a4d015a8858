import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { SalesButton } from './SalesButton.tsx'

/** Selling to the bank. */
export const plotSalePart: Part = {
  chapter: 'plot-sale',
  beside: [{ on: ['throw'], show: SalesButton }],
  deeds: [
    {
      place: 'sellDeed',
      action: (l) => (l.book.codes.sellDeed === undefined ? null : 'sellDeed'),
      leaves: true,
    },
  ],
}
