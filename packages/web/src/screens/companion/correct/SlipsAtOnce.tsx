import { type Game, type PlainEntry, seatsIn } from '@hausregeln/engine'
import { SeatBadge } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { parseAmount } from '@hausregeln/view-kit/design/fields/amount.ts'
import { Button, Field } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { type FormEvent, useState } from 'react'
import { slipFault } from '../slipFault.ts'
import { companionTexts } from '../texts.ts'
import '../slips.css'

interface SlipsAtOnceProps {
  /** The game as it stood when the slips were due. */
  readonly game: Game
  /** What was bid, by seat: to be changed. */
  readonly bids?: ReadonlyMap<number, number>
  readonly onSlips: (slips: readonly PlainEntry[]) => void
}

/** All slips of a sealed round at once; what is typed stays hidden. */
export function SlipsAtOnce({ game, bids, onSlips }: SlipsAtOnceProps) {
  const scope = useTable()
  const texts = useTexts(companionTexts)
  const seats = seatsIn(game.s.must)
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>(() =>
    Object.fromEntries(seats.map((seat) => [seat, bids?.get(seat)?.toString() ?? ''])),
  )
  const slips = seats.map((seat) => {
    const text = typed[seat] ?? ''
    const amount = parseAmount(text)
    return { seat, text, amount: amount ?? 0, fault: slipFault(scope, game, seat, amount) }
  })
  const complete = slips.every(({ fault }) => fault === null)
  function handIn(event: FormEvent) {
    event.preventDefault()
    if (complete) onSlips(slips.map(({ seat, amount }) => ({ do: 'sealedBid', seat, amount })))
  }
  return (
    <form className="stack stack--tight" onSubmit={handIn}>
      <p className="fine">{texts.slipsAtOnce}</p>
      <ul className="desk-slips plain-list">
        {slips.map(({ seat, text, fault }) => (
          <SlipRow
            key={seat}
            seat={seat}
            typed={text}
            fault={text === '' ? null : fault}
            onType={(next) => setTyped({ ...typed, [seat]: next })}
          />
        ))}
      </ul>
      <div className="answers">
        <Button type="submit" reason={complete ? undefined : texts.slipsMissing}>
          {texts.slipsTogether}
        </Button>
      </div>
    </form>
  )
}

interface SlipRowProps {
  readonly seat: number
  readonly typed: string
  readonly fault: string | null
  readonly onType: (text: string) => void
}

function SlipRow({ seat, typed, fault, onType }: SlipRowProps) {
  const { game, names } = useTable()
  const texts = useTexts(companionTexts)
  const player = game.players[seat]
  return (
    <li className="desk-slips__slip">
      {player && <SeatBadge seat={seat} {...player} size={28} bot={player.bot !== null} />}
      <Field
        label={texts.slipOf(names[seat] ?? '')}
        labelHidden
        type="password"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={onType}
        {...(fault !== null && { error: fault })}
      />
    </li>
  )
}
