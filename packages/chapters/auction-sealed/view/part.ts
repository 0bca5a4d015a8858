import { topFrame } from '@hausregeln/engine'
import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { lazy } from 'react'
import { isRebid } from '../rules/auction-sealed.ts'
import { sealedRound } from '../rules/slips.ts'
import { OpenSlips } from './OpenSlips.tsx'
import { freshSlips } from './reveal.ts'
import { SealedPart } from './SealedPart.tsx'
import { slipState } from './slip.ts'

/** Sealed bids. */
export const auctionSealedPart: Part = {
  chapter: 'auction-sealed',
  place: 80,
  middle: {
    on: ['sealed', 'shareLot'],
    shown: (_l, log) => freshSlips(log) !== null,
    show: lazy(() => import('./SealedStage.tsx')),
  },
  answers: { sealed: SealedPart, shareLot: SealedPart },
  rules: { sealed: 'sealedBid' },
  interrupts: ['sealed', 'shareLot'],
  news: OpenSlips,
  slips: { round: sealedRound, again: (l) => isRebid(l, topFrame(l)), state: slipState },
  reaches: { sealedBid: (_l, _seat, _argument, ask) => ask === 'sealed' || ask === 'shareLot' },
}
