import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { tellMoment } from '@hausregeln/view-kit/story/tell.ts'
import { momentTexts } from '@hausregeln/view-kit/story/texts.ts'
import { type SeenMoment, useTable } from '@hausregeln/view-kit/table/context.ts'
import { type CSSProperties, useEffect, useState } from 'react'
import { MomentPicture } from './MomentPicture.tsx'
import './moments.css'

/** Milliseconds for which a moment stays that has no scene, or one too short to be read: where nothing travels. */
const STAYS = 2800
const READABLE = 600

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
  const [seen, setSeen] = useState<SeenMoment | null>(null)
  const next = latest?.moment
  const length = latest === null || latest.length < READABLE ? STAYS : latest.length
  useEffect(() => {
    if (next !== undefined) setSeen({ moment: next, length })
  }, [next, length])
  useEffect(() => {
    if (seen === null) return
    const end = () => setSeen(null)
    const timer = setTimeout(end, seen.length)
    addEventListener('pointerdown', end)
    addEventListener('keydown', end)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', end)
      removeEventListener('keydown', end)
    }
  }, [seen])
  return seen
}
