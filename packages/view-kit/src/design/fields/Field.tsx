import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from 'react'
import { classes } from '../classes.ts'

/** The attributes that tie a control to its label, hint and error. */
export interface FieldBinding {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

export interface FieldFrameProps {
  readonly label: string
  readonly hint?: string | undefined
  /** What is wrong with the input; shown in place of the hint. */
  readonly error?: string | undefined
  /** Keeps the label for screen readers only. */
  readonly labelHidden?: boolean | undefined
  readonly className?: string | undefined
}

/** Label above, control, hint or error below. */
export function FieldFrame(props: FieldFrameProps & { readonly children: (binding: FieldBinding) => ReactNode }) {
  const { label, hint, error, labelHidden, className, children } = props
  const id = useId()
  const note = error ?? hint
  const binding: FieldBinding = {
    id,
    'aria-describedby': note ? `${id}-note` : undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className={classes('hr-field', className)}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : 'hr-field__label'}>
        {label}
      </label>
      {children(binding)}
      {note && (
        <p id={`${id}-note`} className={error ? 'hr-field__error' : 'hr-field__hint'}>
          {note}
        </p>
      )}
    </div>
  )
}

type NativeInput = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'id' | 'className' | 'value'>

export interface FieldProps extends FieldFrameProps, Omit<NativeInput, 'children'> {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A line of text. */
export function Field({ label, hint, error, labelHidden, className, value, onChange, ...rest }: FieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, labelHidden, className }}>
      {(binding) => (
        <input
          {...rest}
          {...binding}
          className="hr-input"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}

export interface SelectOption<T extends string> {
  readonly value: T
  readonly label: string
}

type NativeSelect = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'onChange' | 'id' | 'className' | 'value' | 'children'
>

export interface SelectProps<T extends string> extends FieldFrameProps, NativeSelect {
  readonly value: T
  readonly onChange: (value: T) => void
  readonly options: readonly SelectOption<T>[]
}

/** One of several; the browser's own list, which phones show best. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { label, hint, error, labelHidden, className, value, onChange, options, ...rest } = props
  function pick(picked: string) {
    const option = options.find((candidate) => candidate.value === picked)
    if (option) onChange(option.value)
  }
  return (
    <FieldFrame {...{ label, hint, error, labelHidden, className }}>
      {(binding) => (
        <select
          {...rest}
          {...binding}
          className="hr-input hr-select"
          value={value}
          onChange={(event) => pick(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
