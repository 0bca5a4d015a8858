import type { Chapter } from '../../core/chapter.ts'
import { choices } from './choices.ts'

export const riskField: Chapter = {
  name: 'risk-field',
  slots: ['risk', 'riskDoubles'],
  choices,
  needs: ['turn', 'onRisk=takeRisk|takeRiskEndsDoubles'],
}
