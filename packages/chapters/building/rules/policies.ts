import type { Game } from '@hausregeln/engine/core/game.ts'
import { policy } from '@hausregeln/engine/core/policy.ts'

/** What the chapter on building asks. */
export const policies = {
  /** A seat orders a piece, a hotel or not: true if what becomes of the order is seen to, as the stock falls short. */
  fallsShort: policy<(g: Game, seat: number, deed: number, hotel: boolean) => boolean>(null),
  /** Whether players build only on the street where their piece stands. */
  buildsWhere: policy<boolean>('buildsWhere', { quiet: true }),
  /** Whether players may build in another player's turn after the throw. */
  buildsAnyTime: policy<boolean>('buildsAnyTime'),
} as const
