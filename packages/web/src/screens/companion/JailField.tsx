import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { Pick } from './Pick.tsx'
import { companionTexts } from './texts.ts'

interface JailFieldProps {
  /** For screen readers only, if somebody's name stands beside it. */
  readonly of?: string
  readonly value: number
  readonly onPick: (attempt: number) => void
}

/** Whether somebody is in jail, and which of their turns there comes next. */
export function JailField({ of, value, onPick }: JailFieldProps) {
  const { gameView, locale } = useTable()
  const texts = useTexts(companionTexts)
  const attempts = Array.from({ length: gameView.book.policies.jail.attempts + 1 }, (_, attempt) => attempt)
  return (
    <Pick
      label={of === undefined ? texts.whats.jail : texts.about(texts.whats.jail, of)}
      labelHidden={of !== undefined}
      of={attempts}
      named={(attempt) => (attempt === 0 ? texts.notInJail : texts.inJailTurn(formatNumber(locale, attempt)))}
      value={value}
      onPick={onPick}
    />
  )
}
