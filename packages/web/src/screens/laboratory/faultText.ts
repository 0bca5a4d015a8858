import { pathOf } from '@hausregeln/engine'
import { textIn } from '@hausregeln/engine/core/saying.ts'
import { ExperimentError } from '@hausregeln/lab/experiment/index.ts'
import type { Locale } from '@hausregeln/view-kit/i18n/index.ts'

/** What is wrong, with its place, in the language of the page as far as it is known in that. */
export function faultText(fault: unknown, language: Locale): string {
  if (fault instanceof ExperimentError)
    return fault.faults
      .map((one) => (one.at.length === 0 ? textIn(one, language) : `${pathOf(one.at)}: ${textIn(one, language)}`))
      .join(' ')
  return fault instanceof Error ? fault.message : String(fault)
}
