import type { Words } from '../words.ts'

/** Words for the risk field. */
export const riskField: Words['riskField'] = {
  riskTable: 'Risk table',
  riskThrow: (name, a, b, amount) => `Last throw (${name}): ${a} and ${b}, that is ${amount}.`,
  riskHow: (stake, doubles) => `Even dice pay you, odd ones cost you: ${stake} per pip, ${doubles} with doubles.`,
}
