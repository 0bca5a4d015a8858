// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  meanwhile: 'Seit dem letzten Zug',
  bought: ($deeds) => `kauft ${$deeds}`,
  rent: ($amount, $owner) => `zahlt ${$amount} Miete an ${$owner}`,
  built: ($count) => ($count === 1 ? 'baut ein Gebäude' : `baut ${$count} Gebäude`),
  sold: ($count) => `baut ${$count}-mal ab`,
  mortgaged: ($count) => ($count === 1 ? 'nimmt eine Hypothek auf' : `nimmt ${$count} Hypotheken auf`),
  lifted: ($count) => ($count === 1 ? 'löst eine Hypothek ab' : `löst ${$count} Hypotheken ab`),
  traded: 'tauscht',
  stayed: () => 'bleibt im Gefängnis',
  freed: () => 'kommt aus dem Gefängnis',
  jailed: () => 'muss ins Gefängnis',
  out: 'scheidet aus',
}
