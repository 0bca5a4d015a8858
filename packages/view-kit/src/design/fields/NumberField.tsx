import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/texts.ts'
import { designTexts } from '../texts.ts'
import { useComplain } from './Amounts.tsx'
import { type AmountRange, clampAmount, describeRange, parseAmount, stepAmount } from './amount.ts'
import { FieldFrame, type FieldFrameProps } from './Field.tsx'

export interface NumberFieldProps extends FieldFrameProps, AmountRange {
  readonly value: number
  /** Called with whole numbers within the range only. */
  readonly onChange: (value: number) => void
  readonly step?: number | undefined
  /** Written after the number, such as the currency. */
  readonly unit?: string | undefined
}

/** What is typed, and the value that it belongs to: once the value has changed by itself, that is shown. */
interface Draft {
  readonly text: string
  readonly of: number
}

/**
 * A whole number with buttons for less and more. What is typed and is no number within the range stays and is named;
 * the value keeps what it was, and buttons that send it (see `Amounts`) wait.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, labelHidden, className, value, unit, min, max } = props
  const locale = useLocale()
  const texts = useTexts(designTexts)
  const { rangeText, complaint, shown, type, move, leave, onKeyDown } = useTyping(props)
  return (
    <FieldFrame {...{ label, labelHidden, className, hint: hint ?? rangeText ?? undefined, error: error ?? complaint }}>
      {(binding) => (
        <div className="hr-number">
          <button
            type="button"
            className="hr-number__step"
            aria-label={texts.less(label)}
            disabled={min !== undefined && value <= min}
            onClick={() => move(-1)}
          >
            <Minus size={18} aria-hidden />
          </button>
          <input
            {...binding}
            className="hr-number__input numerals"
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuetext={formatNumber(locale, value)}
            value={shown}
            onChange={(event) => type(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={leave}
            onKeyDown={onKeyDown}
          />
          {unit && <span className="hr-number__unit">{unit}</span>}
          <button
            type="button"
            className="hr-number__step"
            aria-label={texts.more(label)}
            disabled={max !== undefined && value >= max}
            onClick={() => move(1)}
          >
            <Plus size={18} aria-hidden />
          </button>
        </div>
      )}
    </FieldFrame>
  )
}

/** What is typed into a field, what it shows, and what is wrong with it. */
function useTyping({ label, value, onChange, step = 1, min, max }: NumberFieldProps) {
  const locale = useLocale()
  const texts = useTexts(designTexts)
  const [draft, setDraft] = useState<Draft | null>(null)
  const range = { min, max }
  const rangeText = describeRange(locale, texts, range)

  const text = draft?.of === value ? draft.text : null
  const typed = text === null ? value : parseAmount(text)
  const outside = typed !== null && clampAmount(typed, range) !== typed
  const complaint = typed === null ? texts.notANumber : outside && rangeText ? texts.outOfRange(rangeText) : undefined
  const shown = text !== null && (complaint !== undefined || typed === value) ? text : formatNumber(locale, value)
  useComplain(complaint && `${label}: ${complaint}`)

  function type(text: string) {
    const amount = parseAmount(text)
    const good = amount !== null && clampAmount(amount, range) === amount
    setDraft({ text, of: good ? amount : value })
    if (good) onChange(amount)
  }
  function move(direction: 1 | -1, by = step) {
    setDraft(null)
    onChange(stepAmount(typed ?? value, direction, by, range))
  }
  function leave() {
    if (complaint === undefined) setDraft(null)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') return leave()
    const direction = { ArrowUp: 1, ArrowDown: -1, PageUp: 1, PageDown: -1 }[event.key]
    if (!direction) return
    event.preventDefault()
    move(direction > 0 ? 1 : -1, event.key.startsWith('Page') ? step * 10 : step)
  }
  return { rangeText, complaint, shown, type, move, leave, onKeyDown }
}
