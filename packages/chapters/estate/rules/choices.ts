import { choice, otherwise, UNASKED } from '@hausregeln/engine/core/choice.ts'
import { auctionToAll, staysWithBank } from '../../purchase/rules/purchase.ts'
import { estateIsFree, estateToHeir } from './estate.ts'

/** What becomes of the possessions of those who leave. */
export const choices = [
  choice('estate', 'toHeir', ['estate'], estateToHeir, { governs: ['estate'] }),
  choice('estateAuction', 'auctionToAll', ['auction-open'], auctionToAll, { governs: ['estate'] }),
  choice('estateAuction', 'staysWithBank', [], staysWithBank, {
    governs: ['estate'],
  }),
  otherwise('estateAuction', 'nothing', [], () => {}, { sentence: UNASKED }),
] as const

/** The same for rulebooks in which nothing is auctioned; other chapters offer it. */
export const estateFree = choice('estate', 'isFree', [], estateIsFree, {
  governs: ['estate'],
})
