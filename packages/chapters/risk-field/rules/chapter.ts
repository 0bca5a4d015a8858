import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { choices, numbers } from './choices.ts'
import { policies } from './policies.ts'
import { vocabulary } from './vocabulary.ts'

export const riskField: Chapter = {
  name: 'risk-field',
  theme: 'spaces',
  vocabulary: [vocabulary],
  slots: ['risk', 'riskDoubles'],
  policies,
  choices,
  numbers,
  needs: ['turn', 'onRisk=takeRisk|takeRiskEndsDoubles'],
}

// What it adds to the shared types comes along.
export type * as choices from './choices.ts'
export type * as policies from './policies.ts'
export type * as vocabulary from './vocabulary.ts'
