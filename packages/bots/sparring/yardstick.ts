import type { Temper } from '../src/steady/figures/characters.ts'
import type { Tuning } from '../src/steady/figures/tuning.ts'

const FORMER_TUNING: Tuning = {
  horizon: 16,
  face: 0.85,
  fromBank: 0.2,
  fromPlayer: 0.25,
  fromClaim: 0.6,
  block: 0.2,
  purse: 0.8,
  thin: 0.7,
  haste: 0,
  reserve: 0.2,
  reserveNear: 0.5,
  reserveRound: 0.5,
  cover: 0.9,
  pocket: 0.1,
  means: 4,
  later: 0.5,
  interest: 0.1,
  backing: 0.9,
  salaries: 1,
  push: 1.5,
  caution: 0.65,
  lasting: 0,
  deals: { caution: 0.65, part: 0.65, whole: 0.65, refused: 0, trust: 0, grudge: 256, stuck: 0, little: 0, nerve: 0 },
  whole: 3,
  jailCard: 0.8,
  shelter: 0.2,
  first: 0.5,
  denial: 1,
  keen: 1.4,
  keenOthers: 1.2,
  rung: 0.2,
  rungFromAfar: 1,
  peak: 1,
  threshold: 0.1,
  chances: null,
}

/**
 * By what those who are made to be played against judge a table: as steady players did before they had manners. It stays as it
 * is, so that what is measured against them can be compared.
 */
export const YARDSTICK: Temper = { name: 'former', tuned: () => FORMER_TUNING }
