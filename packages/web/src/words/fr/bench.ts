import type { SomePart } from '../words.ts'

/** What only the workshop says: as yet in English, but set as French is. */
export const bench: SomePart<'bench'> = {
  workshop: { labelled: (label) => `${label} :` },
}
