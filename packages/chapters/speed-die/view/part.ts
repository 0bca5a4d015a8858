import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { BusPart } from './BusPart.tsx'
import { JumpPart } from './JumpPart.tsx'

/** The speed die. */
export const speedDiePart: Part = {
  chapter: 'speed-die',
  place: 220,
  answers: { bus: BusPart, triple: JumpPart },
  rules: { bus: 'speedBus', triple: 'speedTriple' },
  reaches: {
    chooseMove: (_l, _seat, _argument, ask) => ask === 'bus',
    jumpTo: (_l, _seat, _argument, ask) => ask === 'triple',
  },
}
