import { sayings } from '@hausregeln/engine/core/saying.ts'
import type { Laid } from '@hausregeln/engine/kit/book/chapter.ts'
import { type BookFault, fault, mention, numberRemedy } from '@hausregeln/engine/kit/book/fault.ts'
import { words } from './say/en.words.ts'
import type { Words } from './say/shape.words.ts'

const say = sayings<Words>('shares', words)

/** The annual report has a space of the board. */
export function reportFaults({ board: { spaces }, numbers: { reportSpace } }: Laid): BookFault[] {
  if (typeof reportSpace !== 'number' || reportSpace < spaces.length) return []
  return [
    fault(['numbers', 'reportSpace'], say('noSpace', { given: reportSpace }), {
      names: [mention('number', 'reportSpace')],
      remedies: [numberRemedy('reportSpace', Math.floor(spaces.length / 2))],
    }),
  ]
}
