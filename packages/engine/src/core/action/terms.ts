import type { SeatNo } from '../state/column.ts'
import type { Goods, Lot, TermsData } from './action.ts'

/** The terms of an offer in hand, preallocated: deeds as two masks of 32, jail cards as a mask of decks. */
export class Terms {
  to: SeatNo = 0
  giveCash = 0
  getCash = 0
  giveLow = 0
  giveHigh = 0
  getLow = 0
  getHigh = 0
  giveCards = 0
  getCards = 0
  /** Lots: whose, and how many pieces; 0 of nobody. */
  giveIssuer = 0
  giveNumber = 0
  getIssuer = 0
  getNumber = 0
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
    this.giveNumber = 0
    this.getIssuer = 0
    this.getNumber = 0
    this.counters = 0
  }

  read(data: TermsData): void {
    this.clear()
    this.to = data.to
    this.counters = data.counters ?? 0
    this.giveCash = data.give.cash ?? 0
    this.getCash = data.get.cash ?? 0
    const [given, got] = [lotIn(data.give), lotIn(data.get)]
    this.giveIssuer = given?.issuer ?? 0
    this.giveNumber = given?.number ?? 0
    this.getIssuer = got?.issuer ?? 0
    this.getNumber = got?.number ?? 0
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

  /** The readable form; `lot`: the name of what is offered in lots (`Words.lot`). */
  data(lot: string | null): TermsData {
    const goods = (cash: number, low: number, high: number, cards: number, issuer: number, number: number) => ({
      ...(cash > 0 && { cash }),
      ...(number > 0 && lot !== null && { [lot]: { issuer, number } }),
      ...((low | high) !== 0 && { deeds: [...bits(low, 0), ...bits(high, 32)] }),
      ...(cards !== 0 && { jailCards: bits(cards, 0) }),
    })
    return {
      to: this.to,
      give: goods(this.giveCash, this.giveLow, this.giveHigh, this.giveCards, this.giveIssuer, this.giveNumber),
      get: goods(this.getCash, this.getLow, this.getHigh, this.getCards, this.getIssuer, this.getNumber),
      ...(this.counters > 0 && { counters: this.counters }),
    }
  }
}

/** What of these goods is a lot, by whatever name. */
function lotIn({ cash: _cash, deeds: _deeds, jailCards: _cards, ...lots }: Goods): Lot | undefined {
  return Object.values(lots as Readonly<Record<string, Lot | undefined>>).find((lot) => lot !== undefined)
}

/** The set bits of a mask, counted from `base`. */
export function bits(mask: number, base = 0): number[] {
  const found: number[] = []
  for (let bit = 0; bit < 32; bit++) if ((mask >>> bit) & 1) found.push(base + bit)
  return found
}
