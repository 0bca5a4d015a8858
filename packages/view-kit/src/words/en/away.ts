import type { Parts } from '../words.ts'
import { online } from './online.ts'
import { people } from './people.ts'
import { refusals } from './refusals.ts'
import { storage } from './storage.ts'

/** What only online tables say. */
export const away: Parts['away'] = {
  online,
  people,
  refusals,
  storage,
}
