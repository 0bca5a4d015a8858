import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { sellDeed } from '../../plot-sale/view/sellDeed.ts'
import { OwnSpace } from './OwnSpace.tsx'

/** Business with the property on which one stands. */
export const ownSpacePart: Part = {
  chapter: 'own-space',
  place: 150,
  beside: [{ on: ['throw', 'endTurn'], show: OwnSpace }],
  deeds: [sellDeed],
}
