import { useToast } from '@hausregeln/view-kit/design/index.ts'
import { useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { sentenceOf } from '@hausregeln/view-kit/room/refusalTexts.ts'
import { useCallback } from 'react'
import { appTexts } from '../../frame/texts.ts'

/** Carries something out and says in a sentence what went wrong. True: nothing did. */
export function useFailures(): (attempt: () => Promise<unknown>) => Promise<boolean> {
  const toast = useToast()
  const locale = useLocale()
  const common = useTexts(appTexts)
  return useCallback(
    async (attempt) => {
      try {
        await attempt()
        return true
      } catch (error) {
        toast({ text: common.failed, detail: sentenceOf(error, locale), tone: 'warning' })
        return false
      }
    },
    [toast, locale, common],
  )
}
