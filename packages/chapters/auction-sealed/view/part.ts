import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { OpenSlips } from './OpenSlips.tsx'
import { SealedPart } from './SealedPart.tsx'

/** Sealed bids. */
export const auctionSealedPart: Part = {
  chapter: 'auction-sealed',
  place: 80,
  answers: { sealed: SealedPart, shareLot: SealedPart },
  rules: { sealed: 'sealedBid' },
  interrupts: ['sealed', 'shareLot'],
  news: OpenSlips,
  reaches: { sealedBid: (_l, _seat, _argument, ask) => ask === 'sealed' || ask === 'shareLot' },
}
