import type { Correction, Game } from '@hausregeln/engine'
import { gameAt } from '@hausregeln/view-kit/room/position.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { useEffect, useMemo, useState } from 'react'
import { changesBefore } from './repair.ts'

/** The game before an entry, with what is corrected before it; null where nothing is, or while it is worked out. */
export function useGameBefore(number: number, correction: Correction | null): Game | null {
  const { client, rulebook } = useTable()
  const { corrections } = client
  const [view, setView] = useState<Uint8Array | null>(null)
  useEffect(() => {
    const changes = correction && changesBefore(correction, number)
    let isWanted = true
    const take = (found: Uint8Array | null) => {
      if (isWanted) setView(found)
    }
    if (!changes || corrections === null) take(null)
    else
      corrections.tryCorrection({ host: 'correct', changes, dropFrom: number }).then(
        (attempt) => take(attempt.fault === null ? attempt.view : null),
        () => take(null),
      )
    return () => {
      isWanted = false
    }
  }, [corrections, number, correction])
  return useMemo(() => view && gameAt(rulebook, view), [rulebook, view])
}
