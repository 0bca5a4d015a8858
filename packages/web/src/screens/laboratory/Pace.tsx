import { GAMES_IN_FIVE_SECONDS, pointsAfter } from '@hausregeln/lab/experiment/pace.ts'
import { formatNumber, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { labTexts } from './texts.ts'

const TENTHS = { maximumFractionDigits: 1 } as const

/** How long it takes to know so much. */
export function Pace({ book }: { readonly book: string }) {
  const texts = useTexts(labTexts)
  const locale = useLocale()
  const games = GAMES_IN_FIVE_SECONDS[book]
  if (games === undefined) return null
  return (
    <p className="fine">{texts.pace(formatNumber(locale, games), pointsAfter(games).toLocaleString(locale, TENTHS))}</p>
  )
}
