import { choice, number, otherwise, UNASKED } from '@hausregeln/engine/core/choice.ts'
import { former } from '@hausregeln/engine/core/edition.ts'
import { afterLap, afterRounds, buyersOf } from './early.ts'
import { auctionOpenly, auctionToAll, offerForSale, staysWithBank } from './purchase.ts'

/** What becomes of a free property on which somebody has landed. */
export const choices = [
  choice('unowned', 'offerForSale', [], { de: 'steht zum Verkauf', en: 'is for sale' }, offerForSale, {
    governs: ['purchase'],
  }),
  choice(
    'unowned',
    'auctionOpen',
    ['auction-open'],
    { de: 'wird sofort offen versteigert', en: 'is auctioned openly at once' },
    auctionOpenly,
    { governs: ['purchase'] },
  ),
  choice(
    'declined',
    'auctionToAll',
    ['auction-open'],
    { de: 'wird offen versteigert', en: 'is auctioned openly' },
    auctionToAll,
    { governs: ['declined'] },
  ),
  choice('declined', 'staysWithBank', [], { de: 'bleibt bei der Bank', en: 'stays with the bank' }, staysWithBank, {
    governs: ['declined'],
  }),
  choice(
    'mayBuy',
    'afterRounds',
    ['unowned=offerForSale|auctionOnLanding|auctionOpen|auctionSealed'],
    {
      de: 'darf, wer darauf landet, erst nach Runde {closedRounds}; vorher bietet auch niemand auf ein Grundstück',
      en: 'anybody who lands there may, but only after round {closedRounds}; before that nobody bids for a property either',
    },
    afterRounds,
    { slots: ['earlyPurchase'] },
  ),
  choice(
    'mayBuy',
    'afterLap',
    ['unowned=offerForSale|auctionOnLanding|auctionOpen|auctionSealed'],
    {
      de: 'darf, wer schon einmal über das Startfeld gekommen ist; wer noch nicht, bietet auch auf kein Grundstück',
      en: 'only players who have passed the start once may; before that they do not bid for properties either',
    },
    afterLap,
    { slots: ['earlyPurchase'] },
  ),
  otherwise(
    'mayBuy',
    'anybody',
    [],
    { de: 'darf jeder, der darauf landet', en: 'anybody who lands there may' },
    () => null,
  ),
  otherwise('bidders', 'thoseWhoMayBuy', [], UNASKED, buyersOf),
  otherwise('bought', 'nothing', [], UNASKED, () => {}),
] as const

/** Those who might not buy yet once bid all the same for what was not auctioned on a landing. */
export const formers = [
  former(
    1,
    choice('bidders', 'everybody', [], UNASKED, (l) => l.s.alive),
  ),
] as const

export const numbers = [
  number('closedRounds', { de: 'Runden ohne Käufe', en: 'Rounds without purchases' }, [1, 20], {
    usual: 1,
    quiet: true,
  }),
] as const
