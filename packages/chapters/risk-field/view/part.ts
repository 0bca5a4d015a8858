import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { RiskTable } from './RiskTable.tsx'
import { riskTaker } from './taker.ts'

/** The risk field. */
export const riskFieldPart: Part = {
  chapter: 'risk-field',
  place: 260,
  spaces: { risk: { rule: 'risk', facts: RiskTable } },
  middle: { shown: (l) => riskTaker(l) !== null, show: RiskTable },
}
