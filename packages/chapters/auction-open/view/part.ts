import type { Part, Reach } from '@hausregeln/view-kit/table/part.ts'
import { lazy } from 'react'
import { AuctionPart } from './AuctionPart.tsx'

const whileAuction: Reach = (_l, _seat, _argument, ask) => ask === 'auction'

/** Open auctions. */
export const auctionOpenPart: Part = {
  chapter: 'auction-open',
  place: 70,
  middle: { on: ['auction'], show: lazy(() => import('./AuctionStage.tsx')) },
  answers: { auction: AuctionPart },
  rules: { auction: 'auction' },
  interrupts: ['auction'],
  reaches: { bid: whileAuction, pass: whileAuction },
}
