import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { EndsAlone } from './EndsAlone.tsx'
import { EndTurn } from './EndTurn.tsx'

/** The turn: its throw and its end. */
export const turnPart: Part = {
  chapter: 'turn',
  place: 10,
  buttons: { throw: ['throw'], endTurn: ['endTurn'] },
  beside: [
    { on: ['throw'], show: EndTurn },
    { on: ['endTurn'], show: EndsAlone },
  ],
  reaches: { endTurn: (_l, _seat, _argument, ask) => ask === 'throw' },
}
