import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { lazy } from 'react'

/** Buying what the player has landed on. */
export const purchasePart: Part = {
  chapter: 'purchase',
  place: 60,
  buttons: { buy: ['buy', 'decline'] },
  rules: { buy: 'purchase' },
  middle: { on: ['buy'], show: lazy(() => import('./BuyStage.tsx')) },
}
