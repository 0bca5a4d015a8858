import type { SomePart } from '../words.ts'
import { workshop } from './workshop.ts'

/** What only the workshop says. */
export const bench: SomePart<'bench'> = {
  workshop,
}
