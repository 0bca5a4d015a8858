// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  riskTable: 'Risk table',
  riskThrow: ($name, $a, $b, $amount) => `Last throw (${$name}): ${$a} and ${$b}, that is ${$amount}.`,
  riskHow: ($stake, $doubles) => `Even dice pay you, odd ones cost you: ${$stake} per pip, ${$doubles} with doubles.`,
}
