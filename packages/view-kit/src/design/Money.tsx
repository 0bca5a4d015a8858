import { formatMoney } from '../i18n/format.ts'
import { useLocale } from '../i18n/locale.ts'
import { classes } from './classes.ts'

export interface MoneyProps {
  /** A whole amount; negative for losses and debts. */
  readonly amount: number
  readonly unit?: string | undefined
  /** Shows `+` and colours gains and losses. */
  readonly signed?: boolean | undefined
  readonly strong?: boolean | undefined
}

/** An amount in the money of the game. */
export function Money({ amount, unit, signed, strong }: MoneyProps) {
  const tone = signed && amount !== 0 && (amount > 0 ? 'hr-money--gain' : 'hr-money--loss')
  return (
    <span className={classes('hr-money numerals', tone, strong && 'hr-money--strong')}>
      {formatMoney(useLocale(), amount, { unit, signed })}
    </span>
  )
}
