import { argumentOf, codeOf, type Legal, moveOf, nameOf, pack, seatOf } from '@hausregeln/engine'
import { actionText } from '@hausregeln/rulebooks/texts/index.ts'
import { Amounts, Button, NumberField } from '@hausregeln/view-kit/design/index.ts'
import { ActionButton } from '@hausregeln/view-kit/table/acting/ActionButton.tsx'
import { useAct } from '@hausregeln/view-kit/table/acting/useAct.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { useState } from 'react'
import { PARTS } from '../../../parts/parts.ts'
import { unreached } from '../../../parts/reach.ts'

/** Whatever is legal and drawn by no chapter: a plain button, or a number with one. So no rule is out of reach. */
export function PlainAnswers({ main }: { readonly main: boolean }) {
  const { gameView, me } = useTable()
  const left = unreached(PARTS, gameView, me)
  if (left.length === 0) return null
  return (
    <div className="answers">
      {left.map((legal, index) =>
        legal.low === legal.high ? (
          <PlainButton key={legal.action} legal={legal} main={main && index === 0} />
        ) : (
          <PlainAmount key={codeOf(legal.action)} legal={legal} />
        ),
      )}
    </div>
  )
}

interface PlainProps {
  readonly legal: Legal
}

function PlainButton({ legal: { action }, main }: PlainProps & { readonly main: boolean }) {
  const { gameView } = useTable()
  const name = nameOf(gameView, action)
  return name === undefined ? null : <ActionButton name={name} argument={argumentOf(action)} main={main} />
}

/** An action that names an amount. */
function PlainAmount({ legal: { action, low, high } }: PlainProps) {
  const { gameView, rulebook, names, locale } = useTable()
  const act = useAct()
  const [amount, setAmount] = useState(low)
  const chosen = pack(codeOf(action), seatOf(action), Math.min(Math.max(amount, low), high))
  const label = actionText(rulebook, gameView, chosen, names, locale)
  return (
    <Amounts>
      <NumberField
        label={label}
        value={Math.min(Math.max(amount, low), high)}
        min={low}
        max={high}
        onChange={setAmount}
      />
      <Button sends onClick={() => void act(moveOf(gameView, chosen))}>
        {label}
      </Button>
    </Amounts>
  )
}
