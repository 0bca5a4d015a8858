import { workshop } from './workshop.ts'

/** What only the workshop says. */
export const bench = {
  workshop,
}
