import type { OptionDef } from '@hausregeln/engine'
import { text } from '@hausregeln/engine/core/text.ts'
import { autoRent, rentGrace, timeLimit } from '../table-options.ts'

/** The table options of the exchange rules. */
export const options: readonly OptionDef[] = [
  autoRent('K-3.1'),
  rentGrace('K-3.1'),
  {
    id: 'auctionStreetsOnly',
    name: text('option-auctionStreetsOnly'),
    rule: 'B-2.1',
    min: 0,
    max: 1,
    default: 0,
  },
  {
    id: 'autoReports',
    name: text('option-autoReports'),
    rule: 'B-4.6',
    min: 0,
    max: 1,
    default: 0,
  },
  timeLimit('B-5.1'),
]
