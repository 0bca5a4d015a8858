import type { Change, Correction } from '@hausregeln/engine'
import { sentenceOf } from '@hausregeln/view-kit/room/refusalTexts.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { useEffect, useState } from 'react'
import { withDecided, withoutChange } from './repair.ts'
import { type Settled, settle } from './settle.ts'

/** Corrections that are put together: nothing holds before all are entered. */
export interface Correcting {
  /** What the keeper has said so far; null: nothing. */
  readonly decided: Correction | null
  /** What it leads to; null while it is worked out, or where it cannot be. */
  readonly settled: Settled | null
  /** Why it cannot be worked out. */
  readonly failed: string | null
  /** What is right in the place of these entries. */
  readonly decide: (...changes: readonly Change[]) => void
  /** What was said of an entry does not count. */
  readonly withdraw: (number: number) => void
  readonly replace: (correction: Correction) => void
}

interface Outcome {
  readonly of: Correction
  readonly settled: Settled | null
  readonly failed: string | null
}

const NOTHING: Correction = { host: 'correct', changes: [] }

/** `begun`: a correction to begin with. */
export function useCorrecting(begun: Correction | null): Correcting {
  const { client, rulebook, locale } = useTable()
  const [decided, setDecided] = useState(begun)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { corrections } = client
  useEffect(() => {
    if (decided === null || corrections === null) return
    let isWanted = true
    const take = (found: Omit<Outcome, 'of'>) => {
      if (isWanted) setOutcome({ of: decided, ...found })
    }
    settle(corrections, rulebook, decided).then(
      (settled) => take({ settled, failed: null }),
      (error: unknown) => take({ settled: null, failed: sentenceOf(error, locale) }),
    )
    return () => {
      isWanted = false
    }
  }, [decided, corrections, rulebook, locale])
  // What is decided comes after look-ups: it is added to what stands then.
  const change = (by: (before: Correction) => Correction) => setDecided((before) => somethingOf(by(before ?? NOTHING)))
  const now = decided !== null && outcome?.of === decided ? outcome : null
  return {
    decided,
    settled: now?.settled ?? null,
    failed: now?.failed ?? null,
    decide: (...changes) => change((before) => withDecided(before, changes)),
    withdraw: (number) => change((before) => withoutChange(before, number)),
    replace: (correction) => change(() => correction),
  }
}

/** The correction; null where it says nothing. */
function somethingOf(correction: Correction): Correction | null {
  return correction.changes.length === 0 && correction.dropFrom === undefined ? null : correction
}
