import { useCallback } from 'react'
import { appTexts } from '../app/texts.ts'
import { useToast } from '../design/index.ts'
import { useTexts } from '../i18n/index.ts'
import { TableError } from './onlineTable.ts'
import { onlineTexts } from './texts.ts'

/** Carries something out and says in a sentence what went wrong. True: nothing did. */
export function useFailures(): (attempt: () => Promise<unknown>) => Promise<boolean> {
  const toast = useToast()
  const common = useTexts(appTexts)
  const texts = useTexts(onlineTexts)
  return useCallback(
    async (attempt) => {
      try {
        await attempt()
        return true
      } catch (error) {
        const known: Readonly<Record<string, string>> = texts.refusals
        const own = error instanceof TableError ? known[error.refusal] : undefined
        toast({ text: common.failed, detail: own ?? (error instanceof Error ? error.message : ''), tone: 'warning' })
        return false
      }
    },
    [toast, common, texts],
  )
}
