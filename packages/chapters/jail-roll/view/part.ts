import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { lazy } from 'react'

/** Jail, out of which one throws. */
export const jailRollPart: Part = {
  chapter: 'jail-roll',
  place: 20,
  middle: { on: ['jail'], show: lazy(() => import('./JailStage.tsx')) },
  buttons: { jail: ['throw', 'payBail', 'playJailCard'] },
  rules: { jail: 'jailChoice' },
  spaces: { jail: { rule: 'jailVisit' } },
}
