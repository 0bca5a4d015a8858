import { BANK, POT } from '@hausregeln/engine'
import { Money } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { CircleDollarSign, Landmark } from 'lucide-react'

/** Where the bank's money is finite, it and the pot decide the game: both lie open in the middle of the board. */
export function Treasury() {
  const { lens } = useTable()
  const texts = useTexts(tableTexts)
  if (!lens.book.ways.finiteBank) return null
  const piles = [
    { label: texts.bank, Icon: Landmark, amount: lens.s.cash[BANK] ?? 0 },
    { label: texts.pot, Icon: CircleDollarSign, amount: lens.s.cash[POT] ?? 0 },
  ]
  return (
    <dl className="treasury">
      {piles.map(({ label, Icon, amount }) => (
        <div key={label} className="treasury__pile">
          <Icon size={20} aria-hidden />
          <dt>{label}</dt>
          <dd>
            <Money amount={amount} strong />
          </dd>
        </div>
      ))}
    </dl>
  )
}
