import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import { NOBODY } from '@hausregeln/engine/core/limits.ts'
import type { Refusal } from '@hausregeln/engine/core/vocabulary.ts'
import { firstOwnerIn, isStreet, ownedInGroup } from '@hausregeln/engine/kit/deeds.ts'
import { landingOccasion } from '@hausregeln/engine/kit/occasion.ts'

/**
 * Who has the claim on a group of streets: the player who owns one of them. As nobody else may buy there, all that are
 * owned have one owner; so the claim needs no place in the state.
 */
export function claimHolder(l: GameView, group: number): number {
  return firstOwnerIn(l, group)
}

/**
 * The first street of a group gives the claim on it; a claim on another group needs enough deeds in each group already
 * claimed.
 */
export function checkClaims(l: GameView, seat: number, deed: number): Refusal | null {
  if (!isStreet(l, deed)) return null
  const holder = claimHolder(l, l.book.board.groupOf[deed])
  if (holder === seat) return null
  if (holder !== NOBODY) return 'claimOfOther'
  return hasThinClaim(l, seat) ? 'claimsIncomplete' : null
}

/** Whether a seat has too few streets in a group that it has a claim on. */
function hasThinClaim(l: GameView, seat: number): boolean {
  const { groups, groupFirst } = l.book.board
  for (let group = 0; group < groups; group++)
    if (isStreet(l, groupFirst[group]) && isThinClaim(l, seat, group)) return true
  return false
}

/** Whether it has too few in this group of streets. */
export function isThinClaim(l: GameView, seat: number, group: number): boolean {
  const { groupStart } = l.book.board
  const owned = ownedInGroup(l, seat, group)
  const enough = l.book.numbers.claimStreets as number
  return owned > 0 && owned < Math.min(enough, groupStart[group + 1] - groupStart[group])
}

/** A deed has been bought where its buyer landed. */
export function noteBought(g: Game, seat: number, deed: number): void {
  g.s.parts.claims.boughtAt[deed] = landingOccasion(g)
  if (isStreet(g, deed) && ownedInGroup(g, seat, g.book.board.groupOf[deed]) === 1)
    g.emit?.('claimed', 'claim', seat, deed)
}

/** A deed has been sold: with the last street of a group the claim is gone. */
export function noteSold(g: Game, seat: number, deed: number): void {
  if (isStreet(g, deed) && ownedInGroup(g, seat, g.book.board.groupOf[deed]) === 0)
    g.emit?.('claimLapsed', 'claim', seat, deed)
}

/** Whether a deed of this group was bought at this very occasion. */
export function isNewIn(l: GameView, group: number, occasion: number): boolean {
  const { groupStart, groupDeeds } = l.book.board
  for (let i = groupStart[group]; i < groupStart[group + 1]; i++)
    if (l.s.owner[groupDeeds[i]] >= 0 && l.s.parts.claims.boughtAt[groupDeeds[i]] === occasion) return true
  return false
}
