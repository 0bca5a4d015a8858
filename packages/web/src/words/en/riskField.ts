import type { Words } from '../words.ts'

/** Words for the risk field. */
export const riskField: Words['riskField'] = {
  riskTable: 'Risk table',
  riskThrow: (name, a, b, amount) => `Last throw (${name}): ${a} and ${b}, that is ${amount}.`,
  riskHow: (stake, doubles) => `Even pips bring, odd ones cost: ${stake} a pip, ${doubles} in doubles.`,
}
