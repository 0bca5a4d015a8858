import { pack } from '@hausregeln/engine'
import { Check, PencilLine, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { SeatBadge } from '../../board/SeatBadge.tsx'
import { OpenSlips } from '../../chapters/auction-sealed/OpenSlips.tsx'
import { parseAmount } from '../../design/amount.ts'
import { Button, Field, Panel } from '../../design/index.ts'
import { useTexts } from '../../i18n/index.ts'
import { type Device, deviceOf } from '../../room/room.ts'
import { useTable } from '../../table/context.ts'
import { noticeOf, withRule } from '../../table/notice.ts'
import { tableTexts } from '../../table/texts.ts'
import { useAct } from '../../table/useAct.ts'
import { useRoom } from '../../table/useRoom.ts'
import { DecisionAside } from '../table/DecisionAside.tsx'
import { companionTexts } from './texts.ts'

/**
 * The slips of a sealed round: nobody sees them until all are in. Whoever has a device hands in there; the others' slips
 * the keeper types. `seats`: still to come; `question`: what is bid for.
 */
export function SlipsPanel({ seats, question }: { readonly seats: readonly number[]; readonly question: string }) {
  const { game, lens } = useTable()
  const texts = useTexts(companionTexts)
  const room = useRoom()
  const alive = game.players.map((_, seat) => seat).filter((seat) => (lens.s.alive >>> seat) & 1)
  const byDevice = alive.some((seat) => deviceOf(room, seat) !== 'none')
  return (
    <Panel className="decision" tone="accent" title={texts.slips} aside={<DecisionAside />}>
      <div className="stack">
        <OpenSlips />
        <p className="decision__ask">{question}</p>
        <p className="fine">{byDevice ? texts.slipsHintDevices : texts.slipsHint}</p>
        <ul className="desk-slips plain-list">
          {alive.map((seat) => {
            const player = game.players[seat]
            return (
              <li key={seat} className="desk-slips__slip">
                {player && <SeatBadge seat={seat} {...player} size={28} bot={player.bot !== null} />}
                {!seats.includes(seat) ? (
                  <span className="desk-slips__in">
                    <Check size={18} aria-hidden /> {texts.slipIn}
                  </span>
                ) : deviceOf(room, seat) === 'none' ? (
                  <Slip seat={seat} />
                ) : (
                  <SlipElsewhere seat={seat} device={deviceOf(room, seat)} />
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </Panel>
  )
}

/** Somebody bids on a device of their own; if that fails them, the keeper types the slip after all. */
function SlipElsewhere({ seat, device }: { readonly seat: number; readonly device: Device }) {
  const { names } = useTable()
  const texts = useTexts(companionTexts)
  const [typing, setTyping] = useState(false)
  if (typing) return <Slip seat={seat} />
  return (
    <span className="desk-slips__elsewhere">
      <span className="desk-slips__in">
        <Smartphone size={18} aria-hidden /> {device === 'here' ? texts.slipElsewhere : texts.slipAway}
      </span>
      <Button
        size="small"
        look="quiet"
        icon={<PencilLine size={16} aria-hidden />}
        aria-label={texts.slipTypeFor(names[seat] ?? '')}
        onClick={() => setTyping(true)}
      >
        {texts.slipType}
      </Button>
    </span>
  )
}

function Slip({ seat }: { readonly seat: number }) {
  const scope = useTable()
  const texts = useTexts(companionTexts)
  const common = useTexts(tableTexts)
  const act = useAct()
  const [text, setText] = useState('')
  const amount = parseAmount(text)
  const notice = amount === null ? null : noticeOf(scope, pack(scope.lens.book.codes.sealedBid, seat, amount))
  const fault = amount === null ? texts.slipWrong : notice === null ? undefined : withRule(notice)
  return (
    <form
      className="desk-slips__form"
      onSubmit={(event) => {
        event.preventDefault()
        if (amount !== null && notice === null) void act({ do: 'sealedBid', seat, amount })
      }}
    >
      <Field
        label={texts.slipOf(scope.names[seat] ?? common.bid)}
        labelHidden
        type="password"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={setText}
        error={text === '' ? undefined : fault}
      />
      <Button type="submit" reason={fault}>
        {texts.slipEnter}
      </Button>
    </form>
  )
}
