import type { Rulebook } from '@hausregeln/engine'
import { comparisonTable } from './comparison.ts'

const BEGIN = '<!-- comparison: written by `npm run -s docs:rulebooks` -->'
const END = '<!-- end of comparison -->'

/** A document with the comparison of rulebooks as they stand now; throws if its markers are missing. */
export function withComparison(document: string, rulebooks: readonly Rulebook[]): string {
  const from = document.indexOf(BEGIN)
  const to = document.indexOf(END)
  if (from < 0 || to < from) throw new Error(`The document must hold the lines "${BEGIN}" and "${END}".`)
  return `${document.slice(0, from)}${BEGIN}\n\n${comparisonTable(rulebooks, 'en')}\n\n${document.slice(to)}`
}
