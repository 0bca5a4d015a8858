import { type ReactNode, useId } from 'react'

export interface Way {
  readonly id: string
  readonly label: string
  readonly isChosen: boolean
  /** What it needs, and why it cannot be played. */
  readonly note?: ReactNode
}

interface WaysProps {
  readonly label: string
  readonly ways: readonly Way[]
  readonly onChoose: (id: string) => void
}

/** The ways in which a rule can be settled, one of them chosen (radio buttons at heart). */
export function Ways({ label, ways, onChoose }: WaysProps) {
  const name = useId()
  return (
    <fieldset className="ways">
      <legend className="visually-hidden">{label}</legend>
      {ways.map((way) => (
        <label key={way.id} className="ways__way">
          <input
            type="radio"
            name={name}
            checked={way.isChosen}
            aria-describedby={way.note ? `${name}-${way.id}` : undefined}
            onChange={() => onChoose(way.id)}
          />
          <span className="ways__label">{way.label}</span>
          {way.note && (
            <span id={`${name}-${way.id}`} className="ways__note">
              {way.note}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  )
}
