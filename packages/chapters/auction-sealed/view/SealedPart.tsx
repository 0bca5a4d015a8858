import { SeatDisc } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { Button, classes } from '@hausregeln/view-kit/design/index.ts'
import type { FaceDown } from '@hausregeln/view-kit/game/types.ts'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import type { SlipState } from '@hausregeln/view-kit/table/part.ts'
import { type LucideIcon, Mail, MailCheck, MailX, PencilLine } from 'lucide-react'
import { useState } from 'react'
import { sealedRound } from '../rules/slips.ts'
import { SlipEntry } from './SlipEntry.tsx'
import { slipState } from './slip.ts'
import { sealedTexts } from './texts.ts'
import './sealed.css'

/** A sealed round: who has handed in a slip, and your own, behind a cover where several share the screen. */
export function SealedPart() {
  const { gameView, me } = useTable()
  return (
    <div className="stack">
      <Slips />
      <Slip key={`${sealedRound(gameView)} ${me}`} />
    </div>
  )
}

const ENVELOPES: Readonly<Record<SlipState, LucideIcon>> = { in: MailCheck, out: Mail, none: MailX }

/** Everybody in the round: the envelope is closed once the slip is in. */
function Slips() {
  const { gameView, game, snapshot } = useTable()
  const texts = useTexts(sealedTexts)
  const words = { in: texts.slipIn, out: texts.slipOut, none: texts.slipNone }
  return (
    <ul className="slips plain-list on-stage">
      {game.players.map((player, seat) => {
        if (((gameView.s.alive >>> seat) & 1) === 0) return null
        const state = slipState(gameView, seat, snapshot.slips)
        const Envelope = ENVELOPES[state]
        return (
          <li key={player.name} className={classes('slips__seat', `slips__seat--${state}`)} title={words[state]}>
            <SeatDisc seat={seat} colour={player.colour} shape={player.shape} size={26} />
            <span>{player.name}</span>
            <Envelope size={18} aria-hidden />
            <span className="slips__word">{words[state]}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** The slip of the person at the screen; among several it lies covered until that person takes the screen. */
function Slip() {
  const { persons, snapshot, me } = useTable()
  const shared = persons.length > 1
  const [covered, setCovered] = useState(shared)
  const [changing, setChanging] = useState(false)
  const faceDown = snapshot.slips.find(({ seat }) => seat === me)
  if (faceDown !== undefined && !changing) return <FaceDownSlip slip={faceDown} onChange={() => setChanging(true)} />
  if (covered) return <Cover onTake={() => setCovered(false)} />
  return <SlipEntry masked={shared} onDone={() => setChanging(false)} />
}

/** At a real table a slip lies face down until the keeper turns all over. */
function FaceDownSlip({ slip, onChange }: { readonly slip: FaceDown; readonly onChange: () => void }) {
  const { locale } = useTable()
  const texts = useTexts(sealedTexts)
  return (
    <>
      <p>{slip.amount === null ? texts.faceDown : texts.faceDownWith(formatNumber(locale, slip.amount))}</p>
      <div className="answers">
        <Button icon={<PencilLine size={18} aria-hidden />} onClick={onChange}>
          {texts.rewrite}
        </Button>
      </div>
    </>
  )
}

function Cover({ onTake }: { readonly onTake: () => void }) {
  const { me, names } = useTable()
  const texts = useTexts(sealedTexts)
  const name = names[me] ?? ''
  return (
    <div className="cover">
      <Mail size={44} strokeWidth={1.25} aria-hidden />
      <div>
        <p className="cover__name">{texts.coverFor(name)}</p>
        <p>{texts.coverAsk(name)}</p>
        <div className="answers">
          <Button look="primary" className="js-main" onClick={onTake}>
            {texts.coverTake(name)}
          </Button>
        </div>
      </div>
    </div>
  )
}
