import type { Attempt } from '@hausregeln/view-kit/game/types.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { useEffect, useState } from 'react'
import type { Cause, Explanation } from './causes.ts'
import { putRight } from './putRight.ts'

/** What setting the books right would lead to, for each single cause: null where they cannot follow. */
export type Remedies = ReadonlyMap<Cause, Attempt | null>

/** Tries out, one after the other, how the books could follow the table. */
export function useRemedies(explanations: readonly Explanation[]): Remedies {
  const { client, rulebook } = useTable()
  const [remedies, setRemedies] = useState<Remedies>(new Map())
  const { corrections } = client
  useEffect(() => {
    let isWanted = true
    const tryAll = async () => {
      for (const [cause, second] of explanations) {
        if (!isWanted || corrections === null) return
        if (second !== undefined) continue
        const attempt = await putRight(corrections, rulebook, cause).catch(() => null)
        if (isWanted) setRemedies((known) => new Map(known).set(cause, attempt))
      }
    }
    void tryAll()
    return () => {
      isWanted = false
    }
  }, [explanations, corrections, rulebook])
  return remedies
}
