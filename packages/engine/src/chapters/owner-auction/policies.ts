import type { Lens } from '../../core/game.ts'
import { policy } from '../../core/policy.ts'

/** What is asked where owners hold auctions. */
export const policies = {
  /** What a seat that owes could raise without others once its cash has changed by so much. */
  raisable: policy<(l: Lens, seat: number, change: number) => number>(null),
} as const

declare module '../../core/policy.ts' {
  interface Policies {
    readonly 'owner-auction': typeof policies
  }
}
