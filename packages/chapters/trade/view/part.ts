import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { lazy } from 'react'
import { OwnOffers } from './OwnOffers.tsx'
import { offersTo } from './offers.ts'

/** Offers: made and withdrawn beside the board, answered in the decision panel. */
export const tradePart: Part = {
  chapter: 'trade',
  place: 190,
  middle: {
    shown: (l, _log, persons) => offersTo(l, persons).length > 0,
    show: lazy(() => import('./OfferStage.tsx')),
  },
  matters: OwnOffers,
  trade: lazy(() => import('./TradeDialog.tsx')),
  reaches: { offer: () => true, accept: () => true, refuse: () => true, withdraw: () => true },
}
