import { useKeys } from '@hausregeln/view-kit/design/hooks/useKeys.ts'
import { Choice } from '@hausregeln/view-kit/design/index.ts'
import { Text } from '@hausregeln/view-kit/design/Text.tsx'
import type { TableView } from '@hausregeln/view-kit/game/client.ts'
import type { Pace } from '@hausregeln/view-kit/game/types.ts'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useShown } from '@hausregeln/view-kit/show/useShown.ts'
import { useSounds } from '@hausregeln/view-kit/show/useSounds.ts'
import type { PageReel, Recorded } from '@hausregeln/view-kit/story/reels.ts'
import { replayTexts } from '@hausregeln/view-kit/story/texts.ts'
import { TableContext } from '@hausregeln/view-kit/table/context.ts'
import { isTyping } from '@hausregeln/view-kit/table/typing.ts'
import { withWords } from '@hausregeln/view-kit/words/words.ts'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { Frame } from '../../frame/Frame.tsx'
import { hrefOf } from '../../frame/route.ts'
import { useParts } from '../../parts/parts.ts'
import { lookedAt } from '../lookOn.ts'
import { PlayersPanel } from '../table/people/PlayersPanel.tsx'
import { SoundButton } from '../table/SoundButton.tsx'
import { TableBoard } from '../table/TableBoard.tsx'
import { Marks } from './Marks.tsx'
import { Reels } from './Reels.tsx'
import { useWinding, type Winding } from './useWinding.ts'
import '@hausregeln/view-kit/table/layout.css'
import '@hausregeln/view-kit/table/table.css'
import './replay.css'

/** How fast it plays: as many times as the tempo of a table for people, and the pace whose scenes that is. */
const SPEEDS = ['1', '3', '6'] as const
const PACE: Readonly<Record<(typeof SPEEDS)[number], Pace>> = { '1': 'slow', '3': 'normal', '6': 'fast' }
/** Milliseconds between two steps, at the first speed. */
const BETWEEN = 600

const AnalysisPanel = lazy(() => withWords(import('../analysis/AnalysisPanel.tsx'), 'study'))

interface CinemaProps extends Recorded {
  readonly reel: PageReel
  readonly begin: number
}

/** A recorded game, played scene by scene, wound to any of its entries, with marks on the way. */
export function Cinema({ of, id, reel, begin }: CinemaProps) {
  const texts = useTexts(replayTexts)
  const locale = useLocale()
  const winding = useWinding(reel, begin)
  const [runs, setRuns] = useState(false)
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>('3')
  useParts(reel.rulebook)
  const { entry, view } = winding
  // The address leads back to this moment.
  useEffect(() => {
    if (!runs) history.replaceState(null, '', hrefOf({ at: 'replay', of, id, entry }))
  }, [runs, of, id, entry])
  useKeys((event) => {
    if (isTyping(event.target)) return
    if (event.key === 'ArrowRight') winding.step(1)
    if (event.key === 'ArrowLeft') winding.step(-1)
  })
  if (view === null) return <Frame title={texts.title}>{null}</Frame>
  return (
    <Frame
      title={`${texts.title} · ${textIn(reel.rulebook.title, locale)}`}
      table
      head={
        <>
          <p className="fine">
            {texts.title} · <Text text={reel.rulebook.title} />
          </p>
          <SoundButton />
        </>
      }
    >
      <h1 className="visually-hidden">{texts.title}</h1>
      <Stage
        recorded={{ of, id }}
        reel={reel}
        view={view}
        winding={winding}
        runs={runs}
        stop={() => setRuns(false)}
        speed={speed}
      >
        <Reels
          recorded={{ of, id }}
          reel={reel}
          winding={winding}
          runs={runs && entry < reel.length}
          run={() => {
            if (entry >= reel.length) winding.to(0)
            setRuns(!runs || entry >= reel.length)
          }}
        >
          <Choice
            label={texts.speed}
            value={speed}
            onChange={setSpeed}
            options={SPEEDS.map((value) => ({ value, label: texts.times(value) }))}
          />
        </Reels>
      </Stage>
    </Frame>
  )
}

interface StageProps {
  readonly recorded: Recorded
  readonly reel: PageReel
  readonly view: TableView
  readonly winding: Winding
  readonly runs: boolean
  readonly stop: () => void
  readonly speed: (typeof SPEEDS)[number]
  readonly children: ReactNode
}

/** The game as it stands: where it goes on by a step, scene by scene. */
function Stage({ recorded, reel, view: truth, winding, runs, stop, speed, children }: StageProps) {
  const locale = useLocale()
  const paced = useMemo(() => {
    const { snapshot } = truth
    return { ...truth, snapshot: { ...snapshot, settings: { ...snapshot.settings, pace: PACE[speed] } } }
  }, [truth, speed])
  const show = useShown(paced)
  useSounds(show, [])
  const { entry, step } = winding
  const waits = runs && !show.playing && truth.snapshot.change === entry
  useEffect(() => {
    if (!waits) return
    if (entry >= reel.length) return stop()
    const timer = setTimeout(() => step(1), BETWEEN / Number(speed))
    return () => clearTimeout(timer)
  })
  return (
    <TableContext value={lookedAt(show, locale)}>
      <div className="replay">
        <TableBoard />
        <div className="replay__desk">{children}</div>
        <div className="replay__side">
          <Suspense>
            <AnalysisPanel
              {...recorded}
              rulebook={reel.rulebook}
              players={reel.players}
              entry={winding.entry}
              go={winding.to}
            />
          </Suspense>
          <Marks reel={reel} winding={winding} />
          <PlayersPanel />
        </div>
      </div>
    </TableContext>
  )
}
