import type { Storage } from '../storage/storage.ts'
import { personsIn } from '../table/steps/persons.ts'
import type { Step } from '../table/steps/step.ts'
import { stepsOf } from './rewriting.ts'

/** Tables that are read of one person at most. */
const ALL = 100_000

/** What is kept of a person at a table: what they did, wrote and were called there. */
export interface Traces {
  readonly code: string
  readonly title: string
  readonly rulebook: string
  readonly phase: string
  readonly steps: readonly Step[]
}

/** All that is kept of a person. Rejects with `StorageError`. */
export async function exportGuest(storage: Storage, guest: string): Promise<readonly Traces[]> {
  const traces: Traces[] = []
  for (const { code, title, rulebook, phase } of await storage.ofGuest(guest, ALL)) {
    const steps = (await stepsOf(storage, code)).flatMap((step) => tracesIn(step, guest))
    traces.push({ code, title, rulebook, phase, steps })
  }
  return traces
}

/** Of a step what is of this person; none: nothing. */
function tracesIn({ at, receipt, facts }: Step, guest: string): Step[] {
  const own = facts.filter((fact) => personsIn(fact).includes(guest))
  const asked = receipt?.guest === guest
  if (!asked && own.length === 0) return []
  return [
    { at, ...(receipt && asked && { receipt }), facts: asked ? facts.filter(({ fact }) => fact !== 'created') : own },
  ]
}
