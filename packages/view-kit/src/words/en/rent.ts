import type { Words } from '../words.ts'

/** Words for rents that follow the throw. */
export const rent: Words['rent'] = {
  radar: 'Rent by throw and number of traps',
  radarThrow: 'Throw',
  radarOwned: (count) => `${count} owned`,
}
