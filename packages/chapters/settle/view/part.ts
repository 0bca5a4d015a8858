import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { withWords } from '@hausregeln/view-kit/words/words.ts'
import { lazy } from 'react'
import { DebtPart } from './DebtPart.tsx'

/** Debts. */
export const settlePart: Part = {
  chapter: 'settle',
  place: 200,
  middle: { on: ['debt'], show: lazy(() => withWords(import('./DebtStage.tsx'), 'told')) },
  answers: { debt: DebtPart },
  rules: { debt: 'debt' },
  interrupts: ['debt'],
  reaches: { bankrupt: (_l, _seat, _argument, ask) => ask === 'debt' },
}
