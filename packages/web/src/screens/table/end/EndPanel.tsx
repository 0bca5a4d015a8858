import { seatsIn } from '@hausregeln/engine'
import { endingText } from '@hausregeln/rulebooks/texts/index.ts'
import { SeatDisc } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { Panel, useToastsGone } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { LineChart } from '@hausregeln/view-kit/table/chart/LineChart.tsx'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { withWords } from '@hausregeln/view-kit/words/words.ts'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { NextBook } from './NextBook.tsx'
import { Ranking } from './Ranking.tsx'
import { Rematch } from './Rematch.tsx'
import { Story } from './Story.tsx'
import './end.css'

const AnalysisPanel = lazy(() => withWords(import('../../analysis/AnalysisPanel.tsx'), 'study'))

/** The end of a game: who has won and why, the ranking, wealth over time, rents, the analysis, and a rematch. */
export default function EndPanel() {
  const { gameView, rulebook, names, locale, game, online, snapshot } = useTable()
  const texts = useTexts(tableTexts)
  const body = useRef<HTMLDivElement>(null)
  const { over, winners, round, turns } = gameView.s
  useToastsGone()
  // On a phone you may have been elsewhere on the page, and the question that had the focus is gone.
  useEffect(() => {
    body.current?.scrollIntoView({ block: 'start' })
    if (document.activeElement === document.body) body.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [])
  return (
    <Panel className="decision decision--end">
      <div ref={body} className="stack">
        <header className="end__head">
          <Laurels />
          <div>
            <p className="eyebrow">{texts.ended}</p>
            <h2>{endingText(rulebook, over, winners, names, locale)}</h2>
            <p className="fine">{texts.length(round, turns)}</p>
          </div>
        </header>
        <div className="row">
          <Rematch />
          <NextBook />
        </div>
        <Story />
        <Ranking />
        <LineChart
          caption={texts.wealthOverTime}
          points={snapshot.wealth.map(({ turn, wealth }) => ({ turn, values: wealth }))}
          players={game.players}
        />
        <Suspense>
          <AnalysisPanel
            of={online === null ? 'game' : 'table'}
            id={online?.code ?? game.id}
            rulebook={rulebook}
            players={game.players}
            entry={null}
            go={null}
          />
        </Suspense>
      </div>
    </Panel>
  )
}

/** The winners' discs in a wreath. */
function Laurels() {
  const { gameView, game } = useTable()
  return (
    <span className="end__laurels" aria-hidden>
      {seatsIn(gameView.s.winners).map((seat) => {
        const player = game.players[seat]
        return (
          <span key={seat} className="end__laurel">
            <svg viewBox="0 0 96 96" aria-hidden>
              <path d={WREATH} />
            </svg>
            {player && <SeatDisc seat={seat} colour={player.colour} shape={player.shape} size={56} />}
          </span>
        )
      })}
    </span>
  )
}

/** Two leaves at each of these places, in degrees from the top; all point up their side of the wreath. */
const TWIGS = [178, 154, 130, 106, 82, 58, 34]

function leaf(side: number, from: number, length: number, base: number, tip: number, belly: number): string {
  const at = (radius: number, degrees: number) => {
    const radians = (side * degrees * Math.PI) / 180
    return `${(48 + radius * Math.sin(radians)).toFixed(1)} ${(48 - radius * Math.cos(radians)).toFixed(1)}`
  }
  const middle = from - length / 2
  return `M${at(base, from)}Q${at(tip, middle + 8)} ${at(tip, from - length)}Q${at(belly, middle)} ${at(base, from)}Z`
}

const WREATH = [-1, 1]
  .flatMap((side) => TWIGS.map((from) => leaf(side, from, 24, 37, 45, 38) + leaf(side, from, 20, 37, 31.5, 37)))
  .join('')
