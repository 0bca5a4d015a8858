import type { SomeWords } from '../words.ts'

/** Words for buying and building from afar. */
export const remotePurchase: SomeWords<'remotePurchase'> = {
  buildIn: (group) => `Construire en ${group} …`,
  buildRemoteIn: (group, name) => `Construire à distance en ${group} (de passage : ${name}) …`,
  remote: 'Achat à distance, tant que quelqu’un s’y trouve',
  last: 'Acheter ou vendre à distance met fin à la construction sur cette étape.',
}
