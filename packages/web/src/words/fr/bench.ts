import type { SomePart } from '../words.ts'

/** What only the workshop says: as yet in English. */
export const bench: SomePart<'bench'> = {}
