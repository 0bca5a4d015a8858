import { type ReactNode, useId } from 'react'

export interface ChoiceOption<T extends string> {
  readonly value: T
  readonly label: ReactNode
  /** Spoken name where the label is a picture or a short form. */
  readonly title?: string | undefined
}

export interface ChoiceProps<T extends string> {
  /** Names the group for screen readers. */
  readonly label: string
  readonly value: T
  readonly onChange: (value: T) => void
  readonly options: readonly ChoiceOption<T>[]
}

/** A few alternatives side by side, one of them on (radio buttons at heart). */
export function Choice<T extends string>({ label, value, onChange, options }: ChoiceProps<T>) {
  const name = useId()
  return (
    <fieldset className="hr-choice">
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="hr-choice__option" title={option.title}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            aria-label={option.title}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
