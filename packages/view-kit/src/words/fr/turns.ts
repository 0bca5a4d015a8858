import type { SomeWords } from '../words.ts'

/** Words of a turn that is summed up in a line. */
export const turns: SomeWords<'turns'> = {
  meanwhile: 'Depuis le dernier tour',
  bought: (deeds) => `achète ${deeds}`,
  rent: (amount, owner) => `paie ${amount} de loyer à ${owner}`,
  built: (count) => (count === 1 ? 'construit une fois' : `construit ${count} fois`),
  sold: (count) => (count === 1 ? 'vend un bâtiment' : `vend ${count} bâtiments`),
  mortgaged: (count) => (count === 1 ? 'prend une hypothèque' : `prend ${count} hypothèques`),
  lifted: (count) => (count === 1 ? 'lève une hypothèque' : `lève ${count} hypothèques`),
  traded: 'échange',
  stayed: () => 'reste en prison',
  freed: () => 'sort de prison',
  jailed: () => 'va en prison',
  out: 'quitte la partie',
}
