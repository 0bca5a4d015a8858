import { pathOf } from '@hausregeln/engine'
import { ExperimentError } from '@hausregeln/lab/experiment/index.ts'

/** What is wrong, with its place, in the language of the page as far as it is known in that. */
export function faultText(fault: unknown, language: 'de' | 'en'): string {
  if (fault instanceof ExperimentError)
    return fault.faults
      .map((one) => (one.at.length === 0 ? one[language] : `${pathOf(one.at)}: ${one[language]}`))
      .join(' ')
  return fault instanceof Error ? fault.message : String(fault)
}
