// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  effect: {
    advanceTo: (a, v) => (v.isOnlyJail(a.space) ? 'on to the jail space' : `on to ${v.space(a.space)}`),
    nextUtility: (a) => `on to the next utility, rent ${a.factor} times the throw`,
    nextStation: (a) => (a.times === 1 ? 'on to the next station, the usual rent' : `on to the next station, ${a.times} times the rent`),
    back: (a) => (a.steps === 1 ? `${a.steps} space back` : `${a.steps} spaces back`),
    toJail: (a) => `to ${a.jail}`,
    jailFree: 'jail card',
    receive: (a, v) => `${v.money(a.amount)} from the bank`,
    pay: (a, v) => `${v.money(a.amount)} to the bank`,
    receiveEach: (a, v) => `${v.money(a.amount)} from each other player`,
    payEach: (a, v) => `${v.money(a.amount)} to each other player`,
    repairs: (a, v) => `${v.money(a.house)} for each ${v.noun(a.houses)}, ${v.money(a.hotel)} for each ${v.noun(a.hotels)}`,
    nothing: 'nothing',
  },
  card: {
    advanceTo: 'On to a space',
    nextUtility: 'On to the next utility',
    nextStation: 'On to the next station',
    back: 'Spaces back',
    toJail: 'To jail',
    jailFree: 'Jail card',
    receive: 'Money from the bank',
    pay: 'Money to the bank',
    receiveEach: 'Money from each other player',
    payEach: 'Money to each other player',
    repairs: 'Repairs for houses and hotels',
    nothing: 'Nothing',
  },
}
