import { openSerials } from '@hausregeln/view-kit/table/matters.ts'
import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { lazy } from 'react'
import { OffersPart } from './OffersPart.tsx'
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
  pending: {
    on: 'offers',
    is: (l, me) => me >= 0 && openSerials(l, me, 'refuse').length > 0,
    at: 'below',
    show: OffersPart,
  },
  matters: OwnOffers,
  trade: lazy(() => import('./TradeDialog.tsx')),
  reaches: { offer: () => true, accept: () => true, refuse: () => true, withdraw: () => true },
}
