// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  meanwhile: 'Since the last turn',
  bought: ($deeds) => `buys ${$deeds}`,
  rent: ($amount, $owner) => `pays ${$amount} rent to ${$owner}`,
  built: ($count) => ($count === 1 ? 'puts up a building' : `puts up ${$count} buildings`),
  sold: ($count) => ($count === 1 ? 'takes a building down' : `takes ${$count} buildings down`),
  mortgaged: ($count) => ($count === 1 ? 'mortgages a property' : `mortgages ${$count} properties`),
  lifted: ($count) => ($count === 1 ? 'lifts a mortgage' : `lifts ${$count} mortgages`),
  traded: 'trades',
  stayed: ($jail) => `stays in ${$jail}`,
  freed: ($jail) => `gets out of ${$jail}`,
  jailed: ($jail) => `is sent to ${$jail}`,
  out: 'leaves the game',
}
