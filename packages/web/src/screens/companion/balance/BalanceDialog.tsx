import { MAX_AMOUNT, seatsIn } from '@hausregeln/engine'
import { SeatBadge } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { Button, Dialog, Field } from '@hausregeln/view-kit/design/index.ts'
import type { Attempt } from '@hausregeln/view-kit/game/types.ts'
import { formatMoney, formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { CorrectDialog } from '../correct/CorrectDialog.tsx'
import { companionTexts } from '../texts.ts'
import { Causes } from './Causes.tsx'
import { differencesOf, explanationsOf } from './causes.ts'
import { countedIn } from './counted.ts'
import './balance.css'

/** What is counted on the table against what the books say, and which entries would explain the difference. */
export default function BalanceDialog({ onClose }: { readonly onClose: () => void }) {
  const { log, gameView, online } = useTable()
  const texts = useTexts(companionTexts)
  const [typed, setTyped] = useState<readonly string[]>([])
  const [correcting, setCorrecting] = useState<{ number: number; attempt: Attempt | null } | null>(null)
  const { s } = gameView
  const missing = online?.missing ?? 0
  useEffect(() => {
    if (missing > 0) online?.askEarlier()
  }, [online, missing])
  const count = useMemo(() => {
    const booked = Array.from({ length: gameView.s.seats }, (_, seat) => gameView.s.cash[seat] ?? 0)
    const alive = seatsIn(gameView.s.alive)
    return { counted: booked.map((_, seat) => countedIn(typed[seat] ?? '')), booked, alive, round: gameView.s.round }
  }, [typed, gameView])
  const settled = useDeferredValue(count)
  const explanations = useMemo(() => explanationsOf(log, settled), [log, settled])
  const differences = differencesOf(count)
  const type = (seat: number, text: string) =>
    setTyped(Array.from({ length: s.seats }, (_, other) => (other === seat ? text : (typed[other] ?? ''))))
  if (correcting !== null) return <CorrectDialog {...correcting} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.balanceWrong}
      actions={<Button onClick={onClose}>{texts.cancel}</Button>}
    >
      <div className="stack">
        <p className="fine">{texts.balanceHint}</p>
        <ul className="counts plain-list">
          {count.alive.map((seat) => (
            <CountRow
              key={seat}
              seat={seat}
              typed={typed[seat] ?? ''}
              difference={differences[seat] ?? null}
              onType={(text) => type(seat, text)}
            />
          ))}
        </ul>
        <Found differences={differences} found={explanations.length} comes={missing > 0} />
        <Causes explanations={explanations} onCorrect={(number, attempt) => setCorrecting({ number, attempt })} />
      </div>
    </Dialog>
  )
}

interface FoundProps {
  readonly differences: readonly (number | null)[]
  readonly found: number
  readonly comes: boolean
}

/** What has come of counting, for those who listen, too. */
function Found({ differences, found, comes }: FoundProps) {
  const texts = useTexts(companionTexts)
  const isCounted = differences.some((difference) => difference !== null)
  const tallies = differences.every((difference) => difference === null || difference === 0)
  return (
    <p role="status">
      {isCounted && (tallies ? texts.tallies : found > 0 ? texts.explained : texts.unexplained)}
      {isCounted && comes && ` ${texts.findComes}`}
    </p>
  )
}

interface CountRowProps {
  readonly seat: number
  readonly typed: string
  /** What the table has more than the books; null: it is not counted. */
  readonly difference: number | null
  readonly onType: (text: string) => void
}

function CountRow({ seat, typed, difference, onType }: CountRowProps) {
  const { game, gameView, names, locale } = useTable()
  const texts = useTexts(companionTexts)
  const player = game.players[seat]
  const booked = formatNumber(locale, gameView.s.cash[seat] ?? 0)
  const isWrong = typed.trim() !== '' && difference === null
  return (
    <li className="counts__seat">
      {player && <SeatBadge seat={seat} {...player} size={28} bot={player.bot !== null} sub={texts.bookedAs(booked)} />}
      <Field
        className="counts__field"
        label={texts.countedOf(names[seat] ?? '')}
        labelHidden
        inputMode="numeric"
        autoComplete="off"
        placeholder={booked}
        value={typed}
        onChange={onType}
        {...(isWrong && { error: texts.countedWrong(formatNumber(locale, MAX_AMOUNT)) })}
      />
      <strong className="counts__difference numerals">
        {difference !== null && difference !== 0 && formatMoney(locale, difference, { signed: true })}
      </strong>
    </li>
  )
}
