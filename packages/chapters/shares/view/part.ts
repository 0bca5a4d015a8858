import { numberOf } from '@hausregeln/engine'
import type { Part, Reach } from '@hausregeln/view-kit/table/part.ts'
import { lazy } from 'react'
import { mostAtOnce } from '../rules/holdings.ts'
import { DividendNotice } from './DividendNotice.tsx'
import { ExchangePanel } from './ExchangePanel.tsx'
import { ReportNotice } from './ReportNotice.tsx'
import { ReportPart } from './ReportPart.tsx'
import { hasShares } from './shares.ts'
import { WideExchange } from './WideExchange.tsx'

const inDeals: Reach = (l, _seat, argument) => numberOf(argument) <= mostAtOnce(l.book)

/** Shares in players: deals and reports stand in the panel of the exchange at all times. */
export const sharesPart: Part = {
  chapter: 'shares',
  place: 280,
  middle: {
    shown: (l) => hasShares(l) && l.s.throwsMade > 0 && l.s.over === 0,
    show: lazy(() => import('./MarketStage.tsx')),
    quiet: true,
  },
  answers: { report: ReportPart },
  notices: [
    { on: ['throw', 'jail'], show: DividendNotice },
    { on: ['throw', 'jail', 'buy', 'endTurn', 'want'], show: ReportNotice },
  ],
  panel: { at: 'above', show: ExchangePanel },
  wide: WideExchange,
  reaches: { sellShares: inDeals, buyShares: inDeals, report: () => true },
}
