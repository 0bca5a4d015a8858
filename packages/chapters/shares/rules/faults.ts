import type { Laid } from '@hausregeln/engine/kit/book/chapter.ts'
import { type BookFault, fault, mention, numberRemedy } from '@hausregeln/engine/kit/book/fault.ts'

/** The annual report has a space of the board. */
export function reportFaults({ board: { spaces }, numbers: { reportSpace } }: Laid): BookFault[] {
  if (typeof reportSpace !== 'number' || reportSpace < spaces.length) return []
  return [
    fault(
      ['numbers', 'reportSpace'],
      `Die Zahl "reportSpace" ist ein Feld des Spielplans, nicht ${reportSpace}.`,
      `The number "reportSpace" is a space of the board, not ${reportSpace}.`,
      {
        names: [mention('number', 'reportSpace')],
        remedies: [numberRemedy('reportSpace', Math.floor(spaces.length / 2))],
      },
    ),
  ]
}
