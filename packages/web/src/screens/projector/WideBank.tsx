import { BANK, POT } from '@hausregeln/engine'
import { nounIn } from '@hausregeln/rulebooks/texts/index.ts'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { stockOf } from '../../parts/parts.ts'
import { projectorTexts } from './texts.ts'

/** What belongs to nobody: the pot, the bank's money where it can run out, and what is left to build with. */
export function WideBank() {
  const { gameView, rulebook, locale } = useTable()
  const texts = useTexts(tableTexts)
  const words = useTexts(projectorTexts)
  const { s, book } = gameView
  const number = (value: number) => formatNumber(locale, value)
  const free = Array.from({ length: book.board.deeds }, (_, deed) => s.owner[deed] ?? 0).filter((owner) => owner < 0)
  const facts: readonly (readonly [string, string])[] = [
    [texts.pot, number(s.cash[POT] ?? 0)],
    ...(book.policies.finiteBank ? ([[texts.bank, number(s.cash[BANK] ?? 0)]] as const) : []),
    [words.free, number(free.length)],
    ...stockOf(gameView, rulebook).map(({ noun, left }) => [nounIn(noun, locale).many, number(left)] as const),
  ]
  return (
    <dl className="wide__bank">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="numerals">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
