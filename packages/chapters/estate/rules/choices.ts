import { choice, otherwise, UNASKED } from '@hausregeln/engine/core/choice.ts'
import { auctionToAll, staysWithBank } from '../../purchase/rules/purchase.ts'
import { estateIsFree, estateToHeir } from './estate.ts'

/** What becomes of the possessions of those who leave. */
export const choices = [
  choice(
    'estate',
    'toHeir',
    ['estate'],
    { de: 'geht an den Gläubiger oder die Bank', en: 'goes to the creditor or to the bank' },
    estateToHeir,
    { governs: ['estate'] },
  ),
  choice(
    'estateAuction',
    'auctionToAll',
    ['auction-open'],
    { de: 'wird offen versteigert', en: 'is auctioned openly' },
    auctionToAll,
    { governs: ['estate'] },
  ),
  choice('estateAuction', 'staysWithBank', [], { de: 'ist wieder frei', en: 'is free again' }, staysWithBank, {
    governs: ['estate'],
  }),
  otherwise('estateAuction', 'nothing', [], UNASKED, () => {}),
] as const

/** The same for rulebooks in which nothing is auctioned; other chapters offer it. */
export const estateFree = choice('estate', 'isFree', [], { de: 'ist wieder frei', en: 'is free again' }, estateIsFree, {
  governs: ['estate'],
})
