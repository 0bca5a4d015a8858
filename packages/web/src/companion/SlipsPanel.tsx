import { ACTIONS, pack } from '@hausregeln/engine'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { Button, Field, Panel, SeatBadge } from '../design/index.ts'
import { useTexts } from '../i18n/index.ts'
import { DecisionAside } from '../panels/DecisionAside.tsx'
import { useTable } from '../table/context.ts'
import { noticeOf, withRule } from '../table/notice.ts'
import { tableTexts } from '../table/texts.ts'
import { useAct } from '../table/useAct.ts'
import { companionTexts } from './texts.ts'

/** The slips of a sealed round: the keeper types them, nobody sees them until all are in. `seats`: still to come. */
export function SlipsPanel({ seats }: { readonly seats: readonly number[] }) {
  const { game, lens } = useTable()
  const texts = useTexts(companionTexts)
  return (
    <Panel className="decision" tone="accent" title={texts.slips} aside={<DecisionAside />}>
      <div className="stack">
        <p>{texts.slipsHint}</p>
        <ul className="slips plain-list">
          {game.players.map((player, seat) => {
            if (((lens.s.alive >>> seat) & 1) === 0) return null
            return (
              <li key={player.name} className="slips__slip">
                <SeatBadge seat={seat} {...player} size={28} bot={player.bot !== null} />
                {seats.includes(seat) ? (
                  <Slip seat={seat} />
                ) : (
                  <span className="slips__in">
                    <Check size={18} aria-hidden /> {texts.slipIn}
                  </span>
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </Panel>
  )
}

function Slip({ seat }: { readonly seat: number }) {
  const scope = useTable()
  const texts = useTexts(companionTexts)
  const common = useTexts(tableTexts)
  const act = useAct()
  const [text, setText] = useState('')
  const amount = /^\d+$/.test(text.trim()) ? Number(text) : null
  const notice = amount === null ? null : noticeOf(scope, pack(ACTIONS.sealedBid.code, seat, amount))
  const fault = amount === null ? texts.slipWrong : notice === null ? undefined : withRule(notice)
  return (
    <form
      className="slips__form"
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
