import type { Printed } from '../printed.ts'
import { classic } from './classic.ts'

/** Classic, but B-1.1 to B-1.4 and the shares of B-4. */
export const exchange: Printed = {
  ...classic,
  salaryLand: 400,
  speedBonus: 0,
  bails: [50, 50, 50],
  lastBail: 100,
  fees: 'pot',
  protection: true,
  dividends: true,
  wealth: 'prices and shares',
}
