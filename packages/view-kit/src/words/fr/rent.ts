import type { SomeWords } from '../words.ts'

/** Words for rents that follow the throw. */
export const rent: SomeWords<'rent'> = {
  radar: 'Loyer selon le lancer et le nombre de radars',
  radarThrow: 'Lancer',
  radarOwned: (count) => (count === 1 ? '1 possédé' : `${count} possédés`),
}
