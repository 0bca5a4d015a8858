import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { sound } from '@hausregeln/view-kit/sound/ears.ts'
import { MOMENT_SOUNDS, type Moment, Witness } from '@hausregeln/view-kit/story/moments.ts'
import { tellMoment } from '@hausregeln/view-kit/story/tell.ts'
import { momentTexts } from '@hausregeln/view-kit/story/texts.ts'
import { highestLevel } from '@hausregeln/view-kit/story/top.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { useEffect, useRef, useState } from 'react'
import { MomentPicture } from './MomentPicture.tsx'
import './moments.css'

/** Milliseconds for which a moment is seen, if nobody touches anything. */
const STAYS = 2800
/** More that come at once are not seen: the first ones go. */
const MOST = 3

/**
 * A whole group, the highest building, a takeover, an escape, a bankruptcy, the victory: each is seen for a moment over
 * the board, in nobody's way. Whatever is tapped or pressed ends it.
 */
export default function Moments() {
  const { rulebook, names, locale } = useTable()
  useTexts(momentTexts)
  const [moment, end] = useMoment()
  useEffect(() => {
    if (moment === null) return
    const timer = setTimeout(end, STAYS)
    addEventListener('pointerdown', end)
    addEventListener('keydown', end)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', end)
      removeEventListener('keydown', end)
    }
  }, [moment, end])
  if (moment === null) return null
  const { title, more } = tellMoment(moment, { rulebook, names, locale })
  return (
    <div className="moment" data-kind={moment.kind}>
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

/** The moment that is seen now, found in what is told as it is told, and what goes on to the next one. */
function useMoment(): readonly [Moment | null, () => void] {
  const { gameView, game, log, snapshot, persons } = useTable()
  const [moments, setMoments] = useState<readonly Moment[]>([])
  const [end] = useState(() => () => setMoments(([, ...rest]) => rest))
  const { change, logKept } = snapshot
  const seen = useRef<{ readonly id: string; readonly witness: Witness; change: number } | null>(null)
  useEffect(() => {
    if (seen.current?.id !== game.id) {
      // What was told before anybody looked is no moment any more.
      const witness = new Witness(gameView.book.board, highestLevel(gameView))
      seen.current = { id: game.id, witness, change }
      witness.stand(gameView.s.owner)
    }
    const { witness, change: before } = seen.current
    if (before === change) return
    seen.current.change = change
    const found = log.slice(logKept).flatMap((line) => witness.see(line) ?? [])
    witness.stand(gameView.s.owner)
    if (found.length > 0) setMoments((waiting) => [...waiting, ...found].slice(-MOST))
  })
  const [moment = null] = moments
  useEffect(() => {
    const heard = moment === null ? null : MOMENT_SOUNDS[moment.kind]
    if (heard !== null) sound([{ sound: heard }], persons, STAYS)
  }, [moment, persons])
  return [moment, end]
}
