import { BANK } from '@hausregeln/engine'
import type { Telling } from '../../say/telling.ts'
import type { Words } from './shape.words.ts'

export const texts: Telling<'risk-field', Words> = (words) => ({
  payments: { risk: (event, v) => (event.to < BANK ? words.risk.won(event, v) : words.risk.lost(event, v)) },
})
