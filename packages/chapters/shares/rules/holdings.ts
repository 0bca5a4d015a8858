import type { Book } from '@hausregeln/engine/core/book.ts'
import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import { SHAREHOLDERS } from './section.ts'

/** Shares of which every player consists. */
export function sharesEach({ numbers }: Book): number {
  return numbers.sharesEach as number
}

/** How many of them are a majority. */
export function majority({ numbers }: Book): number {
  return numbers.majority as number
}

/** Shares that a player may sell to the bank in a turn, over all issuers. */
export function salesATurn({ numbers }: Book): number {
  return numbers.sharesSoldATurn as number
}

/** Shares that a player may buy from the bank in a turn, their own or another's. */
export function purchasesATurn({ numbers }: Book): number {
  return numbers.sharesBoughtATurn as number
}

/** The most shares that the bank ever takes or gives at once. */
export function mostAtOnce(book: Book): number {
  return Math.max(salesATurn(book), purchasesATurn(book))
}

/** How many shares of `issuer` this holder has: a seat or the bank. None where a rulebook knows no shares. */
export function sharesOf(l: GameView, issuer: number, holder: number): number {
  return l.s.parts.shares?.held[issuer * SHAREHOLDERS + holder] ?? 0
}

/** Everybody begins with all of their own shares. */
export function issueShares(g: Game): void {
  const { held, reportCash } = g.s.parts.shares
  for (let seat = 0; seat < g.s.seats; seat++) {
    held[seat * SHAREHOLDERS + seat] = sharesEach(g.book)
    reportCash[seat] = g.book.startCash
  }
}

/** All shares that a seat holds of players in the game. */
export function sharesHeld(l: GameView, seat: number): number {
  let held = 0
  for (let issuer = 0; issuer < l.s.seats; issuer++) held += sharesOf(l, issuer, seat)
  return held
}

/** Whether a seat holds shares of other players in the game. */
export function holdsOthers(l: GameView, seat: number): boolean {
  return sharesHeld(l, seat) > sharesOf(l, seat, seat)
}
