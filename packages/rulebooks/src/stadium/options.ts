import type { OptionDef } from '@hausregeln/engine'
import { autoRent, rentGrace, speedDie, timeLimit } from '../table-options.ts'

/** The table options of the stadium rules. */
export const options: readonly OptionDef[] = [
  autoRent('S-9.1'),
  rentGrace('S-9.1'),
  speedDie('S-12.1', 1),
  timeLimit('S-2.4'),
]
