import { AMOUNT, PAYER } from '@hausregeln/chapters/rent/rules/rent.ts'
import { DEMAND_WORDS } from '@hausregeln/chapters/rent/rules/section.ts'
import { claimsOn } from '@hausregeln/chapters/settle/rules/claims.ts'
import { asFarAsBankHas } from '@hausregeln/chapters/settle/rules/debt.ts'
import { liability } from '@hausregeln/chapters/settle/rules/liability.ts'
import { salesATurn, sharesOf } from '@hausregeln/chapters/shares/rules/holdings.ts'
import { sharePrice } from '@hausregeln/chapters/shares/rules/price.ts'
import { clone, type Game } from '@hausregeln/engine'
import { interest } from '@hausregeln/engine/kit/deeds.ts'
import { netOf } from '@hausregeln/engine/kit/surcharge.ts'
import { dealt, gifts, mortgaged } from './gifts.ts'

/**
 * Where debts are settled from possessions: whatever a seat that owes something, or can be made to, gives away by a
 * deal, its creditors are still paid in full, or get no less than without it. Tried with gifts of all kinds, also when
 * everything has been mortgaged before.
 */
export function creditorsLaw(g: Game): string | null {
  return triedGifts(g).fault
}

/** How many gifts stood where somebody owes, and the first that its creditors would have lost by. */
export function triedGifts(g: Game): { readonly stood: number; readonly fault: string | null } {
  let stood = 0
  if (g.book.policies.liability !== liability || g.s.over !== 0 || g.s.awaiting !== 0) return { stood, fault: null }
  // One game for all that is tried: making one takes longer than what is tried in it.
  let trial: Game | null = null
  for (let seat = 0; seat < g.s.seats; seat++) {
    if (owedBy(g, seat) === 0) continue
    trial ??= clone(g)
    for (const before of [g, mortgaged(g, seat)])
      for (const terms of gifts(before, seat)) {
        const after = dealt(before, seat, terms, trial)
        // What a deal brings in may settle a debt at once: that is owed no more.
        if (after === null || owedBy(after, seat) !== owedBy(before, seat)) continue
        stood++
        const fault = loss(before, after, seat)
        if (fault !== null) return { stood, fault: `seat ${seat} gives ${JSON.stringify(terms)}: ${fault}` }
      }
  }
  return { stood, fault: null }
}

/** What the creditors of a seat lose by what has happened in between; null if nothing. */
function loss(before: Game, after: Game, seat: number): string | null {
  const owed = owedBy(before, seat)
  const raised = raise(after, seat)
  if (raised >= owed) return null
  if (raised < raise(before, seat)) return `of ${owed} it could raise ${raise(before, seat)}, then ${raised}.`
  const [left, now] = [estate(before, seat), estate(after, seat)]
  return now < left ? `its creditors would have got ${left}, then ${now}.` : null
}

/** All that a seat owes, and what can still be demanded of it. */
export function owedBy(g: Game, seat: number): number {
  const { demands, demandCount } = g.s.parts.rent
  let sum = claimsOn(g, seat).reduce((total, claim) => total + claim, 0)
  for (let row = 0; row < demandCount * DEMAND_WORDS; row += DEMAND_WORDS)
    if (demands[row + PAYER] === seat) sum += demands[row + AMOUNT] ?? 0
  return sum
}

/** What a seat could raise without other players. */
export function raise(g: Game, seat: number): number {
  const { board, chapters } = g.book
  let fromBank = raiseOfShares(g, seat)
  for (const deed of deedsOf(g, seat)) {
    fromBank += (g.s.level[deed] ?? 0) * netOf(g, seat, board.houseSale[deed] ?? 0)
    if (chapters.has('mortgage') && g.s.mortgaged[deed] === 0)
      fromBank += netOf(g, seat, board.mortgageValue[deed] ?? 0)
  }
  return (g.s.cash[seat] ?? 0) + asFarAsBankHas(g, seat, fromBank)
}

/** The dearest that the bank still takes in this turn; the last one of itself stays with it. */
function raiseOfShares(g: Game, seat: number): number {
  if (!g.book.chapters.has('shares')) return 0
  let left = salesATurn(g.book) - (g.s.parts.shares.sold[seat] ?? 0)
  const lots = Array.from({ length: g.s.seats }, (_, issuer) => ({
    price: sharePrice(g, issuer),
    held: Math.max(0, sharesOf(g, issuer, seat) - (issuer === seat ? 1 : 0)),
  }))
  return lots
    .toSorted((a, b) => b.price - a.price)
    .reduce((sum, { price, held }) => {
      const number = Math.min(left, held)
      left -= number
      return sum + netOf(g, seat, number * price)
    }, 0)
}

/** What creditors would inherit of a seat that goes bankrupt now. */
export function estate(g: Game, seat: number): number {
  const { board, numbers } = g.book
  const cards = g.s.jailCard.subarray(0, board.decks).filter((holder) => holder === seat).length
  let value = (g.s.cash[seat] ?? 0) + cards * (numbers.jailCardWorth as number)
  for (const deed of deedsOf(g, seat)) {
    value += (board.price[deed] ?? 0) + (g.s.level[deed] ?? 0) * (board.houseSale[deed] ?? 0)
    if (g.s.mortgaged[deed] !== 0) value -= (board.mortgageValue[deed] ?? 0) + interest(g, deed)
  }
  for (let issuer = 0; issuer < g.s.seats; issuer++)
    if (issuer !== seat && sharesOf(g, issuer, seat) > 0) value += sharesOf(g, issuer, seat) * sharePrice(g, issuer)
  return value
}

function deedsOf(g: Game, seat: number): number[] {
  return Array.from({ length: g.book.board.deeds }, (_, deed) => deed).filter((deed) => g.s.owner[deed] === seat)
}
