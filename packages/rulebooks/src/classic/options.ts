import type { OptionDef } from '@hausregeln/engine'
import { autoRent, rentGrace, speedDie, timeLimit } from '../table-options.ts'

/** The table options of the classic rules. */
export const options: readonly OptionDef[] = [
  autoRent('K-3.1'),
  rentGrace('K-3.1'),
  {
    id: 'freeParkingPot',
    name: { de: 'Topf auf Frei Parken', en: 'Pot on the free car park' },
    rule: 'K-4.1',
    min: 0,
    max: 1,
    default: 0,
  },
  { id: 'shortGame', name: { de: 'Kurzes Spiel', en: 'Short game' }, rule: 'K-9.1', min: 0, max: 1, default: 0 },
  timeLimit('K-9.2'),
  speedDie('K-0.1', 0),
]
