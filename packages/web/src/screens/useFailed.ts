import { useToast } from '@hausregeln/view-kit/design/index.ts'
import { shelfFault } from '@hausregeln/view-kit/game/shelfFault.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useCallback } from 'react'
import { appTexts } from '../frame/texts.ts'

/** Says what went wrong and the way on: in these words, in those of the browser's shelf, else in the error's own. */
export function useFailed() {
  const texts = useTexts(appTexts)
  const toast = useToast()
  return useCallback(
    (error: unknown, words?: string) => {
      const shelf = shelfFault(error)
      const own = error instanceof Error ? error.message : String(error)
      toast({ text: texts.failed, detail: words ?? (shelf === null ? own : texts.shelf[shelf]), tone: 'danger' })
    },
    [texts, toast],
  )
}
