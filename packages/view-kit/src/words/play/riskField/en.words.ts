// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  riskTable: 'Risk table',
  riskThrow: ($name, $a, $b, $amount) => ($a === 0 ? ($b === 0 ? `Last throw (${$name}): ${$a} and ${$a}, that is ${$amount}.` : $b === 1 ? `Last throw (${$name}): ${$a} and ${$b}, that is ${$amount}.` : `Last throw (${$name}): ${$a} and ${$b}, that is ${$amount}.`) : $a === 1 ? ($b === 1 ? `Last throw (${$name}): ${$a} and ${$a}, that is ${$amount}.` : `Last throw (${$name}): ${$a} and ${$b}, that is ${$amount}.`) : `Last throw (${$name}): ${$a} and ${$b}, that is ${$amount}.`),
  riskHow: ($stake, $doubles) => `Even dice pay you, odd ones cost you: ${$stake} per pip, ${$doubles} with doubles.`,
}
