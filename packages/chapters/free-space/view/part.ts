import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { TravelPart } from './TravelPart.tsx'

/** A free choice of space on the start. */
export const freeSpacePart: Part = {
  chapter: 'free-space',
  place: 250,
  answers: { start: TravelPart },
  rules: { start: 'freeSpace' },
  reaches: {
    takeSalary: (_l, _seat, _argument, ask) => ask === 'start',
    travelTo: (_l, _seat, _argument, ask) => ask === 'start',
  },
}
