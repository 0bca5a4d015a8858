import type { Change } from '@hausregeln/engine'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { useCallback } from 'react'
import { companionTexts } from '../texts.ts'
import { type Stay, stayAfter } from './stay.ts'

/** Somebody whose turn it has been so often since has been seen where the books had them. */
export const SEEN = 2

/** Tells that a piece stood where the books had it when it went on after an entry; null: it has not gone on. */
export function useStays(): (change: Pick<Change, 'number'>) => Promise<Stay | null> {
  const { client, rulebook, log } = useTable()
  const { stayReason } = useTexts(companionTexts)
  const { corrections } = client
  return useCallback(
    async ({ number }) =>
      corrections && (await stayAfter(corrections, rulebook, log, number, stayReason).catch(() => null)),
    [corrections, rulebook, log, stayReason],
  )
}
