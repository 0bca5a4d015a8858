import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { Landmark } from 'lucide-react'

/** Mortgaging and lifting share a place. */
export const mortgagePart: Part = {
  chapter: 'mortgage',
  place: 110,
  deeds: [
    {
      place: 'pledge',
      action: (l, deed) => {
        if (l.book.codes.mortgage === undefined) return null
        return l.s.mortgaged[deed] === 1 ? 'lift' : 'mortgage'
      },
      row: { icon: Landmark, shown: () => true },
    },
  ],
}
