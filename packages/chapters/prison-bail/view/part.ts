import type { Part, Reach } from '@hausregeln/view-kit/table/part.ts'
import { lazy } from 'react'
import { PrisonFacts } from './PrisonFacts.tsx'
import { PrisonPart } from './PrisonPart.tsx'

const whileInPrison: Reach = (_l, _seat, _argument, ask) => ask === 'prison'

/** Prison, out of which one pays less from round to round. */
export const prisonBailPart: Part = {
  chapter: 'prison-bail',
  place: 30,
  middle: { on: ['prison'], show: lazy(() => import('./PrisonStage.tsx')) },
  answers: { prison: PrisonPart },
  spaces: { jail: { rule: 'jailVisit', facts: PrisonFacts } },
  reaches: { payBail: whileInPrison, stay: whileInPrison },
}
