import type { Parts } from '../words.ts'
import { workshop } from './workshop.ts'

/** What only the workshop says. */
export const bench: Parts['bench'] = {
  workshop,
}
