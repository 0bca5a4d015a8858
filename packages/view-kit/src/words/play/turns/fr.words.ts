// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  meanwhile: 'Depuis le dernier tour',
  bought: ($deeds) => `achète ${$deeds}`,
  rent: ($amount, $owner) => `paie ${$amount} de loyer à ${$owner}`,
  built: ($count) => ($count === 0 ? `construit ${$count} bâtiment` : $count < 2 ? 'construit un bâtiment' : `construit ${$count} bâtiments`),
  sold: ($count) => ($count === 0 ? `vend ${$count} bâtiments` : $count < 2 ? 'vend un bâtiment' : `vend ${$count} bâtiments`),
  mortgaged: ($count) => ($count === 0 ? `prend ${$count} hypothèques` : $count < 2 ? 'prend une hypothèque' : `prend ${$count} hypothèques`),
  lifted: ($count) => ($count === 0 ? `lève ${$count} hypothèques` : $count < 2 ? 'lève une hypothèque' : `lève ${$count} hypothèques`),
  traded: 'échange',
  stayed: () => 'reste en prison',
  freed: () => 'sort de prison',
  jailed: () => 'va en prison',
  out: 'quitte la partie',
}
