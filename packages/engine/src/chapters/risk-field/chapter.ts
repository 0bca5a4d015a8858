import type { Chapter } from '../../core/chapter.ts'
import { choices, numbers } from './choices.ts'
import { vocabulary } from './vocabulary.ts'

export const riskField: Chapter = {
  name: 'risk-field',
  theme: 'spaces',
  vocabulary: [vocabulary],
  slots: ['risk', 'riskDoubles'],
  choices,
  numbers,
  needs: ['turn', 'onRisk=takeRisk|takeRiskEndsDoubles'],
}
