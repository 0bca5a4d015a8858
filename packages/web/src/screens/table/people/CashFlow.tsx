import { Money } from '@hausregeln/view-kit/design/index.ts'
import { Chips } from '@hausregeln/view-kit/table/Chips.tsx'
import { useEffect, useRef, useState } from 'react'

interface CashFlowProps {
  readonly amount: number
}

/** A seat's cash; what has just come or gone stands beside it for a moment. */
export function CashFlow({ amount }: CashFlowProps) {
  const before = useRef(amount)
  const [flow, setFlow] = useState({ change: 0, count: 0 })
  useEffect(() => {
    const change = amount - before.current
    before.current = amount
    if (change !== 0) setFlow(({ count }) => ({ change, count: count + 1 }))
  }, [amount])
  return (
    <span className="cash">
      {flow.change !== 0 && (
        <span key={flow.count} className="cash__flow" aria-hidden>
          <Money amount={flow.change} signed />
        </span>
      )}
      <Chips amount={amount} height={24} />
      <Money amount={amount} strong />
    </span>
  )
}
