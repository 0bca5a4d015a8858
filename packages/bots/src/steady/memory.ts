import type { Terms } from '@hausregeln/engine'

/** What a deal was asked for: the money paid to the other, and the round. */
interface Asked {
  readonly paid: number
  readonly round: number
  readonly times: number
}

/** Rounds after which a deed is put up again when the first found no buyer. */
const PATIENCE = 15

/** What a bot remembers of one game: which deals it has proposed, so that it does not repeat itself. */
export class Memory {
  private readonly deals = new Map<number, Asked>()
  /** When deals were last looked for in vain: the round, and the picture's count of moves. */
  round = 0
  moves = -1
  /** The deed of one's own that was put up for auction last, or -1; auctions that brought nothing, and when the next may be. */
  lot = -1
  private failures = 0
  private nextAuction = 0

  clear(): void {
    this.deals.clear()
    this.round = 0
    this.moves = -1
    this.lot = -1
    this.failures = 0
    this.nextAuction = 0
  }

  /**
   * Whether a deed may be put up: whoever has found no buyer waits longer and longer. `isUnsold`: the last lot is still
   * one's own.
   */
  mayAuction(isUnsold: boolean, round: number): boolean {
    if (this.lot >= 0) {
      this.lot = -1
      if (isUnsold) this.nextAuction = round + PATIENCE * 3 ** this.failures++
    }
    return round >= this.nextAuction
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
  if (t.giveNumber !== 0) key = Math.imul(key, 0x01000193) ^ (t.giveIssuer * 32 + t.giveNumber)
  if (t.getNumber !== 0) key = Math.imul(key, 0x01000193) ^ (4096 + t.getIssuer * 32 + t.getNumber)
  return key
}
