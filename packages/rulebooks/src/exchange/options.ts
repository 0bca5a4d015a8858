import type { OptionDef } from '@hausregeln/engine'
import { autoRent, rentGrace, timeLimit } from '../table-options.ts'

/** The table options of the exchange rules. */
export const options: readonly OptionDef[] = [
  autoRent('K-3.1'),
  rentGrace('K-3.1'),
  {
    id: 'auctionStreetsOnly',
    name: { de: 'Nur Straßen werden versteigert', en: 'Only streets are auctioned' },
    rule: 'B-2.1',
    min: 0,
    max: 1,
    default: 0,
  },
  {
    id: 'autoReports',
    name: { de: 'Berichte werden von selbst abgegeben', en: 'Reports are filed automatically' },
    rule: 'B-4.6',
    min: 0,
    max: 1,
    default: 0,
  },
  timeLimit('B-5.1'),
]
