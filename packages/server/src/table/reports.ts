import type { TableState } from './state.ts'
import type { Fact } from './step.ts'
import type { World } from './world.ts'

/** Reports are for those who run the server: they stand in its log. */
export function noteReports(
  facts: readonly Fact[],
  step: number,
  { code, chat, settings }: TableState,
  { meter, log }: World,
): void {
  for (const fact of facts) {
    if (fact.fact !== 'reported') continue
    const reported = chat.find(({ line }) => line === fact.line)
    meter.reported()
    const what = reported === undefined ? { title: settings.title } : { reported }
    log.warn({ table: code, step, ...what, by: fact.by, reason: fact.reason }, 'Something was reported.')
  }
}
