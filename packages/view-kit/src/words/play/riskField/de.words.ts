// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  riskTable: 'Risikotabelle',
  riskThrow: ($name, $a, $b, $amount) => `Letzter Wurf (${$name}): ${$a} und ${$b}, also ${$amount}.`,
  riskHow: ($stake, $doubles) => `Gerade Augen bringen Geld, ungerade kosten welches: je Auge ${$stake}, im Pasch ${$doubles}.`,
}
