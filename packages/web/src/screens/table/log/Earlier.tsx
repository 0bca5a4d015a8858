import { Button } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { useEffect, useRef } from 'react'

interface EarlierProps {
  /** Whether there are turns that are here but not shown. */
  readonly hidden: boolean
  readonly onMore: () => void
}

/**
 * The end of a log that goes on: shows more of what is here. Of what the server has yet to tell, more is asked for as soon
 * as somebody has come down to this.
 */
export function Earlier({ hidden, onMore }: EarlierProps) {
  const { online } = useTable()
  const texts = useTexts(tableTexts)
  const end = useRef<HTMLDivElement>(null)
  const missing = online?.missing ?? 0
  useEffect(() => {
    const seen = new IntersectionObserver((entries) => {
      const isSeen = entries.some(({ isIntersecting }) => isIntersecting)
      if (isSeen && !hidden && missing > 0) online?.askEarlier()
    })
    if (end.current !== null) seen.observe(end.current)
    return () => seen.disconnect()
  }, [online, hidden, missing])
  if (!hidden && missing === 0) return null
  return (
    <div ref={end}>
      <Button size="small" look="quiet" onClick={() => (hidden ? onMore() : online?.askEarlier())}>
        {texts.earlier}
      </Button>
    </div>
  )
}
