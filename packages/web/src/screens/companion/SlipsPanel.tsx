import { SeatBadge } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { Button, Panel, useToast } from '@hausregeln/view-kit/design/index.ts'
import { formatList, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { sentenceOf } from '@hausregeln/view-kit/room/refusalTexts.ts'
import { deviceOf } from '@hausregeln/view-kit/room/room.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import type { Slips } from '@hausregeln/view-kit/table/part.ts'
import { useRoom } from '@hausregeln/view-kit/table/useRoom.ts'
import { Smartphone } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { PARTS } from '../../parts/parts.ts'
import { DecisionAside } from '../table/decision/DecisionAside.tsx'
import { Slip } from './Slip.tsx'
import { companionTexts } from './texts.ts'
import './slips.css'

/**
 * The slips of a sealed round: they lie face down until the keeper turns all over. Players with a device hand in there;
 * the others' slips the keeper types. `question`: what is bid for.
 */
export function SlipsPanel({ slips, question }: { readonly slips: Slips; readonly question: string }) {
  const { game, gameView } = useTable()
  const texts = useTexts(companionTexts)
  const room = useRoom()
  const list = useRef<HTMLUListElement>(null)
  const alive = game.players.map((_, seat) => seat).filter((seat) => (gameView.s.alive >>> seat) & 1)
  const byDevice = alive.some((seat) => deviceOf(room, seat) !== 'none')
  const again = slips.again(gameView)
  /** From one slip to the next that is still empty. */
  const goOn = () =>
    Array.from(list.current?.querySelectorAll('input') ?? [])
      .find((input) => input.value === '')
      ?.focus()
  return (
    <Panel className="decision" tone="accent" title={texts.slips} aside={<DecisionAside />}>
      <div className="stack">
        {PARTS.map(({ chapter, news: News }) => News && <News key={chapter} />)}
        <p className="decision__ask">{question}</p>
        {!again && <p className="fine">{byDevice ? texts.slipsHintDevices : texts.slipsHint}</p>}
        <ul ref={list} className="desk-slips plain-list">
          {alive.map((seat) => {
            const player = game.players[seat]
            return (
              <li key={seat} className="desk-slips__slip">
                {player && <SeatBadge seat={seat} {...player} size={28} bot={player.bot !== null} />}
                <SlipOf slips={slips} seat={seat} onDone={goOn} />
              </li>
            )
          })}
        </ul>
        <RevealButton slips={slips} />
      </div>
    </Panel>
  )
}

interface SlipOfProps {
  readonly slips: Slips
  readonly seat: number
  readonly onDone: () => void
}

/** A slip to be typed; or how far somebody is who bids elsewhere: if their device fails them, the keeper types after all. */
function SlipOf({ slips, seat, onDone }: SlipOfProps) {
  const { names, gameView, snapshot, game } = useTable()
  const texts = useTexts(companionTexts)
  const device = deviceOf(useRoom(), seat)
  const [typing, setTyping] = useState(false)
  const state = slips.state(gameView, seat, snapshot.slips)
  if (state === 'none') return <span className="desk-slips__word soft">{texts.slipNone}</span>
  if (game.players[seat]?.bot !== null)
    return <span className="desk-slips__word">{state === 'in' ? texts.slipIn : texts.slipThinks}</span>
  if (device === 'none' || typing) return <Slip seat={seat} onDone={onDone} />
  return (
    <span className="desk-slips__elsewhere">
      <span className="desk-slips__word">
        <Smartphone size={18} aria-hidden />{' '}
        {state === 'in' ? texts.slipIn : device === 'here' ? texts.slipElsewhere : texts.slipAway}
      </span>
      <Button
        size="small"
        look="quiet"
        aria-label={texts.slipTypeFor(names[seat] ?? '')}
        onClick={() => setTyping(true)}
      >
        {texts.slipType}
      </Button>
    </span>
  )
}

/** Turns all slips over; it says whose are missing, and has the focus once none is. */
function RevealButton({ slips }: { readonly slips: Slips }) {
  const { client, gameView, game, snapshot, names, locale } = useTable()
  const texts = useTexts(companionTexts)
  const toast = useToast()
  const row = useRef<HTMLDivElement>(null)
  const missing = game.players.flatMap((_, seat) =>
    slips.state(gameView, seat, snapshot.slips) === 'out' ? [names[seat] ?? ''] : [],
  )
  const complete = missing.length === 0
  useLayoutEffect(() => {
    if (complete) row.current?.querySelector('button')?.focus()
  }, [complete])
  const failed = (error: unknown) => toast({ text: texts.failed, detail: sentenceOf(error, locale), tone: 'warning' })
  return (
    <div ref={row} className="answers">
      <Button
        look="primary"
        className="js-main"
        reason={complete ? undefined : texts.revealMissing(formatList(locale, missing))}
        onClick={() => void client.reveal().catch(failed)}
      >
        {texts.reveal}
      </Button>
    </div>
  )
}
