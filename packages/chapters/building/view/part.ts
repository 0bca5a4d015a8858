import type { GameView } from '@hausregeln/engine'
import { isStreet, ownsGroup } from '@hausregeln/engine/kit/deeds.ts'
import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { Minus, Plus } from 'lucide-react'

function knows(l: GameView, name: 'build' | 'sell'): boolean {
  return l.book.codes[name] !== undefined
}

function isBuilt(l: GameView, deed: number): boolean {
  return (l.s.level[deed] ?? 0) > 0
}

/** Building and selling buildings, street by street. */
export const buildingPart: Part = {
  chapter: 'building',
  place: 100,
  deeds: [
    {
      place: 'build',
      action: (l, deed) => (l.book.policies.ladder === null && isStreet(l, deed) && knows(l, 'build') ? 'build' : null),
      row: { icon: Plus, shown: (l, seat, deed) => ownsGroup(l, seat, l.book.board.groupOf[deed] ?? 0) },
    },
    {
      place: 'sell',
      action: (l, deed) =>
        isStreet(l, deed) && (l.book.policies.ladder === null || isBuilt(l, deed)) && knows(l, 'sell') ? 'sell' : null,
      row: { icon: Minus, shown: (l, _seat, deed) => isBuilt(l, deed) },
    },
  ],
}
