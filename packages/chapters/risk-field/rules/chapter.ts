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
