import type { Spec } from '@hausregeln/engine/core/state/section.ts'

/** Seats whose order for a piece in short supply has lapsed in this turn, because nobody bid: a bit a seat. */
export const section = { name: 'shortage', turnNumbers: ['lapsedOrders'] } as const satisfies Spec
