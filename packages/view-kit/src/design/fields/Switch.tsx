import { useId } from 'react'

export interface SwitchProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** Why it cannot be changed now; shown in place of the hint. */
  readonly reason?: string | undefined
}

/** On or off, such as a table option. */
export function Switch({ label, hint, checked, onChange, reason }: SwitchProps) {
  const id = useId()
  const note = reason ?? hint
  return (
    <div className="hr-switch">
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="hr-switch__input"
        checked={checked}
        aria-checked={checked}
        aria-disabled={reason ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => {
          if (!reason) onChange(event.target.checked)
        }}
      />
      <label htmlFor={id} className="hr-switch__label">
        {label}
      </label>
      {note && (
        <p id={`${id}-note`} className="hr-field__hint hr-switch__note">
          {note}
        </p>
      )}
    </div>
  )
}
