import { asFunctions } from '../../say/as-functions.ts'
import type { Telling } from '../../say/telling.ts'
import type { Words } from './shape.words.ts'

export const texts: Telling<'speed-die', Words> = (words) => ({
  payments: words.payment,
  refusals: words.refusal,
  actions: words.action,
  questions: asFunctions(words.ask),
  options: { speedDie: (v) => words.speedDie({ space: 0 }, v) },
})
