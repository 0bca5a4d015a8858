import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { tellMoment } from '@hausregeln/view-kit/story/tell.ts'
import { momentTexts } from '@hausregeln/view-kit/story/texts.ts'
import { type SeenMoment, useTable } from '@hausregeln/view-kit/table/context.ts'
import { type CSSProperties, useEffect, useState } from 'react'
import { seenFor, withNext } from './inTurn.ts'
import { MomentPicture } from './MomentPicture.tsx'
import './moments.css'

/**
 * A whole group, the highest building, a takeover, an escape, a bankruptcy, the victory: each is seen for a moment over
 * the board, as its scene runs. Whatever is tapped or pressed ends it.
 */
export default function Moments() {
  const { rulebook, names, locale } = useTable()
  useTexts(momentTexts)
  const seen = useSeen()
  if (seen === null) return null
  const { moment, length } = seen
  const { title, more } = tellMoment(moment, { rulebook, names, locale })
  return (
    <div className="moment" data-kind={moment.kind} style={{ '--stays': `${length}ms` } as CSSProperties}>
      <div key={`${moment.entry} ${moment.kind} ${moment.deed}`} className="moment__sheet">
        <MomentPicture moment={moment} />
        <div role="status">
          <p className="moment__title">{title}</p>
          <p className="moment__more">{more}</p>
        </div>
      </div>
    </div>
  )
}

/** The moment that is seen now: as long as its scene runs, or for a while; null: none. */
function useSeen(): SeenMoment | null {
  const { moment: latest } = useTable()
  const [waiting, setWaiting] = useState<readonly SeenMoment[]>([])
  const next = latest?.moment
  const length = latest?.length ?? 0
  useEffect(() => {
    if (next !== undefined) setWaiting((before) => withNext(before, { moment: next, length }))
  }, [next, length])
  useEffect(() => {
    if (waiting.length === 0) return
    const timer = setTimeout(() => setWaiting((now) => now.slice(1)), seenFor(waiting))
    const end = () => setWaiting([])
    addEventListener('pointerdown', end)
    addEventListener('keydown', end)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', end)
      removeEventListener('keydown', end)
    }
  }, [waiting])
  const [first] = waiting
  return first === undefined ? null : { ...first, length: seenFor(waiting) }
}
