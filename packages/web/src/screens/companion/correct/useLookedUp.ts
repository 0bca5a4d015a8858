import type { LookedUp } from '@hausregeln/view-kit/game/types.ts'
import { sentenceOf } from '@hausregeln/view-kit/room/refusalTexts.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { useEffect, useState } from 'react'

/** An entry looked up; null while it comes. `failed`: why it cannot be. */
export function useLookedUp(number: number): { readonly lookedUp: LookedUp | null; readonly failed: string | null } {
  const { client, locale } = useTable()
  const { corrections } = client
  const [known, setKnown] = useState<LookedUp | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => {
    let isWanted = true
    corrections?.lookUp(number).then(
      (found) => isWanted && setKnown(found),
      (error: unknown) => isWanted && setFailed(sentenceOf(error, locale)),
    )
    return () => {
      isWanted = false
    }
  }, [corrections, number, locale])
  return { lookedUp: known?.number === number ? known : null, failed }
}
