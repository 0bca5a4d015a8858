import { parseAmount } from '@hausregeln/view-kit/design/fields/amount.ts'
import { classes, Field, IconButton } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useAct } from '@hausregeln/view-kit/table/acting/useAct.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { Check, Eye, EyeOff } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { slipFault } from './slipFault.ts'
import { companionTexts } from './texts.ts'

interface SlipProps {
  readonly seat: number
  /** The slip is handed in. */
  readonly onDone: () => void
}

/** A slip that the keeper types: hidden, unless it is shown on purpose, and changed as often as one likes before the reveal. */
export function Slip({ seat, onDone }: SlipProps) {
  const scope = useTable()
  const texts = useTexts(companionTexts)
  const act = useAct()
  const held = scope.snapshot.slips.find((slip) => slip.seat === seat)
  const [text, setText] = useState(held?.amount?.toString() ?? '')
  const [shown, setShown] = useState(false)
  const name = scope.names[seat] ?? ''
  const amount = parseAmount(text)
  const fault = slipFault(scope, scope.gameView, seat, amount) ?? undefined
  const isIn = held !== undefined && (text === '' || amount === held.amount)
  async function handIn(event: FormEvent) {
    event.preventDefault()
    if (amount === null || fault !== undefined) return
    await act({ do: 'sealedBid', seat, amount })
    onDone()
  }
  return (
    <form className={classes('slip-form', isIn && 'slip-form--in')} onSubmit={handIn}>
      <Field
        label={texts.slipOf(name)}
        labelHidden
        type={shown ? 'text' : 'password'}
        inputMode="numeric"
        autoComplete="off"
        placeholder={isIn ? texts.slipIn : undefined}
        value={text}
        onChange={setText}
        error={text === '' ? undefined : fault}
      />
      {text !== '' && (
        <IconButton
          size="small"
          label={shown ? texts.slipHide(name) : texts.slipShow(name)}
          icon={shown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
          onClick={() => setShown(!shown)}
        />
      )}
      {isIn ? (
        <span className="slip-form__in" role="img" aria-label={texts.slipIn} title={texts.slipIn}>
          <Check size={20} aria-hidden />
        </span>
      ) : (
        <IconButton
          type="submit"
          size="small"
          look="secondary"
          label={held === undefined ? texts.slipEnter : texts.slipRewrite}
          icon={<Check size={20} aria-hidden />}
          reason={fault}
        />
      )}
    </form>
  )
}
