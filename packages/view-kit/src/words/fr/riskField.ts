import type { SomeWords } from '../words.ts'

/** Words for the risk field. */
export const riskField: SomeWords<'riskField'> = {
  riskTable: 'Tableau des risques',
  riskThrow: (name, a, b, amount) => `Dernier lancer (${name}) : ${a} et ${b}, soit ${amount}.`,
  riskHow: (stake, doubles) =>
    `Un total pair rapporte, un total impair coûte : ${stake} par point, ${doubles} pour un double.`,
}
