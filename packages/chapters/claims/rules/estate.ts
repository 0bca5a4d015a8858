import type { Game } from '@hausregeln/engine/core/game.ts'
import { isStreet } from '@hausregeln/engine/kit/deeds.ts'
import { estateIsFree } from '../../estate/rules/estate.ts'
import { claimHolder } from './claims.ts'

/** Everything that the leaver owned is free again, and the leaver's claims lapse. */
export function estateAndClaimsAreFree(g: Game, seat: number): void {
  const { groups, groupFirst } = g.book.board
  const claimed: number[] = []
  for (let group = 0; group < groups; group++)
    if (isStreet(g, groupFirst[group]) && claimHolder(g, group) === seat) claimed.push(groupFirst[group])
  estateIsFree(g, seat)
  for (const street of claimed) g.emit?.('claimLapsed', 'claim', seat, street)
}
