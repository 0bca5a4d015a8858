import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { withWords } from '@hausregeln/view-kit/words/words.ts'
import { Gavel } from 'lucide-react'
import { lazy } from 'react'
import { MinimumPart } from './MinimumPart.tsx'

/** Auctions that an owner calls. */
export const ownerAuctionPart: Part = {
  chapter: 'owner-auction',
  place: 140,
  middle: { on: ['minimum'], show: lazy(() => withWords(import('./MinimumStage.tsx'), 'told')) },
  answers: { minimum: MinimumPart },
  interrupts: ['minimum'],
  deeds: [
    {
      place: 'putUp',
      action: (l) => (l.book.codes.putUp === undefined ? null : 'putUp'),
      row: { icon: Gavel, shown: () => true },
      leaves: true,
    },
  ],
  reaches: { setMinimum: (_l, _seat, _argument, ask) => ask === 'minimum' },
}
