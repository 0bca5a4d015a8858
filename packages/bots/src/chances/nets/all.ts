import type { Nets } from '../kinds.ts'
import { net as claims } from './claims.ts'
import { ends as endsOfGroups } from './endsOfGroups.ts'
import { ends as endsOfThirdDie } from './endsOfThirdDie.ts'
import { net as groups } from './groups.ts'
import { net as homes } from './homes.ts'
import { net as shares } from './shares.ts'
import { net as thirdDie } from './thirdDie.ts'

/** The nets of all kinds of rulebook, for programs that have them at hand; a page fetches one (bring.ts). */
export const NETS: Nets = {
  groups,
  thirdDie,
  homes,
  shares,
  claims,
  ends: { groups: endsOfGroups, thirdDie: endsOfThirdDie },
}
