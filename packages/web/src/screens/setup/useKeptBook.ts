import type { OpenedBook } from '@hausregeln/rulebooks/file/index.ts'
import { useToast } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useEffect, useEffectEvent } from 'react'
import { bookTexts } from '../../rules/texts.ts'

/** Begins with a rulebook that this browser keeps, if the address names one; where it is gone, it says so. */
export function useKeptBook(key: string | undefined, take: (opened: OpenedBook) => void): void {
  const toast = useToast()
  const { notKept } = useTexts(bookTexts)
  const taken = useEffectEvent(take)
  const gone = useEffectEvent(() => toast({ text: notKept, tone: 'warning' }))
  useEffect(() => {
    if (key === undefined) return
    let current = true
    void openKept(key).then((opened) => {
      if (!current) return
      if (opened === null) gone()
      else taken(opened)
    })
    return () => {
      current = false
    }
  }, [key])
}

async function openKept(key: string): Promise<OpenedBook | null> {
  try {
    const shelf = await import('@hausregeln/view-kit/game/books/bookShelf.ts')
    const read = await shelf.openKept(key)
    return read === null || read.faults ? null : read.value
  } catch {
    return null
  }
}
