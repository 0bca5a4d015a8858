import { DamageError } from '../storage/damage.ts'
import type { StoredHead, TableHead } from '../storage/storage.ts'
import { headOf } from '../table/state/head.ts'
import { History } from '../table/state/history.ts'
import type { TableState } from '../table/state/state.ts'
import type { Fact, Step } from '../table/steps/step.ts'
import { Timeline } from '../table/time/timeline.ts'
import { withoutPerson } from './eraser.ts'

/** What a log is written without: a person, or its chat, if nothing has happened since a moment (milliseconds since 1970). */
export type Without = { readonly person: string } | { readonly chatBefore: number }

/** A table's log that is to be written without something. */
export interface Draft {
  readonly code: string
  /** All of its steps. */
  readonly texts: readonly string[]
  readonly head: Pick<StoredHead, 'round' | 'wake' | 'changed'>
  readonly without: Without
  /** When that is, in milliseconds since 1970. */
  readonly at: number
}

/** The log as it is to be, with a last step that says so. */
export interface Redrawn {
  readonly texts: readonly string[]
  readonly head: TableHead
}

/** Does it somewhere. Rejects with `DamageError` if the log cannot be read. */
export type Redraw = (draft: Draft) => Promise<Redrawn | null>

/** Does it here, at once. */
export const redrawHere: Redraw = async (draft) => redrawn(draft)

/** What a log is to be instead, and what follows on it. */
export interface Rewriting {
  readonly steps: readonly Step[]
  readonly further: readonly Fact[]
}

/** A table's steps, and how it stands after them. */
export interface Written {
  readonly steps: readonly Step[]
  readonly state: TableState
}

/** Null: the log may stay as it is. Throws `DamageError` if it cannot be read. */
export function redrawn({ code, texts, head, without, at }: Draft): Redrawn | null {
  const steps = stepsIn(code, texts)
  const { state } = historyOf(code, steps)
  const { round, wake, changed } = head
  if ('chatBefore' in without && changed >= without.chatBefore) return null
  const written = { steps, state }
  const rewriting = 'person' in without ? withoutPerson(written, without.person) : withoutChat(written)
  const last: Step = { at, facts: [{ fact: 'rewritten', lines: state.lines }, ...rewriting.further] }
  const all = [...rewriting.steps, last]
  const { met: _, ...next } = headOf(historyOf(code, all).state, round, wake, changed)
  return { texts: all.map((step) => JSON.stringify(step)), head: next }
}

/** Throws `DamageError`. */
export function stepsIn(code: string, texts: readonly string[]): Step[] {
  try {
    return texts.map((text) => JSON.parse(text) as Step)
  } catch (error) {
    throw new DamageError(`Table ${code} cannot be read.`, { cause: error })
  }
}

function historyOf(code: string, [first, ...later]: readonly Step[]): History {
  if (first === undefined) throw new DamageError(`Table ${code} has no steps.`)
  const history = History.begin(code, first, new Timeline())
  for (const step of later) history.absorb(step)
  return history
}

/** A table's log without its chat, and without what was said of its lines when they were reported. */
function withoutChat({ steps }: Written): Rewriting {
  return { steps: steps.map((step): Step => ({ ...step, facts: step.facts.flatMap(withoutLine) })), further: [] }
}

function withoutLine(fact: Fact): Fact[] {
  if (fact.fact === 'said') return []
  return fact.fact === 'reported' && fact.line > 0 ? [{ ...fact, reason: '' }] : [fact]
}
