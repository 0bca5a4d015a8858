import type { BookFault } from '@hausregeln/engine'
import type { OpenedBook } from '@hausregeln/rulebooks/file/index.ts'
import { useToast } from '@hausregeln/view-kit/design/index.ts'
import { useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { saidIn } from '@hausregeln/view-kit/i18n/saidIn.ts'
import { useEffect, useEffectEvent } from 'react'
import { bookTexts } from '../../rules/texts.ts'

/**
 * Begins with a rulebook that this browser keeps, if the address names one; it says so where it is gone, and where it
 * cannot be played, with what is wrong with it.
 */
export function useKeptBook(key: string | undefined, take: (opened: OpenedBook) => void): void {
  const toast = useToast()
  const { notKept, refusedBook } = useTexts(bookTexts)
  const locale = useLocale()
  const taken = useEffectEvent(take)
  const gone = useEffectEvent(() => toast({ text: notKept, tone: 'warning' }))
  const refused = useEffectEvent(async ([fault]: readonly BookFault[]) => {
    const detail = fault && (await saidIn(fault, locale))
    toast({ text: refusedBook, detail, tone: 'warning' })
  })
  useEffect(() => {
    if (key === undefined) return
    let current = true
    void openKept(key).then((read) => {
      if (!current) return
      if (read === null) gone()
      else if (read.faults) void refused(read.faults)
      else taken(read.value)
    })
    return () => {
      current = false
    }
  }, [key])
}

/** Null: it is not kept, or the browser lets nothing be read. */
async function openKept(key: string) {
  try {
    const shelf = await import('@hausregeln/view-kit/game/books/bookShelf.ts')
    return await shelf.openKept(key)
  } catch {
    return null
  }
}
