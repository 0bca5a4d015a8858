import { defineTexts } from '../i18n/index.ts'

/** Words of a turn that is summed up in a line. */
export const turnTexts = defineTexts({
  de: {
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
  },
  en: {
    meanwhile: 'Since the last turn',
    bought: (deeds) => `buys ${deeds}`,
    rent: (amount, owner) => `pays ${amount} rent to ${owner}`,
    built: (count) => (count === 1 ? 'builds once' : `builds ${count} times`),
    sold: (count) => (count === 1 ? 'takes a building down' : `takes ${count} buildings down`),
    mortgaged: (count) => (count === 1 ? 'takes up a mortgage' : `takes up ${count} mortgages`),
    lifted: (count) => (count === 1 ? 'lifts a mortgage' : `lifts ${count} mortgages`),
    traded: 'trades',
    stayed: (jail) => `stays in ${jail}`,
    freed: (jail) => `gets out of ${jail}`,
    jailed: (jail) => `is sent to ${jail}`,
    out: 'leaves the game',
  },
})
