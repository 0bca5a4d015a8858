import { codeOf, type GameView, legalActions, pack, verify } from '@hausregeln/engine'
import { refusalText } from '@hausregeln/rulebooks/texts/index.ts'
import { formatNumber } from '@hausregeln/view-kit/i18n/index.ts'
import { withRule } from '@hausregeln/view-kit/table/acting/notice.ts'
import type { TableScope } from '@hausregeln/view-kit/table/context.ts'
import { companionTexts } from './texts.ts'

/**
 * Why a seat cannot bid this where sealed bids are taken, as a sentence with what it can bid; null if it can. `amount`:
 * null where no whole number was typed.
 */
export function slipFault(
  { rulebook, names, locale }: Pick<TableScope, 'rulebook' | 'names' | 'locale'>,
  view: GameView,
  seat: number,
  amount: number | null,
): string | null {
  const texts = companionTexts[locale]
  if (amount === null) return texts.slipWrong
  const { sealedBid } = view.book.codes
  const limits = legalActions(view, seat).find(({ action }) => codeOf(action) === sealedBid)
  const [low, high] = limits === undefined ? [0, -1] : [limits.low, limits.high]
  if (amount >= low && amount <= high) return null
  // The nearest that is refused as well: what is typed may be larger than any amount that a game knows.
  const near = Math.max(0, Math.min(amount, high + 1))
  const refusal = verify(view, pack(sealedBid, seat, near))
  const why = refusal === null ? '' : withRule(refusalText(rulebook, refusal, locale))
  if (limits === undefined) return why
  const number = (value: number) => formatNumber(locale, value)
  return `${why} ${texts.slipBetween(names[seat] ?? '', number(low), number(high))}`.trim()
}
