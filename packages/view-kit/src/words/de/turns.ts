/** Words of a turn that is summed up in a line. */
export const turns = {
  meanwhile: 'Seit dem letzten Zug',
  bought: (deeds: string) => `kauft ${deeds}`,
  rent: (amount: string, owner: string) => `zahlt ${amount} Miete an ${owner}`,
  built: (count: number) => `baut ${count}-mal`,
  sold: (count: number) => `baut ${count}-mal ab`,
  mortgaged: (count: number) => (count === 1 ? 'nimmt eine Hypothek auf' : `nimmt ${count} Hypotheken auf`),
  lifted: (count: number) => (count === 1 ? 'löst eine Hypothek ab' : `löst ${count} Hypotheken ab`),
  traded: 'tauscht',
  stayed: (_jail: string): string => 'bleibt im Gefängnis',
  freed: (_jail: string): string => 'kommt aus dem Gefängnis',
  jailed: (_jail: string): string => 'muss ins Gefängnis',
  out: 'scheidet aus',
}
