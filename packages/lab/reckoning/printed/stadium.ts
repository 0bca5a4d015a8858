import type { Printed } from '../printed.ts'
import { classic } from './classic.ts'

/** S-0.1: the amounts are those of classic; S-9.2, S-9.3, S-11.2, S-12.1 are not. */
export const stadium: Printed = {
  ...classic,
  usual: { speedDie: 1 },
  bails: [50, 50, 50],
  groupRent: 'unless mortgaged',
  freshThrow: true,
}
