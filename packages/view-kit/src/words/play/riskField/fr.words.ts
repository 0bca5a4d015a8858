// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  riskTable: 'Tableau des risques',
  riskThrow: ($name, $a, $b, $amount) => `Dernier lancer (${$name}) : ${$a} et ${$b}, soit ${$amount}.`,
  riskHow: ($stake, $doubles) => `Un total pair rapporte, un total impair coûte : ${$stake} par point, ${$doubles} pour un double.`,
}
