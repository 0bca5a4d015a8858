import type { Game } from '@hausregeln/engine/core/game.ts'
import { NOBODY } from '@hausregeln/engine/core/limits.ts'
import { clone } from '@hausregeln/engine/core/play.ts'
import { sharesOf } from './holdings.ts'
import { SHAREHOLDERS } from './section.ts'

/** What a seat's wealth is made of, as the rulebook counts it; together it is all of it. */
export interface WealthParts {
  readonly money: number
  readonly deeds: number
  readonly buildings: number
  readonly shares: number
  /** What the rulebook counts beyond that; below nothing what is owed to the bank. */
  readonly rest: number
}

/**
 * The parts of a seat's wealth, whatever the rulebook counts: each is what is missing once the seat has it no more. Shares
 * go first, since their price follows from the rest.
 */
export function wealthParts(g: Game, seat: number): WealthParts {
  const left = clone(g)
  const { s, book } = left
  let before = book.wealth(left, seat)
  const lost = () => {
    const now = book.wealth(left, seat)
    const part = before - now
    before = now
    return part
  }
  for (let issuer = 0; issuer < s.seats; issuer++)
    if (sharesOf(left, issuer, seat) > 0) s.parts.shares.held[issuer * SHAREHOLDERS + seat] = 0
  const shares = lost()
  s.cash[seat] = 0
  const money = lost()
  const own = Array.from({ length: book.board.deeds }, (_, deed) => deed).filter((deed) => s.owner[deed] === seat)
  for (const deed of own) s.level[deed] = 0
  const buildings = lost()
  for (const deed of own) s.own(deed, NOBODY)
  const deeds = lost()
  return { money, deeds, buildings, shares, rest: before }
}
