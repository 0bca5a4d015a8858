import { BANK, POT } from '@hausregeln/engine'
import { Money } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { CircleDollarSign, Landmark } from 'lucide-react'

/** Where the bank's money is finite, it and the pot decide the game: both lie open in the middle of the board. */
export function Treasury() {
  const { gameView } = useTable()
  const texts = useTexts(tableTexts)
  if (!gameView.book.policies.finiteBank) return null
  const piles = [
    { label: texts.bank, Icon: Landmark, amount: gameView.s.cash[BANK] ?? 0 },
    { label: texts.pot, Icon: CircleDollarSign, amount: gameView.s.cash[POT] ?? 0 },
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
