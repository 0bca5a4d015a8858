import type { Storage } from '../storage/storage.ts'
import { wholeLog } from '../storage/wholeLog.ts'
import { personsIn } from '../table/steps/persons.ts'
import type { Step } from '../table/steps/step.ts'
import { stepsIn } from './redrawing.ts'

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

/** Looks through a table's log somewhere. */
type Trace = (texts: readonly string[], guest: string) => Promise<readonly Step[]>

/** All that is kept of a person. Rejects with `StorageError`. */
export async function exportGuest(
  storage: Storage,
  guest: string,
  trace: Trace = async (texts) => tracesIn(texts, guest),
): Promise<readonly Traces[]> {
  const traces: Traces[] = []
  for (const { code, title, rulebook, phase } of await storage.ofGuest(guest, ALL)) {
    const steps = await trace(await wholeLog(storage, code), guest)
    traces.push({ code, title, rulebook, phase, steps })
  }
  return traces
}

/** What of a table's steps is of this person. Throws `DamageError` if they cannot be read. */
export function tracesIn(texts: readonly string[], guest: string): Step[] {
  return stepsIn('', texts).flatMap((step) => traceIn(step, guest))
}

/** Of a step what is of this person; none: nothing. */
function traceIn({ at, receipt, facts }: Step, guest: string): Step[] {
  const own = facts.filter((fact) => personsIn(fact).includes(guest))
  const asked = receipt?.guest === guest
  if (!asked && own.length === 0) return []
  return [
    { at, ...(receipt && asked && { receipt }), facts: asked ? facts.filter(({ fact }) => fact !== 'created') : own },
  ]
}
