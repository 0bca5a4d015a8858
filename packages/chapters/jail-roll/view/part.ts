import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { withWords } from '@hausregeln/view-kit/words/words.ts'
import { lazy } from 'react'

/** Jail, out of which one throws. */
export const jailRollPart: Part = {
  chapter: 'jail-roll',
  place: 20,
  middle: { on: ['jail'], show: lazy(() => withWords(import('./JailStage.tsx'), 'told')) },
  buttons: { jail: ['throw', 'payBail', 'playJailCard'] },
  rules: { jail: 'jailChoice' },
  spaces: { jail: { rule: 'jailVisit' } },
}
