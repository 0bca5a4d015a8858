import type { TableState } from './state/state.ts'
import type { Fact } from './steps/step.ts'
import type { World } from './world.ts'

/**
 * Reports are for those who run the server. Its log says where to look and holds nothing of anybody, because nothing can
 * be taken out of it: who has reported what, and why, is shown by `npm run admin -- show`.
 */
export function noteReports(facts: readonly Fact[], step: number, { code }: TableState, { meter, log }: World): void {
  for (const fact of facts) {
    if (fact.fact !== 'reported') continue
    meter.reported()
    log.warn({ table: code, step, line: fact.line }, 'Something was reported; the command "show" says what.')
  }
}
