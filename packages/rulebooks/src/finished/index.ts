/** A file of the house: a finished book that anybody could have written. It is loaded when somebody wants it. */
export interface FinishedBook {
  readonly id: string
  readonly load: () => Promise<{ readonly default: object }>
}

/** Finished rulebooks as files, in the order in which they are offered. */
export const finishedBooks: readonly FinishedBook[] = [
  { id: 'family-sunday', load: () => import('./family-sunday.json', { with: { type: 'json' } }) },
  { id: 'fast-half-hour', load: () => import('./fast-half-hour.json', { with: { type: 'json' } }) },
  { id: 'no-luck', load: () => import('./no-luck.json', { with: { type: 'json' } }) },
  { id: 'tournament', load: () => import('./tournament.json', { with: { type: 'json' } }) },
  { id: 'earth-1904', load: () => import('./earth-1904.json', { with: { type: 'json' } }) },
  { id: 'little-town', load: () => import('./little-town.json', { with: { type: 'json' } }) },
]
