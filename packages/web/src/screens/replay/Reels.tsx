import type { Text } from '@hausregeln/engine'
import { copyText } from '@hausregeln/view-kit/design/copy.ts'
import { IconButton, Panel, useToast } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { saidIn } from '@hausregeln/view-kit/i18n/saidIn.ts'
import type { PageReel, Recorded } from '@hausregeln/view-kit/story/reels.ts'
import { replayTexts } from '@hausregeln/view-kit/story/texts.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { ChevronLeft, ChevronRight, FlaskConical, Link, Pause, Play, SkipBack, SkipForward } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { hrefOf } from '../../frame/route.ts'
import type { Winding } from './useWinding.ts'

interface ReelsProps {
  readonly recorded: Recorded
  readonly reel: PageReel
  readonly winding: Winding
  readonly runs: boolean
  readonly run: () => void
  readonly children: ReactNode
}

/** What winds a recorded game: on and back, by itself, to any place, and a link to that place. */
export function Reels({ recorded, reel, winding, runs, run, children }: ReelsProps) {
  const texts = useTexts(replayTexts)
  const locale = useLocale()
  const number = (value: number) => formatNumber(locale, value)
  const { entry, to, step } = winding
  const { view } = winding
  const round = number(view?.gameView.s.round ?? 0)
  const position = (at: number) => texts.position(number(at), number(reel.length), round)
  const places = [...new Set(reel.outline.moments.map((moment) => moment.entry))]
  return (
    <Panel>
      <div className="stack stack--tight">
        <div className="replay__line">
          <input
            type="range"
            aria-label={texts.at}
            aria-valuetext={position(entry)}
            min={0}
            max={reel.length}
            value={entry}
            onChange={(event) => to(Number(event.target.value))}
          />
          <div className="replay__ticks" aria-hidden>
            {places.map((place) => (
              <i key={place} style={{ insetInlineStart: `${(100 * place) / Math.max(1, reel.length)}%` }} />
            ))}
          </div>
        </div>
        {/* Of what is seen: what is asked for is still being wound, and may lie in another round. */}
        <p className="fine numerals">{position(view?.snapshot.change ?? entry)}</p>
        <div className="replay__controls">
          <IconButton label={texts.begin} icon={<SkipBack size={20} aria-hidden />} onClick={() => to(0)} />
          <IconButton label={texts.back} icon={<ChevronLeft size={22} aria-hidden />} onClick={() => step(-1)} />
          <IconButton
            look="primary"
            label={runs ? texts.pause : texts.play}
            icon={runs ? <Pause size={22} aria-hidden /> : <Play size={22} aria-hidden />}
            onClick={run}
          />
          <IconButton label={texts.next} icon={<ChevronRight size={22} aria-hidden />} onClick={() => step(1)} />
          <IconButton label={texts.end} icon={<SkipForward size={20} aria-hidden />} onClick={() => to(reel.length)} />
          {children}
        </div>
        <Links recorded={recorded} entry={entry} />
        {reel.stopped !== null && <Stopped said={reel.stopped} />}
      </div>
    </Panel>
  )
}

/** Why the rest of the record cannot be followed. */
function Stopped({ said }: { readonly said: Text }) {
  const texts = useTexts(replayTexts)
  const locale = useLocale()
  const [why, setWhy] = useState('')
  useEffect(() => void saidIn(said, locale).then(setWhy), [said, locale])
  return (
    <p className="notice">
      {texts.stopped} <small>{why}</small>
    </p>
  )
}

/** Where you can go from here: a link to this moment, its chances, the game itself. */
function Links({ recorded: { of, id }, entry }: { readonly recorded: Recorded; readonly entry: number }) {
  const texts = useTexts(replayTexts)
  const { fromHere } = useTexts(tableTexts)
  const toast = useToast()
  async function copy() {
    await copyText(new URL(hrefOf({ at: 'replay', of, id, entry }), location.href).href)
    toast({ text: of === 'game' ? texts.copiedHere : texts.copied })
  }
  return (
    <div className="replay__links">
      <IconButton label={texts.copy} icon={<Link size={18} aria-hidden />} onClick={() => void copy()} />
      <a
        className="hr-button hr-button--quiet hr-button--small"
        href={hrefOf({ at: 'laboratory', word: null, from: { of, id, entry } })}
        target="_blank"
        rel="noopener"
      >
        <FlaskConical size={18} aria-hidden />
        {fromHere}
      </a>
      <a
        className="hr-button hr-button--quiet hr-button--small"
        href={hrefOf(of === 'game' ? { at: 'game', id } : { at: 'table', code: id })}
      >
        {texts.toGame}
      </a>
    </div>
  )
}
