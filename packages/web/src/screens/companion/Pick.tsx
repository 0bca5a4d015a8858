import { Select } from '@hausregeln/view-kit/design/index.ts'

interface PickProps {
  readonly label: string
  /** For screen readers only. */
  readonly labelHidden?: boolean
  readonly of: readonly number[]
  readonly named: (value: number) => string | undefined
  readonly value: number
  readonly onPick: (value: number) => void
}

/** One of several numbers, each by its name. */
export function Pick({ label, labelHidden, of, named, value, onPick }: PickProps) {
  return (
    <Select
      label={label}
      labelHidden={labelHidden}
      value={`${value}`}
      onChange={(picked) => onPick(Number(picked))}
      options={of.map((choice) => ({ value: `${choice}`, label: named(choice) ?? `${choice}` }))}
    />
  )
}
