export interface MeterProps {
  readonly label: string
  readonly value: number
  readonly max: number
  /** What stands on the right, such as `12 / 32`. */
  readonly text: string
  readonly labelHidden?: boolean | undefined
  readonly tone?: 'accent' | 'warning' | 'danger' | undefined
}

/** How much of something there is: houses in stock, time, progress. */
export function Meter({ label, value, max, text, labelHidden, tone = 'accent' }: MeterProps) {
  const share = max > 0 ? Math.max(0, Math.min(1, value / max)) : 0
  return (
    <div className={`hr-meter hr-meter--${tone}`}>
      <div className="hr-meter__head" aria-hidden>
        {!labelHidden && <span>{label}</span>}
        <span className="numerals">{text}</span>
      </div>
      <meter className="visually-hidden" aria-label={label} aria-valuetext={text} value={value} min={0} max={max} />
      <div className="hr-meter__track" aria-hidden>
        <div className="hr-meter__fill" style={{ inlineSize: `${share * 100}%` }} />
      </div>
    </div>
  )
}
