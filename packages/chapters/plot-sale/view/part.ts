import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { SalesButton } from './SalesButton.tsx'
import { sellDeed } from './sellDeed.ts'

/** Selling to the bank. */
export const plotSalePart: Part = {
  chapter: 'plot-sale',
  place: 130,
  beside: [{ on: ['throw'], show: SalesButton }],
  deeds: [sellDeed],
}
