import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { formatNumber } from '../i18n/format.ts'
import { useLocale } from '../i18n/locale.ts'
import { useTexts } from '../i18n/texts.ts'
import { type AmountRange, clampAmount, describeRange, parseAmount, stepAmount } from './amount.ts'
import { FieldFrame, type FieldFrameProps } from './Field.tsx'
import { designTexts } from './texts.ts'

export interface NumberFieldProps extends FieldFrameProps, AmountRange {
  readonly value: number
  /** Called with whole numbers within the range only. */
  readonly onChange: (value: number) => void
  readonly step?: number | undefined
  /** Written after the number, such as the currency. */
  readonly unit?: string | undefined
}

/**
 * A whole number with buttons for less and more. Typing is free until the field is left or Enter is pressed; what is
 * no number within the range is then named, and the last good value stays.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, labelHidden, className, value, onChange, step = 1, unit, min, max } = props
  const locale = useLocale()
  const texts = useTexts(designTexts)
  const [draft, setDraft] = useState<string | null>(null)
  const range = { min, max }
  const rangeText = describeRange(locale, texts, range)

  const typed = draft === null ? value : parseAmount(draft)
  const outside = typed !== null && clampAmount(typed, range) !== typed
  const complaint = typed === null ? texts.notANumber : outside && rangeText ? texts.outOfRange(rangeText) : undefined

  function type(text: string) {
    setDraft(text)
    const amount = parseAmount(text)
    if (amount !== null && clampAmount(amount, range) === amount) onChange(amount)
  }
  function move(direction: 1 | -1, by = step) {
    setDraft(null)
    onChange(stepAmount(typed ?? value, direction, by, range))
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !complaint) return setDraft(null)
    const direction = { ArrowUp: 1, ArrowDown: -1, PageUp: 1, PageDown: -1 }[event.key]
    if (!direction) return
    event.preventDefault()
    move(direction > 0 ? 1 : -1, event.key.startsWith('Page') ? step * 10 : step)
  }

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
            value={draft ?? formatNumber(locale, value)}
            onChange={(event) => type(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={() => setDraft(complaint && draft !== '' ? draft : null)}
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
