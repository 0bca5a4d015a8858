import type { Bot } from '@hausregeln/bots'
import { apply, codeOf, type Game, may, type Packed, seatOf } from '@hausregeln/engine'

export type Watch = (g: Game, action: Packed) => void

/** Lets bots play on: open matters first, in turn order from the seat on turn, then who must decide. */
export function playOut(g: Game, bots: readonly Bot[], maxRounds: number, watch: Watch = () => {}): void {
  const carryOut = (action: Packed) => {
    watch(g, action)
    const refusal = apply(g, action)
    if (refusal !== null) throw new Error(`seat ${seatOf(action)} chose action ${codeOf(action)}: ${refusal}`)
  }
  while (g.s.over === 0 && g.s.round <= maxRounds) {
    const order = bots.map((_, index) => (g.s.turnSeat + index) % g.s.seats)
    const open = may(g)
    const answers = order
      .filter((seat) => (open >>> seat) & 1)
      .map((seat) => bots[seat]?.consider(g.shown, seat, g.terms) ?? 0)
    const first = answers.find((action) => action !== 0)
    const seat = order.find((other) => (g.s.must >>> other) & 1) ?? 0
    carryOut(first ?? bots[seat]?.decide(g.shown, seat, g.terms) ?? 0)
  }
}
