import type { GameEvent } from '@hausregeln/engine'
import type { LogLine } from '@hausregeln/view-kit/game/types.ts'

type Payment = Extract<GameEvent, { readonly type: 'moneyMoved' }>

export interface Booking {
  readonly key: number
  readonly from: number
  readonly to: number
  readonly amount: number
  readonly event: Payment
}

/** The payments among these lines of the log, in their order; `from` and `to` are accounts. */
export function bookingsIn(lines: readonly LogLine[]): Booking[] {
  return lines.flatMap(({ event }, key) => {
    if (event.type !== 'moneyMoved' || event.amount === 0) return []
    const { from, to, amount } = event
    return [{ key, from, to, amount, event }]
  })
}
