import type { Rulebook } from '@hausregeln/engine'
import type { RolledPoint } from '@hausregeln/lab/analyse/rolling.ts'
import { Meter, Panel } from '@hausregeln/view-kit/design/index.ts'
import type { Player } from '@hausregeln/view-kit/game/types.ts'
import { useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { sentenceOf } from '@hausregeln/view-kit/room/refusalTexts.ts'
import type { Recorded } from '@hausregeln/view-kit/story/reels.ts'
import { useEffect, useRef, useState } from 'react'
import type { Analysed } from '../../analysis/run.ts'
import type { Weighed } from '../../analysis/weighed.ts'
import { Curve } from './Curve.tsx'
import { Decisions } from './Decisions.tsx'
import { chance } from './figures.ts'
import { LuckAndPlay } from './LuckAndPlay.tsx'
import { type Shown, ShownContext, useShownGame } from './shown.ts'
import { Turns } from './Turns.tsx'
import { analysisTexts } from './texts.ts'
import { useAnalysis } from './useAnalysis.ts'
import { Verdict } from './Verdict.tsx'
import './analysis.css'

interface AnalysisPanelProps extends Recorded {
  readonly rulebook: Rulebook
  readonly players: readonly Player[]
  /** The entry that is looked at; null: none in particular. */
  readonly entry: number | null
  /** Goes to an entry; null: it is linked to. */
  readonly go: ((entry: number) => void) | null
}

/** A recorded game analysed: worked out as soon as it comes into sight, and shown as it is found. */
export default function AnalysisPanel({ of, id, rulebook, players, entry, go }: AnalysisPanelProps) {
  const texts = useTexts(analysisTexts)
  const locale = useLocale()
  const box = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(box)
  const { so, text, fault } = useAnalysis({ of, id }, isSeen)
  const names = players.map(({ name }) => name)
  const level = go === null ? 3 : 2
  const shown: Shown = { of, id, rulebook, players, names, locale, level, entry, go }
  return (
    <Panel title={texts.title} className="analysis" level={level}>
      <div ref={box} className="stack">
        <ShownContext value={shown}>
          {fault !== null && <p className="notice">{texts.fault(sentenceOf(fault, locale))}</p>}
          {so === null && fault === null && <p className="fine">{texts.reading}</p>}
          {so !== null && <Found so={so} text={text} />}
          {so !== null && so.done < 1 && (
            <Meter
              label={texts.title}
              labelHidden
              value={so.done}
              max={1}
              text={texts.working(chance(locale, so.done))}
            />
          )}
        </ShownContext>
      </div>
    </Panel>
  )
}

function Found({ so, text }: { readonly so: Analysed; readonly text: string | null }) {
  const texts = useTexts(analysisTexts)
  const { rulebook } = useShownGame()
  const { game, weighed, decisions } = so
  const hasSealedBids = rulebook.book.codes.sealedBid !== undefined
  const curve = weighed?.curve ?? game.curve
  if (curve === null) return <Rolled points={so.rolled ?? []} length={game.length} />
  return (
    <>
      {game.header.book !== undefined && <p className="notice">{texts.otherRules}</p>}
      {weighed !== null && <Verdict game={game} weighed={weighed} />}
      <Curve points={curve} length={game.length} turns={weighed?.turns ?? []} />
      {weighed !== null && <LuckAndPlay weighed={weighed} />}
      {decisions !== null && <Decisions decisions={decisions} text={text} />}
      {weighed !== null && <Turns turns={weighed.turns} />}
      <p className="fine">
        {texts.note} {hasSealedBids && texts.noteSealed}{' '}
        {weighed !== null && errsMuch(weighed) && <strong>{texts.careful}</strong>}
      </p>
    </>
  )
}

/** Where no net fits: what games from some moments say, and that nothing else can be told. */
function Rolled({ points, length }: { readonly points: readonly RolledPoint[]; readonly length: number }) {
  const texts = useTexts(analysisTexts)
  const [first] = points
  return (
    <>
      <p className="notice">{texts.noNet}</p>
      {first !== undefined && <Curve points={points} length={length} turns={[]} />}
      {first !== undefined && <p className="fine">{texts.rolled(first.games.toString())}</p>}
    </>
  )
}

/** From so much on, 0 to 1, the net's own error is worth a warning. */
const MUCH = 0.1

function errsMuch({ seats }: Weighed): boolean {
  return seats.some(({ rest }) => Math.abs(rest) > MUCH)
}

/** Whether something has been in sight. */
function useSeen(box: { readonly current: Element | null }): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const { current } = box
    if (current === null) return
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && setSeen(true))
    observer.observe(current)
    return () => observer.disconnect()
  }, [box])
  return isSeen
}
