import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { OwnSpace } from './OwnSpace.tsx'

/** Business with the property on which one stands. */
export const ownSpacePart: Part = {
  chapter: 'own-space',
  beside: [{ on: ['throw', 'endTurn'], show: OwnSpace }],
}
