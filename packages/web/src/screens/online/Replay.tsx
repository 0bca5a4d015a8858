import type { GameRecord } from '@hausregeln/engine'
import { eventLevel, eventText } from '@hausregeln/rulebooks/texts/index.ts'
import { Dialog, IconButton } from '@hausregeln/view-kit/design/index.ts'
import type { TableView } from '@hausregeln/view-kit/game/client.ts'
import { formatNumber, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { gameAt } from '@hausregeln/view-kit/room/replayed.ts'
import { useShown } from '@hausregeln/view-kit/show/useShown.ts'
import { TableContext, type TableScope, useTable } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { ChevronLeft, ChevronRight, FlaskConical, Pause, Play } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { hrefOf } from '../../frame/route.ts'
import { PlayersPanel } from '../table/people/PlayersPanel.tsx'
import { TableBoard } from '../table/TableBoard.tsx'
import { onlineTexts } from './texts.ts'

interface ReplayProps {
  readonly code: string
  readonly record: GameRecord
  readonly onClose: () => void
}

/** Milliseconds between steps that play by themselves. */
const STEP_TIME = 700

/** A finished game, to be gone through step by step. */
export default function Replay({ code, record, onClose }: ReplayProps) {
  const texts = useTexts(onlineTexts)
  const { fromHere } = useTexts(tableTexts)
  const locale = useLocale()
  const scope = useTable()
  const all = record.entries.length
  const [step, setStep] = useState(0)
  const [playing, setPlaying] = useState(false)
  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => setStep((at) => Math.min(all, at + 1)), STEP_TIME)
    return () => clearInterval(timer)
  }, [playing, all])
  const { players } = scope.game
  const shown = useMemo(() => gameAt(code, record, step, players), [code, record, step, players])
  if (shown === null) return null
  const number = (value: number) => formatNumber(locale, value)
  return (
    <Dialog open title={texts.replay} size="large" onClose={onClose}>
      <div className="replay">
        <div className="replay__controls">
          <IconButton
            label={texts.replayBack}
            icon={<ChevronLeft size={20} aria-hidden />}
            onClick={() => setStep(Math.max(0, step - 1))}
          />
          <IconButton
            label={playing && step < all ? texts.replayStop : texts.replayPlay}
            icon={playing && step < all ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
            onClick={() => setPlaying(!playing)}
          />
          <IconButton
            label={texts.replayNext}
            icon={<ChevronRight size={20} aria-hidden />}
            onClick={() => setStep(Math.min(all, step + 1))}
          />
          <input
            type="range"
            aria-label={texts.replayAt}
            aria-valuetext={texts.replayStep(number(step), number(all))}
            min={0}
            max={all}
            value={step}
            onChange={(event) => setStep(Number(event.target.value))}
          />
          <span className="fine numerals">{texts.replayStep(number(step), number(all))}</span>
          <a
            className="hr-button hr-button--quiet hr-button--small"
            href={hrefOf({ at: 'laboratory', word: null, from: { of: 'table', id: code, entry: step } })}
            target="_blank"
            rel="noopener"
          >
            <FlaskConical size={18} aria-hidden />
            {fromHere}
          </a>
        </div>
        <Stage truth={shown} />
      </div>
    </Dialog>
  )
}

/** The game as it stands at a step, shown scene by scene where it goes on by one. */
function Stage({ truth }: { readonly truth: TableView }) {
  const scope = useTable()
  const { view, playing } = useShown(truth)
  const replayed: TableScope = { ...scope, ...view, playing, me: -1, persons: [] }
  const last = view.log.findLast(({ event }) => eventLevel(event) === 'main')
  return (
    <TableContext value={replayed}>
      <p className="replay__words" role="status">
        {last && eventText(view.rulebook, last.event, scope.names, scope.locale)}
      </p>
      <TableBoard />
      <div className="replay__players">
        <PlayersPanel />
      </div>
    </TableContext>
  )
}
