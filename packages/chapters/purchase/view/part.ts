import { isAskedAny } from '@hausregeln/view-kit/table/deeds/lot.ts'
import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { lazy } from 'react'

/** Buying what the player has landed on. */
export const purchasePart: Part = {
  chapter: 'purchase',
  place: 60,
  buttons: { buy: ['buy', 'decline'] },
  rules: { buy: 'purchase' },
  middle: { shown: (l) => isAskedAny(l, 'buy'), show: lazy(() => import('./BuyStage.tsx')) },
}
