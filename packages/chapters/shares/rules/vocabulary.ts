import { frameNumber, type Vocabulary } from '@hausregeln/engine/core/vocabulary.ts'

/** Shares in players. */
export const vocabulary = {
  slots: [
    'shares',
    'sharePrice',
    'shareTrade',
    'shareSale',
    'sharePurchase',
    'report',
    'dividend',
    'shareEstate',
    'takeover',
  ],
  /** A `report` of a seat: 1; `shares`: see `holdingOf`, and how many. */
  adjustments: ['report', 'shares'],
  refusals: {
    noSharesHeld: 'shares',
    sharesForCash: 'shareTrade',
    sharesOutOfTurn: 'shareTrade',
    debtorShares: 'shareTrade',
    lastShareOwing: 'takeover',
    aboutToBeTakenOver: 'takeover',
    tooManySold: 'shareSale',
    tooManyBought: 'sharePurchase',
    ownSharesFromBank: 'sharePurchase',
    sharesTooDear: 'sharePurchase',
    reportedAlready: 'report',
  },
  events: {
    sharesWanted: ['seat', 'issuer', 'number', 'minimum'],
    sharesUnsold: ['issuer', 'number'],
    sharesMoved: ['from', 'to', 'issuer', 'number', 'price'],
    reportOwed: ['seat'],
    reported: ['seat', 'cash', 'property', 'shares', 'price'],
    reportLate: ['seat'],
    dividend: ['seat', 'perShare', 'total'],
    takenOver: ['seat', 'heir', 'shares'],
  },
  lots: ['shares'],
  actions: { sellShares: 'lot', buyShares: 'lot', report: 'none' },
  options: ['autoReports'],
  frames: ['shareLot', 'dividend'],
} as const satisfies Vocabulary

/** The frame of this name, as it lies in the agenda. */
export const SHARE_LOT_FRAME = frameNumber('shareLot')

/** The frame of this name, as it lies in the agenda. */
export const DIVIDEND_FRAME = frameNumber('dividend')
