import type { Terms } from '@hausregeln/engine'

/** What a deal was asked for: the money paid to the other, and the round. */
interface Asked {
  readonly paid: number
  readonly round: number
  readonly times: number
}

/** What a bot remembers of one game: which deals it has proposed, so that it does not repeat itself. */
export class Memory {
  private readonly deals = new Map<number, Asked>()
  /** When deals were last looked for in vain: the round, and the picture's count of moves. */
  round = 0
  moves = -1

  clear(): void {
    this.deals.clear()
    this.round = 0
    this.moves = -1
  }

  /** Whether these goods may be asked for again: with money that is better by `step`, and after longer and longer. */
  mayAsk(terms: Readonly<Terms>, round: number, step: number): boolean {
    const before = this.deals.get(keyOf(terms))
    if (before === undefined) return true
    return round >= before.round + 2 ** before.times && paidBy(terms) >= before.paid + step
  }

  asked(terms: Readonly<Terms>, round: number): void {
    const key = keyOf(terms)
    this.deals.set(key, { paid: paidBy(terms), round, times: (this.deals.get(key)?.times ?? 0) + 1 })
  }
}

function paidBy(terms: Readonly<Terms>): number {
  return terms.giveCash - terms.getCash
}

/** Stands for the partner and the goods, money left aside. */
function keyOf(t: Readonly<Terms>): number {
  let key = t.to
  for (const word of [t.giveLow, t.giveHigh, t.getLow, t.getHigh, t.giveCards, t.getCards])
    key = Math.imul(key, 0x01000193) ^ word
  return key
}
