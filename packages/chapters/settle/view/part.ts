import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { lazy } from 'react'
import { DebtPart } from './DebtPart.tsx'

/** Debts. */
export const settlePart: Part = {
  chapter: 'settle',
  place: 200,
  middle: { on: ['debt'], show: lazy(() => import('./DebtStage.tsx')) },
  answers: { debt: DebtPart },
  rules: { debt: 'debt' },
  interrupts: ['debt'],
  reaches: { bankrupt: (_l, _seat, _argument, ask) => ask === 'debt' },
}
