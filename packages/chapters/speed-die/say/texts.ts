import type { Telling } from '../../say/telling.ts'
import { told } from '../../say/told.ts'
import type { Words } from './shape.words.ts'

export const texts: Telling<'speed-die', Words> = (words) => ({
  payments: words.payment,
  refusals: words.refusal,
  actions: words.action,
  questions: told(words.ask),
  options: { speedDie: (v) => words.speedDie({ space: 0 }, v) },
})
