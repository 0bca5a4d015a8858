import type { TermsData } from './action.ts'

/** The terms of an offer in hand, preallocated: deeds as two masks of 32, jail cards as a mask of decks. */
export class Terms {
  to = 0
  giveCash = 0
  getCash = 0
  giveLow = 0
  giveHigh = 0
  getLow = 0
  getHigh = 0
  giveCards = 0
  getCards = 0
  /** Shares: whose, and how many; 0 shares of nobody. */
  giveIssuer = 0
  giveShares = 0
  getIssuer = 0
  getShares = 0
  /** Serial of the offer that this one answers, or 0. */
  counters = 0

  clear(): void {
    this.to = 0
    this.giveCash = 0
    this.getCash = 0
    this.giveLow = 0
    this.giveHigh = 0
    this.getLow = 0
    this.getHigh = 0
    this.giveCards = 0
    this.getCards = 0
    this.giveIssuer = 0
    this.giveShares = 0
    this.getIssuer = 0
    this.getShares = 0
    this.counters = 0
  }

  read(data: TermsData): void {
    this.clear()
    this.to = data.to
    this.counters = data.counters ?? 0
    this.giveCash = data.give.cash ?? 0
    this.getCash = data.get.cash ?? 0
    this.giveIssuer = data.give.shares?.issuer ?? 0
    this.giveShares = data.give.shares?.number ?? 0
    this.getIssuer = data.get.shares?.issuer ?? 0
    this.getShares = data.get.shares?.number ?? 0
    for (const deed of data.give.deeds ?? []) this.giveDeed(deed)
    for (const deed of data.get.deeds ?? []) this.getDeed(deed)
    for (const deck of data.give.jailCards ?? []) this.giveCards |= 1 << deck
    for (const deck of data.get.jailCards ?? []) this.getCards |= 1 << deck
  }

  giveDeed(deed: number): void {
    if (deed < 32) this.giveLow |= 1 << deed
    else this.giveHigh |= 1 << (deed - 32)
  }
  getDeed(deed: number): void {
    if (deed < 32) this.getLow |= 1 << deed
    else this.getHigh |= 1 << (deed - 32)
  }

  data(): TermsData {
    const goods = (cash: number, low: number, high: number, cards: number, issuer: number, number: number) => ({
      ...(cash > 0 && { cash }),
      ...(number > 0 && { shares: { issuer, number } }),
      ...((low | high) !== 0 && { deeds: [...bits(low, 0), ...bits(high, 32)] }),
      ...(cards !== 0 && { jailCards: bits(cards, 0) }),
    })
    return {
      to: this.to,
      give: goods(this.giveCash, this.giveLow, this.giveHigh, this.giveCards, this.giveIssuer, this.giveShares),
      get: goods(this.getCash, this.getLow, this.getHigh, this.getCards, this.getIssuer, this.getShares),
      ...(this.counters > 0 && { counters: this.counters }),
    }
  }
}

/** The set bits of a mask, counted from `base`. */
export function bits(mask: number, base = 0): number[] {
  const found: number[] = []
  for (let bit = 0; bit < 32; bit++) if ((mask >>> bit) & 1) found.push(base + bit)
  return found
}
