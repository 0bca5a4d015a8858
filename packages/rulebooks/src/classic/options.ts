import type { OptionDef } from '@hausregeln/engine'
import { text } from '@hausregeln/engine/core/text.ts'
import { autoRent, rentGrace, speedDie, timeLimit } from '../table-options.ts'

/** The table options of the classic rules. */
export const options: readonly OptionDef[] = [
  autoRent('K-3.1'),
  rentGrace('K-3.1'),
  {
    id: 'freeParkingPot',
    name: text('option-freeParkingPot'),
    rule: 'K-4.1',
    min: 0,
    max: 1,
    default: 0,
  },
  { id: 'shortGame', name: text('option-shortGame'), rule: 'K-9.1', min: 0, max: 1, default: 0 },
  timeLimit('K-9.2'),
  speedDie('K-0.1', 0),
]
