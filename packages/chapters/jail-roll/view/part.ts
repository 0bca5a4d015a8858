import type { Locale } from '@hausregeln/view-kit/i18n/index.ts'
import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { withWords } from '@hausregeln/view-kit/words/words.ts'
import { lazy } from 'react'

const thenThrown = (locale: Locale) => tableTexts[locale].thenThrown

/** Jail, out of which one throws. */
export const jailRollPart: Part = {
  chapter: 'jail-roll',
  place: 20,
  middle: { on: ['jail'], show: lazy(() => withWords(import('./JailStage.tsx'), 'told')) },
  buttons: { jail: ['throw', 'payBail', 'playJailCard'] },
  leads: { payBail: thenThrown, playJailCard: thenThrown },
  rules: { jail: 'jailChoice' },
  spaces: { jail: { rule: 'jailVisit' } },
}
