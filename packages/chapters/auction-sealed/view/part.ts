import { isAskedAny } from '@hausregeln/view-kit/table/deeds/lot.ts'
import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { lazy } from 'react'
import { OpenSlips } from './OpenSlips.tsx'
import { freshSlips } from './reveal.ts'
import { SealedPart } from './SealedPart.tsx'

/** Sealed bids. */
export const auctionSealedPart: Part = {
  chapter: 'auction-sealed',
  place: 80,
  middle: {
    shown: (l, log) => isAskedAny(l, 'sealed') || isAskedAny(l, 'shareLot') || freshSlips(log) !== null,
    show: lazy(() => import('./SealedStage.tsx')),
  },
  answers: { sealed: SealedPart, shareLot: SealedPart },
  rules: { sealed: 'sealedBid' },
  interrupts: ['sealed', 'shareLot'],
  news: OpenSlips,
  reaches: { sealedBid: (_l, _seat, _argument, ask) => ask === 'sealed' || ask === 'shareLot' },
}
